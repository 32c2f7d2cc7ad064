"""Writes the sample of this version's databases, by playing on a server: python -m tests.databases."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.databases.sample import TABLES, Sample, write_sample
from tests.server.client import Client, actions, play_out
from tests.server.serving import Serving, serving
from whistlestop.core.luck.keyed import commitment_to
from whistlestop.server.store import migrations
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable, OpenSeat
from whistlestop.server.wire.messages import StateMessage
from whistlestop.server.wire.requests import RevealRequest, SayRequest, SitRequest, StartRequest

NONCE = b"A" * 32
PLAYS = 40


async def main() -> None:
    """Play on a server and write what its database contains afterwards."""
    with TemporaryDirectory() as folder:
        async with serving(Path(folder)) as at, at.client() as ada, at.client() as ben:
            finished, token, totals = await finish_a_game(at, ada)
            running, tokens, lines = await begin_a_game(at, ada, ben)
            waiting = await at.create(NewTable(game="card_game", seats=[MySeat(name="Ada"), OpenSeat()]))
        rows = {name: read_rows(Path(folder, "tables.db"), name) for name in TABLES}
    write_sample(
        Sample(
            schema=migrations.VERSION,
            rows=rows,
            finished=finished,
            totals=totals,
            running=running,
            ply=PLAYS,
            lines=lines,
            waiting=waiting.table,
            tokens={finished: [token], running: tokens, waiting.table: [waiting.seats[0].token]},
        )
    )


async def finish_a_game(at: Serving, ada: Client) -> tuple[str, str, list[int]]:
    """Play a game against a bot, with a share in the shuffle; return its table, token and points."""
    me = MySeat(name="Ada", commitment=commitment_to(NONCE))
    wish = NewTable(game="first_journey", seats=[me, BotSeat(bot="planner")], pace="instant", start=True)
    made = await at.create(wish)
    token = made.seats[0].token
    await ada.do(SitRequest(table=made.table, token=token, commitment=commitment_to(NONCE)))
    await ada.do(RevealRequest(table=made.table, seat=0, nonce=NONCE.hex()))
    await play_out(ada, made.table)
    ending = await ada.hear(StateMessage, lambda now: now.result is not None)
    assert ending.result is not None
    return made.table, token, [sheet.total for sheet in ending.result.sheets]


async def begin_a_game(at: Serving, ada: Client, ben: Client) -> tuple[str, list[str], list[str]]:
    """Play half a game of two people; return its table, their tokens, and the lines that Ada saw."""
    made = await at.create(NewTable(game="europe", seats=[MySeat(name="Ada"), OpenSeat()], first=0))
    table, tokens = made.table, [made.seats[0].token, (await at.join(made.table, "Ben")).token]
    people = [ada, ben]
    for client, token in zip(people, tokens, strict=True):
        await client.sit(table, token)
    await ada.do(StartRequest(table=table, seat=0))
    await ben.do(SayRequest(table=table, seat=1, text="Good luck, Ada!"))
    lines: list[str] = []
    for ply in range(PLAYS + 1):
        states = [await client.state(table, seat, ply) for seat, client in enumerate(people)]
        lines += states[0].lines
        seat = next(seat for seat, state in enumerate(states) if actions(state))
        if ply < PLAYS:
            await people[seat].play(table, seat, ply, actions(states[seat])[-1])
    return table, tokens, lines


def read_rows(file: Path, table: str) -> list[dict[str, object]]:
    """Return the rows of a table of the database in the order in which they were written."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        found = connection.execute(f"SELECT * FROM {table} ORDER BY rowid").fetchall()
    return [
        {key: value.hex() if isinstance(value, bytes) else value for key, value in dict(row).items()}
        for row in found
    ]


if __name__ == "__main__":
    asyncio.run(main())
