"""What a seat's cards may still become: the chance of each to reach the stack, and what hangs on it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.outlook import Outlook
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.card_planner.threat import Threat
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE, MOST
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS
from whistlestop.games.card_game.railyard import Railyard

ROOM: Final = MOST + 9  # cards of a kind, and some that may come
NOTHING: Final[vec[float]] = vec[float]([0.0] * (KINDS * ROOM))


@final
class Prospects:
    """The cards of each kind in the order in which they can be relied on: stack, railyard, hand, to come."""

    def __init__(self, railyard: Railyard, style: Style, outlook: Outlook, threat: Threat) -> None:
        self.railyard = railyard
        self.style = style
        self.outlook = outlook
        self.threat = threat
        self.chance: vec[float] = NOTHING[:]  # of each card to reach the stack in time
        self.worth: vec[float] = NOTHING[:]  # what reaching it adds
        self.reserved: vec[i64] = ZEROS[:KINDS]  # how many of each kind are set aside for tickets
        self.laid: vec[i64] = ZEROS[:KINDS]  # how many of each kind lie in stack and railyard
        self.there: vec[i64] = ZEROS[:KINDS]  # and in the hand besides
        self.scarce: vec[float] = NOTHING[:KINDS]  # of each kind, the chance that one is to be had at all
        self.wait: vec[i64] = ZEROS[:COLOURS]  # turns until the hand's cards of each colour may be placed
        self.missing: float = 0.0  # cards to come on which tickets rely
        self.capacity: float = 0.0  # how many could come
        self.hand: i64 = 0
        self.carry: float = 0.0  # what a card that stays in hand is worth in the second half

    def look(self, sight: Sight, stack: i64, pool: i64) -> None:
        """See the cards of a seat whose stack is known."""
        state = sight.state
        self.chance = NOTHING[:]
        self.worth = NOTHING[:]
        self.reserved = ZEROS[:KINDS]
        self.missing = 0.0
        self.hand = state.hands[sight.seat]
        self.capacity = self.style.reach * (self.outlook.turns + self.outlook.later)
        later = self.outlook.later
        self.carry = self.style.carry * later / (later + 1.0)
        rows = state.notes[self.railyard.coloured + sight.seat]
        riders = state.notes[self.railyard.riders + sight.seat]
        open_cards = pool + state.row
        for kind in range(KINDS):
            number = cards.count(stack, kind)
            for i in range(number):
                self.chance[kind * ROOM + i] = 1.0
            self.laid[kind] = number
            left = float(cards.count(open_cards, kind))
            self.scarce[kind] = self.style.trust * left / (left + 1.0)
        for colour in range(COLOURS):
            if cards.count(rows, colour):
                self.see_row(colour, cards.count(rows, colour), cards.count(riders, colour))
        self.order(cards.locomotives(stack))
        self.see_waits(rows + riders, self.railyard.sizes_of_others(state, sight.seat))
        for colour in range(COLOURS):
            number = cards.count(self.hand, colour)
            begin = colour * ROOM + self.laid[colour]
            for i in range(number):
                self.chance[begin + i] = self.from_hand(colour, number, i)
            self.there[colour] = self.laid[colour] + number
        self.see_locomotives()

    def see_row(self, colour: i64, number: i64, riders: i64) -> None:
        """Add a row of the railyard, whose locomotives leave first."""
        row = number + riders
        beside = self.threat.exposed - self.threat.exposure(colour, row)
        safe = 1.0
        for position in range(1, row + 1):
            kind: i64 = LOCOMOTIVE if position <= riders else colour
            there = self.laid[kind]
            safe *= 1.0 - self.threat.danger(colour, row - position + 1, beside)
            self.chance[kind * ROOM + there] = safe * self.outlook.chance(position)
            self.laid[kind] = there + 1

    def order(self, begin: i64) -> None:
        """Sort the locomotives of several rows, the surest first."""
        chance = self.chance
        base: i64 = LOCOMOTIVE * ROOM
        for i in range(begin + 1, self.laid[LOCOMOTIVE]):
            moving = chance[base + i]
            at = i
            while at > begin and chance[base + at - 1] < moving:
                chance[base + at] = chance[base + at - 1]
                at -= 1
            chance[base + at] = moving

    def see_waits(self, mine: i64, others: i64) -> None:
        """Work out when the hand's sets can be placed: the largest first, none while it is blocked."""
        hand = self.hand
        for colour in range(COLOURS):
            number = cards.count(hand, colour)
            rank: i64 = 0
            for other in range(COLOURS):
                many = cards.count(hand, other)
                if many > number or (many == number and other < colour):
                    rank += 1
            wait = 1 + i64(self.style.spacing * float(rank))
            blocked = cards.count(mine, colour)
            rival = cards.count(others, colour)
            if rival >= number and rival - number + 1 > blocked:
                blocked = rival - number + 1
            self.wait[colour] = wait if wait > blocked else blocked

    def see_locomotives(self) -> None:
        """Add the locomotives in hand; they go with the sets of the colours."""
        number = cards.locomotives(self.hand)
        begin = LOCOMOTIVE * ROOM + self.laid[LOCOMOTIVE]
        for i in range(number):
            self.chance[begin + i] = self.loose_locomotive(i)
        self.there[LOCOMOTIVE] = self.laid[LOCOMOTIVE] + number

    def loose_locomotive(self, i: i64) -> float:
        """Return the chance of the n-th locomotive in hand to reach the stack."""
        chance = self.style.loose * self.outlook.chance(2 + i)
        return chance if chance > self.carry else self.carry

    def from_hand(self, colour: i64, number: i64, i: i64) -> float:
        """Return the chance of a card in hand to reach the stack, as one of so many of its colour."""
        style = self.style
        share = style.single if number < 2 else style.hold * (1.0 - style.cost / float(number))
        chance = share * self.outlook.chance(self.wait[colour] + i + 1)
        carried = self.carry * share
        return chance if chance > carried else carried

    def set_worth(self, colour: i64, number: i64, skip: i64) -> float:
        """Return what so many cards of a colour in hand are worth, the first ones left out."""
        begin = colour * ROOM + self.laid[colour] + skip
        worth = 0.0
        for i in range(number):
            worth += self.from_hand(colour, number, i) * self.worth[begin + i]
        return worth

    def to_come(self, kind: i64) -> float:
        """Return the chance of one more needed card that is still to be drawn."""
        chance = (1.0 - (self.missing + 1.0) / (self.capacity + 1.0)) * self.scarce[kind]
        return min(max(chance, 0.0), 1.0)
