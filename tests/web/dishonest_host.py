"""A host who stops the server, edits its database, and starts it again."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import whistlestop
from whistlestop.core.luck.keyed import Keyed, commitment_to

OTHER = b"O" * 32
"""A seed or a nonce that suits the host better."""
UNLIKELY = 500
"""One seed in this many suits the host."""

Body = dict[str, object]
Tampering = Callable[[sqlite3.Connection], None]


def tamper(folder: Path, change: Tampering) -> None:
    """Edit the database of a server that doesn't run."""
    [file] = [*(folder / "data").glob("*.sqlite")]
    with closing(sqlite3.connect(file)) as database, database:
        change(database)


def swap_seed(database: sqlite3.Connection) -> None:
    """Continue with another seed, and with the commitment to it."""
    database.execute("UPDATE tables SET seed = ?", [OTHER])


def grind_seeds(database: sqlite3.Connection) -> None:
    """Knowing all nonces, try seeds until the next draw suits the host, and continue with that one."""
    [(table,)] = database.execute("SELECT id FROM tables").fetchall()
    [(plays,)] = database.execute("SELECT count(*) FROM entries WHERE kind = 'played'").fetchall()
    revealed = [
        json.loads(body)
        for (body,) in database.execute("SELECT body FROM entries WHERE kind = 'revealed'").fetchall()
    ]
    nonces = {entry["seat"]: bytes.fromhex(entry["nonce"]) for entry in revealed}
    for tried in count():
        luck = Keyed(tried.to_bytes(32, "big"), table, nonces)
        luck.start_ply(plays + 1)
        if luck.below(UNLIKELY) == 0:
            database.execute("UPDATE tables SET seed = ?", [luck.seed])
            return


def replace_nonce(database: sqlite3.Connection) -> None:
    """Use another nonce than a seat has revealed."""
    rewrite(database, "revealed", lambda body: body | {"nonce": OTHER.hex()})


def replay_nonce(database: sqlite3.Connection) -> None:
    """Use an old nonce of a seat, with the old commitment to it, as if it were the one for this table."""
    replace_nonce(database)
    rewrite(database, "shuffling", lambda body: body | {"commitments": {"0": commitment_to(OTHER)}})


def rewrite_outcome(database: sqlite3.Connection) -> None:
    """Give the first seat another card in its last draw."""
    numbers = "SELECT number, body FROM entries WHERE kind = 'played' ORDER BY number DESC"
    for number, text in database.execute(numbers).fetchall():
        body = json.loads(text)
        if body["seat"] == 0 and body["text"] == "draw":
            first, *others = body["answers"].split(", ")
            body["answers"] = ", ".join(["R" if first != "R" else "G", *others])
            store(database, number, body)
            return
    raise AssertionError("the first seat has drawn no card")


def rewrite_action(database: sqlite3.Connection) -> None:
    """Replace the last possible claim by another one, which the rules and the later plays permit."""
    [(game, seats)] = database.execute("SELECT game, seats FROM tables").fetchall()
    [(opening,)] = database.execute("SELECT body FROM entries WHERE kind = 'started'").fetchall()
    header = f"game: {game}\nrules: {whistlestop.load(game).rules}\nseats: {seats}"
    begin = f"whistlestop record 1\n{header}\n\nset-up = {json.loads(opening)['answers']}"
    rows = "SELECT number, body FROM entries WHERE kind = 'played' ORDER BY number"
    numbers, plays = zip(*database.execute(rows).fetchall(), strict=True)
    bodies = [json.loads(text) for text in plays]
    for index, body in reversed([*enumerate(bodies)]):
        if not body["text"].startswith("claim") or body["answers"]:
            continue
        for text in replay(begin, bodies[:index]).legal:
            other = body | {"text": text}
            if text.startswith("claim") and text != body["text"]:
                with suppress(whistlestop.WhistlestopError):
                    replay(begin, [*bodies[:index], other, *bodies[index + 1 :]])
                    store(database, numbers[index], other)
                    return
    raise AssertionError("no claim can be replaced")


def replay(begin: str, bodies: Sequence[Body]) -> whistlestop.Match:
    """Replay a record up to some plays."""
    plays = [f"{body['ply']} {body['seat']} {body['text']} = {body['answers']}" for body in bodies]
    lines = [play.removesuffix(" = ") for play in plays]
    return whistlestop.read_record("\n".join([begin, *lines, ""])).replay()


def rewrite(database: sqlite3.Connection, kind: str, change: Callable[[Body], Body]) -> None:
    """Change all entries of a kind."""
    found = database.execute("SELECT number, body FROM entries WHERE kind = ?", [kind]).fetchall()
    assert found
    for number, text in found:
        store(database, number, change(json.loads(text)))


def store(database: sqlite3.Connection, number: int, body: Body) -> None:
    """Replace an entry."""
    database.execute("UPDATE entries SET body = ? WHERE number = ?", [json.dumps(body), number])
