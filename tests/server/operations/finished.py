"""Tables that were played at random."""

import hashlib
import time

from msgspec.structs import replace

from whistlestop.core.luck.chance import Seeded
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import shuffle
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.entries import AnyEntry, Played, Sat
from whistlestop.server.table.new_tables import load_game, table_row
from whistlestop.server.table.seat import hash_token
from whistlestop.server.table.table_rows import empty_table, entry_row

PEOPLE = ["Ada", "Ben"]


def played_table(
    game: str, plays: int | None = None, rules: int | None = None
) -> tuple[TableRow, list[EntryRow]]:
    """Play a number of random moves at a table of two, or to the end."""
    seed = hashlib.sha256(game.encode()).digest()
    row = replace(table_row(load_game(game, []), len(PEOPLE), Agreement()), seed=seed)
    table = empty_table(row)
    entries: list[EntryRow] = []

    def add(entry: AnyEntry) -> None:
        line = entry_row(row.id, table.number + 1, time.time(), entry)
        table.apply(line.number, line.at, entry)
        entries.append(line)

    for seat, name in enumerate(PEOPLE):
        add(Sat(seat=seat, name=name, secret=hash_token(name)))
    add(shuffle.deal(table))
    luck = Seeded(7)
    while table.position is not None and not table.position.over and table.ply != plays:
        seat = table.actors()[0]
        legal = table.position.legal_for(seat)
        text = legal[int(luck.below(len(legal)))]
        ahead = table.propose(seat, text)
        add(
            Played(
                ply=table.ply + 1,
                seat=seat,
                text=text,
                answers=ahead.answers,
                by="person",
                over=ahead.position.over,
            )
        )
    return (row if rules is None else replace(row, rules=rules)), entries
