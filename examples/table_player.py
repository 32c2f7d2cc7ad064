"""A player over the network, which needs `pip install websockets`.

    python table_player.py http://127.0.0.1:4190/#/table/ID

It joins an open seat of the table, or plays the one whose secret is in the variable SEAT_TOKEN. It claims the
longest route that it can pay for, draws cards otherwise, and comes back whenever the connection breaks.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

LIKINGS = {"complete": 9, "take": 9, "claim": 1, "place": 1, "pay": 1, "draw": 0, "keep": -1, "withdraw": -1}
IN_VAIN = ("not_found", "illegal", "malformed", "unknown_type", "forbidden")


def join(server: str, table: str) -> str:
    """Take an open seat, and return its secret."""
    body = json.dumps({"table": table, "name": "Longest first"}).encode()
    with urlopen(Request(f"{server}/api/join", body, {"Content-Type": "application/json"})) as answer:
        return str(json.load(answer)["token"])


def liking(action: str) -> int:
    """Say how much an action is liked, by its text such as “claim Paris-Zürich RRL”."""
    words = action.split(" ")
    return LIKINGS.get(words[0], -9) * len(words[-1])


def best(choices: dict[str, dict[str, list[str]]]) -> str:
    """Choose among all actions, which are grouped by what they point at."""
    return max((one for group in choices.values() for some in group.values() for one in some), key=liking)


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over, and return all points."""
    async for socket in connect(server.replace("http", "ws", 1) + "/ws"):  # with growing pauses
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "sit", "table": table, "token": token}))
            async for message in socket:
                told = json.loads(message)
                if told["type"] == "error" and told["code"] in IN_VAIN:
                    sys.exit(told["message"])
                if told["type"] == "error":
                    await asyncio.sleep(1)
                    break  # whoever sits down again is told everything anew
                if told["type"] == "state" and told["result"]:
                    return [sheet["total"] for sheet in told["result"]["sheets"]]
                if told["type"] == "state" and told["choices"]:
                    action = best(told["choices"])
                    ply = 0 if told["view"]["choosing"] else told["ply"]  # all choose opening tickets at once
                    move = {"table": table, "seat": told["seat"], "ply": ply, "action": action}
                    # A move that is sent again has the same key, and is played once.
                    await socket.send(json.dumps({"type": "play", **move, "key": f"{ply} {action}"[:64]}))
    raise AssertionError("connect() tries for ever")


if __name__ == "__main__":
    address, name = sys.argv[1].split("/#/table/")
    secret = os.environ.get("SEAT_TOKEN") or join(address, name)
    print("The game is over. Points:", *asyncio.run(play(address, name, secret)))
