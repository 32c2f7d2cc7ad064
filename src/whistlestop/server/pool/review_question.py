"""The messages between a server and a process that reviews games."""

from msgspec import Struct


class ScriptedPlay(Struct, frozen=True, array_like=True):
    """A play with its random outcomes, as records write them."""

    seat: int
    text: str
    outcomes: str


class ReviewQuestion(Struct, frozen=True, array_like=True):
    """A game with all hands, which is over, and the seat to review."""

    game: str
    options: list[str]
    names: list[str]
    first: int | None
    opening: str
    plays: list[ScriptedPlay]
    seat: int
    depth: str
    seed: int
    begun: str  # a review that was interrupted, as JSON; empty if there is none
    seconds: float  # of CPU time, after which the review stops
    saving: float  # seconds between two reports with the unfinished review

    def __repr__(self) -> str:
        return f"<Review of seat {self.seat} of {self.game}, {self.depth}>"


class ReviewReport(Struct, frozen=True, array_like=True):
    """The progress of a review."""

    done: int
    total: int
    review: str = ""  # as JSON, in some reports and in the last one
    complete: bool = False
    problem: str = ""  # why the review ends here: “slow”, or the place of an error

    @property
    def is_last(self) -> bool:
        """Whether no further report follows."""
        return self.complete or bool(self.problem)
