import pytest

from tests.playing import rule
from tests.rules.card_game.table import ended
from whistlestop.record.match import Match

YELLOW, BLUE = "Chicago-New York", "New York-Chicago"  # one card each, 5 points


def totals(match: Match) -> list[int]:
    """Return the points of each seat."""
    return [sheet.total for sheet in match.score()]


def counts(match: Match, name: str) -> list[int]:
    """Return one of the tie-break counts of each seat."""
    return [sheet.counts[name] for sheet in match.score()]


@rule("CG-20")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_points_win(winner: int) -> None:
    tickets = [["Dallas-Raleigh"], ["Dallas-Miami"]]
    tickets[winner] = ["Chicago-Charleston"]
    match = ended(tickets=tickets)

    assert totals(match)[winner] > totals(match)[1 - winner]
    assert match.winners() == [winner]


@rule("CG-20")
def test_most_points_win_against_more_tickets_and_more_bonus_cards() -> None:
    match = ended(
        [],
        ["BB"],
        tickets=[[YELLOW], [BLUE, "Seattle-Miami", "Los Angeles-New York"]],
        seat1="1",
    )

    assert totals(match) == [-5, 5 + 15 + 12 - 22 - 20]
    assert (counts(match, "completed"), counts(match, "bonus_cards")) == ([0, 1], [0, 2])
    assert match.winners() == [0]


@rule("CG-20")
def test_a_tie_goes_to_the_most_completed_tickets_before_bonus_cards_count() -> None:
    match = ended(
        ["BB"],
        ["B+R+G", "GG"],
        tickets=[[BLUE, "Seattle-Los Angeles"], ["Dallas-Raleigh", "Dallas-Washington", YELLOW]],
        seat0="1",
        seat1="1,2",
    )

    assert totals(match) == [5 + 15 + 12 - 9, 8 + 10 + 10 - 5]
    assert (counts(match, "completed"), counts(match, "bonus_cards")) == ([1, 2], [2, 1])
    assert match.winners() == [1]


@rule("CG-20")
@pytest.mark.parametrize("better", [0, 1])
def test_then_the_most_bonus_cards_win(better: int) -> None:
    plans = [["BB"], ["RR", "GG"]]
    tickets = [[BLUE, "Seattle-Saint Louis"], ["Dallas-Raleigh"]]
    if better:
        plans.reverse()
        tickets.reverse()
    match = ended(*plans, tickets=tickets, seat0="1", seat1="1")

    assert totals(match) == [18, 18]
    assert counts(match, "completed") == [1, 1]
    assert counts(match, "bonus_cards")[better] == 2
    assert match.winners() == [better]


@rule("CG-20")
def test_players_who_are_tied_in_everything_share_the_victory() -> None:
    match = ended(tickets=[[YELLOW], [BLUE]])

    assert totals(match) == [-5, -5]
    assert match.winners() == [0, 1]


@rule("CG-20")
def test_only_those_share_the_victory_whom_every_tie_break_leaves_tied() -> None:
    match = ended(
        ["B+R+G"],
        [],
        ["O+K+G"],
        tickets=[
            ["Dallas-Raleigh", "Seattle-Saint Louis", "Seattle-Los Angeles"],
            [YELLOW],
            ["Dallas-Helena", "Seattle-Chicago", "Seattle-Denver"],
        ],
        seats=3,
        seat0="1",
        seat2="1",
    )

    assert totals(match) == [8 + 10 - 23, -5, 10 + 10 - 25]
    assert (counts(match, "completed"), counts(match, "bonus_cards")) == ([1, 0, 1], [1, 0, 1])
    assert match.winners() == [0, 2]


@rule("Q-23")
def test_a_result_may_be_less_than_zero() -> None:
    match = ended(tickets=[["Seattle-Miami"], ["Los Angeles-New York"]])

    assert totals(match) == [-22, -20]
    assert match.winners() == [1]
