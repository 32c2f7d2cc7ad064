"""Matches played by bots, stored as if people had played them at a table."""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.bots import bot, plays
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.entries import AnyEntry, Played, Sat, Started
from whistlestop.server.table.new_tables import table_row
from whistlestop.server.table.seat import hash_token, new_token
from whistlestop.server.table.table_rows import entry_row
from whistlestop.server.table.table_state import notation_of

PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve")
SEED_BYTES = 32
PLAYERS = ("planner-easy", "greedy", "random")
"""Bots that play like people, the best of them first."""


@dataclass(frozen=True)
class MatchMoment:
    """A match up to one of its plays, and the seed with which its table continues if the match has none."""

    match: Match
    plays: int | None = None  # by default all
    seed: bytes = bytes(SEED_BYTES)
    first: int = 0  # the seat that began


def play_match(name: str, seats: int, seed: int) -> Match:
    """Play a whole game between bots."""
    game = load(name)
    players = [bot(next(one for one in PLAYERS if plays(one, game)), game) for _ in range(seats)]
    table = BotTable(game, players)
    for seat, player in enumerate(players):
        player.begin(seed + seat)
    match = Match(game, seats, Keyed(seed.to_bytes(SEED_BYTES, "big")), 0)
    while not match.over:
        match.play(game.actions.text(table.ask(match.state)))
    return match


async def store_moments(database: str, moments: Iterable[MatchMoment]) -> list[SeededTable]:
    """Store a table for each moment, with a person in every seat."""
    store = await Store.open(database)
    places = []
    try:
        for moment in moments:
            row, entries, tokens = moment_rows(moment)
            await store.create(row, entries)
            places.append(SeededTable(row.id, tokens))
    finally:
        await store.close()
    return places


def moment_rows(moment: MatchMoment) -> tuple[TableRow, list[EntryRow], list[str]]:
    """Return the rows of a table and the secrets of its seats."""
    match = moment.match
    plays = match.plays[: moment.plays]
    notation = notation_of(match.game)
    seed = match.chance.seed if isinstance(match.chance, Keyed) else moment.seed
    row = replace(table_row(match.game, match.seats, Agreement(first=moment.first)), seed=seed)
    tokens = [new_token() for _ in range(match.seats)]
    entries: list[AnyEntry] = [
        Sat(seat=seat, name=PEOPLE[seat], secret=hash_token(token)) for seat, token in enumerate(tokens)
    ]
    entries.append(Started(answers=notation.format(match.opening)))
    for ply, play in enumerate(plays, 1):
        over = match.over and ply == len(match.plays)
        answers = notation.format(play.events)
        entries.append(
            Played(ply=ply, seat=play.seat, text=play.text, answers=answers, by="person", over=over)
        )
    rows = [entry_row(row.id, number, time.time(), entry) for number, entry in enumerate(entries, 1)]
    return row, rows, tokens
