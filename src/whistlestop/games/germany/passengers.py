"""Passengers: they wait in cities and countries, and whoever claims a route takes one from each end."""

from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.actions import PASSENGER, Aim, Legal
from whistlestop.core.cards import COLOURS, NAMES, ONE
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event
from whistlestop.core.notes import Note
from whistlestop.core.parts import Opening, Phase
from whistlestop.core.reason import Kind, Reason, Texts
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.box import Box
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class PassengerBox(Box):
    """A box with passengers in it; they have colours of cards, so that sets of them are kept like cards."""

    def read_more(self) -> None:
        sheet = self.map.sheet
        self.waiting = self.map.waiting  # how many wait in each place as play begins
        self.bag = sheet.table("passengers").multiset() if sheet.data else 0
        spots = sum(self.waiting.values())
        there = cards.total(self.bag)
        line = sheet.line_of("passengers")
        if cards.locomotives(self.bag):
            sheet.fault(line, "passengers have colours; there is no locomotive among them.")
        if min(self.waiting.values(), default=0) < 0:
            sheet.fault(line, "fewer than no passengers wait in a place.")
        if spots > there:
            sheet.fault(line, f"{spots} passengers wait on the board, but the bag has only {there}.")


def waiting_in(game: "Game", places: list[str]) -> int:
    """Find where it is noted who waits in each place."""
    return game.keep(Waiting(places))


def collected_by(game: "Game") -> int:
    """Find where it is noted whom each seat has collected."""
    return game.keep(Collected("passengers"))


class Collected(Note):
    """Passengers before each seat."""

    def plain(self, game: "Game", value: int) -> object:
        return cards.counted(value)


class Waiting(Collected):
    """Passengers in each place of the map."""

    def __init__(self, places: list[str]) -> None:
        super().__init__("waiting", len(places))
        self.places = places

    def told(self, game: "Game", values: list[object]) -> object:
        return {place: there for place, there in zip(self.places, values) if there}


class Visited(Note):
    """The end of a claimed route where a passenger is being chosen; 0 where nobody chooses."""

    def __init__(self, places: list[str]) -> None:
        super().__init__("visiting", 1)
        self.places = places

    def plain(self, game: "Game", value: int) -> object:
        return self.places[value - 1] if value else None


class PlacePassengers(Opening):
    """Passengers are drawn from the bag onto the spots of the board (DE-02)."""

    def __init__(self, waiting: dict[str, int], bag: int) -> None:
        super().__init__()
        self.places = list(waiting)
        self.spots = list(waiting.values())
        self.bag = bag
        self.waiting: i64 = 0

    def join(self, game: "Game") -> None:
        self.waiting = waiting_in(game, self.places)

    def deal(self, state: State, chance: Chance) -> bool:
        bag: i64 = self.bag
        for place in range(len(self.places)):
            there: i64 = 0
            for _ in range(self.spots[place]):
                kind = chance.card(bag)
                bag -= ONE[kind]
                there += ONE[kind]
                if state.journal is not None:
                    name = self.places[place]
                    state.journal.append(Event("passenger", TABLE, place=name, card=NAMES[kind]))
            state.note(self.waiting + place, there)
        return False

    def told(self, state: State) -> dict[str, object]:
        there = {place: cards.counted(state.notes[self.waiting + i]) for i, place in enumerate(self.places)}
        return {"passengers": {place: counted for place, counted in there.items() if counted}}


