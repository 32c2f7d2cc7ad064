"""A bot that plays over the network; needs `pip install websockets`.

    python table_player.py http://127.0.0.1:4190/table/ID

It takes an open seat at the table, or the seat whose token is in the environment variable SEAT_TOKEN. It
claims the longest route that it can pay for, draws cards otherwise, and reconnects if disconnected.
"""

import asyncio
import json
import os
import secrets
import sys
from contextlib import suppress
from hashlib import sha256
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SCORES = {"complete": 9, "take": 9, "claim": 1, "place": 1, "pay": 1, "draw": 0, "keep": -1, "withdraw": -1}
NONCE = secrets.token_bytes(32)
"""This program's part in the shuffles, so that it need not trust the server."""
IN_VAIN = ("not_found", "illegal", "malformed", "unknown_type", "forbidden")


def join(server: str, table: str) -> str:
    """Take an open seat and return its token."""
    body = json.dumps({"table": table, "name": "Longest first"}).encode()
    with urlopen(Request(f"{server}/api/join", body, {"Content-Type": "application/json"})) as answer:
        return str(json.load(answer)["token"])


def score(action: str) -> int:
    """Rate an action by its text, such as “claim Paris-Zürich RRL”."""
    words = action.split(" ")
    return SCORES.get(words[0], -9) * len(words[-1])


def best(choices: dict[str, dict[str, list[str]]]) -> str:
    """Return the best action; `choices` groups them by what they point at."""
    return max((one for group in choices.values() for some in group.values() for one in some), key=score)


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over; return the points of all seats."""
    async for socket in connect(server.replace("http", "ws", 1) + "/ws"):  # reconnects with backoff
        with suppress(ConnectionClosed):
            commitment = f"sha256:{sha256(NONCE).hexdigest()}"
            await socket.send(
                json.dumps({"type": "sit", "table": table, "token": token, "commitment": commitment})
            )
            async for message in socket:
                heard = json.loads(message)
                if heard["type"] == "error" and heard["code"] in IN_VAIN:
                    sys.exit(heard["message"])
                if heard["type"] == "error":
                    await asyncio.sleep(1)
                    break  # reconnecting sends the whole state again
                if heard["type"] == "table":
                    for share in heard["shares"]:
                        if share["commitment"] == commitment and not share["nonce"]:
                            reveal = {"table": table, "seat": share["seat"], "nonce": NONCE.hex()}
                            await socket.send(json.dumps({"type": "reveal", **reveal}))
                if heard["type"] == "state" and heard["result"]:
                    return [sheet["total"] for sheet in heard["result"]["sheets"]]
                if heard["type"] == "state" and heard["choices"]:
                    action = best(heard["choices"])
                    # All seats choose their opening tickets at once.
                    ply = 0 if heard["view"]["choosing"] else heard["ply"]
                    move = {"table": table, "seat": heard["seat"], "ply": ply, "action": action}
                    # The key makes a move idempotent: sent twice, it is played once.
                    await socket.send(json.dumps({"type": "play", **move, "key": f"{ply} {action}"[:64]}))
    raise AssertionError("connect() retries for ever")


if __name__ == "__main__":
    address, name = sys.argv[1].replace("/#/", "/").split("/table/")
    secret = os.environ.get("SEAT_TOKEN") or join(address, name)
    print("The game is over. Points:", *asyncio.run(play(address, name, secret)))
