"""First Journey on the USA board, with its own map, tickets and bonus cities."""

import pytest

from tests.playing import discards, hand, happened, held, kinds, owner, play, rule, seen
from tests.rules.first_journey.table import (
    GAME,
    USA,
    build,
    count,
    decks,
    journey,
    shown,
    ticket_events,
    until,
)
from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.luck.chance import Seeded
from whistlestop.rail.board_setup import board_of
from whistlestop.record.match import Match

MINE = ["Seattle-Winnipeg", "Calgary-Los Angeles"]
FAR, FARTHER = "Helena-Kansas City", "Calgary-San Francisco"
COAST = ["Washington-New York/blue", "New York-Montreal/black", "Duluth-Montreal/blue", "Duluth-Chicago/red"]
SOUTH = [
    "Chicago-Kansas City/black",
    "Kansas City-Dallas/red",
    "Dallas-New Orleans/blue",
    "New Orleans-Atlanta/red",
]
TICKETS = [
    "Montreal-Kansas City",
    "Washington-New Orleans",
    "New York-Dallas",
    "New York-Atlanta",
    "Chicago-New Orleans",
    "New York-New Orleans",
]
EAST = {
    "New York": ["Chicago-New York/red"],
    "Washington": ["Chicago-Washington"],
    "Miami": ["Chicago-Atlanta", "Atlanta-Miami/blue"],
}
WEST = {
    "Seattle": ["Seattle-Helena", "Helena-Denver"],
    "San Francisco": ["San Francisco-Salt Lake City/green", "Salt Lake City-Denver/black"],
    "Los Angeles": ["Los Angeles-Albuquerque/blue", "Denver-Albuquerque"],
}
BETWEEN = ["Denver-Kansas City/white", "Chicago-Kansas City/yellow"]


@rule("FJ-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_usa_are_set_up_in_the_same_way(seats: int) -> None:
    match = journey(seats=seats, game=USA)
    view = seen(match)

    assert (view.trains, view.hand_sizes, view.ticket_counts) == ([20] * seats, [4] * seats, [2] * seats)
    assert (view.deck_size, decks(match)) == (72 - 4 * seats, (32 - 2 * seats, 0))
    with pytest.raises(BadSeats, match="for 2 to 4 seats"):
        Match(USA, 5, Seeded(1))


@rule("FJ-14")
def test_the_usa_have_a_map_and_tickets_of_their_own() -> None:
    board, europe = board_of(USA), board_of(GAME)

    assert (len(board.cities), len(board.routes)) == (19, 64)
    assert not set(board.cities) & set(europe.cities)
    names = {frozenset(ticket.between) for ticket in USA.tickets.tickets}
    assert len(names) == len(USA.tickets.tickets) == 32
    assert all(city in board.cities for ticket in USA.tickets.tickets for city in ticket.between)


@rule("FJ-04")
@rule("FJ-05")
def test_the_usa_are_played_with_the_same_three_actions() -> None:
    match = journey("RRRR", others=["GGLL", "WWWW"], seats=3, game=USA, deck="YL")
    assert kinds(match) == {"draw", "claim", "exchange"}
    play(match, "draw", "claim Albuquerque-Dallas/green GL", "exchange")

    assert hand(match) == "YRRRRL"
    assert (owner(match, "Albuquerque-Dallas/green"), discards(match)) == (1, "GL")
    assert (seen(match).trains, decks(match)) == ([20, 18, 20], (32 - 6 - 2, 2))


@rule("FJ-06")
def test_double_routes_of_the_usa_stay_open_to_others() -> None:
    match = journey("LLLL", others=["LLLL"], game=USA)
    play(match, "claim New York-Montreal/black L", "claim New York-Montreal/white L")

    assert [owner(match, f"New York-Montreal/{colour}") for colour in ("black", "white")] == [0, 1]
    with pytest.raises(IllegalAction, match="seat 1 has claimed it"):
        match.play("claim New York-Montreal/white L")


@rule("FJ-07")
def test_a_ticket_of_the_usa_is_shown_and_replaced_at_once() -> None:
    new = ["Montreal-Kansas City", FAR]
    match = journey(tickets=[["Duluth-Washington", FARTHER]], ticket_deck=new, game=USA)
    build(match, [*COAST[:2], *COAST[3:], SOUTH[0]])
    claimed = build(match, [COAST[2]])

    assert ticket_events(match, claimed) == [
        "!Duluth-Washington",
        "+Montreal-Kansas City",
        "!Montreal-Kansas City",
        f"+{FAR}",
    ]
    assert (held(match), shown(match, 0, 1)) == (
        [FARTHER, FAR],
        {"Duluth-Washington", "Montreal-Kansas City"},
    )


@rule("FJ-09")
@pytest.mark.parametrize("east", ["New York", "Washington", "Miami"])
@pytest.mark.parametrize("west", ["Seattle", "San Francisco", "Los Angeles"])
def test_a_path_from_coast_to_coast_earns_the_bonus(east: str, west: str) -> None:
    match = journey(tickets=[["Winnipeg-New York", "Seattle-Winnipeg"]], game=USA)
    build(match, [*WEST[west], *BETWEEN, *EAST[east][:-1]])
    assert seen(match).slot("bonus") == [0, 0]

    claimed = build(match, EAST[east][-1:])
    assert happened(claimed, "bonus") == [{"type": "bonus", "seat": 0, "name": "Coast to Coast"}]
    assert (seen(match).slot("bonus"), count(match)) == ([1, 0], 1)


@rule("FJ-09")
@pytest.mark.parametrize(
    "routes",
    [[*WEST["Seattle"], *BETWEEN, "Chicago-Montreal"], [*BETWEEN, "Helena-Denver", *EAST["Miami"]]],
    ids=["to Montreal", "from Helena"],
)
def test_other_cities_of_the_coast_earn_no_bonus(routes: list[str]) -> None:
    match = journey(tickets=[["Winnipeg-New York", "Seattle-Winnipeg"]], game=USA)
    build(match, routes)

    assert seen(match).slot("bonus") == [0, 0]


@rule("FJ-10")
def test_six_tickets_win_the_usa_at_once() -> None:
    match = journey(tickets=[MINE], ticket_deck=TICKETS, game=USA)
    build(match, [*COAST, *SOUTH])
    until(match, 0)
    match.play("exchange")

    assert shown(match) == set(TICKETS)
    assert (match.state.reason, match.winners()) == ("six tickets", [0])


@rule("FJ-11")
def test_the_last_train_ends_the_usa_at_once() -> None:
    match = journey(tickets=[MINE, ["Helena-Chicago", "Dallas-Miami"]], game=USA)
    west = ["Seattle-Calgary/black", "Seattle-San Francisco/green", "Los Angeles-Albuquerque/blue"]
    east = ["Washington-Miami/green", "New Orleans-Miami/yellow", "Chicago-New York/red"]
    build(match, [*west, *east])
    assert (seen(match).trains[0], match.over) == (1, False)
    build(match, ["Kansas City-Dallas/red"])

    assert (match.state.reason, match.winners()) == ("last train", [0, 1])
