"""Estimates of the turns left until the deck runs out."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.memory import Memory
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import cards
from whistlestop.core.known_state import KnownState

AHEAD: Final = 64  # maximum turns looked ahead
PICKS: Final = 2.0  # cards drawn per turn
NONE: Final[vec[float]] = vec[float]([0.0] * (AHEAD + 1))


@final
class Outlook:
    """The turns a seat has left after this one: their expected number and distribution."""

    def __init__(self, traits: CardGameTraits) -> None:
        self.traits = traits
        self.turns: float = 0.0  # expected in this half after this turn
        self.later: float = 0.0  # expected in the second half, during the first
        self.in_time: vec[float] = NONE[:]  # probability that at least this many turns remain

    def update(self, known: KnownState, memory: Memory, second_half: bool) -> None:
        """Estimate the turns left from the deck size and how fast it has shrunk."""
        state = known.state
        traits = self.traits
        turns = float(memory.turns - 1) if memory.turns else 0.0
        drawn = float(memory.deck - known.deck_size) / PICKS / float(state.seats) if memory.turns else 0.0
        draws = (traits.draws * traits.habit + drawn) / (traits.habit + turns)
        pace = PICKS * draws * float(state.seats)
        self.turns = 0.0 if state.turns_left else float(known.deck_size) / pace + 1.0
        if state.choosing:
            self.turns += 1.0
        self.later = 0.0
        if second_half:
            kept: i64 = 0
            for size in known.hand_sizes:
                kept += size
            self.later = float(cards.total(known.game.cards) - kept) / pace / PICKS
        self.update_probabilities()

    def update_probabilities(self) -> None:
        """Compute the distribution: certain for few turns, impossible for many, linear in between."""
        low = self.turns * (1.0 - self.traits.spread)
        high = self.turns * (1.0 + self.traits.spread) + 1.0
        sure = 1.0 if self.turns >= 1.0 else 0.0
        if self.turns < 1.0:
            high = 0.0
        if low < sure:
            low = sure
        in_time = self.in_time
        for turn in range(AHEAD + 1):
            there = float(turn)
            if there <= low:
                in_time[turn] = 1.0
            elif there >= high:
                in_time[turn] = 0.0
            else:
                in_time[turn] = (high - there) / (high - low)

    def probability(self, turn: i64) -> float:
        """Return the probability that at least `turn` turns remain."""
        return self.in_time[turn] if turn < AHEAD else 0.0
