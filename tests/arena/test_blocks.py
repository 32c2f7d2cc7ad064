"""Who sits where, on which deal: every bot gets what every other bot gets."""

from itertools import combinations

import pytest

from tests.arena.contests import contest, played
from whistlestop.arena.contest import derived
from whistlestop.arena.playing import Playing
from whistlestop.core.deal import Deal
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import load


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
    hands = [tuple(game.start(2, Deal(seed), 0).hands) for seed, _ in seeds]

    assert all(first == second for first, second in seeds)
    assert len(set(hands)) == len(hands) == 4


def test_a_seat_of_a_block_is_dealt_the_same_whoever_sits_there() -> None:
    what = contest("random", "greedy", game="usa")
    with Playing(what) as playing:
        block = what.block(3)
        one, other = (playing.match(block, rotation) for rotation in range(2))

    assert [event.to_dict() for event in one.opening] == [event.to_dict() for event in other.opening]
    assert [play.text for play in one.plays] != [play.text for play in other.plays]


def test_the_seeds_of_bots_have_nothing_to_do_with_one_another_or_the_deal() -> None:
    what = contest("random", "random")
    seeds = [
        seed
        for number in range(50)
        for rotation in range(2)
        for seed in (*what.block(number).bot_seeds(rotation), what.block(number).seed + rotation)
    ]

    assert len(set(seeds)) == len(seeds)
    assert derived("a", 1) != derived("a", 2) != derived("b", 2)


def test_with_three_seats_it_changes_from_block_to_block_who_sits_behind_whom() -> None:
    what = contest("a", "b", "c", seats=3)
    followers = {(order := what.block(number).order)[(order.index("a") + 1) % 3] for number in range(20)}

    assert followers == {"b", "c"}


def test_as_many_bots_as_seats_sit_together() -> None:
    assert contest("a", "b", "c", seats=3).line_ups() == [("a", "b", "c")]


def test_of_two_bots_at_a_larger_table_the_first_meets_copies_of_the_second() -> None:
    assert contest("a", "b", seats=4).line_ups() == [("a", "b", "b", "b")]


def test_one_bot_alone_meets_itself() -> None:
    assert contest("a", seats=3).line_ups() == [("a", "a", "a")]


def test_of_more_bots_than_seats_every_choice_plays_and_all_take_turns() -> None:
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
def test_line_ups_that_make_no_sense_are_refused(players: tuple[str, ...], seats: int, sentence: str) -> None:
    with pytest.raises(WhistlestopError, match=sentence):
        contest(*players, seats=seats).line_ups()
