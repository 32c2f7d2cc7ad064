"""Actions and their texts: every text is one number, also where a set of positions is the action."""

import pytest

from whistlestop.core.action_types import DECK, HELD_TICKETS, TURN
from whistlestop.core.actions import SETS, ActionTable, Aim
from whistlestop.core.errors import UnknownAction
from whistlestop.games import load


def with_sets() -> ActionTable:
    """A table with two actions of its own and one for every set of positions."""
    table = ActionTable()
    table.add("draw", Aim(DECK))
    table.add("pass")
    table.add_sets("complete", Aim(HELD_TICKETS))
    return table


@pytest.mark.parametrize(
    ("text", "positions"),
    [("complete none", 0), ("complete 1", 1), ("complete 1,4", 0b1001), ("complete 2,60", 2 + (1 << 59))],
)
def test_a_set_of_positions_is_a_number_and_a_text(text: str, positions: int) -> None:
    table = with_sets()

    assert table.number(text) == SETS + positions
    assert table.text(SETS + positions) == text


@pytest.mark.parametrize(
    "text",
    [
        "complete",
        "complete 4,1",
        "complete 1,1",
        "complete 0",
        "complete 61",
        "complete 01",
        "complete x",
        "complete ²",
    ],
)
def test_a_set_that_is_written_otherwise_is_unknown(text: str) -> None:
    with pytest.raises(UnknownAction, match=r"Did you mean|“complete 1,2”"):
        with_sets().number(text)


def test_sets_of_positions_are_counted_together() -> None:
    table = with_sets()

    assert table.kinds() == ["draw", "pass", "complete"]
    assert [table.kind(action) for action in (0, 1, SETS, SETS + 77)] == [0, 1, 2, 2]
    assert [table.knows(action) for action in (-1, 1, 2, SETS + 77)] == [False, True, False, True]


def test_a_game_without_sets_of_positions_knows_none() -> None:
    table = load("europe").actions

    assert not table.knows(SETS)
    with pytest.raises(UnknownAction):
        table.number("complete none")


def test_three_colours_may_be_named_in_any_order() -> None:
    table = load("card_game").actions

    assert table.number("place R+B+G") == table.number("place G+R+B") == table.number("place B+R+G")
    assert table.text(table.number("place R+B+G")) == "place B+R+G"


def test_an_action_points_at_what_it_uses_and_else_is_a_choice_of_the_turn() -> None:
    table = with_sets()
    aims = [table.aim(action) for action in (0, 1, SETS, SETS + 77)]

    assert [(aim.where, aim.what) for aim in aims] == [
        (DECK.name, ""),
        (TURN.name, "pass"),
        (HELD_TICKETS.name, ""),
        (HELD_TICKETS.name, ""),
    ]
    assert table.pointing_at(DECK.name, "") == [0]
    assert table.pointing_at(HELD_TICKETS.name, "") == [SETS]
    assert table.pointing_at(DECK.name, "red") == []


def test_all_claims_of_a_route_share_one_aim() -> None:
    table = load("europe").actions
    claims = table.pointing_at("route", "Paris-Zürich")

    assert len(claims) > 1
    assert len({id(table.aim(action)) for action in claims}) == 1
