import pytest

from tests.playing import discards, hand, happened, owner, play, rule, ways
from tests.rules.first_journey.networks import EIGHTEEN
from tests.rules.first_journey.table import build, draw, journey, route, until
from whistlestop.core.errors import IllegalAction
from whistlestop.rail.board_setup import board_of

SHORT = [["Amsterdam-Riga", "Copenhagen-Dublin"]]


@rule("FJ-05")
@pytest.mark.parametrize(
    ("letter", "name"),
    [
        ("W", "Riga-Warsaw"),
        ("B", "Amsterdam-Paris"),
        ("Y", "Warsaw-Kiev"),
        ("K", "Warsaw-Vienna"),
        ("R", "Sarajevo-Athens"),
        ("G", "Sarajevo-Bucharest"),
    ],
)
def test_a_card_pays_for_routes_of_its_own_colour_alone(letter: str, name: str) -> None:
    match = journey(letter * 4)
    board = board_of(match.game)
    mine = route(match, name).colour

    assert ways(match, f"claim {name}") == {letter}
    claimable = {text.split(" ")[1] for text in match.legal if text.startswith("claim ")}
    assert claimable == {line.name for line in board.routes if line.colour == mine}


@rule("FJ-05")
def test_every_route_of_the_board_can_be_claimed_with_locomotives() -> None:
    match = journey("LLLL")
    board = board_of(match.game)

    assert {text for text in match.legal if text.startswith("claim ")} == {
        f"claim {line.name} " + "L" * line.length for line in board.routes
    }


@rule("FJ-05")
def test_routes_need_no_connection() -> None:
    match = journey("RGGG", others=["KKKK"])
    play(match, "claim Sarajevo-Athens R", "claim Warsaw-Vienna K", "claim Dublin-London/green G")

    claimed = ("Sarajevo-Athens", "Warsaw-Vienna", "Dublin-London/green")
    assert [owner(match, name) for name in claimed] == [0, 1, 0]


@rule("FJ-05")
def test_a_claimed_route_is_not_open_any_more() -> None:
    match = journey("KKKK", others=["KKKK"])
    match.play("claim Warsaw-Vienna K")

    assert ways(match, "claim Warsaw-Vienna") == set()
    with pytest.raises(IllegalAction, match="seat 0 has claimed it"):
        match.play("claim Warsaw-Vienna K")
    until(match, 0)
    assert "claimed it already" in str(match.problem("claim Warsaw-Vienna K"))


@rule("FJ-05")
def test_a_route_needs_as_many_trains_as_it_has_spaces() -> None:
    match = journey("LLLL", tickets=SHORT)
    build(match, EIGHTEEN)
    for _ in range(2):
        until(match, 0)
        draw(match, "LL")
    until(match, 0)

    claimable = {text.split(" ")[1] for text in match.legal if text.startswith("claim ")}
    assert {route(match, name).length for name in claimable} == {1, 2}
    assert "needs 3 trains, and you have 2" in str(match.problem("claim Berlin-Paris/yellow LLL"))


@rule("FJ-05")
def test_paid_cards_are_discarded() -> None:
    match = journey("RRLG", others=["KKKK"])
    claimed = match.play("claim Warsaw-Moscow/red RRL")
    assert (hand(match), discards(match)) == ("G", "RRL")
    assert happened(claimed, "claimed")[0]["cards"] == "RRL"

    match.play("claim Warsaw-Vienna K")
    assert discards(match) == "KRRL"
