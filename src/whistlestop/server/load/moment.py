"""Matches that were played elsewhere, written into a database as if their plays had been made at a table."""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from whistlestop.bots import bot, plays
from whistlestop.bots.table import BotTable
from whistlestop.core.chance import Seeded
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.server.entries import AnyEntry, Played, Sat, Started
from whistlestop.server.load.furnishing import Place
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import entry_row
from whistlestop.server.tables.opening import table_row
from whistlestop.server.tables.seat import hashed, new_token
from whistlestop.server.tables.table import notation_of

PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SEED_BYTES = 32
PLAYERS = ("planner-easy", "greedy", "random")
"""Bots that play like people, the best of them first."""


@dataclass(frozen=True)
class Moment:
    """A match up to one of its plays, and the luck with which its table goes on."""

    match: Match
    plays: int | None = None  # all if left out
    seed: bytes = bytes(SEED_BYTES)
    first: int = 0  # the seat that began


def played(name: str, seats: int, seed: int) -> Match:
    """Let bots play a whole game."""
    game = load(name)
    players = [bot(next(one for one in PLAYERS if plays(one, game)), game) for _ in range(seats)]
    table = BotTable(game, players)
    for seat, player in enumerate(players):
        player.begin(seed + seat)
    match = Match(game, seats, Seeded(seed), 0)
    while not match.over:
        match.play(game.actions.text(table.ask(match.state)))
    return match


async def lay(database: str, moments: Iterable[Moment]) -> list[Place]:
    """Write a table for each moment; everybody at them is a person."""
    store = await Store.open(database)
    places = []
    try:
        for moment in moments:
            row, entries, tokens = written(moment)
            await store.create(row, entries)
            places.append(Place(row.id, tokens))
    finally:
        await store.close()
    return places


def written(moment: Moment) -> tuple[TableRow, list[EntryRow], list[str]]:
    """Write a table and all that has happened at it, and make the secrets of its seats."""
    match = moment.match
    plays = match.plays[: moment.plays]
    notation = notation_of(match.game)
    row = replace(table_row(match.game, match.seats, Agreement(first=moment.first)), seed=moment.seed)
    tokens = [new_token() for _ in range(match.seats)]
    entries: list[AnyEntry] = [
        Sat(seat=seat, name=PEOPLE[seat], secret=hashed(token)) for seat, token in enumerate(tokens)
    ]
    entries.append(Started(answers=notation.written(match.opening)))
    for ply, play in enumerate(plays, 1):
        over = match.over and ply == len(match.plays)
        answers = notation.written(play.events)
        entries.append(
            Played(ply=ply, seat=play.seat, text=play.text, answers=answers, by="person", over=over)
        )
    rows = [entry_row(row.id, number, time.time(), entry) for number, entry in enumerate(entries, 1)]
    return row, rows, tokens
