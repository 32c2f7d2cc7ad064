"""The interface that every bot implements."""

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player for one seat that sees only what the seat may know."""

    name = "bot"
    out_of_process = False  # whether it runs in another process, so that only wall-clock time counts

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def begin(self, seed: int) -> None:
        """Start a new game; equal seeds give equal choices."""

    def set_time_limit(self, seconds: float) -> None:
        """Receive the time that each decision may take from now on."""

    def set_clock(self, clock: Callable[[], float]) -> None:
        """Receive the clock, in seconds, by which time limits count if not by the wall clock."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        """Think while somebody else decides, until `stop` returns true; most bots don't."""

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Receive the final result."""

    def leave(self) -> None:
        """Release all resources; a subprocess is terminated."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownStateBot(Bot):
    """A bot that reads a `KnownState`, which is faster to build than a view and shows the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known = KnownState(game)
        self.legal = game.new_legal()

    def decide(self, known: KnownState, legal: Legal) -> i64:
        """Return one of the legal actions."""
        raise NotImplementedError

    def decide_unlisted(self, known: KnownState) -> i64:
        """Return a legal action without a list of all of them, which takes long, or -1 to see the list.

        It is what `decide` would return; only where there are too many to list, any good one will do in
        rollouts.
        """
        return -1

    def prepare(self, known: KnownState, state: State) -> None:
        """Take the seat in an imagined state, of which it knows a part, as if it had observed the game."""

    def commit(self, known: KnownState, action: i64) -> None:
        """Remember that the seat plays an action, which another bot may have chosen."""

    def copy_from(self, other: "KnownStateBot") -> None:
        """Copy what another bot of the same kind remembers of its game."""

    def write_memory(self, out: ByteWriter) -> None:
        """Write what the bot remembers of its game."""

    def read_memory(self, saved: ByteReader) -> None:
        """Read what a bot of the same kind remembers of its game."""

    def beliefs(self, known: KnownState) -> Beliefs | None:
        """Return what the bot believes about hidden tickets and piles, if it has an opinion."""
        return None

    def choose(self, view: View, legal: list[int]) -> int:
        self.known.update_from_view(view)
        self.legal.make_room(len(legal))
        self.legal.size = 0
        for action in legal:
            self.legal.add(action)
        return int(self.decide(self.known, self.legal))
