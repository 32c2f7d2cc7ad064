"""A first game: a whole match that was written beforehand, and what is taught at which of its plays."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from whistlestop.core.errors import BrokenGame, BrokenRecord, Fault
from whistlestop.core.game import Game
from whistlestop.core.sheet import Row, Sheet
from whistlestop.games.shelf import find
from whistlestop.record import record
from whistlestop.record.notation import Notation
from whistlestop.record.record import Line
from whistlestop.record.rehearsed import Rehearsed

LEARNER = 0
"""The seat of whoever learns; scripts play the others."""

FOLDER = "lesson"
"""Where a first game lies in the folder of its game."""
SCRIPT = "script.record"
STEPS = "steps.toml"


@dataclass(frozen=True)
class Step:
    """What is taught before a play: the play itself, a thing to look at, or a leap over many plays."""

    id: str
    ply: int  # of the play that it is about, or that comes next
    look: str = ""  # what to look at, where nothing is to be played
    until: int = 0  # the last of the plays that the script makes for the learner, where it leaps


@dataclass(frozen=True)
class Lesson:
    """The script of a first game, and its steps in order."""

    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    seats: int
    chance: Rehearsed
    digest: str  # tells one version of a script from another

    def line(self, ply: int) -> Line | None:
        """Return what is played next after so many plays; nothing once the script is at its end."""
        return self.lines[ply] if ply < len(self.lines) else None

    def due(self, ply: int) -> list[Step]:
        """List the steps that come before the next play, after so many plays."""
        return [step for step in self.steps if step.ply == ply + 1]

    def leap(self, ply: int) -> int:
        """Return how far the script plays for everybody after so many plays; 0 if the learner decides."""
        return max((step.until for step in self.due(ply)), default=0)

    def number(self, step: Step) -> int:
        """Count the steps up to one."""
        return self.steps.index(step) + 1


def has_lesson(name: str) -> bool:
    """Tell whether a game has a first game that teaches it."""
    return (find(name) / FOLDER / SCRIPT).is_file()


@cache
def lesson_of(game: Game) -> Lesson:
    """Read the first game of a game; mistakes in it are told all at once."""
    folder = game.about.folder / FOLDER
    faults: list[Fault] = []
    steps = read_steps(Sheet(folder / STEPS, faults))
    try:
        text = (folder / SCRIPT).read_text(encoding="utf-8")
        script = record.read(text)
        seats = record.whole_number(script, "seats")
        notation = Notation(game)
        answers = {line.ply: record.answers(notation, line.answers, line.number) for line in script.lines}
        answers[0] = record.answers(notation, script.opening, script.opening_line)
    except OSError as error:
        faults.append(Fault(str(folder / SCRIPT), 0, f"can't be read: {error.strerror}."))
    except BrokenRecord as error:
        faults.append(Fault(str(folder / SCRIPT), error.line, str(error.reason)))
    if not faults:
        faults = untaught(folder, script.lines, steps)
    if faults:
        raise BrokenGame(faults)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Lesson(tuple(script.lines), tuple(steps), seats, Rehearsed(answers), digest)


def read_steps(sheet: Sheet) -> list[Step]:
    """Read the steps of a lesson."""
    return [read_step(row) for row in sheet.rows("steps")] if sheet.data else []


def read_step(row: Row) -> Step:
    """Read one step."""
    row.only("id", "ply", "look", "until")
    look = row.text("look") if "look" in row.data else ""
    return Step(row.text("id"), row.number("ply"), look, row.number("until", 0))


def untaught(folder: Path, lines: list[Line], steps: list[Step]) -> list[Fault]:
    """List the plays of the learner that no step teaches, and the steps at which nobody is to play."""
    faults = []
    taught = {step.ply for step in steps if not step.look and not step.until}
    leapt = {ply for step in steps if step.until for ply in range(step.ply, step.until + 1)}
    learners = {line.ply for line in lines if line.seat == LEARNER}
    for ply in sorted(learners - taught - leapt):
        faults.append(Fault(str(folder / STEPS), 0, f"no step teaches play {ply} of the script."))
    for ply in sorted((taught | {step.ply for step in steps if step.until}) - learners):
        faults.append(
            Fault(str(folder / STEPS), 0, f"there is a step for play {ply}, which is not the learner's.")
        )
    if [step.ply for step in steps] != sorted(step.ply for step in steps):
        faults.append(Fault(str(folder / STEPS), 0, "the steps should stand in the order of their plays."))
    return faults
