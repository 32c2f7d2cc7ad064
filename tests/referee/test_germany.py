"""The referee's reading of Germany's rules."""

from collections import Counter
from dataclasses import replace
from typing import ClassVar

import pytest

from .box import Box, Ticket
from .germany import Germany
from .lines import Outcome
from .player import play
from .position import Position, box_of, cards, routes_by_name, turned
from .scoring import ticket_points
from .script import Script
from .tampering import Playthrough

GERMANY = box_of("germany")
ROUTES = routes_by_name(GERMANY)


class InGermany(Position, Germany):
    """A position in Germany; nobody waits anywhere until somebody is put there."""

    BOX: ClassVar[Box] = GERMANY


def tickets(*named: Ticket) -> list[Outcome]:
    """Return outcomes for tickets drawn."""
    return [("ticket", GERMANY.ticket_json(ticket)) for ticket in named]


SHORT, LONG = GERMANY.decks["short"], GERMANY.decks["long"]


def test_the_box_is_germany() -> None:
    """35 cities and 5 countries with 60 passengers, 55 short and 34 long tickets (DE-02, DE-03)."""
    assert (len(GERMANY.cities), len(GERMANY.countries), len(GERMANY.routes)) == (35, 5, 110)
    assert (sum(GERMANY.spots.values()), GERMANY.bag.total()) == (60, 60)
    assert (len(SHORT), len(LONG)) == (55, 34)
    big = {"Berlin": 5, "Hamburg": 4, "Köln": 4, "Frankfurt": 4, "München": 4, "Leipzig": 3, "Stuttgart": 3}
    assert {place: count for place, count in GERMANY.spots.items() if count > 1} == big
    assert {"Kiel-Dänemark", "Dortmund-Düsseldorf/3", "Berlin-Hamburg/blue"} <= set(ROUTES)


def test_the_opening() -> None:
    """Four tickets by an announced split, two kept; the others are shuffled when all have chosen (DE-04)."""
    game = Germany(GERMANY, 1, [cards("RRRR"), cards("BBBB")])
    assert (game.phase, game.acting) == ("tickets", [0, 1])
    assert set(game.legal(1)) == {f"tickets {count}+{4 - count}" for count in range(5)}
    game.legal(1)["tickets 3+1"](Script(1, tickets(*SHORT[:3], LONG[0]), game))
    assert len(game.legal(1)) == 6 + 4 + 1
    assert len(game.legal(0)) == 5
    game.legal(1)["keep 1,2"](Script(2, [], game))
    game.legal(0)["tickets 0+4"](Script(3, tickets(*LONG[1:5]), game))
    script = Script(4, [("tickets_shuffled", "short"), ("tickets_shuffled", "long")], game)
    game.legal(0)["keep 2,3,4"](script)
    script.finish()
    assert (game.phase, game.acting, game.held[1]) == ("turn", [1], SHORT[:2])
    assert {SHORT[2], LONG[0], LONG[1]} <= {*game.unseen["short"], *game.unseen["long"]}


def test_a_split_asks_for_what_the_decks_hold() -> None:
    """Four are drawn, or all there are; returned ones lie below, in the order drawn (DE-09)."""
    position = InGermany(row="WWWWW")
    position.unseen = {"short": SHORT[:2], "long": LONG[:3]}
    assert position.options("tickets") == {"tickets 2+2", "tickets 1+3"}
    position.play("tickets 1+3", *tickets(SHORT[1], LONG[2], LONG[0], LONG[1]))
    assert "keep none" not in position.options()
    position.play("keep 3")
    assert position.options("tickets") == {"tickets 2+2"}
    position.play("tickets 2+2", *tickets(SHORT[0], SHORT[1], LONG[2], LONG[1]))
    position.play("keep 1,2,3")
    assert position.options("tickets") == {"tickets 0+1"}


def test_passengers_are_collected_in_the_order_of_the_route() -> None:
    """One from each place; only where several colours wait is there a decision (DE-07)."""
    position = InGermany("RRR", row="WWWWW", deck="B")
    position.waiting["Berlin"] = Counter(red=2, blue=1)
    position.waiting["Magdeburg"] = Counter(green=1)
    position.play("claim Berlin-Magdeburg RRR")
    assert (position.phase, position.acting) == ("passenger", [0])
    assert position.options() == {"take red Berlin", "take blue Berlin"}
    position.play("take red Berlin")
    assert position.collected[0] == Counter(red=1, green=1)
    assert (position.phase, position.acting) == ("turn", [1])
    assert (+position.waiting["Berlin"], +position.waiting["Magdeburg"]) == (
        Counter(red=1, blue=1),
        Counter(),
    )


def test_passengers_of_one_colour_need_no_decision() -> None:
    """Two of a colour, or nobody, are settled at once (DE-07)."""
    position = InGermany("RRR", row="WWWWW", deck="B")
    position.waiting["Berlin"] = Counter(red=2)
    position.play("claim Berlin-Magdeburg RRR")

    assert (position.collected[0], position.acting) == (Counter(red=1), [1])


def test_both_places_can_ask() -> None:
    """The place that the route names first is settled first (DE-07)."""
    position = InGermany("OOOO", row="WWWWW", deck="B")
    for place in ("Berlin", "Leipzig"):
        position.waiting[place] = Counter(red=1, blue=1)
    position.play("claim Berlin-Leipzig OOOO")
    position.play("take red Berlin")
    assert position.options() == {"take red Leipzig", "take blue Leipzig"}
    position.play("take blue Leipzig")
    assert position.acting == [1]