class ClaimAndCollect(ClaimRoute):
    """Claims a route, and takes one passenger from each of the two places just joined (DE-07)."""

    def __init__(self, board: Board, waiting: dict[str, int], bag: int) -> None:
        super().__init__(board)
        self.places = list(waiting)
        self.choosing = ChoosePassenger(self, waiting, bag)
        self.end_of: vec[i64] = vec[i64]()  # of each route, its two places in the order named
        for route in board.routes:
            for city in route.cities:
                self.end_of = append(self.end_of, self.places.index(board.cities[city]))
        self.waiting: i64 = 0
        self.collected: i64 = 0
        self.visit: i64 = 0

    def join(self, game: "Game") -> None:
        super().join(game)
        self.waiting = waiting_in(game, self.places)
        self.collected = collected_by(game)
        ends = [self.places[end] for end in self.end_of]
        self.visit = game.keep(Visited(ends))
        self.choosing.join(game)
        game.add_phase(self.choosing)

    def follow_up(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        self.collect(state, seat, 2 * route, 2 * route + 2, chance)

    def collect(self, state: RailState, seat: i64, end: i64, beyond: i64, chance: Chance) -> None:
        """Take a passenger from each end of a route; where several colours wait, the seat chooses."""
        while end < beyond:
            place = self.end_of[end]
            there = state.notes[self.waiting + place]
            end += 1
            if there:
                kind = cards.nth(there, 0)
                if there != cards.count(there, kind) * ONE[kind]:
                    state.note(self.visit, end)
                    state.phase = self.choosing
                    state.game.supply.refill(state, chance)
                    return
                self.take(state, seat, place, kind)
        state.end_turn(chance)

    def take(self, state: State, seat: i64, place: i64, kind: i64) -> None:
        """Move a passenger from a place to a seat."""
        state.note(self.waiting + place, state.notes[self.waiting + place] - ONE[kind])
        state.note(self.collected + seat, state.notes[self.collected + seat] + ONE[kind])
        if state.journal is not None:
            name = self.places[place]
            state.journal.append(Event("collected", seat, place=name, colour=NAMES[kind]))


class ChoosePassenger(Phase):
    """Several colours wait at an end of the route just claimed: the seat takes one of them."""

    name = "passenger"

    def __init__(self, claim: ClaimAndCollect, waiting: dict[str, int], bag: int) -> None:
        super().__init__()
        self.claim = claim
        self.places = list(waiting)
        self.several = [place for place, number in waiting.items() if number > 1]
        self.colours = [kind for kind in range(COLOURS) if cards.count(bag, kind)]
        self.first: i64 = 0
        self.beyond: i64 = 0
        self.action_of: vec[i64] = vec[i64]([-1] * (len(self.places) * COLOURS))
        self.place_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.first = len(game.actions)
        for name in self.several:
            place = self.places.index(name)
            aim = Aim(PASSENGER, name)
            for kind in self.colours:
                self.action_of[place * COLOURS + kind] = game.actions.add(f"take {NAMES[kind]} {name}", aim)
                self.place_of = append(self.place_of, place)
                self.kind_of = append(self.kind_of, kind)
        self.beyond = len(game.actions)

    def place(self, state: State) -> i64:
        """Return the place where the seat chooses."""
        return self.claim.end_of[state.notes[self.claim.visit] - 1]

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        place = self.place(state)
        there = state.notes[self.claim.waiting + place]
        for kind in range(COLOURS):
            if there & 63:
                out.add(self.action_of[place * COLOURS + kind])
            there >>= 6

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        end = state.notes[self.claim.visit]
        state.note(self.claim.visit, 0)
        self.claim.take(state, seat, self.place_of[action - self.first], self.kind_of[action - self.first])
        self.claim.collect(cast(RailState, state), seat, end, end + (end & 1), chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        place = self.place(state)
        name = self.places[place]
        there = state.notes[self.claim.waiting + place]
        if not self.first <= action < self.beyond:
            example = Texts([f"take {NAMES[cards.nth(there, 0)]} {name}"])
            return Reason(
                "Choose first which passenger you take in {place} ({example}).", place=name, example=example
            )
        if self.place_of[action - self.first] != place:
            return Reason("You choose a passenger in {place} now.", place=name)
        kind = self.kind_of[action - self.first]
        if cards.count(there, kind):
            return None
        return Reason("No {colour} passenger waits in {place}.", colour=Kind(kind), place=name)
