"""The score breakdown of a finished game explains every ticket, every line and the longest path."""

import pytest

from tests.contract.tables import every_table
from whistlestop.core.game import Game
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.rail.board import Board, Route
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.biased_players import biased_state

SEEDS = range(8)
EVERY_PLAY = 100_000

on_boards = pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in SHIPPED if name != "card_game" for seats in load(name).seats[::2]],
)


def finished(game: Game, seats: int, seed: int) -> tuple[State, list[ScoreBreakdown]]:
    """Play a game to its end and return its state and score breakdowns."""
    state = biased_state(game, seats, seed, EVERY_PLAY)
    assert state.over
    return state, game.breakdowns(state)


def lines(board: Board, names: list[str]) -> list[Route]:
    """Find routes by their names."""
    return [board.routes[board.number[name]] for name in names]


def stops(routes: list[Route]) -> list[set[int]]:
    """Return where a path over routes can begin and where it then ends; nothing if it is no path."""
    found = []
    for begin in set(routes[0].cities):
        here = begin
        for line in routes:
            if here not in line.cities:
                break
            here = sum(line.cities) - here
        else:
            found.append({begin, here})
    return found


@every_table
def test_every_ticket_is_accounted_for_as_it_was_scored(game: Game, seats: int) -> None:
    for seed in SEEDS:
        state, breakdowns = finished(game, seats, seed)
        for seat, breakdown in enumerate(breakdowns):
            shown = game.tickets.at(state, SHOWN + seat)
            done = [one.ticket for one in breakdown.tickets if one.done]
            counts = breakdown.sheet.counts

            assert [one.ticket for one in breakdown.tickets] == shown + game.tickets.held(state, seat)
            assert len(done) == counts["completed"] - breakdown.sheet.points.get("bonus_tickets", 0)
            assert len(breakdown.tickets) - len(done) == counts["failed"]
            if "first_journey" not in game.name:
                points = game.tickets.tickets
                signed = [points[one.ticket].points * (1 if one.done else -1) for one in breakdown.tickets]
                assert sum(signed) == breakdown.sheet.points["tickets"]


@every_table
def test_what_a_line_is_made_up_of_adds_up_to_it(game: Game, seats: int) -> None:
    for seed in SEEDS:
        _, breakdowns = finished(game, seats, seed)
        for breakdown in breakdowns:
            sums = {**breakdown.sheet.counts, **breakdown.sheet.points}

            assert set(breakdown.parts) == {
                "germany": {"passengers", "passengers_collected"},
                "card_game": {"big_cities"},
            }.get(game.name, set())
            for name, parts in breakdown.parts.items():
                assert sum(parts.values()) == sums[name]


@on_boards
def test_the_routes_of_a_completed_ticket_are_a_way_between_its_places(name: str, seats: int) -> None:
    game = load(name)
    board = board_of(game)
    joined = lent = 0

    for seed in SEEDS:
        state, breakdowns = finished(game, seats, seed)
        assert isinstance(state, RailState)
        for seat, breakdown in enumerate(breakdowns):
            for one in breakdown.tickets:
                places = [board.places[place] for place in game.tickets.tickets[one.ticket].between]
                routes = lines(board, one.routes)
                own = [int(state.owner[board.number[line.name]]) == seat + 1 for line in routes]

                assert bool(routes) == one.done
                assert [line.name for line, mine in zip(routes, own, strict=True) if not mine] == one.borrowed
                assert {*one.borrowed} <= {*breakdown.shown.get("borrowed", [])}
                if one.done:
                    assert any(
                        ends & {*places[0]} and ends & {*places[1]} and len(ends) == 2
                        for ends in stops(routes)
                    )
                joined += one.done
                lent += bool(one.borrowed)

    assert joined
    assert bool(lent) == (name == "europe")


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", ["europe", "usa"])
def test_the_trail_of_the_longest_path_is_one_and_as_long_as_scored(name: str, seats: int) -> None:
    game = load(name)
    board = board_of(game)

    for seed in range(20):
        state, breakdowns = finished(game, seats, seed)
        assert isinstance(state, RailState)
        for seat, breakdown in enumerate(breakdowns):
            trail = lines(board, breakdown.shown["longest_path"])

            assert sum(line.length for line in trail) == breakdown.sheet.counts["longest_path_length"]
            assert len({line.name for line in trail}) == len(trail)
            assert all(int(state.owner[board.number[line.name]]) == seat + 1 for line in trail)
            assert not trail or stops(trail)


@pytest.mark.parametrize("name", ["first_journey", "first_journey_usa"])
def test_the_way_of_the_bonus_leads_from_the_east_to_the_west(name: str) -> None:
    game = load(name)
    board = board_of(game)
    ways = 0

    for seed in range(30):
        _, breakdowns = finished(game, 4, seed)
        for breakdown in breakdowns:
            way = lines(board, breakdown.shown.get("bonus_tickets", []))
            assert bool(way) == bool(breakdown.sheet.points["bonus_tickets"])
            assert not way or stops(way)
            ways += bool(way)

    assert ways


def test_the_stations_of_a_seat_are_named() -> None:
    game = load("europe")

    for seed in SEEDS:
        _, breakdowns = finished(game, 3, seed)
        built = [len(breakdown.shown["stations"]) for breakdown in breakdowns]

        assert built == [breakdown.sheet.counts["stations_built"] for breakdown in breakdowns]
