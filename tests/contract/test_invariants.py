"""The checks themselves: each detects the violation that it is written for."""

from collections.abc import Callable

import pytest
from librt.vecs import append
from mypy_extensions import i64, u8

from tests.contract.tables import every_table
from whistlestop.core.actions import Legal
from whistlestop.core.cards import KINDS, ONE, count, nth
from whistlestop.core.game import Game
from whistlestop.core.material.tickets import HELD
from whistlestop.core.parts import Phase
from whistlestop.core.reason import Reason
from whistlestop.core.slots import Slot
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.games.europe.stations import STATIONS
from whistlestop.games.europe.tunnels import LAID, OWED
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants import contradictions, violations
from whistlestop.testing.invariants.biased_players import biased_state

Tampering = Callable[[State], None]


def lose_the_deck(state: State) -> None:
    state.deck = 0


def owe_a_card(state: State) -> None:
    missing = next(kind for kind in range(KINDS) if not count(state.hands[0], kind))
    state.hands[0] -= ONE[missing]
    state.deck += ONE[missing]


def show_more_than_there_is(state: State) -> None:
    state.shown[0] = state.hands[0] + ONE[0]


def lay_the_deck_in_the_row(state: State) -> None:
    state.row += state.deck
    state.deck = 0


def keep_a_ticket_twice(state: State) -> None:
    state.kept = append(state.kept, state.kept[0])


def lose_the_unseen_tickets(state: State) -> None:
    for deck in range(len(state.unseen)):
        state.unseen[deck] = 0


def move_a_ticket_to_nobody(state: State) -> None:
    state.place[i64(state.kept[0])] = u8(HELD + state.seats)


def stop_without_a_reason(state: State) -> None:
    state.over = True


def give_a_reason_without_stopping(state: State) -> None:
    state.reason = "boredom"


def seat_nobody(state: State) -> None:
    state.seat = state.seats


def pass_for_ever(state: State) -> None:
    state.passes = state.seats


def idle_for_ever(state: State) -> None:
    state.idle = 20 * state.seats


def ask_in_a_phase_without_questions(state: State) -> None:
    state.phase = state.game.opening[0]


COMMON: list[Tampering] = [
    lose_the_deck,
    owe_a_card,
    show_more_than_there_is,
    lay_the_deck_in_the_row,
    keep_a_ticket_twice,
    lose_the_unseen_tickets,
    move_a_ticket_to_nobody,
    stop_without_a_reason,
    give_a_reason_without_stopping,
    seat_nobody,
    pass_for_ever,
    idle_for_ever,
    ask_in_a_phase_without_questions,
]


@every_table
@pytest.mark.parametrize("tamper", COMMON)
def test_tampering_with_any_game_is_noticed(game: Game, seats: int, tamper: Tampering) -> None:
    state = biased_state(game, seats, 2, 4 * seats)
    assert violations(state) == []

    tamper(state)

    assert violations(state)


def lose_a_train(state: RailState) -> None:
    state.trains[1] -= 1


def score_twice(state: RailState) -> None:
    state.points[0] += 1


def give_a_route_away(state: RailState) -> None:
    state.owner[0] = u8(2 if int(state.owner[0]) == 1 else 1)


def open_a_claimed_route(state: RailState) -> None:
    state.open = board_of(state.game).initial()


def forget_a_class(state: RailState) -> None:
    state.open_classes &= state.open_classes - 1


def own_every_double(state: RailState) -> None:
    state.doubles[0] = -1


def lose_a_station(state: RailState) -> None:
    state.game.registered(STATIONS).add(state, 0, -1)


def leave_a_tunnel_open(state: RailState) -> None:
    state.game.registered(OWED).set_value(state, 1)


def leave_cards_on_the_table(state: RailState) -> None:
    state.game.registered(LAID).set_value(state, ONE[0])


@pytest.mark.parametrize(
    "tamper",
    [
        lose_a_train,
        score_twice,
        give_a_route_away,
        open_a_claimed_route,
        forget_a_class,
        own_every_double,
        lose_a_station,
        leave_a_tunnel_open,
        leave_cards_on_the_table,
    ],
)
def test_tampering_with_europe_is_noticed(tamper: Callable[[RailState], None]) -> None:
    state = europe_in_progress()
    assert violations(state) == []

    tamper(state)

    assert violations(state)


def europe_in_progress() -> RailState:
    """Find a game of Europe with claimed routes that goes on."""
    for seed in range(100):
        state = biased_state(load("europe"), 4, seed, 200)
        assert isinstance(state, RailState)
        if any(state.owner) and state.phase is state.game.turn:
            return state
    raise AssertionError("nobody claims anything")


def lose_a_passenger(state: RailState) -> None:
    waiting, places = waiting_in(state)
    place = next(place for place in places if waiting.get(state, place))
    waiting.add(state, place, -ONE[nth(waiting.get(state, place), 0)])


def collect_a_passenger_twice(state: RailState) -> None:
    slot(state, "passengers").add(state, 0, ONE[0])


def move_passengers_to_another_place(state: RailState) -> None:
    waiting, (first, second, *_) = waiting_in(state)
    waiting.add(state, first, waiting.get(state, second))
    waiting.set(state, second, 0)


def choose_a_passenger_in_another_phase(state: RailState) -> None:
    slot(state, "visiting").set_value(state, 1)


def slot(state: RailState, name: str) -> Slot:
    """Return a registered slot by its name."""
    return next(slot for slot in state.game.slots if slot.name == name)


def waiting_in(state: RailState) -> tuple[Slot, range]:
    """Return the slot of the waiting passengers, and its places."""
    waiting = slot(state, "waiting")
    return waiting, range(waiting.size)


@pytest.mark.parametrize(
    "tamper",
    [
        lose_a_passenger,
        collect_a_passenger_twice,
        move_passengers_to_another_place,
        choose_a_passenger_in_another_phase,
    ],
)
def test_tampering_with_the_passengers_of_germany_is_noticed(tamper: Callable[[RailState], None]) -> None:
    states = (biased_state(load("germany"), 3, seed, 30) for seed in range(100))
    state = next(state for state in states if state.phase is state.game.turn)
    assert isinstance(state, RailState)
    assert violations(state) == []

    tamper(state)

    assert violations(state)


class Denial(Phase):
    """Lists what a phase allows, and has a reason against all of it."""

    def __init__(self, honest: Phase) -> None:
        super().__init__()
        self.honest = honest

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        self.honest.add_legal(state, seat, out)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return Reason("No.")


class Promise(Denial):
    """Has no reason against anything."""

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return None


@every_table
@pytest.mark.parametrize("liar", [Denial, Promise])
def test_a_wrong_reason_is_noticed(game: Game, seats: int, liar: type[Denial]) -> None:
    state = biased_state(game, seats, 2, 4 * seats)
    assert contradictions(state) == []

    state.phase = liar(state.phase)

    assert contradictions(state)
