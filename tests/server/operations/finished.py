"""Tables that were played by nobody in particular."""

import hashlib
import time

from msgspec.structs import replace

from whistlestop.core.chance import Seeded
from whistlestop.server.entries import AnyEntry, Played, Sat
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import seating
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import empty_table, entry_row
from whistlestop.server.tables.opening import game_of, table_row
from whistlestop.server.tables.seat import hashed

PEOPLE = ["Ada", "Ben"]


def played_table(
    game: str, plays: int | None = None, rules: int | None = None
) -> tuple[TableRow, list[EntryRow]]:
    """Play at random at a table of two, so many plays or to the end."""
    seed = hashlib.sha256(game.encode()).digest()
    row = replace(table_row(game_of(game, []), len(PEOPLE), Agreement()), seed=seed)
    table = empty_table(row)
    entries: list[EntryRow] = []

    def add(entry: AnyEntry) -> None:
        line = entry_row(row.id, table.number + 1, time.time(), entry)
        table.take(line.number, line.at, entry)
        entries.append(line)

    for seat, name in enumerate(PEOPLE):
        add(Sat(seat=seat, name=name, secret=hashed(name)))
    add(seating.begin(table))
    luck = Seeded(7)
    while table.match is not None and not table.match.over and table.ply != plays:
        seat = table.actors()[0]
        legal = table.match.legal_for(seat)
        text = legal[int(luck.below(len(legal)))]
        ahead = table.look_ahead(seat, text)
        add(
            Played(
                ply=table.ply + 1,
                seat=seat,
                text=text,
                answers=ahead.answers,
                by="person",
                over=ahead.state.over,
            )
        )
    return (row if rules is None else replace(row, rules=rules)), entries
