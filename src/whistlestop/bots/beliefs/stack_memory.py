"""The remembered stacks of the Card Game as beliefs."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.card_planner.memory import Memory
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.games.card_game.placing import PlaceCards
from whistlestop.games.card_game.turn import RailyardTurn


@final
class StackMemory:
    """What a seat remembers of every stack, from what it sees at its own turns."""

    def __init__(self, game: Game, turn: RailyardTurn) -> None:
        self.game = game
        self.memory = Memory(turn.railyard, turn.second_deck.dealt)
        self.placing: PlaceCards | None = None
        for option in turn.options:
            if isinstance(option, PlaceCards):
                self.placing = option
        self.ply: i64 = -1  # the last one that was observed

    def begin(self) -> None:
        """Start a new game."""
        self.memory.reset()
        self.ply = -1

    def observe(self, known: KnownState) -> None:
        """Observe the beginning of a turn of the seat, once."""
        if known.state.phase is self.game.turn and known.state.ply != self.ply:
            self.ply = known.state.ply
            self.memory.observe(known)

    def played(self, known: KnownState, action: i64) -> None:
        """Record the action that the seat takes in its turn."""
        if known.state.phase is not self.game.turn:
            return
        self.observe(known)
        placing = self.placing
        placed: i64 = 0
        if placing is not None and placing.first <= action < placing.beyond:
            placed = placing.cards_of[action - placing.first]
        self.memory.record(known, placed)

    def add_to(self, beliefs: Beliefs, seats: i64) -> None:
        """Expect the remembered cards on the stacks."""
        name = self.memory.railyard.stacks.name
        for seat in range(seats):
            beliefs.expect_cards(name, int(seat), int(self.memory.stacks[seat]))

    def copy_from(self, other: "StackMemory") -> None:
        """Copy everything from another memory."""
        other.memory.copy_to(self.memory)
        self.ply = other.ply

    def write(self, out: ByteWriter) -> None:
        """Write everything."""
        self.memory.write(out)
        out.number(self.ply)

    def read(self, saved: ByteReader) -> None:
        """Read everything."""
        self.memory.read(saved)
        self.ply = saved.number()
