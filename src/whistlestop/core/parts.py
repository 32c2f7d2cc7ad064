"""The kinds of parts from which a game is assembled."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core.actions import Aim, Legal
from whistlestop.core.features import Feature
from whistlestop.core.luck.chance import Chance
from whistlestop.core.reason import Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

MOST_LISTED: Final = 100  # ways to complete tickets, of which there can be tens of thousands


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a game's rules, immutable once the game is assembled."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def join(self, game: "Game") -> None:
        """Join a game: register actions and look up the other parts that this one needs."""

    def features(self, game: "Game", seats: int) -> list[Feature]:
        """Return what observations show of this part besides its slots, with room for these seats."""
        return []

    def tally(self, played: vec[i64]) -> dict[str, float]:
        """Return statistics over many games from how often each action was played."""
        return {}


def is_in_step(part: Part, method: str, listing: str = "add_legal") -> bool:
    """Return whether no subclass has redefined the listing of actions without this method, too."""
    for ancestor in type(part).__mro__:
        if method in ancestor.__dict__:
            return True
        if listing in ancestor.__dict__:
            return False
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Part):
    """A stage of the game with its own legal actions."""

    def __init__(self, name: str = "phase", prompt: str = "") -> None:
        # Class attributes of interpreted subclasses would not reach compiled code.
        self.name = name
        self.prompt = prompt  # what the seat to act is asked
        self.number: i64 = 0
        self.lists_many = False  # whether there can be too many legal actions to list them all
        self.picks = False  # whether `pick` is as current as `add_legal`; set when the phase joins a game

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """Add the legal actions of the seat."""
        raise NotImplementedError

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Play a legal action."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Return why the action is illegal now; None if it is legal."""
        raise NotImplementedError

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        """Return a uniformly random legal action: `out.actions[chance.below(out.size)]` of the full list.

        A phase can define a faster way; it is not used in subclasses that change only `add_legal`.
        """
        out.size = 0
        self.add_legal(state, seat, out)
        return out.actions[chance.below(out.size)]

    def listed(self, legal: list[int]) -> list[int]:
        """Return legal actions, or the first ones where there may be tens of thousands."""
        return legal[:MOST_LISTED] if self.lists_many else legal

    def effect(self, state: "State", seat: i64, action: i64) -> dict[str, object]:
        """Return the publicly predictable effects of a legal action on other seats."""
        return {}

    def minimum_kept(self, state: "State", seat: i64) -> i64:
        """Return the minimum number of offered tickets that the seat must keep; 0 without an offer."""
        return 0

    def sample_decision(self, state: "State", seat: i64, chance: Chance) -> None:
        """Sample what a seat may have chosen so far of a simultaneous choice."""

    def reopen(self, state: "State", seat: i64) -> None:
        """Let a seat make its simultaneous choice again from the beginning."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Part):
    """Something that a seat may do on its turn.

    `join` registers all its actions one after the other with `add_action`, and only then other actions,
    such as those of a phase that follows.
    """

    def __init__(self) -> None:
        self.first: i64 = 0  # the number of its first action
        self.beyond: i64 = 0  # the number after that of its last action
        self.next: Option | None = None  # the next option of the turn

    def add_action(self, game: "Game", text: str, aim: Aim | None = None) -> int:
        """Register an action of this option and return its number."""
        number = game.actions.add(text, aim)
        if not self.beyond:
            self.first = number
        elif number != self.beyond:
            raise ValueError(
                f"“{text}” has to be added right after the other actions of {type(self).__name__}"
            )
        self.beyond = number + 1
        return number

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """Add the seat's legal actions of this option."""
        raise NotImplementedError

    def count(self, state: "State", seat: i64, out: Legal) -> i64:
        """Return the number of actions that `add_legal` lists.

        Random play is faster if all options of a turn define `count` and `nth`.
        """
        raise NotImplementedError

    def nth(self, state: "State", seat: i64, n: i64, out: Legal) -> i64:
        """Return the n-th action that `add_legal` lists, from 0, once `count` has counted them."""
        raise NotImplementedError

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Play a legal action, then end the turn or enter the next phase."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Return why the action is illegal now; None if it is legal."""
        raise NotImplementedError

    def effect(self, state: "State", seat: i64, action: i64) -> dict[str, object]:
        """Return the publicly predictable effects of a legal action on other seats."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Phase):
    """A step of the set-up; if players decide something in it, it is their phase too."""

    def __init__(self, name: str = "opening", prompt: str = "") -> None:
        super().__init__(name, prompt)

    def deal(self, state: "State", chance: Chance) -> bool:
        """Carry out the step; return whether players now have decisions to make."""
        raise NotImplementedError

    def missing_material(self, game: "Game") -> tuple[str, str]:
        """Return (file, message) if the material is insufficient for this step."""
        return "", ""

    def outcomes(self, state: "State") -> dict[str, object]:
        """Return the random outcomes of this step as plain data, right after the set-up."""
        return {}

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """Add nothing, since most steps have no decisions."""

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Raise, since most steps have no decisions."""
        raise NotImplementedError

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return Reason("The game is still being set up.")


@mypyc_attr(allow_interpreted_subclasses=True)
class EndRule(Part):
    """The rule that decides after each turn whether the game is over."""

    def ends(self, state: "State", seat: i64) -> str:
        """Return why the game ends after the seat's turn; an empty string if it continues."""
        raise NotImplementedError
