import pytest

from tests.playing import discards, draw_two, draw_up, hand, happened, owner, play, rule, seen, until, ways
from tests.rules.europe.building import FORTY_TWO, build
from tests.rules.europe.table import BOARD, europe, route
from whistlestop.core.errors import IllegalAction, UnknownAction


@rule("Q-13")
def test_routes_need_no_connection() -> None:
    match = europe("RRRGGG", others=["PPKKKK"])
    play(match, "claim Kyiv-Smolensk RRR", "claim Dieppe-Paris P", "claim Berlin-Wien GGG")

    assert [owner(match, name) for name in ("Kyiv-Smolensk", "Dieppe-Paris", "Berlin-Wien")] == [0, 1, 0]


@rule("Q-13")
def test_every_route_of_the_board_can_be_claimed_with_enough_locomotives() -> None:
    match = europe("LLLLLLLL")

    assert {text.rsplit(" ", 1)[0] for text in match.legal if text.startswith("claim ")} == {
        f"claim {line.name}" for line in BOARD.routes
    }


@rule("Q-13")
def test_a_claimed_route_is_not_open_any_more() -> None:
    match = europe("RRRR", others=["RRRR"])
    match.play("claim Kyiv-Smolensk RRR")

    assert ways(match, "claim Kyiv-Smolensk") == set()
    with pytest.raises(IllegalAction, match="seat 0 has claimed it"):
        match.play("claim Kyiv-Smolensk RRR")
    until(match, 0)
    draw_two(match, "LL")
    until(match, 0)
    assert "claimed it already" in str(match.problem("claim Kyiv-Smolensk RLL"))


@rule("Q-15")
def test_a_gray_route_costs_cards_of_any_one_colour() -> None:
    match = europe("PPRRRL")

    assert ways(match, "claim Danzig-Warszawa") == {"PP", "PL", "RR", "RL"}
    assert ways(match, "claim Berlin-Danzig") == {"RRRL"}


@rule("Q-15")
@pytest.mark.parametrize("colour", "PWBYOKRG")
def test_each_colour_pays_for_a_gray_route(colour: str) -> None:
    match = europe(colour * 4)
    match.play(f"claim Berlin-Danzig {colour * 4}")

    assert owner(match, "Berlin-Danzig") == 0


@rule("Q-15")
def test_colours_are_never_mixed() -> None:
    match = europe("PPRR")

    assert ways(match, "claim Berlin-Danzig") == set()
    with pytest.raises(UnknownAction):
        match.play("claim Berlin-Danzig PPRR")


@rule("Q-15")
def test_locomotives_alone_pay_for_a_gray_route() -> None:
    assert ways(europe("LLLL"), "claim Berlin-Danzig") == {"LLLL"}


@rule("Q-16")
def test_a_route_needs_as_many_trains_as_it_has_spaces() -> None:
    match = europe()
    build(match, FORTY_TWO)
    assert seen(match).trains[0] == 3
    draw_up(match, 0, "LLLL")

    claimable = {text.split(" ")[1] for text in match.legal if text.startswith("claim ")}
    assert {route(name).length for name in claimable} == {1, 2, 3}
    assert "needs 4 trains" in str(match.problem("claim Moskva-Petrograd LLLL"))
    match.play("claim Kyiv-Smolensk LLL")
    assert seen(match).trains[0] == 0


@rule("Q-17")
def test_paid_cards_go_to_the_discards() -> None:
    match = europe("RRLG")
    match.play("claim Kyiv-Smolensk RRL")

    assert hand(match) == "G"
    assert discards(match) == "RRL"


@rule("Q-17")
@rule("EU-06")
def test_route_points_are_scored_at_once() -> None:
    match = europe("RRRGGG", others=["PPPPPP"])
    claimed = match.play("claim Kyiv-Smolensk RRR")
    assert happened(claimed, "claimed")[0]["points"] == 4
    assert seen(match, 1).points == [4, 0]

    play(match, "claim Dieppe-Paris P", "claim Berlin-Wien GGG")
    assert seen(match).points == [8, 1]
    assert [sheet.points["routes"] for sheet in match.score()] == [8, 1]


@rule("EU-06")
@pytest.mark.parametrize(
    ("name", "length", "points"),
    [
        ("Dieppe-Paris", 1, 1),
        ("Roma-Venezia", 2, 2),
        ("Kyiv-Smolensk", 3, 4),
        ("Berlin-Danzig", 4, 7),
        ("Palermo-Smyrna", 6, 15),
        ("Petrograd-Stockholm", 8, 21),
    ],
)
def test_longer_routes_score_more(name: str, length: int, points: int) -> None:
    match = europe()
    build(match, [name])

    assert seen(match).trains[0] == 45 - length
    assert seen(match).points[0] == points


@rule("EU-06")
def test_there_are_no_routes_of_other_lengths() -> None:
    assert {line.length for line in BOARD.routes} == {1, 2, 3, 4, 6, 8}
