from collections import Counter

import pytest

from tests.playing import Checked, names, rule, seen
from tests.rules.germany.table import BOARD, COUNTRIES, GAME, SPOTS, GermanDealer, dealt, germany, waiting_at
from whistlestop.core.errors import BadSeats
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.match import Match

BIG = {"Berlin": 5, "Hamburg": 4, "Köln": 4, "Frankfurt": 4, "München": 4, "Leipzig": 3, "Stuttgart": 3}


def whole_board(match: Match) -> Counter[str]:
    """Return the number of waiting passengers of each colour."""
    return Counter("".join(waiting_at(match, place) for place in SPOTS))


@rule("DE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play(seats: int) -> None:
    assert seen(germany(seats=seats)).seats == seats


@rule("DE-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_can_not_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 5 seats"):
        Match(GAME, seats, Seeded(1))


@rule("DE-01")
def test_no_route_is_a_tunnel_or_a_ferry() -> None:
    assert not [route.name for route in BOARD.routes if route.tunnel or route.ferry]


@rule("DE-01")
def test_nobody_builds_stations_or_withdraws_from_tunnels() -> None:
    assert set(GAME.actions.kinds()) == {"draw", "claim", "take", "tickets", "keep", "pass"}


@rule("DE-02")
def test_there_are_ten_passengers_in_each_of_six_colours() -> None:
    assert whole_board(Match(GAME, 2, Seeded(1))) == dict.fromkeys("RGBYKW", 10)


@rule("DE-02")
@pytest.mark.parametrize(("city", "number"), BIG.items())
def test_in_the_large_cities_several_passengers_wait(city: str, number: int) -> None:
    assert len(waiting_at(dealt(), city)) == number


@rule("DE-02")
def test_in_every_other_city_one_passenger_waits() -> None:
    match = dealt()
    others = [city for city in BOARD.cities if city not in BIG and city not in COUNTRIES]

    assert len(others) == 28
    assert {city: len(waiting_at(match, city)) for city in others} == dict.fromkeys(others, 1)


@rule("DE-02")
@pytest.mark.parametrize("country", COUNTRIES)
def test_in_every_country_one_passenger_waits(country: str) -> None:
    assert len(waiting_at(dealt(), country)) == 1


@rule("DE-02")
def test_luck_decides_who_waits_where() -> None:
    boards = [Match(GAME, 2, Seeded(seed)) for seed in range(6)]

    assert len({tuple(waiting_at(match, place) for place in SPOTS) for match in boards}) == 6
    assert all(whole_board(match) == dict.fromkeys("RGBYKW", 10) for match in boards)


@rule("DE-02")
def test_passengers_come_out_of_the_bag_place_after_place() -> None:
    match = GermanDealer({"Augsburg": "K", "Berlin": "RRGGB", "Bremen": "Y", "Österreich": "W"}).deal()

    assert [waiting_at(match, place) for place in ("Augsburg", "Berlin", "Bremen")] == ["K", "BRRGG", "Y"]
    assert waiting_at(match, "Österreich") == "W"


@rule("DE-03")
def test_there_are_fifty_five_short_and_thirty_four_long_tickets() -> None:
    assert Counter(ticket.deck for ticket in GAME.tickets.tickets) == {"short": 55, "long": 34}
    assert len({frozenset(ticket.between) for ticket in GAME.tickets.tickets}) == 89


@rule("DE-03")
def test_long_tickets_are_worth_from_twelve_to_twenty_two_points() -> None:
    points = {ticket.points for ticket in GAME.tickets.tickets if ticket.deck == "long"}

    assert (min(points), max(points)) == (12, 22)


@rule("DE-03")
def test_short_tickets_are_worth_from_three_to_eleven_points_but_for_one() -> None:
    short = [ticket for ticket in GAME.tickets.tickets if ticket.deck == "short"]
    points = {ticket.points for ticket in short if set(ticket.between) != {"Mannheim", "Stuttgart"}}

    assert (min(points), max(points)) == (3, 11)
    assert [ticket.between for ticket in short if ticket.points == 2] == [("Mannheim", "Stuttgart")]


@rule("DE-03")
@pytest.mark.parametrize(("action", "size"), [("tickets 4+0", 55), ("tickets 0+4", 34)])
def test_each_deck_holds_its_own_tickets(action: str, size: int) -> None:
    match = Checked(GAME, 2, Seeded(3), 0)
    for seat in (0, 1):
        match.play(action, seat)
        match.play("keep 1,2,3,4", seat)
    while not match.problem(action):
        match.play(action)
        match.play("keep 1,2,3,4")
    held = [ticket for seat in (0, 1) for ticket in seen(match, seat).tickets]

    assert size - len(held) < 4
    assert len(set(names(match, held))) == len(held)
    assert {GAME.tickets.tickets[ticket].deck for ticket in held} == {"short" if size == 55 else "long"}
