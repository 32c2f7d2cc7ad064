"""The layout of observations, and how they are written."""

import hashlib
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import bits
from whistlestop.core.errors import BadSeats
from whistlestop.core.features import UNWRITTEN, Feature
from whistlestop.core.game import Game
from whistlestop.core.observation.slots import SlotsFeature
from whistlestop.core.observation.table import HandsFeature, SupplyFeature, TurnFeature
from whistlestop.core.observation.tickets import TicketCountsFeature, TicketsFeature, most_offered
from whistlestop.core.parts import Part
from whistlestop.core.state import State


def features_of(game: Game, seats: int) -> list[Feature]:
    """Return the features of a game: the table's, those of its slots and those that its parts declare."""
    found: list[Feature] = [TurnFeature(game, seats), HandsFeature(seats), SupplyFeature()]
    if game.tickets.tickets:
        found += [TicketsFeature(game, seats), TicketCountsFeature(game, seats)]
    found.append(SlotsFeature(game, seats))
    parts: list[Part] = [*game.opening, *game.phases, *game.turn.options, game.end, *game.awards, *game.ties]
    names = {feature.name for feature in found}
    for part in parts:
        for feature in part.features(game, seats):
            if feature.name not in names:
                names.add(feature.name)
                found.append(feature)
    return found


@final
class ObservationLayout:
    """What each number of a game's observations means; it writes observations of states.

    The layout has room for a number of seats, which is at least that of the table. What the viewer can't
    know has no influence on any number.
    """

    def __init__(self, game: Game, seats: int = 0) -> None:
        self.game = game
        self.seats = seats or game.seats[-1]
        if self.seats < game.seats[0]:
            raise BadSeats(f"An observation of {game.title} has room for at least {game.seats[0]} seats.")
        self.features: list[Feature] = []
        self.offered: i64 = most_offered(game)
        self.positions: i64 = len(game.tickets.tickets) if game.actions.word else 0
        self.size: i64 = self.offered + self.positions
        self.words: i64 = 1
        for feature in features_of(game, self.seats):
            self.add(feature)

    def __repr__(self) -> str:
        return f"<ObservationLayout of {self.game.name}, {self.seats} seats: {self.size} numbers>"

    def add(self, feature: Feature) -> None:
        """Add a feature to the layout, before anything is written."""
        self.features.append(feature)
        self.size += feature.size
        self.words += feature.words

    def describe(self) -> list[str]:
        """Name every number of an observation, in order."""
        labels: list[str] = []
        for feature in self.features:
            labels += feature.labels
        labels += [f"chosen: offered {position + 1}" for position in range(self.offered)]
        if self.positions:
            labels += [f"ticket {ticket}: chosen" for ticket in self.game.tickets.tickets]
        return labels

    def version(self) -> str:
        """Return a fingerprint of the layout, to be stored with what was trained on it."""
        return hashlib.sha256("\n".join(self.describe()).encode()).hexdigest()[:12]

    def encode(self, state: State, seat: int, pending: int = 0) -> vec[u8]:
        """Return the observation of a seat; `pending` is the set of positions it is about to choose."""
        if not 0 <= seat < state.seats <= self.seats:
            raise BadSeats(f"There is no seat {int(seat)} to observe from.")
        out = vec[u8]([u8(0)] * int(self.size))
        self.write(state, seat, pending, out, 0, vec[i64]([UNWRITTEN] * int(self.words)), 0)
        return out

    def write(
        self, state: State, seat: i64, pending: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64
    ) -> None:
        """Write the observation of a seat from `at` on, where it was written before or zeros are.

        `memory` holds `words` numbers from `first` on, all `UNWRITTEN` before the first observation.
        """
        for feature in self.features:
            feature.write(state, seat, out, at, memory, first)
            at += feature.size
            first += feature.words
        chosen = pending
        if state.choosing:
            chosen |= state.choices[seat]
        if memory[first] != chosen:
            memory[first] = chosen
            self.write_chosen(state, seat, chosen, out, at)

    def write_chosen(self, state: State, seat: i64, chosen: i64, out: vec[u8], at: i64) -> None:
        """Write a flag for each ticket, on offer or else held, that the seat has chosen in secret."""
        for number in range(self.offered + self.positions):
            out[at + number] = 0
        if state.offers[seat]:
            for position in range(self.offered):
                out[at + position] = u8((chosen >> position) & 1)
        elif chosen:
            held = self.game.tickets.held_by(state, seat)
            while chosen:
                out[at + self.offered + held[bits.lowest(chosen)]] = 1
                chosen &= chosen - 1

    def clear(self, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        """Forget an observation, before another game is written in its place."""
        for number in range(self.size):
            out[at + number] = 0
        for number in range(self.words):
            memory[first + number] = UNWRITTEN
