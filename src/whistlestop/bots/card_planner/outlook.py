"""How much time is left: the turns until the deck has run out, and what a row still sends in them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.memory import Memory
from whistlestop.bots.card_planner.style import Style
from whistlestop.core import cards
from whistlestop.core.sight import Sight

AHEAD: Final = 64  # turns looked ahead at most
PICKS: Final = 2.0  # cards that a turn may draw
NONE: Final[vec[float]] = vec[float]([0.0] * (AHEAD + 1))


@final
class Outlook:
    """The turns that a seat has left after this one, as an expectation and as chances."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.turns: float = 0.0  # to come after this one, in this half
        self.later: float = 0.0  # in the second half, while the first is played
        self.in_time: vec[float] = NONE[:]  # the chance that at least so many turns come

    def look(self, sight: Sight, memory: Memory, second_half: bool) -> None:
        """Estimate from the deck, and from how fast it shrank, how many turns come."""
        state = sight.state
        style = self.style
        turns = float(memory.turns - 1) if memory.turns else 0.0
        drawn = float(memory.deck - sight.deck_size) / PICKS / float(state.seats) if memory.turns else 0.0
        draws = (style.draws * style.habit + drawn) / (style.habit + turns)
        pace = PICKS * draws * float(state.seats)
        self.turns = 0.0 if state.turns_left else float(sight.deck_size) / pace + 1.0
        if state.choosing:
            self.turns += 1.0
        self.later = 0.0
        if second_half:
            kept: i64 = 0
            for size in sight.hand_sizes:
                kept += size
            self.later = float(cards.total(sight.game.cards) - kept) / pace / PICKS
        self.fill()

    def fill(self) -> None:
        """Work the chances out: certain up to few turns, impossible beyond many, even in between."""
        low = self.turns * (1.0 - self.style.spread)
        high = self.turns * (1.0 + self.style.spread) + 1.0
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

    def chance(self, turn: i64) -> float:
        """Return the chance that at least so many turns come."""
        return self.in_time[turn] if turn < AHEAD else 0.0
