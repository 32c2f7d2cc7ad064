"""Tables with a lesson: the script decides what can be played, and what is taught."""

from whistlestop.core.reason import Reason
from whistlestop.record import choices
from whistlestop.record.lesson import LEARNER, Step
from whistlestop.record.record_text import RecordLine
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import LessonMessage, StepMessage

Choices = dict[str, dict[str, list[str]]]

SCRIPT = "script"
"""The bot name of seats that the script plays."""
COMPANION = "Otto"
"""The opponent's name, common in many languages."""

NOT_NOW = Reason("This guided game continues with another move: follow the hint, or skip the step.")
REWRITTEN = Reason("This guided game has changed since you started it. Start it again from the lobby.")


def next_line(table: TableState) -> RecordLine:
    """Return the next play of the script."""
    line = table.lesson.line(table.ply) if table.lesson else None
    if line is None:
        raise Refusal("not_possible", REWRITTEN)
    return line


def is_next(table: TableState, text: str, seat: int) -> bool:
    """Return whether an action is the next play of the script."""
    line = next_line(table)
    number = table.game.actions.number
    return line.seat == seat and number(line.text) == number(text)


def check_scripted(table: TableState, seat: int, text: str) -> None:
    """Refuse an action that is not the script's next play."""
    assert table.position is not None
    if is_next(table, text, seat):
        return
    raise Refusal("illegal", table.position.problem(text, seat) or NOT_NOW)


def scripted_choices(table: TableState, seat: int, possible: Choices) -> Choices:
    """Filter choices down to the script's next play; return all at other tables."""
    if not table.agreement.lesson:
        return possible
    if table.lesson is None or table.lesson.leap(table.ply):
        return {}
    due: Choices = {}
    for where, things in possible.items():
        for what, texts in things.items():
            for text in texts:
                if is_next(table, text, seat):
                    due.setdefault(where, {}).setdefault(what, []).append(text)
    return due


def explain(table: TableState, seat: int, where: str, what: str) -> Reason | None:
    """Return why something can't be used now; None if it can."""
    assert table.position is not None
    reason = choices.why(table.position, seat, where, what)
    if reason or not table.agreement.lesson:
        return reason
    due = scripted_choices(table, seat, choices.Choices(table.position, seat).by_aim())
    return None if what in due.get(where, {}) else NOT_NOW


def next_turn(table: TableState, seat: int, where: str, what: str) -> choices.Outlook:
    """Return what a seat could do with a target if its turn began now; nothing in a guided game."""
    assert table.position is not None
    if table.agreement.lesson:
        return choices.Outlook([], NOT_NOW)
    return choices.next_turn(table.position, seat, where, what)


def lesson_message(table: TableState, seat: int | None) -> LessonMessage | None:
    """Return the current steps for the learner."""
    lesson = table.lesson
    if seat != LEARNER or lesson is None:
        return None
    due = lesson.due(table.ply)
    past = [step for step in lesson.steps if step.ply <= table.ply]
    return LessonMessage(
        steps=[step_message(step) for step in due],
        past=len(past),
        of=len(lesson.steps),
        leaps=any(step.until for step in due),
    )


def step_message(step: Step) -> StepMessage:
    """Describe a step."""
    return StepMessage(id=step.id, look=step.look)


def skip_target(table: TableState, ply: int | None) -> int:
    """Return the ply up to which the script plays when a step, or all, is skipped."""
    lesson = table.lesson
    if lesson is None:
        none = Reason("Only a guided game has steps to skip.")
        raise Refusal("not_possible", REWRITTEN if table.agreement.lesson else none)
    if ply is None:
        return len(lesson.lines)
    if ply != table.ply or table.actors() != [LEARNER]:
        late = Reason("The table is at ply {ply}, and this step was at ply {old}.", ply=table.ply, old=ply)
        raise Refusal("stale", late)
    return max(lesson.leap(ply), ply + 1)
