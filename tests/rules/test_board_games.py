"""Rules that all board games share, tested with Germany and the USA."""

from collections import Counter
from dataclasses import dataclass

import pytest

from tests.dealer import Dealer
from tests.playing import discards, draw_two, hand, happened, hoard, row, rule, seen, use_up_trains
from tests.rules.germany import table as germany
from tests.rules.usa import table as usa
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.match import Match


@dataclass(frozen=True)
class Box:
    """A board game and some of its routes: those that use 42 trains, those of others, and short ones."""

    dealer: Dealer
    forty_two: list[str]
    others: list[str]
    last: list[str]  # of one, two and three spaces


GERMANY = Box(
    germany.GermanDealer({"Leipzig": "GGG"}),  # leaves no choice of passengers there
    germany.FORTY_TWO,
    germany.OTHERS,
    ["Augsburg-Ulm/1", "Chemnitz-Leipzig", "Bremen-Emden"],
)
USA = Box(
    usa.DEALER,
    usa.FORTY_TWO,
    usa.OTHERS,
    ["Atlanta-Nashville", "Atlanta-Charleston", "Calgary-Vancouver"],
)

each_game = pytest.mark.parametrize("box", [GERMANY, USA], ids=["germany", "usa"])


@rule("Q-01")
@each_game
def test_there_are_twelve_cards_of_each_colour_and_fourteen_locomotives(box: Box) -> None:
    match = box.dealer.begin(seats=2)
    while hoard(match):
        pass

    assert Counter(hand(match, 0) + hand(match, 1)) == {**dict.fromkeys("PWBYOKRG", 12), "L": 14}


@rule("Q-02")
@each_game
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_four_cards_forty_five_trains_and_no_points(box: Box, seats: int) -> None:
    match = box.dealer.deal("RRRR", others=["GGGG"], row="KKWWO", seats=seats)
    view = seen(match)

    assert (hand(match, 0), hand(match, 1), row(match)) == ("RRRR", "GGGG", "WWOKK")
    assert (view.hand_sizes, view.trains, view.points) == ([4] * seats, [45] * seats, [0] * seats)
    assert view.deck_size == 110 - 4 * seats - 5


@rule("Q-04")
@each_game
def test_the_first_player_is_named_or_drawn_from_the_seed(box: Box) -> None:
    game = box.dealer.game

    assert box.dealer.begin(seats=3, first=2).seat == 2
    assert {int(Match(game, 3, Seeded(seed)).state.first) for seed in range(30)} == {0, 1, 2}


@rule("Q-09")
@each_game
def test_three_locomotives_clear_the_row(box: Box) -> None:
    match = box.dealer.deal(row="LLLRG" + "PWBYO")

    assert row(match) == "PWBYO"
    assert discards(match) == "RGLLL"


@rule("Q-21")
@each_game
@pytest.mark.parametrize("length", [1, 2, 3])
def test_two_trains_or_fewer_at_the_end_of_a_turn_begin_the_final_round(box: Box, length: int) -> None:
    match = box.dealer.begin()
    use_up_trains(match, box.forty_two, box.others)
    claim = match.play(f"claim {box.last[length - 1]} " + "L" * length)

    assert happened(claim, "last round") == [{"type": "last round", "seat": 0}]
    for seat in (1, 0):
        assert match.seat == seat
        draw_two(match)
    assert (match.over, match.state.reason) == (True, "final round")
