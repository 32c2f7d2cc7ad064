"""What a seat believes about hidden tickets and piles, for every game."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.beliefs.stack_memory import StackMemory
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.games.card_game.turn import RailyardTurn


@final
class TicketBeliefs:
    """The beliefs of one seat during a game.

    Call `update` at the seat's decisions, and `played` with what it then plays. `update` alone, in the middle
    of a game, is enough for beliefs about tickets.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stacks: StackMemory | None = None
        if isinstance(game.turn, RailyardTurn):
            self.stacks = StackMemory(game, game.turn)
        self.begin()

    def begin(self) -> None:
        """Start a new game."""
        if self.stacks is not None:
            self.stacks.begin()

    def update(self, known: KnownState) -> Beliefs:
        """Return what the seat believes; the same object until something relevant changes."""
        beliefs = Beliefs(self.game, int(known.state.seats))
        if self.stacks is not None:
            self.stacks.observe(known)
            self.stacks.add_to(beliefs, known.state.seats)
        return beliefs

    def played(self, known: KnownState, action: i64) -> None:
        """Record the action that the seat plays in a position."""
        if self.stacks is not None:
            self.stacks.played(known, action)

    def copy_from(self, other: "TicketBeliefs") -> None:
        """Copy what another seat's beliefs of the same game remember."""
        if self.stacks is not None and other.stacks is not None:
            self.stacks.copy_from(other.stacks)

    def write(self, out: ByteWriter) -> None:
        """Write what is remembered of the game."""
        if self.stacks is not None:
            self.stacks.write(out)

    def read(self, saved: ByteReader) -> None:
        """Read what is remembered of the game."""
        if self.stacks is not None:
            self.stacks.read(saved)
