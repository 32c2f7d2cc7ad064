import pytest

from tests.playing import happened, held, rule, seen
from tests.rules.first_journey.networks import BETWEEN, EAST, WEST
from tests.rules.first_journey.table import build, count, decks, journey, ticket_events, until
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match

# Tickets that no path from the west to the east completes.
TICKETS = [["Amsterdam-Riga", "Copenhagen-Kiev"], ["Riga-Rostov", "Moscow-Stockholm"]]
ACROSS = [*WEST["Brest"], *BETWEEN, *EAST["Moscow"]]


def bonuses(match: Match) -> list[int]:
    """Return whether each seat has the bonus."""
    return seen(match).slot("bonus")


@rule("FJ-09")
@pytest.mark.parametrize("east", ["Moscow", "Rostov", "Ankara"])
@pytest.mark.parametrize("west", ["Dublin", "Brest", "Madrid"])
def test_a_path_from_the_east_to_the_west_earns_a_bonus_ticket(east: str, west: str) -> None:
    match = journey(tickets=TICKETS)
    *way, last = [*WEST[west], *BETWEEN, *EAST[east]]
    build(match, way)
    assert bonuses(match) == [0, 0]

    claimed = build(match, [last])
    assert happened(claimed, "bonus") == [{"type": "bonus", "seat": 0, "name": "East to West"}]
    assert bonuses(match) == [1, 0]


@rule("FJ-09")
def test_the_order_of_the_claims_does_not_matter() -> None:
    match = journey(tickets=TICKETS)
    build(match, [*EAST["Moscow"], *WEST["Brest"], BETWEEN[0], BETWEEN[2]])
    assert bonuses(match) == [0, 0]
    build(match, [BETWEEN[1]])

    assert bonuses(match) == [1, 0]


@rule("FJ-09")
def test_the_bonus_counts_as_a_completed_ticket() -> None:
    match = journey(tickets=TICKETS)
    build(match, ACROSS)
    sheet = match.score()[0]

    assert count(match) == 1
    assert (sheet.points, sheet.total) == ({"tickets": 0, "bonus_tickets": 1}, 1)
    assert sheet.counts["completed"] == 1
    assert match.winners() == [0]


@rule("FJ-09")
def test_the_bonus_ticket_does_not_come_from_the_deck_and_is_not_replaced() -> None:
    match = journey(tickets=TICKETS)
    build(match, ACROSS[:-1])
    until(match, 0)
    before = sum(decks(match))
    claimed = build(match, ACROSS[-1:])

    assert ticket_events(match, claimed) == ["bonus"]
    assert sum(decks(match)) == before
    assert held(match) == TICKETS[0]


@rule("FJ-09")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_everybody_sees_who_has_the_bonus(viewer: int) -> None:
    match = journey(tickets=TICKETS)
    build(match, ACROSS)

    assert seen(match, viewer).slot("bonus") == [1, 0]
    assert seen(match, viewer).slot("completed") == [1, 0]


@rule("FJ-09")
def test_a_player_earns_the_bonus_once() -> None:
    match = journey(tickets=TICKETS)
    build(match, ACROSS)
    claimed = build(match, [*WEST["Dublin"], *EAST["Rostov"]])

    assert not happened(claimed, "bonus")
    assert (bonuses(match), count(match)) == ([1, 0], 1)


@rule("FJ-09")
def test_every_player_can_earn_the_bonus() -> None:
    match = journey(tickets=TICKETS)
    other = [
        "Dublin-London/yellow",
        "London-Amsterdam/black",
        "Amsterdam-Berlin/green",
        "Berlin-Vienna/yellow",
    ]
    build(match, ACROSS, [*other, "Vienna-Bucharest/blue", "Bucharest-Ankara/blue"])

    assert bonuses(match) == [1, 1]
    assert [count(match, seat) for seat in (0, 1)] == [1, 1]


@rule("FJ-09")
@pytest.mark.parametrize(
    "routes",
    [
        [*WEST["Brest"], *BETWEEN, "Warsaw-Vienna", "Warsaw-Kiev"],
        [*BETWEEN, *EAST["Moscow"]],
        [*WEST["Brest"], "Brest-Madrid", "Dublin-London/green"],
        ["Moscow-Rostov/blue", "Rostov-Ankara/black"],
        [*WEST["Brest"], BETWEEN[0], BETWEEN[2], *EAST["Moscow"]],
    ],
    ids=["to Kiev", "from London", "west to west", "east to east", "with a gap"],
)
def test_nothing_else_earns_the_bonus(routes: list[str]) -> None:
    match = journey(tickets=TICKETS)
    build(match, routes)

    assert (bonuses(match), count(match)) == ([0, 0], 0)


@rule("FJ-09")
def test_the_routes_of_two_players_do_not_add_up_to_a_path() -> None:
    match = journey(tickets=TICKETS)
    build(match, [*WEST["Brest"], *BETWEEN], EAST["Moscow"])

    assert bonuses(match) == [0, 0]


@rule("FJ-07")
@rule("FJ-09")
def test_the_bonus_is_counted_before_the_tickets() -> None:
    match = journey(tickets=[["Ankara-Moscow", "Berlin-Moscow"], TICKETS[1]])
    build(match, [*WEST["Dublin"], *BETWEEN, "Warsaw-Vienna"])
    until(match, 0)
    claimed = build(match, ["Warsaw-Moscow/red"])

    assert ticket_events(match, claimed)[:2] == ["bonus", "!Berlin-Moscow"]
    assert count(match) >= 2
