import pytest

from tests.playing import discards, hand, owner, rule, seen, ways
from tests.rules.europe.table import BOARD, europe


@rule("EU-07")
def test_a_ferry_costs_a_locomotive_for_each_of_its_symbols() -> None:
    match = europe("GGGGLL")

    assert ways(match, "claim Constantinople-Sevastopol") == {"GGLL"}
    assert ways(match, "claim Palermo-Smyrna") == {"GGGGLL"}
    assert ways(match, "claim Athina-Brindisi") == {"GGGL", "GGLL"}


@rule("EU-07")
@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("GGGG", set()),
        ("GGGL", set()),
        ("GGLL", {"GGLL"}),
        ("GLLL", {"GLLL"}),
        ("LLLL", {"LLLL"}),
        ("RGLL", set()),
    ],
)
def test_the_other_spaces_of_a_ferry_are_paid_like_a_gray_route(cards: str, payments: set[str]) -> None:
    assert ways(europe(cards), "claim Erzurum-Sevastopol") == payments


@rule("EU-07")
def test_further_locomotives_may_stand_in_on_a_ferry() -> None:
    assert ways(europe("RRGLLL"), "claim Dieppe-London/1") == {"RL", "GL", "LL"}


@rule("EU-07")
def test_a_ferry_of_symbols_only_costs_locomotives_only() -> None:
    match = europe("RRRLLL")

    assert ways(match, "claim Amsterdam-London") == {"LL"}
    match.play("claim Amsterdam-London LL")
    assert (hand(match), discards(match), owner(match, "Amsterdam-London")) == ("RRRL", "LL", 0)


@rule("EU-07")
def test_a_ferry_takes_trains_and_scores_like_any_route() -> None:
    match = europe("GGLL")
    match.play("claim Erzurum-Sevastopol GGLL")

    assert (seen(match).trains[0], seen(match).points[0]) == (41, 7)


@rule("EU-07")
def test_a_hand_without_locomotives_can_claim_no_ferry() -> None:
    match = europe("GGGGGGGG")
    ferries = [route.name for route in BOARD.routes if route.ferry]

    assert len(ferries) == 13
    assert [ways(match, f"claim {name}") for name in ferries] == [set()] * 13
    assert "needs 1 locomotive" in str(match.problem("claim Dieppe-London/1 GL"))
