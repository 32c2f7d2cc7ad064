"""Tickets: the probability of completing each, which to keep, and the expected gain of new ones."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.cities import Cities
from whistlestop.bots.card_planner.prospects import ROOM, CardGameProspects
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import RETURNED, UNSEEN
from whistlestop.core.state import ZEROS

AHEAD: Final = 3  # future draws of a kind to value


@final
class Appraisal:
    """Evaluates tickets by the cards that are not yet reserved for other tickets."""

    def __init__(
        self, game: Game, traits: CardGameTraits, prospects: CardGameProspects, cities: Cities
    ) -> None:
        self.traits = traits
        self.prospects = prospects
        self.cities = cities
        printed = game.tickets.tickets
        self.needs: vec[i64] = vec[i64]([ticket.needs for ticket in printed])
        self.points: vec[i64] = vec[i64]([ticket.points for ticket in printed])
        total = sum([int(cards.total(ticket.needs)) for ticket in printed])
        self.share: float = float(sum([ticket.points for ticket in printed])) / float(max(total, 1))
        self.demand: vec[float] = vec[float]([0.0] * KINDS)  # per colour, relative to the average
        for colour in range(COLOURS):
            asked = sum([int(cards.count(ticket.needs, colour)) for ticket in printed])
            self.demand[colour] = float(asked * COLOURS) / float(max(total, 1))
        most = max([int(cards.total(ticket.needs)) for ticket in printed], default=0)
        self.kinds: vec[i64] = ZEROS[:most]  # for the ticket evaluated last: the kind that pays for each card
        self.places: vec[i64] = ZEROS[:most]  # its index within that kind
        self.probabilities: vec[float] = vec[float]([1.0] * most)  # the probability that it reaches the stack
        self.number: i64 = 0
        self.probability: float = 1.0
        self.waiting: float = 0.0  # cards of it that are still to be drawn

    def evaluate(self, ticket: i64) -> float:
        """Return the probability of completing a ticket, and record the cards that would pay for it."""
        prospects = self.prospects
        needs = self.needs[ticket]
        before = prospects.missing
        locomotive = prospects.reserved[LOCOMOTIVE]
        self.number = 0
        self.probability = 1.0
        for colour in range(COLOURS):
            place = prospects.reserved[colour]
            for _card in range(needs & 63):
                if place < prospects.there[colour]:
                    self.add_payment(colour, place, prospects.probability[colour * ROOM + place])
                    place += 1
                    continue
                probability = prospects.draw_probability(colour)
                wild = prospects.probability[LOCOMOTIVE * ROOM + locomotive]
                if locomotive < prospects.there[LOCOMOTIVE] and wild * self.traits.swap > probability:
                    self.add_payment(LOCOMOTIVE, locomotive, wild)
                    locomotive += 1
                else:
                    self.add_payment(colour, place, probability)
                    place += 1
                    prospects.missing += 1.0
            needs >>= 6
        self.waiting = prospects.missing - before
        prospects.missing = before
        return self.probability

    def add_payment(self, kind: i64, place: i64, probability: float) -> None:
        """Record one card that would pay for the ticket."""
        self.kinds[self.number] = kind
        self.places[self.number] = place
        self.probabilities[self.number] = probability
        self.number += 1
        self.probability *= probability

    def reserve(self, ticket: i64) -> None:
        """Reserve the cards of the ticket evaluated last, and update the value of each."""
        prospects = self.prospects
        prospects.missing += self.waiting
        stake = self.stake(ticket)
        for i in range(self.number):
            kind = self.kinds[i]
            prospects.reserved[kind] += 1
            at = kind * ROOM + self.places[i]
            others = self.probability / self.probabilities[i] if self.probabilities[i] > 0.0 else 0.0
            worth = self.traits.needed * stake * others
            if self.places[i] < ROOM and worth > prospects.worth[at]:
                prospects.worth[at] = worth

    def stake(self, ticket: i64) -> float:
        """Return the difference in score between completing and failing a ticket."""
        return 2.0 * float(self.points[ticket]) + self.cities.gain(ticket)

    def update(self, known: KnownState) -> None:
        """Reserve cards for the held tickets, and value the remaining cards."""
        state = known.state
        held = state.game.tickets.held_by(state, known.seat)
        for ticket in held:
            self.cities.add(ticket)
        for ticket in held:
            if self.evaluate(ticket) >= self.traits.hopeless:
                self.reserve(ticket)
        self.value_spare()

    def value_spare(self) -> None:
        """Value cards that no ticket needs by their use for new tickets."""
        prospects = self.prospects
        traits = self.traits
        turns = prospects.outlook.turns + prospects.outlook.later
        base = traits.spare * self.share * turns / (turns + 1.0) if traits.weighs_spare else 0.0
        for kind in range(KINDS):
            worth = base * traits.wild if kind == LOCOMOTIVE else base * self.demand[kind]
            place = kind * ROOM + prospects.reserved[kind]
            end = kind * ROOM + prospects.there[kind] + AHEAD
            while place < end:
                if worth > prospects.worth[place]:
                    prospects.worth[place] = worth
                place += 1
                if kind < LOCOMOTIVE:
                    worth *= traits.fade

    def expected_gain(self, ticket: i64) -> float:
        """Return the expected gain of keeping one more ticket."""
        probability = self.evaluate(ticket)
        value = float(self.points[ticket])
        return probability * (2.0 * value + self.cities.gain(ticket)) - value * (1.0 + self.traits.caution)

    def keep(self, offer: i64, least: i64) -> i64:
        """Return the positions to keep, chosen greedily while the expected gain is positive."""
        kept: i64 = 0
        while True:
            best = -1
            most = 0.0
            position: i64 = 0
            rest = offer
            while rest:
                if not kept & BIT[position]:
                    gain = self.expected_gain(offers.first(rest))
                    if best < 0 or gain > most:
                        best, most = int(position), gain
                rest = offers.rest(rest)
                position += 1
            if best < 0 or (most <= 0.0 and bits.size(kept) >= least):
                return kept
            kept |= BIT[best]
            ticket = offers.nth(offer, best)
            self.evaluate(ticket)
            self.reserve(ticket)
            self.cities.add(ticket)

    def is_deck_rejected(self, known: KnownState, offered: i64) -> bool:
        """Return whether seats have drawn the whole ticket deck in a row and kept none.

        Unseen tickets may look good, but then others hold them; looking again would only pass the time.
        """
        return known.state.idle * offered >= known.ticket_decks[0] + known.returned

    def draw_gain(self, known: KnownState, offered: i64) -> float:
        """Return the expected gain of drawing tickets."""
        state = known.state
        there = known.ticket_decks[0] + known.returned
        total = 0.0
        number: i64 = 0
        for ticket in range(len(self.points)):
            place = i64(state.place[ticket])
            # Tickets put below the deck come back once no others are left.
            if place == UNSEEN or (place == RETURNED + known.seat and known.ticket_decks[0] < offered):
                gain = self.expected_gain(ticket)
                number += 1
                if gain > 0.0:
                    total += gain
        if not number:
            return 0.0
        return self.traits.taking * float(offered if offered < there else there) * total / float(number)
