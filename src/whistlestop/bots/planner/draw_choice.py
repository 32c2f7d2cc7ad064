"""Which card to draw: the one that advances the plan most."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.board_scale import BoardScale
from whistlestop.bots.planner.filler_routes import FillerRoutes
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.known_state import KnownState
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.state import ZEROS

WANTED: Final = 100


@final
class DrawChoice:
    """Values each kind of card, in hundredths of a needed card."""

    def __init__(self, needs: Needs, draw: DrawCards, traits: Traits, scale: BoardScale) -> None:
        self.needs = needs
        self.draw = draw
        self.value: vec[i64] = ZEROS[:KINDS]
        self.gathered = i64(int(WANTED * traits.gathered))
        self.useful = i64(int(WANTED * traits.useful))
        self.hope = i64(int(WANTED * traits.hope / scale.turn_points))
        self.rates: vec[i64] = ZEROS[:COLOURS]
        self.wild = i64(int(WANTED * traits.wild))
        self.ferry = i64(int(WANTED * traits.ferry))
        self.closing = i64(int(WANTED * traits.closing))

    def evaluate(self, filler_routes: FillerRoutes) -> None:
        """Value each kind of card by what the plan needs, else by filler routes."""
        needs, value = self.needs, self.value
        if not needs.gray:
            filler_routes.rates_by_colour(needs, self.rates)
        total: i64 = needs.gray
        for colour in range(COLOURS):
            short = needs.short[colour]
            total += short
            if short:
                value[colour] = WANTED
            elif needs.gray:
                value[colour] = self.gathered if colour == needs.gather else self.useful
            else:
                value[colour] = self.rates[colour] * self.hope // 100
        locomotive = self.wild
        if needs.locomotives:
            locomotive += self.ferry
        elif total == 1:
            locomotive += self.closing
        value[LOCOMOTIVE] = locomotive

    def blind(self, known: KnownState) -> i64:
        """Return the expected value of a blind draw."""
        pool = known.state.deck
        number = cards.total(pool)
        if not number:
            return 0
        worth: i64 = 0
        for kind in range(KINDS):
            worth += cards.count(pool, kind) * self.value[kind]
        return worth // number

    def choose(self, known: KnownState, legal: Legal) -> i64:
        """Return the best legal draw, or -1."""
        first = self.draw.blind
        hidden = self.blind(known)
        best: i64 = -1
        best_worth: i64 = -1
        second: i64 = 0
        locomotive: i64 = -1
        for i in range(legal.size):
            action = legal.actions[i]
            if action == first:
                worth = hidden + 1
            elif first < action < first + LOCOMOTIVE + 1:
                worth = self.value[action - first - 1]
            elif action == first + LOCOMOTIVE + 1:
                locomotive = action
                continue
            elif best >= 0 or locomotive >= 0:
                break  # draws are consecutive in the list
            else:
                continue
            if worth > best_worth:
                second = best_worth
                best_worth = worth
                best = action
            elif worth > second:
                second = worth
        if best == first or second < hidden:
            second = hidden
        if best < 0 or (locomotive >= 0 and self.value[LOCOMOTIVE] > best_worth + second):
            return locomotive
        return best
