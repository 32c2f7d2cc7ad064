"""What is in the box: cities, routes, tickets, cards and each player's pieces."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .cards import COLOURS, LETTERS, Cards

GRAY = "gray"


@dataclass(frozen=True)
class Route:
    """One line of spaces between two cities."""

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
        """Tells whether another route joins the same two cities."""
        return self.ends in (other.ends, other.ends[::-1]) and self.name != other.name


@dataclass(frozen=True)
class Ticket:
    """A destination ticket."""

    ends: tuple[str, str]
    points: int
    deck: str

    def __str__(self) -> str:
        """Names the cities and the value, as in a sentence."""
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

    @property
    def tickets(self) -> list[Ticket]:
        """The tickets of all decks."""
        return [ticket for deck in self.decks.values() for ticket in deck]


def read_box(folder: Path) -> Box:
    """Reads a game's folder."""
    about = _read(folder / "about.toml")
    board = _read(folder / "board.toml")
    tickets = _read(folder / "tickets.toml")
    cards: Cards = Counter({card: about["cards"][card] for card in LETTERS})
    if cards.total() != about["cards"]["total"]:
        raise ValueError(f"the box has {cards.total()} cards, not {about['cards']['total']}")
    fewest, most = about["seats"]
    return Box(
        game=folder.name,
        rules=about["rules"],
        seats=range(fewest, most + 1),
        trains=about["player"]["trains"],
        stations=about["player"].get("stations", 0),
        cards=cards,
        cities=[city["name"] for city in board["cities"]],
        routes=_routes(board["routes"]),
        points={int(length): points for length, points in board["points"].items()},
        decks={
            deck: [Ticket((entry["from"], entry["to"]), entry["points"], deck) for entry in entries]
            for deck, entries in tickets.items()
        },
    )


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def _routes(entries: list[dict[str, Any]]) -> list[Route]:
    """Names the routes: one of parallel routes adds its colour, or its number among equal twins."""
    routes = []
    for entry in entries:
        ends = (entry["from"], entry["to"])
        name = f"{ends[0]}-{ends[1]}"
        parallel = [other for other in entries if {other["from"], other["to"]} == set(ends)]
        twins = [other for other in parallel if other["colour"] == entry["colour"]]
        if len(twins) > 1:
            name += "/" + str([twin is entry for twin in twins].index(True) + 1)
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
