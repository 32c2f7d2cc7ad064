"""The lobby: games, tables and records."""

import time
from contextlib import suppress

from whistlestop.bots import ABOUT, BOTS, plays
from whistlestop.bots.cast import characters
from whistlestop.bots.handshake import printed
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.record.lesson import has_lesson
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.map_cache import MapCache
from whistlestop.server.table import new_tables, seating, summaries
from whistlestop.server.table.entries import Sat
from whistlestop.server.table.record_export import redacted_record, whole_record
from whistlestop.server.table.seat import new_token
from whistlestop.server.wire.bodies import (
    BotSummary,
    CreatedTable,
    GameList,
    GameSummary,
    GameWords,
    JoinedSeat,
    JoinRequest,
    MyTables,
    MyTablesRequest,
    NewLesson,
    NewTable,
    PublicTables,
    RecordRequest,
)
from whistlestop.server.wire.codes import Refusal

MAX_LISTED = 100
"""Public tables in a list."""
RECENT = 30 * 24 * 3600.0
"""The age of the oldest listed table, in seconds."""


class LobbyService:
    """Lists games and tables; creates and joins tables."""

    def __init__(self, hub: Hub, maps: MapCache) -> None:
        self.hub = hub
        self.maps = maps

    def games(self) -> GameList:
        """List the games; broken ones of the user are left out."""
        found = []
        for name in names():
            with suppress(WhistlestopError):
                found.append(game_summary(name))
        return GameList(games=found)

    def board(self, name: str) -> dict[str, object]:
        """Return the static data of a game: board, cards and tickets."""
        if name not in names():
            raise no_such_game(name)
        return printed(new_tables.load_game(name, []))

    async def map(self, name: str) -> str:
        """Return the drawing of a game's board as JSON."""
        if name not in names():
            raise no_such_game(name)
        return await self.maps.find(name)

    async def create(self, body: NewTable) -> CreatedTable:
        """Create a table."""
        opened = new_tables.prepare_table(body)
        live = await self.hub.open(opened)
        return CreatedTable(table=live.table.id, seats=opened.given, commitment=live.table.commitment)

    async def teach(self, body: NewLesson) -> CreatedTable:
        """Start a lesson."""
        opened = new_tables.prepare_lesson(body)
        live = await self.hub.open(opened)
        return CreatedTable(table=live.table.id, seats=opened.given, commitment=live.table.commitment)

    async def join(self, body: JoinRequest) -> JoinedSeat:
        """Take an open seat."""
        live = await self.hub.find(body.table)
        token = new_token()
        entry = await live.change(
            lambda table: seating.join(table, body.name, token, body.seat, colour=body.colour)
        )
        assert isinstance(entry, Sat)
        return JoinedSeat(table=live.table.id, seat=entry.seat, token=token)

    async def mine(self, body: MyTablesRequest) -> MyTables:
        """List the tables of a browser's seats."""
        found = []
        for held in body.seats:
            try:
                live = await self.hub.find(held.table)
            except Refusal as refusal:
                if refusal.code == "busy":
                    raise
                continue
            if (line := summaries.my_table_summary(live.table, held.token)) is not None:
                found.append(line)
        return MyTables(tables=found)

    async def public(self) -> PublicTables:
        """List public tables."""
        found = []
        for row in await self.hub.store.public(MAX_LISTED, since=time.time() - RECENT):
            try:
                live = await self.hub.find(row.id)
            except Refusal:
                continue
            found.append(summaries.table_summary(live.table))
        return PublicTables(tables=found)

    async def record(self, body: RecordRequest) -> str:
        """Return a record: whole once the game is over, redacted for the caller before."""
        seat: int | None = None
        if body.token is not None:
            live, seat = await self.hub.seat(body.table, body.token)
        else:
            live = await self.hub.find(body.table)
        if live.table.position is None:
            raise Refusal("not_possible", Reason("The game has not started, so there is no record yet."))
        row = await self.hub.store.find(live.table.id)
        assert row is not None
        entries = await self.hub.store.entries(live.table.id)
        people = [one.name for one in live.table.seats]
        if live.table.agreement.origin == "record" or live.table.status == "closed":
            return whole_record(row, entries, people)  # nothing of it is a secret
        return redacted_record(row, entries, people, seat)


def no_such_game(name: str) -> Refusal:
    """Return the refusal of an unknown game."""
    return Refusal("not_found", new_tables.unknown_game(name))


def game_summary(name: str) -> GameSummary:
    """Describe a game."""
    game = load(name)
    return GameSummary(
        name=game.name,
        title=game.title,
        summary=game.about.summary,
        words={
            language: GameWords(title=game.title_in(language), summary=game.summary_in(language))
            for language in game.words
        },
        seats=list(game.seats),
        options=game.about.options,
        lesson=has_lesson(game.name),
        bots=[
            BotSummary(name=bot, about=ABOUT[bot], characters=list(characters(bot)))
            for bot in BOTS
            if plays(bot, game)
        ],
    )
