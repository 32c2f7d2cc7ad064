import pytest

from tests.playing import discards, draw_two, hand, happened, kinds, play, rule, seen, until, ways
from tests.rules.europe.table import BOARD, europe, station
from whistlestop.core.errors import IllegalAction


def cities(legal: list[str]) -> set[str]:
    """Return the cities in which a station may be built."""
    return {text.split(" ")[1] for text in legal if text.startswith("station ")}


@rule("EU-16")
def test_a_station_may_be_built_in_any_city() -> None:
    assert cities(europe("PPPP").legal) == set(BOARD.cities)


@rule("EU-16")
def test_a_station_needs_no_claimed_route() -> None:
    match = europe("PPPP")
    built = match.play("station Erzurum P")

    assert station(match, "Erzurum") == 0
    assert happened(built, "station") == [{"type": "station", "seat": 0, "city": "Erzurum", "cards": "P"}]
    assert (match.seat, seen(match).slot("stations")) == (1, [2, 3])


@rule("EU-16")
@pytest.mark.parametrize("claimer", [0, 1])
def test_it_does_not_matter_whose_routes_lead_to_the_city(claimer: int) -> None:
    match = europe("PPPP", others=["PPPP"], first=claimer)
    match.play("claim Dieppe-Paris P")
    until(match, 0)
    match.play("station Paris P")

    assert station(match, "Paris") == 0


@rule("EU-16")
def test_a_city_has_one_station_at_most() -> None:
    match = europe("PPPP", others=["PPPP"])
    match.play("station Wien P")

    assert cities(match.legal) == set(BOARD.cities) - {"Wien"}
    with pytest.raises(IllegalAction, match="seat 0 has built it"):
        match.play("station Wien P")
    until(match, 0)
    assert cities(match.legal) == set(BOARD.cities) - {"Wien"}
    assert "has a station already" in str(match.problem("station Wien PP"))


@rule("EU-16")
def test_one_station_is_built_a_turn() -> None:
    match = europe("PPPP", seats=3)
    match.play("station Wien P")

    assert match.seat == 1
    with pytest.raises(IllegalAction, match="not seat 0's turn"):
        match.play("station Paris PP", 0)


@rule("EU-16")
def test_three_stations_are_built_a_game() -> None:
    match = europe("PPPPPPPPPP")
    for number, city in enumerate(("Wien", "Paris", "Roma"), 1):
        until(match, 0)
        match.play(f"station {city} " + "P" * number)
    until(match, 0)

    assert seen(match).slot("stations")[0] == 0
    assert "station" not in kinds(match)
    assert "all your 3 stations" in str(match.problem("station Madrid P"))


@rule("EU-16")
def test_a_station_takes_no_trains_and_scores_no_points_when_built() -> None:
    match = europe("PPPP")
    match.play("station Wien P")

    assert (seen(match).trains[0], seen(match).points[0]) == (45, 0)


@rule("EU-17")
def test_the_first_station_costs_one_card_of_any_kind() -> None:
    match = europe("PPKL")

    assert ways(match, "station Wien") == {"P", "K", "L"}
    assert "costs 1 card" in str(match.problem("station Wien PP"))


@rule("EU-17")
def test_the_second_station_costs_two_cards_of_one_colour() -> None:
    match = europe("PPPKKL", others=["OOOOOO"])
    match.play("station Wien P")
    until(match, 0)

    assert ways(match, "station Paris") == {"PP", "PL", "KK", "KL"}
    match.play("station Paris KL")
    assert (hand(match), discards(match)) == ("PPK", "PKL")


@rule("EU-17")
def test_the_third_station_costs_three_cards_of_one_colour() -> None:
    match = europe("PRRGGGLL", others=["OOOOOOOO"])
    match.play("station Wien P")
    until(match, 0)
    match.play("station Paris RR")
    until(match, 0)

    assert ways(match, "station Roma") == {"GGG", "GGL", "GLL"}
    assert "costs 3 cards" in str(match.problem("station Roma GG"))


@rule("EU-17")
def test_locomotives_alone_pay_for_every_station() -> None:
    match = europe("LLLLLL")
    for number, city in enumerate(("Wien", "Paris", "Roma"), 1):
        until(match, 0)
        match.play(f"station {city} " + "L" * number)

    assert (hand(match), discards(match)) == ("", "L" * 6)


@rule("EU-17")
def test_each_player_pays_by_the_number_of_own_stations() -> None:
    match = europe("PPPP", others=["KKKK"])
    play(match, "station Wien P", "station Paris K")

    assert ways(match, "station Roma") == {"PP"}


@rule("EU-17")
def test_two_colours_do_not_pay_for_a_station() -> None:
    match = europe("PKRR", others=["OOOO"])
    match.play("station Wien R")
    draw_two(match)

    assert ways(match, "station Paris") == set()
    assert "1 short" in str(match.problem("station Paris RR"))
