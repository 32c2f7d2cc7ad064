"""Tables at a given moment, written to the database before the server starts."""

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
from whistlestop.benchmarks.browser import LocalStorage, seat_storage
from whistlestop.benchmarks.moment import SEED_BYTES, MatchMoment, store_moments
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.core.luck.keyed import Keyed
from whistlestop.record.match import Match, Play


@dataclass(frozen=True)
class Laid:
    """A table in the database, with the tokens of its seats."""

    place: SeededTable

    @property
    def address(self) -> str:
        """The URL of its page."""
        return f"#/table/{self.place.table}"

    def memory(self, *seats: int) -> LocalStorage:
        """Return the browser storage of a person who has these seats."""
        return seat_storage(self.place, *seats)


class Served(NamedTuple):
    """A server with prepared tables."""

    server: ServerProcess
    tables: dict[str, Laid]


class Seating:
    """Opens sessions at the tables."""

    def __init__(self, visits: Visits, tables: dict[str, Laid]) -> None:
        self.visits = visits
        self.tables = tables

    def sit(self, name: str, seat: int = 0) -> Person:
        """Open a table at the first seat, or at another one."""
        laid = self.tables[name]
        return Person(self.visits.desktop(laid.address, laid.memory(seat)))

    def sit_with_phone(self, name: str, seat: int = 0) -> Finger:
        """Open a table on a phone."""
        laid = self.tables[name]
        return Finger(self.visits.phone(laid.address, laid.memory(seat)))


def lucky(match: Match, text: str, brings: Callable[[Play], bool]) -> MatchMoment:
    """Find a seed with which the next play has the wanted outcome."""
    for number in itertools.count():
        seed = number.to_bytes(SEED_BYTES, "big")
        found = brings(match.play(text, chance=Keyed(seed)))
        match.take_back()
        if found:
            return MatchMoment(match, seed=seed)
    raise AssertionError("there is an end of numbers")


def lay_all(file: Path, moments: Mapping[str, MatchMoment]) -> dict[str, Laid]:
    """Write tables with people in every seat into a new database."""
    with ThreadPoolExecutor(1) as beside:  # the test's own thread may have a loop already
        places = beside.submit(asyncio.run, store_moments(f"sqlite:///{file}", moments.values())).result()
    return {name: Laid(place) for name, place in zip(moments, places, strict=True)}


@contextmanager
def served(folder: Path, moments: Mapping[str, MatchMoment]) -> Iterator[Served]:
    """Start a server with tables at these moments."""
    (folder / "data").mkdir()
    laid = lay_all(folder / "data" / "tables.sqlite", moments)
    with server_process(folder, "--port=0", "--no-open") as server:
        yield Served(server, laid)


def robbery() -> Match:
    """Ben has red trains in his railyard, and Ada holds more."""
    match = card_game("RRRR", others=["RRR"], first=1, row="PPPPP")
    match.play("place RRR")
    return match
