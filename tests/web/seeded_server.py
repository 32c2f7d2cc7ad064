"""A server with tables of every game: at the start, halfway, at the end, and a lesson."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.processes import ServerProcess
from tests.web.looking_back import asked
from tests.web.moments import Laid, served
from whistlestop.benchmarks.browser import LocalStorage
from whistlestop.benchmarks.moment import MatchMoment, play_match
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.games import SHIPPED
from whistlestop.record.match import Match
from whistlestop.server.wire.bodies import CreatedTable

SEATS = 3
SEED = 7
TAUGHT = ("europe", "germany", "first_journey", "card_game")
"""Games that have a lesson."""


@dataclass(frozen=True)
class SeededServer:
    """A server with tables, named after their game and moment."""

    server: ServerProcess
    tables: dict[str, Laid]

    @property
    def memory(self) -> LocalStorage:
        """The storage of a browser that has the first seat at every table."""
        secrets: dict[str, list[str]] = {}
        for laid in self.tables.values():
            secrets |= json.loads(laid.memory(0)["whistlestop.secrets"])
        return {"whistlestop.secrets": json.dumps(secrets)}

    def of(self, game: str) -> Iterator[tuple[str, Laid]]:
        """Return the tables of a game by moment."""
        for name, laid in self.tables.items():
            if name.startswith(f"{game}, "):
                yield name.removeprefix(f"{game}, "), laid


@contextmanager
def seed_server(folder: Path, games: Sequence[str] = SHIPPED) -> Iterator[SeededServer]:
    """Start a server with tables of every game, played by bots."""
    moments: dict[str, MatchMoment] = {}
    for game in games:
        match = play_match(game, SEATS, SEED)
        moments |= {
            f"{game}, start": MatchMoment(match, 0),
            f"{game}, middle": halfway(match),
            f"{game}, end": MatchMoment(match),
        }
    with served(folder, moments) as (server, laid):
        taught = {f"{game}, first game": first_game(server, game) for game in TAUGHT if game in games}
        yield SeededServer(server, laid | taught)


def halfway(match: Match) -> MatchMoment:
    """Stop a match halfway, where the first seat begins its turn."""
    plays = len(match.plays) // 2
    while match.plays[plays].seat != 0 or match.plays[plays - 1].seat == 0:
        plays -= 1
    return MatchMoment(match, plays)


def first_game(server: ServerProcess, game: str) -> Laid:
    """Start a game's lesson."""
    made = asked(server, "lessons", {"game": game, "name": "Ada", "pace": "instant"}, CreatedTable)
    return Laid(SeededTable(made.table, [seat.token for seat in made.seats]))
