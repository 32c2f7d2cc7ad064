"""Passengers, who wait in cities and countries; claiming a route picks up one at each end."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards, facts
from whistlestop.core.action_types import PASSENGER, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.cards import COLOURS, NAMES, ONE
from whistlestop.core.events import TABLE, EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Opening, Phase
from whistlestop.core.reason import Kind, Reason, Texts
from whistlestop.core.slots import COLOURS as COLOURED
from whistlestop.core.slots import PER_TABLE, Names, Slot
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.box import Box
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

PLACED: Final = EventType(
    "passenger", "A {card} passenger waits in {place}.", luck="card", place=facts.PLACE, card=facts.COLOUR
)
COLLECTED: Final = EventType(
    "collected",
    "{Seat} takes the {colour} passenger from {place}.",
    place=facts.PLACE,
    colour=facts.COLOUR,
)

TAKE: Final = ActionType(
    "take {colour} {place}",
    "Take the {colour} passenger from {place}",
    colour=facts.COLOUR,
    place=facts.PLACE,
)


class PassengerBox(Box):
    """A box with passengers, which have card colours, so that sets of them are stored like cards."""

    def read_more(self) -> None:
        file = self.map.file
        self.waiting = self.map.waiting  # the number of passengers in each place at the start
        self.bag = file.table("passengers").multiset() if file.data else 0
        spots = sum(self.waiting.values())
        there = cards.total(self.bag)
        line = file.line_of("passengers")
        if cards.locomotives(self.bag):
            file.fault(line, "passengers have colours; there is no locomotive among them.")
        if min(self.waiting.values(), default=0) < 0:
            file.fault(line, "a place can't have a negative number of passengers.")
        if spots > there:
            file.fault(line, f"{spots} passengers wait on the board, but the bag has only {there}.")


PASSENGERS: Final = Slot("passengers", COLOURED, label="Passengers")


def waiting_in(places: list[str]) -> Slot:
    """Declare the slot of the passengers that wait in each place."""
    return Slot("waiting", COLOURED, keys=places, label="Waiting passengers")


def visited(ends: list[str]) -> Slot:
    """Declare the slot of the end of a claimed route where a seat chooses a passenger."""
    return Slot("visiting", Names(ends), PER_TABLE, label="Where a passenger is chosen")


class PlacePassengers(Opening):
    """Draw passengers from the bag and place them on the board (DE-02)."""

    def __init__(self, waiting: dict[str, int], bag: int) -> None:
        super().__init__()
        self.places = list(waiting)
        self.spots = list(waiting.values())
        self.bag = bag
        self.waiting = waiting_in(self.places)

    def join(self, game: "Game") -> None:
        game.declare(PLACED)
        self.waiting = game.register(self.waiting)

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
                    state.journal.append(PLACED.event(TABLE, place=name, card=NAMES[kind]))
            self.waiting.set(state, place, there)
        return False

    def outcomes(self, state: State) -> dict[str, object]:
        there = {place: cards.to_counts(self.waiting.get(state, i)) for i, place in enumerate(self.places)}
        return {"passengers": {place: counted for place, counted in there.items() if counted}}


class ClaimAndCollect(ClaimRoute):
    """Claim a route and pick up one passenger at each end (DE-07)."""

    def __init__(self, board: Board, waiting: dict[str, int], bag: int) -> None:
        super().__init__(board)
        self.places = list(waiting)
        self.choosing: Final = ChoosePassenger(self, waiting, bag)
        self.end_of: vec[i64] = vec[i64]()  # the two places of each route, in the order of its name
        for route in board.routes:
            for city in route.cities:
                self.end_of = append(self.end_of, self.places.index(board.cities[city]))
        self.waiting = waiting_in(self.places)
        self.collected = PASSENGERS
        self.visit = visited([self.places[end] for end in self.end_of])

    def join(self, game: "Game") -> None:
        super().join(game)
        self.waiting = game.register(self.waiting)
        self.collected = game.register(PASSENGERS)
        self.visit = game.register(self.visit)
        self.choosing.join(game)
        game.add_phase(self.choosing)

    def follow_up(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        self.collect(state, seat, 2 * route, 2 * route + 2, chance)

    def collect(self, state: RailState, seat: i64, end: i64, beyond: i64, chance: Chance) -> None:
        """Pick up a passenger at each end of a route; the seat chooses among several colours."""
        while end < beyond:
            place = self.end_of[end]
            there = self.waiting.get(state, place)
            end += 1
            if there:
                kind = cards.nth(there, 0)
                if there != cards.count(there, kind) * ONE[kind]:
                    self.visit.set_value(state, end)
                    state.phase = self.choosing
                    state.game.supply.refill(state, chance)
                    return
                self.take(state, seat, place, kind)
        state.end_turn(chance)

    def take(self, state: State, seat: i64, place: i64, kind: i64) -> None:
        """Move a passenger from a place to a seat."""
        self.waiting.add(state, place, -ONE[kind])
        self.collected.add(state, seat, ONE[kind])
        if state.journal is not None:
            name = self.places[place]
            state.journal.append(COLLECTED.event(seat, place=name, colour=NAMES[kind]))


class ChoosePassenger(Phase):
    """The phase in which a seat chooses among passengers of several colours."""

    def __init__(self, claim: ClaimAndCollect, waiting: dict[str, int], bag: int) -> None:
        super().__init__("passenger", "Choose the passenger that you take.")
        self.claim: Final = claim
        self.places = list(waiting)
        self.several = [place for place, number in waiting.items() if number > 1]
        self.colours = [kind for kind in range(COLOURS) if cards.count(bag, kind)]
        self.first: i64 = 0
        self.beyond: i64 = 0
        self.action_of: vec[i64] = vec[i64]([-1] * (len(self.places) * COLOURS))
        self.place_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        game.declare(TAKE, COLLECTED)
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
        """Return the place whose passenger the seat chooses."""
        return self.claim.end_of[self.claim.visit.value(state) - 1]

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        place = self.place(state)
        there = self.claim.waiting.get(state, place)
        for kind in range(COLOURS):
            if there & 63:
                out.add(self.action_of[place * COLOURS + kind])
            there >>= 6

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        end = self.claim.visit.value(state)
        self.claim.visit.set_value(state, 0)
        self.claim.take(state, seat, self.place_of[action - self.first], self.kind_of[action - self.first])
        self.claim.collect(cast(RailState, state), seat, end, end + (end & 1), chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        place = self.place(state)
        name = self.places[place]
        there = self.claim.waiting.get(state, place)
        if not self.first <= action < self.beyond:
            example = Texts([f"take {NAMES[cards.nth(there, 0)]} {name}"])
            return Reason(
                "First choose which passenger to take in {place} ({example}).", place=name, example=example
            )
        if self.place_of[action - self.first] != place:
            return Reason("You are choosing a passenger in {place} now.", place=name)
        kind = self.kind_of[action - self.first]
        if cards.count(there, kind):
            return None
        return Reason("No {colour} passenger waits in {place}.", colour=Kind(kind), place=name)
