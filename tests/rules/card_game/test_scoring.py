import pytest

from tests.playing import rule
from tests.rules.card_game.table import complete, completed, ended, play_out, ready, wait_for
from whistlestop.record.match import Match

YELLOW, BLUE = "Chicago-New York", "New York-Chicago"
BONUS = {"New York": 15, "Chicago": 12, "Los Angeles": 12, "Dallas": 10, "Miami": 8, "Seattle": 8}


def cities(match: Match) -> list[int]:
    """Return each seat's points for big cities."""
    return [sheet.points["big_cities"] for sheet in match.score()]


@rule("CG-18")
def test_an_uncompleted_ticket_costs_its_value() -> None:
    match = ended(["YY"], tickets=[["Seattle-Miami", "Dallas-Raleigh"], [BLUE]])

    assert [sheet.points["tickets"] for sheet in match.score()] == [-22 - 8, -5]
    assert [sheet.total for sheet in match.score()] == [-30, -5]
    assert [sheet.counts["failed"] for sheet in match.score()] == [2, 1]


@rule("CG-18")
@rule("CG-16")
def test_completed_tickets_add_and_the_others_subtract() -> None:
    match = ended(["RR", "GG"], tickets=[["Dallas-Raleigh", "Seattle-Miami", "Dallas-Miami"]], seat0="1,3")

    assert match.score()[0].points["tickets"] == 8 + 9 - 22


@rule("CG-18")
def test_a_ticket_that_could_be_completed_but_is_not_costs_its_value() -> None:
    match = ended(["YY"], tickets=[[YELLOW]], seat0="none")

    assert match.score()[0].points["tickets"] == -5


@rule("CG-19")
@pytest.mark.parametrize(
    ("city", "ticket", "plan"),
    [
        ("New York", "New York-Kansas City", ["B+G+K"]),
        ("Chicago", "Chicago-Santa Fe", ["Y+G+K"]),
        ("Los Angeles", "Los Angeles-Vancouver", ["W+K+O"]),
        ("Dallas", "Dallas-Raleigh", ["R+G+K"]),
        ("Miami", "Miami-Boston", ["B+O+R"]),
        ("Seattle", "Seattle-Denver", ["K+G+O"]),
    ],
)
def test_each_big_city_has_its_bonus(city: str, ticket: str, plan: list[str]) -> None:
    match = ended(plan, tickets=[[ticket]], seat0="1")

    assert completed(match) == [ticket]
    assert cities(match) == [BONUS[city], 0]
    assert match.score()[0].counts["bonus_cards"] == 1


@rule("CG-19")
def test_a_ticket_between_two_big_cities_counts_for_both() -> None:
    match = ended(["W+K+O"], tickets=[["Seattle-Los Angeles"]], seat0="1")

    assert cities(match) == [8 + 12, 0]
    assert match.score()[0].counts["bonus_cards"] == 2


@rule("CG-19")
def test_most_completed_tickets_to_a_city_win_its_bonus() -> None:
    match = ended(
        ["R+G+K", "R+G+O"],
        ["B+G+P"],
        tickets=[["Dallas-Raleigh", "Dallas-Miami"], ["Dallas-Washington"]],
        seat0="1,2",
        seat1="1",
    )

    assert cities(match) == [10 + 8, 0]


@rule("CG-19")
def test_all_who_tie_for_a_city_get_its_bonus_in_full() -> None:
    match = ended(
        ["R+G+K"],
        ["B+G+P"],
        ["K+G+O"],
        tickets=[["Dallas-Raleigh"], ["Dallas-Washington"], ["Seattle-Denver"]],
        seats=3,
        seat0="1",
        seat1="1",
        seat2="1",
    )

    assert cities(match) == [10, 10, 8]


@rule("CG-19")
def test_only_completed_tickets_count_for_a_city() -> None:
    match = ended(
        ["R+G+K", "R+G+O"],
        ["B+G+P"],
        tickets=[["Dallas-Raleigh", "Dallas-Helena"], ["Dallas-Washington"]],
        seat0="none",
        seat1="1",
    )

    assert cities(match) == [0, 10]


@rule("CG-19")
def test_nobody_gets_the_bonus_of_a_city_without_a_completed_ticket() -> None:
    match = ended(["YY"], tickets=[[YELLOW], [BLUE]])

    assert cities(match) == [0, 0]
    assert [sheet.counts["bonus_cards"] for sheet in match.score()] == [0, 0]


@rule("CG-19")
def test_a_city_that_is_not_big_has_no_bonus() -> None:
    match = ended(["B+O+R"], tickets=[["Miami-Boston"]], seat0="1")

    assert cities(match) == [8, 0]


@rule("CG-19")
@rule("CG-17")
def test_big_cities_count_the_tickets_of_both_halves_and_are_paid_once() -> None:
    match = ready(
        ["RRRRRRRL"],
        ["GGGGGGGL"],
        ["WWWWWWWL"],
        ["KKKKKKKL"],
        seats=4,
        tickets=[["Dallas-Raleigh"], ["Dallas-Miami", "Dallas-Washington"]],
    )
    complete(match, seat0="1", seat1="1")
    assert cities(match) == [10, 10 + 8, 0, 0]
    wait_for(match, 1)
    match.play("place B+O+G")
    play_out(match)
    complete(match, seat1="1")

    assert match.over
    assert cities(match) == [0, 10 + 8, 0, 0]
