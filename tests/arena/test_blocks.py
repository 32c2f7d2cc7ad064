"""Blocks give every bot the same deals and seats."""

from itertools import combinations

import pytest

from tests.arena.contests import contest, played
from whistlestop.arena.block_player import BlockPlayer
from whistlestop.arena.contest import derive_seed
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.rail.board_setup import board_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_block_every_bot_sits_in_every_seat_once(seats: int) -> None:
    names = tuple("abcd"[:seats])
    what = contest(*names, seats=seats)

    for number in range(5):
        seatings = [what.block(number).seating(rotation) for rotation in range(seats)]
        for seat in range(seats):
            assert sorted(seating[seat] for seating in seatings) == sorted(names)


def test_the_games_of_a_block_have_the_same_deal_and_blocks_have_different_ones() -> None:
    what = contest("random", "greedy")
    _, collected = played(what, 8)
    seeds = [[game.seed for game in block] for block in collected.blocks]
    game = load(what.game)
    hands = [tuple(game.start(2, DuplicateLuck(seed), 0).hands) for seed, _ in seeds]

    assert all(first == second for first, second in seeds)
    assert len(set(hands)) == len(hands) == 4


def test_a_seat_of_a_block_is_dealt_the_same_whoever_sits_there() -> None:
    what = contest("random", "greedy", game="usa")
    with BlockPlayer(what) as player:
        block = what.block(3)
        one, other = (player.match(block, rotation) for rotation in range(2))

    assert [event.to_dict() for event in one.opening] == [event.to_dict() for event in other.opening]
    assert [play.text for play in one.plays] != [play.text for play in other.plays]


def test_a_result_lists_the_routes_that_each_seat_claimed() -> None:
    what = contest("greedy", "random", game="usa")
    with BlockPlayer(what) as player:
        block = what.block(0)
        match = player.match(block, 1)
    result = played(what, 2)[1].games[1]
    names = [route.name for route in board_of(load("usa")).routes]
    claimed: list[set[str]] = [set(), set()]
    for event in (event for play in match.plays for event in play.events if event.type == "claimed"):
        claimed[event.seat].add(str(event.to_dict()["route"]))

    assert [{names[route] for route in routes} for routes in result.routes] == claimed
    assert all(claimed)


def test_the_seeds_of_bots_are_independent_of_each_other_and_the_deal() -> None:
    what = contest("random", "random")
    seeds = [
        seed
        for number in range(50)
        for rotation in range(2)
        for seed in (*what.block(number).bot_seeds(rotation), what.block(number).seed + rotation)
    ]

    assert len(set(seeds)) == len(seeds)
    assert derive_seed("a", 1) != derive_seed("a", 2) != derive_seed("b", 2)


def test_with_three_seats_the_order_changes_from_block_to_block() -> None:
    what = contest("a", "b", "c", seats=3)
    followers = {(order := what.block(number).order)[(order.index("a") + 1) % 3] for number in range(20)}

    assert followers == {"b", "c"}


def test_as_many_bots_as_seats_sit_together() -> None:
    assert contest("a", "b", "c", seats=3).line_ups() == [("a", "b", "c")]


def test_of_two_bots_at_a_larger_table_the_first_meets_copies_of_the_second() -> None:
    assert contest("a", "b", seats=4).line_ups() == [("a", "b", "b", "b")]


def test_one_bot_alone_meets_itself() -> None:
    assert contest("a", seats=3).line_ups() == [("a", "a", "a")]


def test_of_more_bots_than_seats_every_combination_plays_in_turn() -> None:
    what = contest("a", "b", "c", "d", seats=3)
    choices = list(combinations("abcd", 3))

    assert what.line_ups() == choices
    assert [tuple(sorted(what.block(number).order)) for number in range(8)] == choices * 2


@pytest.mark.parametrize(
    ("players", "seats", "sentence"),
    [
        (("a", "b", "c"), 4, "3 bots can't share 4 seats"),
        (("a", "b", "a"), 2, "a is named twice"),
    ],
)
def test_impossible_line_ups_are_refused(players: tuple[str, ...], seats: int, sentence: str) -> None:
    with pytest.raises(WhistlestopError, match=sentence):
        contest(*players, seats=seats).line_ups()
