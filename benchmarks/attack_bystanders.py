"""Those who are at a server while it is attacked, for benchmarks/attacks.py."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from attack_scripts import FAILURES
from websockets.asyncio.client import ClientConnection, connect

from whistlestop.benchmarks.players import choose_action
from whistlestop.benchmarks.seed_database import SeededTable

QUICK = 0.05  # seconds within which a server that has recovered answers
PATIENCE = 30.0
PAUSE = 0.07  # between two messages, so that no limit is reached


@dataclass
class Waits:
    """How long somebody had to wait, in seconds."""

    times: list[float] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)

    def summary(self) -> dict[str, object]:
        """Return quantiles in milliseconds."""
        ordered = sorted(self.times) or [0.0]
        at = {"p50_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
        quantiles = {
            name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)
            for name, share in at.items()
        }
        return {"number": len(self.times), **quantiles, "failures": dict(self.failures)}


class Player:
    """One connection that plays all seats of a table."""

    def __init__(self, port: int, place: SeededTable, address: str) -> None:
        self.port, self.place, self.address = port, place, address
        self.luck = random.Random(1)
        self.answers: dict[int, asyncio.Future[dict[str, object]]] = {}
        self.offers: dict[int, list[str]] = {}
        self.ply = self.acknowledged = -1
        self.number = 0
        self.reading: asyncio.Task[None] | None = None
        self.client: ClientConnection | None = None

    async def sit(self) -> None:
        """Connect and take all seats."""
        self.client = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers={"X-Forwarded-For": self.address},
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        self.reading = asyncio.create_task(self.read(self.client))
        for token in self.place.tokens:
            await self.ask(type="sit", token=token)

    async def read(self, client: ClientConnection) -> None:
        """Keep what can be played, and resolve answers."""
        async for text in client:
            message = json.loads(text)
            if message["type"] == "state" and message["ply"] >= self.ply:
                if message["ply"] > self.ply:
                    self.ply, self.offers = message["ply"], {}
                texts = [
                    one for things in message["choices"].values() for ways in things.values() for one in ways
                ]
                if texts:
                    self.offers[message["seat"]] = texts
            elif waiting := self.answers.pop(message.get("id") or 0, None):
                waiting.set_result(message)

    async def ask(self, **request: object) -> dict[str, object]:
        """Send a request and return its answer."""
        assert self.client is not None
        self.number += 1
        waiting = self.answers[self.number] = asyncio.get_running_loop().create_future()
        await self.client.send(json.dumps({"id": self.number, "table": self.place.table, **request}))
        return await asyncio.wait_for(waiting, PATIENCE)

    async def play(self) -> bool:
        """Play a move; return False if there is none."""
        if not self.offers:
            return False
        seat, ply = self.luck.choice(sorted(self.offers)), self.ply
        action = choose_action(self.offers.pop(seat), self.luck)
        answer = await self.ask(type="play", seat=seat, ply=ply, action=action, key=f"{ply}-{self.number}")
        if answer["type"] == "done":
            self.acknowledged = max(self.acknowledged, int(str(answer["ply"])))
        return True

    async def leave(self) -> None:
        """Disconnect."""
        if self.client is not None:
            await self.client.close()
        if self.reading is not None:
            self.reading.cancel()


class Patience:
    """How long bystanders had to wait; moves wait for the disk too."""

    def __init__(self) -> None:
        self.pings = Waits()
        self.moves = Waits()

    def summary(self) -> dict[str, object]:
        """Return quantiles of both."""
        return {"pings": self.pings.summary(), "moves": self.moves.summary()}


async def stand_by(player: Player, seconds: float, patience: Patience) -> None:
    """Send pings and moves, and record how long each takes."""
    until = time.monotonic() + seconds
    for turn in range(sys.maxsize):
        if time.monotonic() > until:
            return
        began = time.perf_counter()
        waits = patience.pings if turn % 5 else patience.moves
        try:
            if turn % 5:
                await player.ask(type="ping")
            elif not await player.play():
                continue
            waits.times.append(time.perf_counter() - began)
        except FAILURES as error:
            waits.failures[type(error).__name__] += 1
            await asyncio.sleep(0.2)
        await asyncio.sleep(PAUSE)


async def come_in(port: int, seconds: float, waits: Waits) -> None:
    """Ask for a page again and again, over a new connection each time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                answer = await reader.read()
                writer.close()
            if b" 200 " not in answer:
                raise ConnectionError
            waits.times.append(time.perf_counter() - began)
        except FAILURES as error:
            waits.failures[type(error).__name__] += 1
        await asyncio.sleep(0.2)


async def recovered(bystander: Player) -> float:
    """Return the seconds until three pings in a row are answered quickly."""
    began, quick = time.monotonic(), 0
    while quick < 3:
        asked = time.perf_counter()
        await bystander.ask(type="ping")
        quick = quick + 1 if time.perf_counter() - asked < QUICK else 0
    return round(time.monotonic() - began, 2)


ECHO = """
import asyncio

async def answer(reader, writer):
    while line := await reader.readline():
        writer.write(line)

async def main():
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(main())
"""


@contextmanager
def control() -> Iterator[int]:
    """Run a server that only echoes lines: waits for it show how busy the machine is. Yields its port."""
    process = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()


async def echo(port: int, seconds: float, waits: Waits) -> None:
    """Send lines to the control, and record how long each takes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        writer.write(b"ping\n")
        await reader.readline()
        waits.times.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE / 4)
    writer.close()
