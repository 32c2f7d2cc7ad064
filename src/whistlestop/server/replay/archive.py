"""The archive: where one looks back at tables, and brings records of games from elsewhere."""

import asyncio

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason, plain
from whistlestop.record.statistics import Growth, Statistics, statistics
from whistlestop.server.replay import reel
from whistlestop.server.replay.breath import Breath
from whistlestop.server.replay.memory import Memory
from whistlestop.server.replay.reel import Eyes
from whistlestop.server.tables import telling
from whistlestop.server.tables.hub import Hub
from whistlestop.server.tables.importing import id_of, table_to_look_at
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.replays import Brought, RecordBrought, Reel, ReelWish, StatisticsWish

LONGEST_REASON = 400


class Archive:
    """Answers what is asked about games of the past."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.memory = Memory(hub.store)
        self.reading = asyncio.Lock()

    async def reel(self, wish: ReelWish) -> Reel:
        """Tell how a table was after each of some plays, as far as the asker may know."""
        live, seat = await self.hub.find(wish.table), None
        if wish.token is not None:
            live, seat = await self.hub.seat(wish.table, wish.token)
        is_open = lies_open(live)
        eyes = eyes_of(wish, seat, is_open)
        frames = []
        breath = Breath()
        async with self.memory.past(live.table.id) as (table, past):
            for frame in reel.frames(table, past, eyes, wish.first, wish.count):
                frames.append(frame)
                await breath.take()
            return Reel(table=telling.table_told(live, None), plies=past.ply, open=is_open, frames=frames)

    async def statistics(self, wish: StatisticsWish) -> Statistics:
        """Tell the numbers of a game that is over."""
        live = await self.hub.find(wish.table)
        if live.table.status != "over":
            raise Refusal("not_possible", Reason("There are statistics once the game is over."))
        breath = Breath()
        async with self.memory.past(live.table.id) as (_, past):
            growth = Growth(past)
            for ply in growth.plies:
                growth.add(ply)
                await breath.take()
            return statistics(past, growth)

    async def bring(self, brought: RecordBrought) -> Brought:
        """Check a record, and make a table of it that everybody with its link can look at."""
        table_id = id_of(brought.text)
        async with self.reading:
            if await self.hub.store.find(table_id) is None:
                try:
                    row, entries = await asyncio.to_thread(table_to_look_at, brought.text)
                except WhistlestopError as error:
                    raise Refusal("broken_record", sentence(error.said)) from error
                await self.hub.store.create(row, entries)
        table = (await self.hub.find(table_id)).table
        return Brought(
            table=table_id,
            game=table.game.name,
            title=table.game.title,
            names=[seat.name for seat in table.seats],
            plies=table.ply,
            over=table.status == "over",
            seeded=table.agreement.seeded,
        )


def lies_open(live: LiveTable) -> bool:
    """Tell whether nothing of a table is secret any more."""
    return live.table.status == "over" or live.table.agreement.origin == "record"


def eyes_of(wish: ReelWish, seat: int | None, is_open: bool) -> Eyes:
    """Tell with which eyes somebody may look back."""
    if is_open:
        return Eyes(wish.eyes, wish.all)
    if wish.all or wish.eyes not in (None, seat):
        raise Refusal(
            "not_possible", Reason("While the game goes on, you look back with your own eyes only.")
        )
    return Eyes(seat)


def sentence(reason: Reason) -> Reason:
    """Begin with a capital letter, and don't quote a record at any length."""
    text = str(reason)
    short = reason if len(text) <= LONGEST_REASON else plain(f"{text[:LONGEST_REASON]}…")
    return Reason("{Problem}", problem=short)
