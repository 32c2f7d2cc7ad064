"""Tickets: how likely each gets completed, which to keep, and what looking at new ones promises."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.cities import Cities
from whistlestop.bots.card_planner.prospects import ROOM, Prospects
from whistlestop.bots.card_planner.style import Style
from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS
from whistlestop.core.tickets import RETURNED, UNSEEN

AHEAD: Final = 3  # cards of a kind that may come next


@final
class Appraisal:
    """Judges tickets by the prospects of the cards that no ticket has been promised yet."""

    def __init__(self, game: Game, style: Style, prospects: Prospects, cities: Cities) -> None:
        self.style = style
        self.prospects = prospects
        self.cities = cities
        printed = game.tickets.tickets
        self.needs: vec[i64] = vec[i64]([ticket.needs for ticket in printed])
        self.points: vec[i64] = vec[i64]([ticket.points for ticket in printed])
        total = sum([int(cards.total(ticket.needs)) for ticket in printed])
        self.share: float = float(sum([ticket.points for ticket in printed])) / float(max(total, 1))
        self.demand: vec[float] = vec[float]([0.0] * KINDS)  # of each colour, compared with an average one
        for colour in range(COLOURS):
            asked = sum([int(cards.count(ticket.needs, colour)) for ticket in printed])
            self.demand[colour] = float(asked * COLOURS) / float(max(total, 1))
        most = max([int(cards.total(ticket.needs)) for ticket in printed], default=0)
        self.kinds: vec[i64] = ZEROS[:most]  # of the ticket judged last: what pays for each card,
        self.places: vec[i64] = ZEROS[:most]  # which one of that kind,
        self.chances: vec[float] = vec[float]([1.0] * most)  # and the chance that it reaches the stack
        self.number: i64 = 0
        self.chance: float = 1.0
        self.waiting: float = 0.0  # how many of its cards are still to come

    def judge(self, ticket: i64) -> float:
        """Return the chance of a ticket, and remember which cards would pay for it."""
        prospects = self.prospects
        needs = self.needs[ticket]
        before = prospects.missing
        locomotive = prospects.reserved[LOCOMOTIVE]
        self.number = 0
        self.chance = 1.0
        for colour in range(COLOURS):
            place = prospects.reserved[colour]
            for _card in range(needs & 63):
                if place < prospects.there[colour]:
                    self.pay(colour, place, prospects.chance[colour * ROOM + place])
                    place += 1
                    continue
                chance = prospects.to_come(colour)
                wild = prospects.chance[LOCOMOTIVE * ROOM + locomotive]
                if locomotive < prospects.there[LOCOMOTIVE] and wild * self.style.swap > chance:
                    self.pay(LOCOMOTIVE, locomotive, wild)
                    locomotive += 1
                else:
                    self.pay(colour, place, chance)
                    place += 1
                    prospects.missing += 1.0
            needs >>= 6
        self.waiting = prospects.missing - before
        prospects.missing = before
        return self.chance

    def pay(self, kind: i64, place: i64, chance: float) -> None:
        """Remember one card that would pay for the ticket."""
        self.kinds[self.number] = kind
        self.places[self.number] = place
        self.chances[self.number] = chance
        self.number += 1
        self.chance *= chance

    def set_aside(self, ticket: i64) -> None:
        """Promise the cards of the ticket judged last to it, and note what hangs on each of them."""
        prospects = self.prospects
        prospects.missing += self.waiting
        stake = self.stake(ticket)
        for i in range(self.number):
            kind = self.kinds[i]
            prospects.reserved[kind] += 1
            at = kind * ROOM + self.places[i]
            others = self.chance / self.chances[i] if self.chances[i] > 0.0 else 0.0
            worth = self.style.needed * stake * others
            if self.places[i] < ROOM and worth > prospects.worth[at]:
                prospects.worth[at] = worth

    def stake(self, ticket: i64) -> float:
        """Return the difference between completing a ticket and failing it."""
        return 2.0 * float(self.points[ticket]) + self.cities.gain(ticket)

    def look(self, sight: Sight) -> None:
        """Set cards aside for the tickets that a seat holds, and say what the others are worth."""
        state = sight.state
        held = state.game.tickets.held_by(state, sight.seat)
        for ticket in held:
            self.cities.add(ticket)
        for ticket in held:
            if self.judge(ticket) >= self.style.hopeless:
                self.set_aside(ticket)
        self.value_spare()

    def value_spare(self) -> None:
        """Say what cards are worth that no ticket needs: new tickets may need them."""
        prospects = self.prospects
        style = self.style
        turns = prospects.outlook.turns + prospects.outlook.later
        base = style.spare * self.share * turns / (turns + 1.0) if style.weighs_spare else 0.0
        for kind in range(KINDS):
            worth = base * style.wild if kind == LOCOMOTIVE else base * self.demand[kind]
            place = kind * ROOM + prospects.reserved[kind]
            end = kind * ROOM + prospects.there[kind] + AHEAD
            while place < end:
                if worth > prospects.worth[place]:
                    prospects.worth[place] = worth
                place += 1
                if kind < LOCOMOTIVE:
                    worth *= style.fade

    def promise(self, ticket: i64) -> float:
        """Return what keeping one more ticket adds on average."""
        chance = self.judge(ticket)
        value = float(self.points[ticket])
        return chance * (2.0 * value + self.cities.gain(ticket)) - value * (1.0 + self.style.caution)

    def keep(self, offer: i64, least: i64) -> i64:
        """Return the positions to keep of an offer: the best one, the best beside it, as long as it pays."""
        kept: i64 = 0
        while True:
            best = -1
            most = 0.0
            position: i64 = 0
            rest = offer
            while rest:
                if not kept & BIT[position]:
                    promise = self.promise((rest & 255) - 1)
                    if best < 0 or promise > most:
                        best, most = int(position), promise
                rest >>= 8
                position += 1
            if best < 0 or (most <= 0.0 and bits.size(kept) >= least):
                return kept
            kept |= BIT[best]
            ticket = ((offer >> (8 * best)) & 255) - 1
            self.judge(ticket)
            self.set_aside(ticket)
            self.cities.add(ticket)

    def looking(self, sight: Sight, offered: i64) -> float:
        """Return what drawing tickets promises on average."""
        state = sight.state
        there = sight.ticket_decks[0] + sight.returned
        total = 0.0
        number: i64 = 0
        for ticket in range(len(self.points)):
            place = i64(state.place[ticket])
            # Tickets that were put back below the deck come again when no others are left.
            if place == UNSEEN or (place == RETURNED + sight.seat and sight.ticket_decks[0] < offered):
                promise = self.promise(ticket)
                number += 1
                if promise > 0.0:
                    total += promise
        if not number:
            return 0.0
        return self.style.taking * float(offered if offered < there else there) * total / float(number)
