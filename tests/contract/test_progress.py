"""Progress of tickets and points during play agrees with the final result."""

from collections.abc import Iterator

import pytest

from tests.contract.tables import every_game, every_table, seeded
from whistlestop.core.determinize import determinize
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.playout import play_on
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.games import SHIPPED, load
from whistlestop.rail.awards import TicketPoints
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.paths import find, networks
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.biased_players import biased_state

MOMENTS = [(seed, number) for seed in seeded(6) for number in (0, 20, 60, 110, 170, 10_000)]
FAR = 1_000_000

on_boards = pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in SHIPPED if name != "card_game" for seats in load(name).seats[::2]],
)


def moments(game: Game, seats: int) -> Iterator[State]:
    """Look at a table early, late and at the end."""
    for seed, number in MOMENTS:
        yield biased_state(game, seats, seed, number)


def rail_moments(game: Game, seats: int) -> Iterator[tuple[Board, RailState]]:
    """Look at a board early and late, as long as the game goes on."""
    for state in moments(game, seats):
        assert isinstance(state, RailState)
        if not state.over:
            yield board_of(game), state


def claimable(state: RailState, seat: int) -> set[str]:
    """Return the routes that a seat could claim if it held all cards."""
    [option] = [option for option in state.game.turn.options if isinstance(option, ClaimRoute)]
    rich = state.copy()
    rich.hands[seat] = state.game.cards
    routes = option.board.routes
    return {line.name for route, line in enumerate(routes) if not option.route_problem(rich, seat, route)}


def joined(board: Board, state: RailState, seat: int, plan: list[str], ticket: tuple[str, str]) -> bool:
    """Return whether a seat that got some more routes would have joined the places of a ticket."""
    root = networks(board, state, seat)
    for name in plan:
        a, b = board.routes[board.number[name]].cities
        root[find(root, a)] = find(root, b)
    ends = [{find(root, end) for end in board.places[place]} for place in ticket]
    return bool(ends[0] & ends[1])


def fewest_trains(board: Board, state: RailState, seat: int, ticket: tuple[str, str]) -> int:
    """Find how many trains a ticket takes at least without borrowing, by improving until nothing does."""
    open_ = claimable_with(state, seat, 1000)
    far = [0 if end in board.places[ticket[0]] else FAR for end in range(len(board.cities))]
    better = True
    while better:
        better = False
        for route, line in enumerate(board.routes):
            own = int(state.owner[route]) == seat + 1
            if own or line.name in open_:
                for here, there in (line.cities, line.cities[::-1]):
                    cost = far[here] + (0 if own else line.length)
                    if cost < far[there]:
                        far[there] = cost
                        better = True
    return min(far[end] for end in board.places[ticket[1]])


def claimable_with(state: RailState, seat: int, trains: int) -> set[str]:
    """Return the routes that a seat could claim with all cards and the given number of trains."""
    rich = state.copy()
    rich.own_board()
    rich.trains[seat] = trains
    return claimable(rich, seat)


@every_table
def test_progress_follows_the_order_held_and_agrees_with_the_sheet_of_the_moment(
    game: Game, seats: int
) -> None:
    for state in moments(game, seats):
        for seat, sheet in enumerate(game.score(state)):
            progress = game.progress(state, seat)

            assert [one.ticket for one in progress] == game.tickets.held(state, seat)
            if state.over or game.name != "card_game":
                assert sum(not one.done for one in progress) == sheet.counts["failed"]
            assert all(one.possible is not False for one in progress if one.done)
            assert all(one.done for one in progress if one.borrowed)
            if state.over:
                assert all(one.possible == one.done for one in progress)


@every_table
def test_the_preview_is_the_sheet_as_known_to_the_seat(game: Game, seats: int) -> None:
    secret = {"germany": {"globetrotter"}, "card_game": {"tickets"}}.get(game.name, set())

    for state in moments(game, seats):
        for seat, sheet in enumerate(game.score(state)):
            known = dict(sheet.points)
            for line in set() if state.over else secret:
                del known[line]

            assert game.preview(state, seat) == known


