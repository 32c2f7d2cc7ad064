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
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.known_state import KnownState
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.state import ZEROS

WANTED: Final = 100
BLIND: Final = KINDS  # a blind card in a set of kinds


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

    def possible(self, known: KnownState, is_first: bool) -> i64:
        """Return the cards that can be drawn, as a set of kinds; a blind card is one more kind."""
        state = known.state
        found = cards.colour_set(state.row)
        if is_first and cards.locomotives(state.row):
            found |= BIT[LOCOMOTIVE]
        if known.deck_size or state.discards & self.draw.reusable:
            found |= BIT[BLIND]
        return found

    def listed(self, legal: Legal) -> i64:
        """Return the cards that a list of legal actions allows to draw, as such a set."""
        found: i64 = 0
        first = self.draw.blind
        for i in range(legal.size):
            kind = legal.actions[i] - first - 1
            if -1 <= kind < KINDS:
                found |= BIT[kind] if kind >= 0 else BIT[BLIND]
        return found

    def choose(self, known: KnownState, possible: i64) -> i64:
        """Return the best of the possible draws, or -1."""
        first = self.draw.blind
        hidden = self.blind(known)
        best: i64 = -1
        best_worth: i64 = -1
        second: i64 = 0
        if possible & BIT[BLIND]:
            best = first
            best_worth = hidden + 1
            second = -1
        locomotive: i64 = first + 1 + LOCOMOTIVE if possible & BIT[LOCOMOTIVE] else i64(-1)
        for colour in range(COLOURS):
            if not possible & BIT[colour]:
                continue
            worth = self.value[colour]
            action = first + 1 + colour
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
