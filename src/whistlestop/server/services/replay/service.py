"""Replays, statistics and imported records of tables."""

import asyncio

from whistlestop.core.errors import BrokenRecord, WhistlestopError
from whistlestop.core.reason import Reason, plain
from whistlestop.record import proof, record
from whistlestop.record.statistics import Growth, Statistics, statistics
from whistlestop.server.live.hub import Hub
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.services.replay import frames
from whistlestop.server.services.replay.frames import Viewpoint
from whistlestop.server.services.replay.history_cache import HistoryCache
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table.fleeting import forgets
from whistlestop.server.table.record_export import chosen_colours, replay_entries
from whistlestop.server.table.record_import import content_id, read_only_table
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.replays import (
    Draw,
    ImportedRecord,
    Proof,
    ProofRequest,
    RecordImport,
    Replay,
    ReplayRequest,
    StatisticsRequest,
)
from whistlestop.server.yielder import Yielder

LONGEST_REASON = 400
MAX_PROOFS = 16
"""The number of cached proofs."""


class ReplayService:
    """Answers questions about past games."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.histories = HistoryCache(hub.store)
        self.proofs: LruCache[str, Proof] = LruCache(MAX_PROOFS)
        self.reading = asyncio.Lock()

    async def replay(self, request: ReplayRequest) -> Replay:
        """Return the frames of a table that the caller may see."""
        live, seat = await self.hub.find(request.table), None
        if request.token is not None:
            live, seat = await self.hub.seat(request.table, request.token)
        if forgets(live.table):
            raise Refusal(
                "not_possible",
                Reason("This table plays without aids: you can replay the game once it is over."),
            )
        is_open = is_public(live)
        viewpoint = viewpoint_for(request, seat, is_open)
        found = []
        yielder = Yielder()
        async with self.histories.open(live.table.id) as (table, history):
            for frame in frames.frames(table, history, viewpoint, request.first, request.count):
                found.append(frame)
                await yielder.pause_if_due()
            return Replay(table=live.table_message([]), plies=history.ply, open=is_open, frames=found)

    async def statistics(self, request: StatisticsRequest) -> Statistics:
        """Return the statistics of a finished game."""
        live = await self.hub.find(request.table)
        if live.table.status != "over":
            raise Refusal("not_possible", Reason("Statistics are available once the game is over."))
        yielder = Yielder()
        async with self.histories.open(live.table.id) as (_, history):
            growth = Growth(history)
            for ply in growth.plies:
                growth.add(ply)
                await yielder.pause_if_due()
            return statistics(history, growth)

    async def proof(self, request: ProofRequest) -> Proof:
        """Return the record of a finished game with what each card was drawn from."""
        live = await self.hub.find(request.table)
        if not is_public(live) or live.table.position is None:
            raise Refusal("not_possible", Reason("The shuffles can be checked once the game is over."))
        if not live.table.commitment:
            raise Refusal(
                "not_possible", Reason("No seed is published, so the shuffles can't be drawn again.")
            )
        if (known := self.proofs.get(live.table.id)) is not None:
            return known
        row = await self.hub.store.find(live.table.id)
        assert row is not None
        async with self.reading:
            entries = await self.hub.store.entries(live.table.id)
            people = [one.name for one in live.table.seats]
            try:
                found = await asyncio.to_thread(make_proof, row, entries, people)
            except BrokenRecord as error:
                raise Refusal("broken_record", shortened(error.reason)) from error
        self.proofs.put(live.table.id, found)
        return found

    async def import_record(self, body: RecordImport) -> ImportedRecord:
        """Validate a record and store it as a read-only table."""
        table_id = content_id(body.text)
        async with self.reading:
            if await self.hub.store.find(table_id) is None:
                try:
                    row, entries = await asyncio.to_thread(read_only_table, body.text)
                except WhistlestopError as error:
                    raise Refusal("broken_record", shortened(error.reason)) from error
                await self.hub.store.create(row, entries)
        table = (await self.hub.find(table_id)).table
        return ImportedRecord(
            table=table_id,
            game=table.game.name,
            title=table.game.title,
            names=[seat.name for seat in table.seats],
            plies=table.ply,
            over=table.status == "over",
            seeded=table.agreement.seeded,
        )


def is_public(live: LiveTable) -> bool:
    """Return whether nothing of a table is hidden any more."""
    return live.table.status in ("over", "closed") or live.table.agreement.origin == "record"


def make_proof(row: TableRow, entries: list[EntryRow], people: list[str]) -> Proof:
    """Write the record of a table and draw every card again."""
    match = replay_entries(row, entries)
    text = record.write(match, people, with_seed=True, colours=chosen_colours(row, entries))
    drawn = proof.draws(record.read(text), match)
    return Proof(
        format=proof.FORMAT,
        record=text,
        draws=[[Draw(from_=one.source, drawn=one.drawn) for one in play] for play in drawn],
    )


def viewpoint_for(request: ReplayRequest, seat: int | None, is_open: bool) -> Viewpoint:
    """Return the viewpoint that the caller may take."""
    if is_open:
        return Viewpoint(request.eyes, request.all)
    if request.all or request.eyes not in (None, seat):
        raise Refusal("not_possible", Reason("During the game, you can replay only what you saw yourself."))
    return Viewpoint(seat)


def shortened(reason: Reason) -> Reason:
    """Capitalise a reason and limit its length."""
    text = str(reason)
    short = reason if len(text) <= LONGEST_REASON else plain(f"{text[:LONGEST_REASON]}…")
    return Reason("{Problem}", problem=short)