@on_boards
def test_a_plan_can_be_carried_out_and_completes_its_ticket(name: str, seats: int) -> None:
    game = load(name)
    tickets = list(range(len(game.tickets.tickets)))
    lent = 0

    for board, state in rail_moments(game, seats):
        for seat in range(seats):
            trains = int(state.trains[seat])
            free = claimable(state, seat)
            for plan in game.plans(state, seat, tickets):
                between = game.tickets.tickets[plan.ticket].between
                lengths = [board.routes[board.number[route]].length for route in plan.routes]
                lent += bool(plan.borrowed)
                assert plan.trains == sum(lengths)
                assert plan.possible == (
                    plan.trains <= trains and joined(board, state, seat, plan.routes + plan.borrowed, between)
                )
                if plan.possible:
                    assert set(plan.routes) <= free
                    assert not set(plan.routes) & set(plan.borrowed)
                    assert len(plan.borrowed) <= 3

    assert bool(lent) == (name == "europe")


@on_boards
def test_no_way_without_borrowing_takes_fewer_trains_than_the_plan(name: str, seats: int) -> None:
    game = load(name)
    tickets = list(range(0, len(game.tickets.tickets), 5))

    for board, state in rail_moments(game, seats):
        for seat in range(seats):
            for plan in game.plans(state, seat, tickets):
                least = fewest_trains(board, state, seat, game.tickets.tickets[plan.ticket].between)
                if plan.borrowed:
                    assert least > state.trains[seat] >= plan.trains
                elif plan.routes or plan.possible:
                    assert plan.trains == least
                else:
                    assert least == FAR


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_a_ticket_is_possible_exactly_if_there_is_a_plan_for_it(name: str) -> None:
    game = load(name)
    [award] = [award for award in game.awards if isinstance(award, TicketPoints)]
    assert award.tickets is not None
    answers = set()

    for seats in game.seats[::3]:
        for _, state in rail_moments(game, seats):
            for seat in range(seats):
                connecting = award.connecting(state, seat, award.tickets)
                for ticket in range(len(game.tickets.tickets)):
                    possible = connecting.possible(ticket)
                    answers.add(possible)
                    assert possible == connecting.plan(ticket).possible

    assert answers == {False, True}


@every_game
def test_a_ticket_said_to_be_impossible_is_never_completed(game: Game) -> None:
    luck = Seeded(1)
    said = 0

    for seed, number in [(seed, number) for seed in range(24) for number in (60, 110, 170)]:
        seats = game.seats[seed % len(game.seats)]
        state = biased_state(game, seats, seed, number)
        if state.over:
            continue
        lost = {
            (seat, one.ticket)
            for seat in range(seats)
            for one in game.progress(state, seat)
            if one.possible is False
        }
        said += len(lost)
        for _ in range(3 if lost else 0):
            later = state.copy()
            play_on(later, luck, game.new_legal())
            for seat in range(seats):
                completed = [one.ticket for one in game.progress(later, seat) if one.done]
                completed += game.tickets.at(later, SHOWN + seat)
                assert not lost & {(seat, ticket) for ticket in completed}

    assert said > 5


@every_table
def test_asking_changes_nothing(game: Game, seats: int) -> None:
    for state in moments(game, seats):
        before = state.to_bytes()
        for seat in range(seats):
            game.progress(state, seat)
            game.preview(state, seat)
            game.plans(state, seat, game.tickets.held(state, seat))
        game.breakdowns(state)

        assert state.to_bytes() == before


@every_table
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(game: Game, seats: int) -> None:
    luck = Seeded(5)

    for state in moments(game, seats):
        for seat in range(seats if not state.over else 0):
            view = game.view(state, seat)
            dealt = determinize(view, luck)

            assert asked(dealt, view) == asked(state, view)


def asked(state: State, view: View) -> list[object]:
    """Return a seat's progress, plans and preview, and the effects of its actions on others."""
    game, seat = state.game, view.seat
    return [
        game.preview(state, seat),
        [repr(one) for one in game.progress(state, seat)],
        [repr(one) for one in game.plans(state, seat, view.tickets + view.offer)],
        [state.phase.effect(state, seat, action) for action in view.listed_actions()],
    ]
