"""A table at which somebody learns: the script decides what can be played, and says what comes now."""

from whistlestop.core.reason import Reason
from whistlestop.record import choices
from whistlestop.record.lesson import LEARNER, Step
from whistlestop.record.record import Line
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import LessonTold, StepTold

Choices = dict[str, dict[str, list[str]]]

SCRIPT = "script"
"""What plays the other seats, in place of a bot."""
COMPANION = "Otto"
"""Who the learner plays with; the name is at home in many languages."""

LATER = Reason("In this first game something else comes now: follow the hint, or skip the step.")
REWRITTEN = Reason("This first game has been rewritten since you began it. Begin it again from the lobby.")


def next_line(table: Table) -> Line:
    """Return what the script of a first game plays next."""
    line = table.lesson.line(table.ply) if table.lesson else None
    if line is None:
        raise Refusal("not_possible", REWRITTEN)
    return line


def is_due(table: Table, text: str, seat: int) -> bool:
    """Tell whether an action is the one that the script plays next."""
    line = next_line(table)
    number = table.game.actions.number
    return line.seat == seat and number(line.text) == number(text)


def refuse_other_plays(table: Table, seat: int, text: str) -> None:
    """Refuse what is no play of the script: with the rules' own reason, or since something else comes now."""
    assert table.match is not None
    if is_due(table, text, seat):
        return
    raise Refusal("illegal", table.match.problem(text, seat) or LATER)


def narrowed(table: Table, seat: int, possible: Choices) -> Choices:
    """Leave of what a seat could do what the script plays next; everything at a table without a script."""
    if not table.agreement.lesson:
        return possible
    if table.lesson is None or table.lesson.leap(table.ply):
        return {}
    due: Choices = {}
    for where, things in possible.items():
        for what, texts in things.items():
            for text in texts:
                if is_due(table, text, seat):
                    due.setdefault(where, {}).setdefault(what, []).append(text)
    return due


def why(table: Table, seat: int, where: str, what: str) -> Reason | None:
    """Say why something that a seat points at can't be used now; nothing if it can."""
    assert table.match is not None
    reason = choices.why(table.match, seat, where, what)
    if reason or not table.agreement.lesson:
        return reason
    due = narrowed(table, seat, choices.choices(table.match.view(seat)))
    return None if what in due.get(where, {}) else LATER


def told(table: Table, seat: int | None) -> LessonTold | None:
    """Tell whoever learns what comes now."""
    lesson = table.lesson
    if seat != LEARNER or lesson is None:
        return None
    due = lesson.due(table.ply)
    past = [step for step in lesson.steps if step.ply <= table.ply]
    return LessonTold(
        steps=[step_told(step) for step in due],
        past=len(past),
        of=len(lesson.steps),
        leaps=any(step.until for step in due),
    )


def step_told(step: Step) -> StepTold:
    """Tell what is taught now."""
    return StepTold(id=step.id, look=step.look)


def skipped(table: Table, ply: int | None) -> int:
    """Return up to which ply the script plays if a step is skipped, or with no ply all that is left."""
    lesson = table.lesson
    if lesson is None:
        none = Reason("Only a first game has steps to skip.")
        raise Refusal("not_possible", REWRITTEN if table.agreement.lesson else none)
    if ply is None:
        return len(lesson.lines)
    if ply != table.ply or table.actors() != [LEARNER]:
        late = Reason("The table is at ply {ply}, and this step was at ply {old}.", ply=table.ply, old=ply)
        raise Refusal("stale", late)
    return max(lesson.leap(ply), ply + 1)
