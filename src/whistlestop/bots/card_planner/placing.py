"""Which set to place: its expected gain, and what a robbed opponent loses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.prospects import ROOM, CardGameProspects
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LOCOMOTIVE
from whistlestop.core.known_state import KnownState
from whistlestop.games.card_game.placing import ROOM as SET_ROOM
from whistlestop.games.card_game.placing import TOGETHER, PlaceCards

NEVER: Final = -1e9
NO_GAINS: Final[vec[float]] = vec[float]([0.0] * COLOURS)


@final
class Placing:
    """Compares the sets that a seat may place."""

    def __init__(self, option: PlaceCards, traits: CardGameTraits, prospects: CardGameProspects) -> None:
        self.option = option
        self.traits = traits
        self.prospects = prospects
        self.action: i64 = -1  # the best set
        self.gain: float = NEVER  # its gain
        self.single: vec[float] = NO_GAINS[:]  # gain of one card of each colour in a mixed set

    def update(self, known: KnownState, share: float) -> None:
        """Find the best set; `share` is the value of a card on an average ticket."""
        state = known.state
        hand = state.hands[known.seat]
        railyard = self.option.railyard
        mine = railyard.coloured.get(state, known.seat)
        rivals = railyard.sizes_of_others(state, known.seat)
        self.gain = NEVER
        self.action = -1
        free: i64 = 0
        denied = self.traits.denied * share / float(state.seats - 1) if self.traits.weighs_robbers else 0.0
        for colour in range(COLOURS):
            number = cards.count(hand, colour)
            self.single[colour] = NEVER
            if number and not cards.count(mine, colour):
                rival = cards.count(rivals, colour)
                self.try_colour(colour, number, cards.locomotives(hand), rival, denied * float(rival))
                if not rival:
                    free += 1
                    self.single[colour] = self.mixed_gain(colour, number)
        if free >= TOGETHER:
            self.try_mixed()

    def try_colour(self, colour: i64, number: i64, locomotives: i64, rival: i64, loot: float) -> None:
        """Compare the sets of one colour with different numbers of cards and locomotives."""
        prospects = self.prospects
        least = rival + 1 if rival else i64(2)
        in_hand = prospects.set_worth(colour, number, 0)
        placed = number
        while placed:
            riders = least - placed if least > placed else i64(0)
            stays = prospects.set_worth(colour, number - placed, placed) if placed < number else 0.0
            while riders <= locomotives:
                gain = loot - in_hand + stays + self.set_gain(colour, placed, riders)
                if gain > self.gain:
                    self.gain = gain
                    self.action = self.option.action_of[(colour * SET_ROOM + placed) * SET_ROOM + riders]
                riders += 1
            if prospects.carry <= 0.0 or prospects.outlook.probability(placed) > 0.5:
                return  # cards left in hand would be useless, or the whole row is in time
            placed -= 1

    def set_gain(self, colour: i64, number: i64, riders: i64) -> float:
        """Return the value of a new row minus the value of its locomotives in hand."""
        prospects = self.prospects
        outlook, threat = prospects.outlook, prospects.threat
        row = number + riders
        gain = 0.0
        safe = 1.0
        base = LOCOMOTIVE * ROOM + prospects.laid[LOCOMOTIVE]
        for i in range(riders):
            safe *= 1.0 - threat.danger(colour, row - i, threat.exposed)
            gain += (safe * outlook.probability(i + 1) - prospects.probability[base + i]) * prospects.worth[
                base + i
            ]
        base = colour * ROOM + prospects.laid[colour]
        for i in range(number):
            safe *= 1.0 - threat.danger(colour, number - i, threat.exposed)
            gain += safe * outlook.probability(riders + i + 1) * prospects.worth[base + i]
        return gain

    def mixed_gain(self, colour: i64, number: i64) -> float:
        """Return the gain of one card of a colour in a mixed set; the others stay in hand."""
        prospects = self.prospects
        threat = prospects.threat
        beside = threat.exposed + float(TOGETHER - 1) * threat.exposure(colour, 1)
        chance = (1.0 - threat.danger(colour, 1, beside)) * prospects.outlook.probability(1)
        gain = chance * prospects.worth[colour * ROOM + prospects.laid[colour]]
        gain -= prospects.set_worth(colour, number, 0)
        return gain + prospects.set_worth(colour, number - 1, 1)

    def try_mixed(self) -> None:
        """Compare the best set so far with the best three cards of different colours."""
        chosen: i64 = 0
        total = 0.0
        for _card in range(TOGETHER):
            best: i64 = -1
            for colour in range(COLOURS):
                if not cards.count(chosen, colour) and (best < 0 or self.single[colour] > self.single[best]):
                    best = colour
            chosen += cards.ONE[best]
            total += self.single[best]
        if total > self.gain:
            self.gain = total
            three = cards.colour_set(chosen)
            self.action = self.option.mixed[self.option.mixed_begin[three]]
