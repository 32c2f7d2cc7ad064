"""A server with tables of every game: at the start, halfway, at the end, and a first game."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.processes import ServerProcess
from tests.web.looking_back import asked
from tests.web.moments import Laid, served
from whistlestop.games import SHIPPED
from whistlestop.record.match import Match
from whistlestop.server.load.browser import Memory
from whistlestop.server.load.furnishing import Place
from whistlestop.server.load.moment import Moment, played
from whistlestop.server.wire.bodies import Created

SEATS = 3
SEED = 7
TAUGHT = ("europe", "germany", "first_journey", "card_game")
"""Games that have a first game."""


@dataclass(frozen=True)
class Furnished:
    """A server with tables; they are named after their game and the moment."""

    server: ServerProcess
    tables: dict[str, Laid]

    @property
    def memory(self) -> Memory:
        """What somebody remembers who has the first seat everywhere."""
        secrets: dict[str, list[str]] = {}
        for laid in self.tables.values():
            secrets |= json.loads(laid.memory(0)["whistlestop.secrets"])
        return {"whistlestop.secrets": json.dumps(secrets)}

    def of(self, game: str) -> Iterator[tuple[str, Laid]]:
        """List the tables of a game, each with its moment."""
        for name, laid in self.tables.items():
            if name.startswith(f"{game}, "):
                yield name.removeprefix(f"{game}, "), laid


@contextmanager
def furnish(folder: Path, games: Sequence[str] = SHIPPED) -> Iterator[Furnished]:
    """Let bots play a game of every kind, lay its tables, and start a server with them."""
    moments: dict[str, Moment] = {}
    for game in games:
        match = played(game, SEATS, SEED)
        moments |= {
            f"{game}, start": Moment(match, 0),
            f"{game}, middle": halfway(match),
            f"{game}, end": Moment(match),
        }
    with served(folder, moments) as (server, laid):
        taught = {f"{game}, first game": first_game(server, game) for game in TAUGHT if game in games}
        yield Furnished(server, laid | taught)


def halfway(match: Match) -> Moment:
    """Stop a match in its middle, where the first seat begins its turn."""
    plays = len(match.plays) // 2
    while match.plays[plays].seat != 0 or match.plays[plays - 1].seat == 0:
        plays -= 1
    return Moment(match, plays)


def first_game(server: ServerProcess, game: str) -> Laid:
    """Begin the first game of a game."""
    made = asked(server, "lessons", {"game": game, "name": "Ada", "pace": "instant"}, Created)
    return Laid(Place(made.table, [seat.token for seat in made.seats]))
