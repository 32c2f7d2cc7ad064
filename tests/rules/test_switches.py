"""Optional rules that published programs play by."""

import pytest

from tests.dealer import Dealer
from tests.playing import claim_routes, draw_two, happened, kinds, seen, until, ways
from tests.rules.usa.table import FORTY_TWO, OTHERS
from whistlestop.bots import bot
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.record.match import Match, Play

RESTARTING = frozenset({"restarting_last_round"})
OTHER_FORTY_TWO = [
    *OTHERS,
    "Portland-Salt Lake City",
    "Sault St. Marie-Winnipeg",
    "Montréal-Sault St. Marie",
    "El Paso-Oklahoma City",
]


def both_almost_out(options: frozenset[str]) -> Match:
    """Return a match: seat 0 is to act, and both seats have three trains and some cards left."""
    match = Dealer(load("usa", options)).begin()
    claim_routes(match, FORTY_TWO, OTHER_FORTY_TWO)
    until(match, 1)
    draw_two(match)
    draw_two(match)
    until(match, 0)
    assert seen(match).trains == [3, 3]
    return match


def claim(match: Match, route: str) -> Play:
    """Claim a route with any cards for the seat to act."""
    return match.play(f"claim {route} {min(ways(match, f'claim {route}'))}")


def turns_to_the_end(match: Match) -> list[int]:
    """Draw until the game is over; return the seats in the order of their turns."""
    seats: list[int] = []
    while not match.over:
        seats.append(match.seat)
        draw_two(match)
    return seats


@pytest.mark.parametrize(("options", "turns"), [(frozenset[str](), [0]), (RESTARTING, [0, 1])])
def test_a_second_seat_without_trains_restarts_the_last_round(
    options: frozenset[str], turns: list[int]
) -> None:
    match = both_almost_out(options)
    claim(match, "Seattle-Vancouver/1")
    claim(match, "Portland-Seattle/1")

    assert turns_to_the_end(match) == turns


def test_a_seat_that_claims_nothing_begins_no_new_last_round() -> None:
    match = both_almost_out(RESTARTING)
    claim(match, "Seattle-Vancouver/1")

    assert turns_to_the_end(match) == [1, 0]


def test_the_last_turn_is_the_last_one_even_if_a_route_is_claimed() -> None:
    match = both_almost_out(RESTARTING)
    claim(match, "Seattle-Vancouver/1")
    draw_two(match)
    last = claim(match, "Portland-Seattle/1")

    assert match.over
    assert happened(last, "over") == [{"type": "over", "reason": "final round"}]


def test_nobody_has_stations_where_the_table_does_without() -> None:
    game = load("europe", frozenset({"no_stations"}))
    match = Match(game, 2, DuplicateLuck(7), 0)
    for seat in range(2):
        match.play("keep 1,2", seat)

    assert kinds(match) == {"claim", "draw", "tickets"}
    assert seen(match).slot("stations") == [0, 0]


def test_games_without_stations_come_to_an_end_and_pay_nothing_for_them() -> None:
    game = load("europe", frozenset({"no_stations", "restarting_last_round"}))
    table = BotTable(game, [bot("greedy", game), bot("random", game)])
    for seed in range(5):
        state = table.play(DuplicateLuck(seed), seed)
        assert state.over
        assert [sheet.points["stations"] for sheet in game.score(state)] == [0, 0]
