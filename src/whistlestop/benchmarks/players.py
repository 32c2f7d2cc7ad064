"""The simulated players of one table."""

import asyncio
import random
import time

import msgspec
from msgspec import Raw, Struct

from whistlestop.benchmarks.fast_socket import FastSocket
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.server.wire.requests import PlayRequest

PATIENCE = 60.0


class SeenState(Struct, tag_field="type", tag="state"):
    """The part of a state message that a player reads."""

    seat: int
    ply: int
    choices: Raw
    result: Raw


class SeenError(Struct, tag_field="type", tag="error"):
    """The part of an error message that a player reads."""

    code: str


_STATE = b'{"type":"state"'
_ERROR = b'{"type":"error"'
_state_decoder = msgspec.json.Decoder(SeenState)
_refused = msgspec.json.Decoder(SeenError)
_choices = msgspec.json.Decoder(dict[str, dict[str, list[str]]])
encode = msgspec.json.encode


class Group:
    """The players of one table."""

    __slots__ = (
        "arrived",
        "errors",
        "luck",
        "offers",
        "over",
        "place",
        "ply",
        "reached",
        "sockets",
        "waiting",
    )

    def __init__(self, place: SeededTable) -> None:
        self.place = place
        self.luck = random.Random(place.table)
        self.sockets: list[FastSocket] = []
        self.ply = -1
        self.offers: dict[int, bytes] = {}  # the legal actions of each seat at this ply
        self.reached: list[int] = [-1] * len(place.tokens)  # the latest ply that each seat has received
        self.waiting: asyncio.Future[float] | None = None
        self.over = False
        self.arrived = asyncio.Event()
        self.errors: list[str] = []

    def heard(self, seat: int, frame: bytes) -> None:
        """Process a message."""
        if frame.startswith(_ERROR):
            self.errors.append(_refused.decode(frame).code)
        if not frame.startswith(_STATE):
            return
        seen = _state_decoder.decode(frame)
        if seen.ply > self.ply:
            self.ply = seen.ply
            self.offers = {}
        if bytes(seen.choices) != b"{}":
            self.offers[seat] = bytes(seen.choices)
        self.over = self.over or bytes(seen.result) != b"null"
        self.reached[seat] = seen.ply
        self.arrived.set()
        if self.waiting is not None and not self.waiting.done() and min(self.reached) >= self.ply:
            self.waiting.set_result(time.perf_counter())

    async def complete(self) -> None:
        """Wait until every player has received the state."""
        async with asyncio.timeout(PATIENCE):
            while min(self.reached) < 0:
                self.arrived.clear()
                await self.arrived.wait()

    async def move(self, number: int) -> float | None:
        """Make a move; return the seconds until the last player received it.

        Skip the move, as a late one, while a player has not received the one before.
        """
        is_moving = self.waiting is not None and not self.waiting.done()
        if self.over or is_moving or not self.offers:
            return None
        seat = self.luck.choice(sorted(self.offers))
        offered = _choices.decode(self.offers[seat])
        actions = [text for things in offered.values() for ways in things.values() for text in ways]
        action = choose_action(actions, self.luck)
        self.waiting = asyncio.get_running_loop().create_future()
        before = self.ply
        self.ply = before + 1
        self.offers = {}
        move = PlayRequest(table=self.place.table, seat=seat, ply=before, action=action, key=f"{number}")
        began = time.perf_counter()
        self.sockets[seat].send(encode(move))
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.waiting - began
        except TimeoutError:
            self.errors.append("no answer")
            return None


def choose_action(actions: list[str], luck: random.Random) -> str:
    """Choose an action: mostly draw, sometimes claim."""
    draws = [action for action in actions if action.startswith("draw")]
    return luck.choice(draws if draws and luck.random() < 0.6 else actions)