def test_a_country_has_one_passenger_for_all_its_routes() -> None:
    """The first to come takes it (DE-02)."""
    position = InGermany("GGGGGBB", row="WWWWW", deck="B")
    position.waiting["Dänemark"] = Counter(black=1)
    position.play("claim Kiel-Dänemark BB")
    position.turns.seat = 0
    position.play("claim Bremerhaven-Dänemark GGGGG")

    assert position.collected[0] == Counter(black=1)


def test_the_row_is_filled_before_the_passengers_are_chosen() -> None:
    """A gap takes the cards just paid; a row without a gap is tested when the turn ends (Q-09, Q-10)."""
    position = InGermany("RRR", row="WWLL")
    position.waiting["Berlin"] = Counter(red=2, blue=1)
    position.play("claim Berlin-Magdeburg RRR", ("reshuffle", 3), *turned("row", "R"))
    assert position.phase == "passenger"

    position = InGermany("RRR", row="WLLLL")
    position.waiting["Berlin"] = Counter(red=2, blue=1)
    position.play("claim Berlin-Magdeburg RRR")
    flush = ("flush", ["white", *["locomotive"] * 4])
    position.play("take red Berlin", flush, ("reshuffle", 8), *turned("row", "RRRWL"))


def test_countries_are_dead_ends() -> None:
    """Two routes into a country don't join there; a ticket is content with any of its ends (DE-10)."""
    routes = [ROUTES["Kiel-Dänemark"], ROUTES["Bremerhaven-Dänemark"]]
    held = [Ticket(("Kiel", "Bremerhaven"), 5, "short"), Ticket(("Dänemark", "Kiel"), 3, "short")]
    assert ticket_points(routes, held, GERMANY.countries) == (3 - 5, 1)
    routes.append(ROUTES["Bremerhaven-Kiel"])
    assert ticket_points(routes, held, GERMANY.countries) == (8, 2)
    abroad = [Ticket(("Dänemark", "Frankreich"), 20, "long")]
    assert ticket_points(routes, abroad, GERMANY.countries) == (-20, 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), (20, 10, 0)),
        ((3, 3, 1), (20, 20, 0)),
        ((3, 1, 1), (20, 10, 10)),
        ((0, 2, 0), (0, 20, 0)),
        ((1, 1, 1), (20, 20, 20)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_passenger_points(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    """20 for the most of a colour, 10 for the second most, all tied players alike (DE-12)."""
    position = InGermany(seats=3)
    position.collected = [Counter(red=count, blue=count) for count in counts]

    assert position.passenger_points() == [2 * each for each in points]


def test_the_globetrotter() -> None:
    """15 points for the most completed tickets, to all who are tied, to nobody with none (DE-11)."""
    position = InGermany(seats=3)
    assert [sheet["globetrotter"] for sheet in position.sheets()] == [0, 0, 0]
    for seat, name in ((0, "Kiel-Dänemark"), (2, "Bremerhaven-Dänemark")):
        position.place_trains(seat, ROUTES[name])
        position.held[seat] = [Ticket(ROUTES[name].ends, 3, "short")]
    assert [sheet["globetrotter"] for sheet in position.sheets()] == [15, 0, 15]


def test_ties() -> None:
    """Points, completed tickets, passengers, or shared (DE-13)."""

    def sheet(total: int, completed: int, passengers: int) -> dict[str, int]:
        return {"total": total, "completed": completed, "passengers_collected": passengers}

    assert Germany.winners([sheet(90, 5, 1), sheet(90, 4, 9)]) == [0]
    assert Germany.winners([sheet(90, 5, 1), sheet(90, 5, 2), sheet(90, 5, 2)]) == [1, 2]


@pytest.fixture
def game() -> Playthrough:
    """A good game, to be spoilt."""
    box = replace(GERMANY, trains=16)
    return Playthrough(box, play(box, 3, seed=2))


def test_an_ignored_passenger_is_caught(game: Playthrough) -> None:
    """A choice of passengers can't be left out (DE-07)."""
    ply = game.with_play("take")
    del game.lines[ply]

    assert game.foul().ply == ply


def test_a_passenger_who_is_not_there_is_caught(game: Playthrough) -> None:
    """Every place has its number, and every colour ten (DE-02)."""
    berlin = game.lines[0]["passengers"]["Berlin"]
    colour = next(iter(berlin))
    berlin[colour] += 1
    assert (game.foul().ply, game.foul().clause) == (0, "DE-02")
    berlin[colour] -= 1
    game.lines[0]["passengers"]["Kiel"], game.lines[0]["passengers"]["Ulm"] = {"red": 1}, {"red": 1}
    game.lines[0]["passengers"]["Emden"] = {"orange": 1}
    assert (game.foul().ply, game.foul().clause) == (0, "DE-02")


def test_tickets_that_are_not_shuffled_back_are_caught(game: Playthrough) -> None:
    """The shuffle of the opening names both decks, in their order (DE-04)."""
    ply = game.with_outcome("tickets_shuffled")
    game.lines[ply]["outcomes"].reverse()

    assert (game.foul().ply, game.foul().clause) == (ply, "DE-04")


def test_tickets_of_the_wrong_deck_are_caught(game: Playthrough) -> None:
    """Short tickets are drawn first (DE-09)."""
    ply = game.find(lambda line: line["played"] in ("tickets 1+3", "tickets 2+2", "tickets 3+1"))
    game.lines[ply]["outcomes"].reverse()

    assert (game.foul().ply, game.foul().clause) == (ply, "DE-04, DE-09")
