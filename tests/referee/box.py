"""What is in the box: places, routes, tickets, cards and each player's pieces."""

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .cards import COLOURS, LETTERS, Cards

GRAY = "gray"
BIG_CITIES = "big_cities"


@dataclass(frozen=True)
class Route:
    """One line of spaces between two places."""

    name: str
    ends: tuple[str, str]
    length: int
    colour: str
    tunnel: bool = False
    ferry: int = 0

    @property
    def colours(self) -> list[str]:
        """The colours that can pay for it (Q-14, Q-15)."""
        return COLOURS if self.colour == GRAY else [self.colour]

    def is_parallel_to(self, other: "Route") -> bool:
        """Return whether another route joins the same two places."""
        return self.ends in (other.ends, other.ends[::-1]) and self.name != other.name


@dataclass(frozen=True)
class Ticket:
    """A destination ticket, with the cards that it needs in the Card Game."""

    ends: tuple[str, str]
    points: int
    deck: str
    needs: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        """Return the places and the value, as in a sentence."""
        return f"{self.ends[0]}-{self.ends[1]} ({self.points}, {self.deck})"


@dataclass(frozen=True)
class Box:
    """Everything that is printed or counted in the box."""

    game: str
    rules: int
    seats: range
    trains: int
    stations: int
    cards: Cards
    cities: list[str]
    routes: list[Route]
    points: dict[int, int]
    decks: dict[str, list[Ticket]]
    countries: frozenset[str] = frozenset()
    spots: dict[str, int] = field(default_factory=dict)
    """How many passengers wait in each place as play begins."""
    bag: Cards = field(default_factory=Counter)
    """All passengers by their colours."""
    coasts: list[frozenset[str]] = field(default_factory=list)
    """Two sets of cities; a path from one to the other earns a bonus ticket."""
    big_cities: dict[str, int] = field(default_factory=dict)

    @property
    def tickets(self) -> list[Ticket]:
        """The tickets of all decks."""
        return [ticket for deck in self.decks.values() for ticket in deck]

    def ticket_json(self, ticket: Ticket) -> dict[str, object]:
        """A ticket as the format writes it, with the fields that this game's tickets have."""
        entry: dict[str, object] = {"between": list(ticket.ends)}
        if any(other.points for other in self.tickets):
            entry["points"] = ticket.points
        if len(self.decks) > 1:
            entry["deck"] = ticket.deck
        if ticket.needs:
            entry["needs"] = dict(ticket.needs)
        return entry


def read_box(folder: Path) -> Box:
    """Read a game's folder."""
    about = _read(folder / "about.toml")
    board = _read(folder / "board.toml") if (folder / "board.toml").exists() else {}
    tickets = _read(folder / "tickets.toml")
    player = about.get("player", {})
    cards: Cards = Counter({card: about["cards"].get(card, 0) for card in LETTERS})
    if cards.total() != about["cards"]["total"]:
        raise ValueError(f"the box has {cards.total()} cards, not {about['cards']['total']}")
    fewest, most = about["seats"]
    places = [*board.get("cities", []), *board.get("countries", [])]
    bonus = board.get("bonus", {})
    return Box(
        game=folder.name,
        rules=about["rules"],
        seats=range(fewest, most + 1),
        trains=player.get("trains", 0),
        stations=player.get("stations", 0),
        cards=cards,
        cities=[city["name"] for city in board.get("cities", [])],
        routes=_routes(board.get("routes", [])),
        points={int(length): points for length, points in board.get("points", {}).items()},
        decks={
            deck: [_ticket(entry, deck) for entry in entries]
            for deck, entries in tickets.items()
            if deck != BIG_CITIES
        },
        countries=frozenset(country["name"] for country in board.get("countries", [])),
        spots={place["name"]: place["passengers"] for place in places if "passengers" in place},
        bag=Counter(board.get("passengers", {})),
        coasts=[frozenset(bonus[coast]) for coast in ("east", "west") if coast in bonus],
        big_cities={entry["city"]: entry["points"] for entry in tickets.get(BIG_CITIES, [])},
    )


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def _ticket(entry: dict[str, Any], deck: str) -> Ticket:
    needs = tuple(sorted(entry.get("needs", {}).items()))
    return Ticket((entry["from"], entry["to"]), entry.get("points", 0), deck, needs)


def _routes(entries: list[dict[str, Any]]) -> list[Route]:
    """Return the routes; parallel ones are named by colour, or by number if the colour is the same."""
    routes = []
    for entry in entries:
        ends = (entry["from"], entry["to"])
        name = f"{ends[0]}-{ends[1]}"
        parallel = [other for other in entries if {other["from"], other["to"]} == set(ends)]
        pair = [other for other in parallel if other["colour"] == entry["colour"]]
        if len(pair) > 1:
            name += "/" + str([twin is entry for twin in pair].index(True) + 1)
        elif len(parallel) > 1:
            name += "/" + entry["colour"]
        routes.append(
            Route(
                name,
                ends,
                entry["length"],
                entry["colour"],
                entry.get("tunnel", False),
                entry.get("ferry", 0),
            )
        )
    return routes
