"""The people at one table, who make moves and notice when all of them have been told."""

import asyncio
import random
import time

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection

from whistlestop.server.load.furnishing import Place
from whistlestop.server.wire.requests import Play

PATIENCE = 60.0


class Told(Struct, tag_field="type", tag="state"):
    """What a player reads of a message about the game."""

    seat: int
    ply: int
    choices: Raw
    result: Raw


class Refused(Struct, tag_field="type", tag="error"):
    """A refusal."""

    code: str


_STATE = b'{"type":"state"'
_ERROR = b'{"type":"error"'
_told = msgspec.json.Decoder(Told)
_refused = msgspec.json.Decoder(Refused)
_choices = msgspec.json.Decoder(dict[str, dict[str, list[str]]])
encode = msgspec.json.encode


class Group:
    """The people at one table."""

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

    def __init__(self, place: Place) -> None:
        self.place = place
        self.luck = random.Random(place.table)
        self.sockets: list[ClientConnection] = []
        self.ply = -1
        self.offers: dict[int, bytes] = {}  # of each seat, what it may do at this ply
        self.reached: list[int] = [-1] * len(place.tokens)  # the ply that each seat knows of
        self.waiting: asyncio.Future[float] | None = None
        self.over = False
        self.arrived = asyncio.Event()
        self.errors: list[str] = []

    def heard(self, seat: int, frame: bytes) -> None:
        """Take a message in."""
        if frame.startswith(_ERROR):
            self.errors.append(_refused.decode(frame).code)
        if not frame.startswith(_STATE):
            return
        told = _told.decode(frame)
        if told.ply > self.ply:
            self.ply = told.ply
            self.offers = {}
        if bytes(told.choices) != b"{}":
            self.offers[seat] = bytes(told.choices)
        self.over = self.over or bytes(told.result) != b"null"
        self.reached[seat] = told.ply
        self.arrived.set()
        if self.waiting is not None and not self.waiting.done() and min(self.reached) >= self.ply:
            self.waiting.set_result(time.perf_counter())

    async def complete(self) -> None:
        """Wait until everybody has been told how the game stands."""
        async with asyncio.timeout(PATIENCE):
            while min(self.reached) < 0:
                self.arrived.clear()
                await self.arrived.wait()

    async def move(self, number: int) -> float | None:
        """Make a move, and return after how many seconds the last of all people was told of it."""
        if self.over or not self.offers:
            return None
        seat = self.luck.choice(sorted(self.offers))
        offered = _choices.decode(self.offers[seat])
        actions = [text for things in offered.values() for ways in things.values() for text in ways]
        action = wanted(actions, self.luck)
        self.waiting = asyncio.get_running_loop().create_future()
        before = self.ply
        self.ply = before + 1
        self.offers = {}
        move = Play(table=self.place.table, seat=seat, ply=before, action=action, key=f"{number}")
        began = time.perf_counter()
        await self.sockets[seat].send(encode(move), text=True)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.waiting - began
        except TimeoutError:
            self.errors.append("no answer")
            return None


def wanted(actions: list[str], luck: random.Random) -> str:
    """Choose as a person might: claim now and then, mostly draw."""
    draws = [action for action in actions if action.startswith("draw")]
    return luck.choice(draws if draws and luck.random() < 0.6 else actions)
