"""The front desk: what is asked for over HTTP, from the list of games to a record."""

import time
from contextlib import suppress

from whistlestop.bots import ABOUT, BOTS, plays
from whistlestop.bots.hello import printed
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.record.lesson import has_lesson
from whistlestop.server.entries import Sat
from whistlestop.server.replay.archive import Archive
from whistlestop.server.tables import lines, opening, seating
from whistlestop.server.tables.hub import Hub
from whistlestop.server.tables.recording import record_of, whole_record
from whistlestop.server.tables.seat import new_token
from whistlestop.server.wire.bodies import (
    BotLine,
    Created,
    GameLine,
    Games,
    Join,
    Joined,
    Mine,
    MyTables,
    NewLesson,
    NewTable,
    PublicTables,
    RecordWish,
)
from whistlestop.server.wire.codes import Refusal

LISTED = 100
"""So many public tables are told,"""
RECENT = 30 * 24 * 3600.0
"""made within so many seconds."""


class Desk:
    """Answers requests."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.archive = Archive(hub)

    def games(self) -> Games:
        """List the games that can be played here; those of somebody's own may be broken."""
        found = []
        for name in names():
            with suppress(WhistlestopError):
                found.append(game_line(name))
        return Games(games=found)

    def board(self, name: str) -> dict[str, object]:
        """Tell what is printed on a game's board, cards and tickets."""
        if name not in names():
            raise no_such_game(name)
        return printed(opening.game_of(name, []))

    async def map(self, name: str) -> str:
        """Tell how a game's board is drawn."""
        if name not in names():
            raise no_such_game(name)
        return await self.hub.drawings.find(name)

    async def create(self, body: NewTable) -> Created:
        """Make a table."""
        opened = opening.opened(body)
        live = await self.hub.open(opened)
        return Created(table=live.table.id, seats=opened.given, commitment=live.table.commitment)

    async def teach(self, body: NewLesson) -> Created:
        """Begin a first game."""
        opened = opening.lesson(body)
        live = await self.hub.open(opened)
        return Created(table=live.table.id, seats=opened.given, commitment=live.table.commitment)

    async def join(self, body: Join) -> Joined:
        """Take an open seat."""
        live = await self.hub.find(body.table)
        token = new_token()
        entry = await live.change(lambda table: seating.join(table, body.name, token, body.seat))
        assert isinstance(entry, Sat)
        return Joined(table=live.table.id, seat=entry.seat, token=token)

    async def mine(self, body: Mine) -> MyTables:
        """List the tables of somebody's seats."""
        found = []
        for held in body.seats:
            try:
                live = await self.hub.find(held.table)
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
                continue
            if (line := lines.my_line(live.table, held.token)) is not None:
                found.append(line)
        return MyTables(tables=found)

    async def public(self) -> PublicTables:
        """List the tables that anybody may join or watch."""
        found = []
        for row in await self.hub.store.public(LISTED, since=time.time() - RECENT):
            try:
                live = await self.hub.find(row.id)
            except Refusal:
                continue
            found.append(lines.line(live.table))
        return PublicTables(tables=found)

    async def record(self, body: RecordWish) -> str:
        """Write the record of a game: whole when it is over, before that as a seat or anybody sees it."""
        seat: int | None = None
        if body.token is not None:
            live, seat = await self.hub.seat(body.table, body.token)
        else:
            live = await self.hub.find(body.table)
        if live.table.match is None:
            raise Refusal("not_possible", Reason("The game has not begun, so there is no record of it yet."))
        row = await self.hub.store.find(live.table.id)
        assert row is not None
        entries = await self.hub.store.entries(live.table.id)
        people = [one.name for one in live.table.seats]
        if live.table.agreement.origin == "record":
            return whole_record(row, entries, people)  # nothing of it was ever a secret
        return record_of(row, entries, people, seat)

    async def healthy(self) -> bool:
        """Tell whether the store answers."""
        try:
            await self.hub.store.ping()
        except WhistlestopError:
            return False
        return True


def no_such_game(name: str) -> Refusal:
    """Refuse a game that is not on the shelf."""
    return Refusal("not_found", opening.unknown_game(name))


def game_line(name: str) -> GameLine:
    """Describe a game."""
    game = load(name)
    return GameLine(
        name=game.name,
        title=game.title,
        summary=game.about.summary,
        seats=list(game.seats),
        options=game.about.options,
        lesson=has_lesson(game.name),
        bots=[BotLine(name=bot, about=ABOUT[bot]) for bot in BOTS if plays(bot, game)],
    )
