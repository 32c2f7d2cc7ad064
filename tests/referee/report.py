"""What the referee says: a foul, or a report on a game without one."""

from collections import Counter
from dataclasses import dataclass, field

FORMAT = "format"


class Foul(Exception):
    """A step of a playthrough that the rules or the format don't allow."""

    def __init__(self, ply: int, sentence: str, clause: str) -> None:
        """Store the ply (0 is the set-up), the problem and its clause."""
        super().__init__(f"ply {ply}: {sentence} ({clause})")
        self.ply = ply
        self.sentence = sentence
        self.clause = clause


@dataclass
class Report:
    """A game that was followed from the set-up to the last score without a foul."""

    game: str
    seats: int
    plies: int = 0
    reason: str = ""
    winners: list[int] = field(default_factory=list)
    plays: Counter[str] = field(default_factory=Counter)
    """How often each kind of action was played: "claim", "withdraw", ..."""
    outcomes: Counter[str] = field(default_factory=Counter)
    """How often chance answered in each way: "drawn", "flush", ..."""
    sheets: list[dict[str, int]] = field(default_factory=list)
    """The score sheet of each seat."""
