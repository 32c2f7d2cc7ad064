"""A lesson: a scripted match, and what each of its plays teaches."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from whistlestop.core.errors import BrokenGame, BrokenRecord, Fault
from whistlestop.core.game import Game
from whistlestop.core.loading.toml_file import TomlFile, TomlRow
from whistlestop.games.catalogue import find
from whistlestop.record import record
from whistlestop.record.notation import Notation
from whistlestop.record.record_text import RecordLine
from whistlestop.record.scripted_by_ply import ScriptedByPly

LEARNER = 0
"""The learner's seat; the script plays the others."""

FOLDER = "lesson"
"""The folder of a lesson in the folder of its game."""
SCRIPT = "script.record"
STEPS = "steps.toml"


@dataclass(frozen=True)
class Step:
    """One step of a lesson: a play, something to look at, or a jump over several plays."""

    id: str
    ply: int  # the play that it is about, or the next one
    look: str = ""  # what to look at, if there is nothing to play
    until: int = 0  # the last play that the script makes for the learner; 0 if it makes none


@dataclass(frozen=True)
class Lesson:
    """The script of a lesson and its steps in order."""

    lines: tuple[RecordLine, ...]
    steps: tuple[Step, ...]
    seats: int
    chance: ScriptedByPly
    digest: str  # identifies the version of the script

    def line(self, ply: int) -> RecordLine | None:
        """Return the next line of the script after a number of plays; None at its end."""
        return self.lines[ply] if ply < len(self.lines) else None

    def due(self, ply: int) -> list[Step]:
        """Return the steps before the next play, after a number of plays."""
        return [step for step in self.steps if step.ply == ply + 1]

    def leap(self, ply: int) -> int:
        """Return the ply up to which the script plays for everybody; 0 if the learner decides."""
        return max((step.until for step in self.due(ply)), default=0)

    def number(self, step: Step) -> int:
        """Return the number of a step, counted from 1."""
        return self.steps.index(step) + 1


def has_lesson(name: str) -> bool:
    """Return whether a game has a lesson."""
    return (find(name) / FOLDER / SCRIPT).is_file()


@cache
def lesson_of(game: Game) -> Lesson:
    """Load the lesson of a game; raise BrokenGame with all faults."""
    folder = game.about.folder / FOLDER
    faults: list[Fault] = []
    steps = read_steps(TomlFile(folder / STEPS, faults))
    try:
        text = (folder / SCRIPT).read_text(encoding="utf-8")
        script = record.read(text)
        seats = script.whole_number("seats")
        notation = Notation(game)
        outcomes = {
            line.ply: record.parse_outcomes(notation, line.outcomes, line.number) for line in script.lines
        }
        outcomes[0] = record.parse_outcomes(notation, script.opening, script.opening_line)
    except OSError as error:
        faults.append(Fault(str(folder / SCRIPT), 0, f"can't be read: {error.strerror}."))
    except BrokenRecord as error:
        faults.append(Fault(str(folder / SCRIPT), error.line, str(error.problem)))
    if not faults:
        faults = step_faults(folder, script.lines, steps)
    if faults:
        raise BrokenGame(faults)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return Lesson(tuple(script.lines), tuple(steps), seats, ScriptedByPly(outcomes), digest)


def read_steps(file: TomlFile) -> list[Step]:
    """Read the steps of a lesson."""
    return [read_step(row) for row in file.rows("steps")] if file.data else []


def read_step(row: TomlRow) -> Step:
    """Read one step."""
    row.only("id", "ply", "look", "until")
    look = row.text("look") if "look" in row.data else ""
    return Step(row.text("id"), row.number("ply"), look, row.number("until", 0))


def step_faults(folder: Path, lines: list[RecordLine], steps: list[Step]) -> list[Fault]:
    """Return a fault for each play of the learner without a step, and each step without such a play."""
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
