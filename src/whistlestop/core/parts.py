"""The kinds of parts that a game is put together from."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core.actions import Legal
from whistlestop.core.chance import Chance
from whistlestop.core.reason import Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a game's rules; it never changes once the game is put together."""

    def join(self, game: "Game") -> None:
        """Take the place in a game: name the actions, and remember the parts this one works with."""

    def tally(self, played: vec[i64]) -> dict[str, float]:
        """Say what is worth knowing of many games, from how often each action was played."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Part):
    """A moment of the game in which certain actions are possible."""

    name = "phase"

    def __init__(self) -> None:
        self.number: i64 = 0
        self.lists_many = False  # whether `pick` knows a quicker way than listing all legal actions

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """List what the seat may do now."""
        raise NotImplementedError

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Do it; the action is one of the listed ones."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Say why the action is not possible now; nothing if it is."""
        raise NotImplementedError

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        """Choose one of the legal actions, each equally likely."""
        out.size = 0
        self.add_legal(state, seat, out)
        return out.actions[chance.below(out.size)]

    def effect(self, state: "State", seat: i64, action: i64) -> dict[str, object]:
        """Say what a legal action does to others, as far as it is plain before; mostly nothing."""
        return {}

    def least(self, state: "State", seat: i64) -> i64:
        """Return how many of the tickets that the seat chooses from it must keep; 0 if it chooses none."""
        return 0

    def guess(self, state: "State", seat: i64, chance: Chance) -> None:
        """Make up what a seat may have decided in secret; in most phases nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Part):
    """One of the things that a seat may do on its turn; its actions are numbered side by side."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.beyond: i64 = 0
        self.next: Option | None = None  # the option that a turn offers after this one

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """List the ways in which the seat may do it now."""
        raise NotImplementedError

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Do it, and end the turn or move on to the phase that it leads to."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Say why the action is not possible now; nothing if it is."""
        raise NotImplementedError

    def effect(self, state: "State", seat: i64, action: i64) -> dict[str, object]:
        """Say what a legal action does to others, as far as it is plain before; mostly nothing."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Phase):
    """A step of setting up; one that asks the players something is a phase with decisions too."""

    name = "opening"

    def deal(self, state: "State", chance: Chance) -> bool:
        """Do the step; tell whether players now have to decide something."""
        raise NotImplementedError

    def lacks(self, game: "Game") -> tuple[str, str]:
        """Name the file that does not have enough for this step, and say of what; mostly neither."""
        return "", ""

    def told(self, state: "State") -> dict[str, object]:
        """Tell what luck decided in this step, right after setting up."""
        return {}

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """List nothing: most steps ask nobody."""

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Refuse: most steps ask nobody."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return Reason("The game is still being set up.")


@mypyc_attr(allow_interpreted_subclasses=True)
class EndRule(Part):
    """Decides at the end of each turn whether the game is over."""

    def ends(self, state: "State", seat: i64) -> str:
        """Say why the game ends with the turn that this seat has just finished; nothing if it goes on."""
        raise NotImplementedError
