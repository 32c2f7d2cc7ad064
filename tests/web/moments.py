"""Tables at a certain moment, in the database of a server before it starts."""

import asyncio
import itertools
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.rules.card_game.table import card_game
from tests.server.processes import ServerProcess, server_process
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from whistlestop.core.keyed import Keyed
from whistlestop.record.match import Match, Play
from whistlestop.server.load.browser import Memory, remembered
from whistlestop.server.load.furnishing import Place
from whistlestop.server.load.moment import SEED_BYTES, Moment, lay


@dataclass(frozen=True)
class Laid:
    """A table in the database, and how a browser remembers its seats."""

    place: Place

    @property
    def address(self) -> str:
        """Where its page is."""
        return f"#/table/{self.place.table}"

    def memory(self, *seats: int) -> Memory:
        """Tell what a browser remembers of its seats, as if it had sat down before."""
        return remembered(self.place, *seats)


class Served(NamedTuple):
    """A server, and the tables that were laid before it started."""

    server: ServerProcess
    tables: dict[str, Laid]


class Seating:
    """Lets people sit down at the tables."""

    def __init__(self, visits: Visits, tables: dict[str, Laid]) -> None:
        self.visits = visits
        self.tables = tables

    def sit(self, name: str, seat: int = 0) -> Person:
        """Come to a table, to the first seat unless another is named."""
        laid = self.tables[name]
        return Person(self.visits.desktop(laid.address, laid.memory(seat)))

    def sit_with_phone(self, name: str, seat: int = 0) -> Finger:
        """Come to a table with a small screen."""
        laid = self.tables[name]
        return Finger(self.visits.phone(laid.address, laid.memory(seat)))


def lucky(match: Match, text: str, brings: Callable[[Play], bool]) -> Moment:
    """Find luck with which the next play brings what it should."""
    before, chance = match.state, match.chance
    for number in itertools.count():
        seed = number.to_bytes(SEED_BYTES, "big")
        match.chance = Keyed(seed)
        found = brings(match.play(text))
        match.plays.pop()
        match.state, match.chance = before, chance
        if found:
            return Moment(match, seed=seed)
    raise AssertionError("there is an end of numbers")


def lay_all(file: Path, moments: Mapping[str, Moment]) -> dict[str, Laid]:
    """Write tables into a new database; everybody at them is a person."""
    with ThreadPoolExecutor(1) as beside:  # the test's own thread may have a loop already
        places = beside.submit(asyncio.run, lay(f"sqlite:///{file}", moments.values())).result()
    return {name: Laid(place) for name, place in zip(moments, places, strict=True)}


@contextmanager
def served(folder: Path, moments: Mapping[str, Moment]) -> Iterator[Served]:
    """Start a server with tables at these moments."""
    (folder / "data").mkdir()
    laid = lay_all(folder / "data" / "tables.sqlite", moments)
    with server_process(folder, "--port=0", "--no-open") as server:
        yield Served(server, laid)


def robbery() -> Match:
    """Red trains stand in Ben's railyard, and Ada has more of them."""
    match = card_game("RRRR", others=["RRR"], first=1, row="PPPPP")
    match.play("place RRR")
    return match
