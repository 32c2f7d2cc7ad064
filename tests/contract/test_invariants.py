"""The checks themselves: each of them notices what it is there for."""

from collections.abc import Callable

import pytest
from librt.vecs import append
from mypy_extensions import i64, u8

from tests.contract.tables import every_table
from whistlestop.core.actions import Legal
from whistlestop.core.cards import KINDS, ONE, count
from whistlestop.core.game import Game
from whistlestop.core.notes import Note
from whistlestop.core.parts import Phase
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.core.tickets import HELD
from whistlestop.games import load
from whistlestop.rail.laying import board_of
from whistlestop.rail.state import RailState
from whistlestop.record.invariants import broken, contradictions
from whistlestop.record.invariants.whims import whimsical

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
    state.idle = 3 * state.seats


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
    state = whimsical(game, seats, 2, 4 * seats)
    assert broken(state) == []

    tamper(state)

    assert broken(state)


def lose_a_train(state: RailState) -> None:
    state.trains[1] -= 1


def score_twice(state: RailState) -> None:
    state.points[0] += 1


def give_a_route_away(state: RailState) -> None:
    state.owner[0] = u8(2 if int(state.owner[0]) == 1 else 1)


def open_a_claimed_route(state: RailState) -> None:
    state.open = board_of(state.game).fresh()


def forget_a_class(state: RailState) -> None:
    state.open_classes &= state.open_classes - 1


def own_every_double(state: RailState) -> None:
    state.doubles[0] = -1


def lose_a_station(state: RailState) -> None:
    state.notes[state.game.keep(Note("stations"))] -= 1


def leave_a_tunnel_open(state: RailState) -> None:
    state.notes[state.game.keep(Note("owed"))] = 1


def leave_cards_on_the_table(state: RailState) -> None:
    state.notes[state.game.keep(Note("laid"))] = ONE[0]


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
    assert broken(state) == []

    tamper(state)

    assert broken(state)


def europe_in_progress() -> RailState:
    """Find a game of Europe with claimed routes that goes on."""
    for seed in range(100):
        state = whimsical(load("europe"), 4, seed, 200)
        assert isinstance(state, RailState)
        if any(state.owner) and state.phase is state.game.turn:
            return state
    raise AssertionError("nobody claims anything")


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
    state = whimsical(game, seats, 2, 4 * seats)
    assert contradictions(state) == []

    state.phase = liar(state.phase)

    assert contradictions(state)
