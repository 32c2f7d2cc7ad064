"""The probability that each of a seat's cards reaches the stack, and what that is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.outlook import Outlook
from whistlestop.bots.card_planner.threat import Threat
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE, MOST
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import ZEROS
from whistlestop.games.card_game.railyard import Railyard

ROOM: Final = MOST + 9  # cards of a kind, plus some to be drawn
NOTHING: Final[vec[float]] = vec[float]([0.0] * (KINDS * ROOM))


@final
class CardGameProspects:
    """A seat's cards by kind, the most reliable first: stack, railyard, hand, future draws."""

    def __init__(self, railyard: Railyard, traits: CardGameTraits, outlook: Outlook, threat: Threat) -> None:
        self.railyard = railyard
        self.traits = traits
        self.outlook = outlook
        self.threat = threat
        self.probability: vec[float] = NOTHING[:]  # that each card reaches the stack in time
        self.worth: vec[float] = NOTHING[:]  # gain if it does
        self.reserved: vec[i64] = ZEROS[:KINDS]  # per kind, cards reserved for tickets
        self.laid: vec[i64] = ZEROS[:KINDS]  # per kind, cards in stack and railyard
        self.there: vec[i64] = ZEROS[:KINDS]  # per kind, the same plus the hand
        self.scarce: vec[float] = NOTHING[:KINDS]  # per kind, the probability that any is left to draw
        self.wait: vec[i64] = ZEROS[:COLOURS]  # per colour, turns until the hand's cards can be placed
        self.missing: float = 0.0  # future draws on which tickets depend
        self.capacity: float = 0.0  # future draws that are possible
        self.hand: i64 = 0
        self.carry: float = 0.0  # value of a card kept in hand for the second half

    def update(self, known: KnownState, stack: i64, pool: i64) -> None:
        """Read a seat's cards, given its stack."""
        state = known.state
        self.probability = NOTHING[:]
        self.worth = NOTHING[:]
        self.reserved = ZEROS[:KINDS]
        self.missing = 0.0
        self.hand = state.hands[known.seat]
        self.capacity = self.traits.reach * (self.outlook.turns + self.outlook.later)
        later = self.outlook.later
        self.carry = self.traits.carry * later / (later + 1.0)
        rows = self.railyard.coloured.get(state, known.seat)
        riders = self.railyard.riders.get(state, known.seat)
        open_cards = pool + state.row
        for kind in range(KINDS):
            number = cards.count(stack, kind)
            for i in range(number):
                self.probability[kind * ROOM + i] = 1.0
            self.laid[kind] = number
            left = float(cards.count(open_cards, kind))
            self.scarce[kind] = self.traits.trust * left / (left + 1.0)
        for colour in range(COLOURS):
            if cards.count(rows, colour):
                self.add_row(colour, cards.count(rows, colour), cards.count(riders, colour))
        self.sort_locomotives(cards.locomotives(stack))
        self.update_waits(rows + riders, self.railyard.sizes_of_others(state, known.seat))
        for colour in range(COLOURS):
            number = cards.count(self.hand, colour)
            begin = colour * ROOM + self.laid[colour]
            for i in range(number):
                self.probability[begin + i] = self.hand_probability(colour, number, i)
            self.there[colour] = self.laid[colour] + number
        self.add_locomotives()

    def add_row(self, colour: i64, number: i64, riders: i64) -> None:
        """Add a row of the railyard; its locomotives leave first."""
        row = number + riders
        beside = self.threat.exposed - self.threat.exposure(colour, row)
        safe = 1.0
        for position in range(1, row + 1):
            kind: i64 = LOCOMOTIVE if position <= riders else colour
            there = self.laid[kind]
            safe *= 1.0 - self.threat.danger(colour, row - position + 1, beside)
            self.probability[kind * ROOM + there] = safe * self.outlook.probability(position)
            self.laid[kind] = there + 1

    def sort_locomotives(self, begin: i64) -> None:
        """Sort the locomotives of all rows by descending probability."""
        probability = self.probability
        base: i64 = LOCOMOTIVE * ROOM
        for i in range(begin + 1, self.laid[LOCOMOTIVE]):
            moving = probability[base + i]
            at = i
            while at > begin and probability[base + at - 1] < moving:
                probability[base + at] = probability[base + at - 1]
                at -= 1
            probability[base + at] = moving

    def update_waits(self, mine: i64, others: i64) -> None:
        """Estimate when each set in hand can be placed: the largest first, none while blocked."""
        hand = self.hand
        for colour in range(COLOURS):
            number = cards.count(hand, colour)
            rank: i64 = 0
            for other in range(COLOURS):
                many = cards.count(hand, other)
                if many > number or (many == number and other < colour):
                    rank += 1
            wait = 1 + i64(self.traits.spacing * float(rank))
            blocked = cards.count(mine, colour)
            rival = cards.count(others, colour)
            if rival >= number and rival - number + 1 > blocked:
                blocked = rival - number + 1
            self.wait[colour] = wait if wait > blocked else blocked

    def add_locomotives(self) -> None:
        """Add the locomotives in hand, which are placed with coloured sets."""
        number = cards.locomotives(self.hand)
        begin = LOCOMOTIVE * ROOM + self.laid[LOCOMOTIVE]
        for i in range(number):
            self.probability[begin + i] = self.locomotive_probability(i)
        self.there[LOCOMOTIVE] = self.laid[LOCOMOTIVE] + number

    def locomotive_probability(self, i: i64) -> float:
        """Return the probability that the i-th locomotive in hand reaches the stack."""
        probability = self.traits.loose * self.outlook.probability(2 + i)
        return probability if probability > self.carry else self.carry

    def hand_probability(self, colour: i64, number: i64, i: i64) -> float:
        """Return the probability that the i-th of `number` cards of a colour in hand reaches the stack."""
        traits = self.traits
        share = traits.single if number < 2 else traits.hold * (1.0 - traits.cost / float(number))
        probability = share * self.outlook.probability(self.wait[colour] + i + 1)
        carried = self.carry * share
        return probability if probability > carried else carried

    def set_worth(self, colour: i64, number: i64, skip: i64) -> float:
        """Return the value of `number` cards of a colour in hand, after skipping some."""
        begin = colour * ROOM + self.laid[colour] + skip
        worth = 0.0
        for i in range(number):
            worth += self.hand_probability(colour, number, i) * self.worth[begin + i]
        return worth

    def draw_probability(self, kind: i64) -> float:
        """Return the probability of drawing one more needed card."""
        probability = (1.0 - (self.missing + 1.0) / (self.capacity + 1.0)) * self.scarce[kind]
        return min(max(probability, 0.0), 1.0)
