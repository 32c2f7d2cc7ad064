"""A well-behaved client: it reconnects, and resends what was not answered."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import count

import msgspec
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from tests.server.client import Client, actions, connected
from tests.server.crash.observations import History, Move, Observations
from whistlestop.core.luck.keyed import commitment_to
from whistlestop.server.wire.messages import (
    AnyMessage,
    DoneMessage,
    ErrorMessage,
    PongMessage,
    StateMessage,
    TableMessage,
)
from whistlestop.server.wire.requests import (
    AnyRequest,
    FreeRequest,
    PingRequest,
    PlayRequest,
    RematchRequest,
    RevealRequest,
    SayRequest,
    SitRequest,
    StartRequest,
    WatchRequest,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
LATER = ("unavailable", "busy", "too_many")
PATIENCE_WITH_GUESTS = 2.0
TALKATIVE = 0.1
NONCE = bytes(range(32))
"""What every client adds to the shuffles."""


class Unseated(Exception):
    """The host has given this seat away."""


class Visit:
    """A person at a table, with any number of seats, over any number of connections."""

    def __init__(
        self,
        addresses: Sequence[str],
        table: str,
        tokens: Sequence[str],
        observations: Observations,
        luck: random.Random,
        again: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.addresses = list(addresses)
        self.table = table
        self.tokens = tokens
        self.observations = observations
        self.luck = luck
        self.again = again
        self.known: TableMessage | None = None
        self.states: dict[int | None, StateMessage] = {}
        self.histories: dict[int | None, History] = {}
        self.since: int | None = None  # the ply from which on this connection tells
        self.unanswered: dict[int, PlayRequest] = {}
        self.refused: dict[int, int] = {}  # of each seat: the ply of a move that came too late
        self.asked: dict[int, AnyRequest] = {}  # over this connection
        self.numbers = count(1)
        self.missing: dict[int, float] = {}  # guests that have not shown up, and since when

    async def stay(self) -> str | None:
        """Stay until the game is over, and return the table of the rematch."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connected(self.addresses[0]) as client:
                    pause = FIRST_PAUSE
                    await self.come(client)
                    async for message in client.heard():
                        await self.hear(client, message)
                        if self.done:
                            assert self.known is not None
                            return self.known.rematch
            except (OSError, WebSocketException):
                self.addresses.append(self.addresses.pop(0))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do here."""
        if self.known is None or self.known.status != "over" or self.unanswered or self.asked:
            return False
        if not self.states or any(state.result is None for state in self.states.values()):
            return False
        return self.known.rematch is not None or not self.again(self.table)

    async def come(self, client: Client) -> None:
        """Take the seats or resume them, and resend the unanswered move."""
        self.asked.clear()
        plies = {state.ply for state in self.states.values()}
        self.since = since = min(plies, default=None)
        self.observations.returns += since is not None
        if len(plies) > 1 or since == 0:  # some events, or the set-up, are sent again
            self.histories.clear()
        if not self.tokens:
            await self.ask(client, WatchRequest(table=self.table, since=since))
        for token in self.tokens:
            await self.ask(
                client,
                SitRequest(table=self.table, token=token, since=since, commitment=commitment_to(NONCE)),
            )
        for move in self.unanswered.values():
            self.observations.resent += 1
            await self.ask(client, move)

    async def ask(self, client: Client, request: AnyRequest) -> None:
        """Send a request and remember that it awaits a response."""
        number = next(self.numbers)
        self.asked[number] = request
        await client.say(replace(request, id=number))

    async def ask_once(self, client: Client, request: AnyRequest) -> None:
        """Send a request, unless one of its type is pending."""
        if not any(type(one) is type(request) for one in self.asked.values()):
            await self.ask(client, request)

    async def hear(self, client: Client, message: AnyMessage) -> None:
        """React to a message."""
        match message:
            case StateMessage():
                self.observations.saw(message)
                self.remember(message)
                self.states[message.seat] = message
                await self.act(client, message.seat)
            case TableMessage():
                self.known = message
                if self.tokens and not message.mine:  # freed by the host just after it was taken again
                    raise Unseated(self.table)
                await self.reveal(client, message)
                await self.act_as_host(client, message)
            case DoneMessage(id=int(number)):
                await self.finish(client, self.asked.pop(number), message)
            case ErrorMessage(id=int(number)):
                await self.reconsider(client, self.asked.pop(number), message)
            case PongMessage(id=int(number)):
                del self.asked[number]
                if self.known is not None:
                    await self.act_as_host(client, self.known)
            case ErrorMessage(code="too_many"):  # sent before the message is read
                await asyncio.sleep(LONGEST_PAUSE)
                await client.socket.close()

    def remember(self, state: StateMessage) -> None:
        """Add new events to the known ones."""
        events = [bytes(event) for event in msgspec.json.decode(state.events, type=list[msgspec.Raw])]
        history = self.histories.get(state.seat)
        if history is None:
            after = (self.since or -1) if events else state.ply
            history = self.histories[state.seat] = History(self.table, state.seat, after, state.ply, [])
            self.observations.histories.append(history)
        history.ply = state.ply
        history.events += events

    async def act(self, client: Client, seat: int | None) -> None:
        """Play if there is a decision, and chat now and then."""
        state = self.states.get(seat)
        if state is None or seat is None or seat in self.unanswered or self.refused.get(seat) == state.ply:
            return
        offered = actions(state)
        if not offered:
            self.observations.waiting.set()
            return
        building = [one for one in offered if one.startswith(("claim", "place", "complete"))]
        action = self.luck.choice(building or offered)
        key = f"{self.luck.getrandbits(64):x}"
        move = PlayRequest(table=self.table, seat=seat, ply=state.ply, action=action, key=key)
        self.unanswered[seat] = move
        await self.ask(client, move)
        self.observations.sent.set()
        if self.luck.random() < TALKATIVE:
            await self.ask(client, SayRequest(table=self.table, seat=seat, text=f"line {key}"))

    async def reveal(self, client: Client, table: TableMessage) -> None:
        """Reveal the nonces of its own seats."""
        asked = [one.seat for one in self.asked.values() if isinstance(one, RevealRequest)]
        for share in table.shares:
            if share.seat in table.mine and share.seat not in asked and share.nonce is None:
                await self.ask(client, RevealRequest(table=self.table, seat=share.seat, nonce=NONCE.hex()))
                self.observations.revealing.set()

    async def act_as_host(self, client: Client, table: TableMessage) -> None:
        """Start the game when everybody is there, and request a rematch after it."""
        if table.mine and table.host == table.mine[0] and table.status == "open":
            if all(seat.kind != "open" and seat.present for seat in table.seats):
                await self.ask_once(client, StartRequest(table=self.table, seat=table.mine[0]))
            await self.give_away(client, table)
        elif table.mine and table.status == "over" and table.rematch is None and self.again(self.table):
            rotate = self.luck.random() < 0.5
            await self.ask_once(client, RematchRequest(table=self.table, seat=table.mine[0], rotate=rotate))

    async def give_away(self, client: Client, table: TableMessage) -> None:
        """Open the seats of guests who don't show up: their browser may never have received the token."""
        now = asyncio.get_running_loop().time()
        absent = [at for at, seat in enumerate(table.seats) if seat.kind == "person" and not seat.present]
        self.missing = {at: self.missing.get(at, now) for at in absent}
        for at in absent:
            if now - self.missing[at] > PATIENCE_WITH_GUESTS:
                await self.ask_once(client, FreeRequest(table=self.table, seat=table.mine[0], place=at))
        if absent:
            await asyncio.sleep(0.1)
            await self.ask_once(client, PingRequest())

    async def finish(self, client: Client, request: AnyRequest, done: DoneMessage) -> None:
        """Record what has been acknowledged by now."""
        match request:
            case PlayRequest():
                assert isinstance(done.ply, int)
                assert done.key == request.key
                self.observations.promised.moves.append(
                    Move(self.table, done.ply, request.seat, request.action, request.key)
                )
                del self.unanswered[request.seat]
                await self.act(client, request.seat)
            case SayRequest(text=str(text)):
                self.observations.promised.lines.append((self.table, text))
            case RevealRequest():
                self.observations.promised.nonces.append((self.table, request.seat))
            case StartRequest():
                self.observations.promised.starts.append(self.table)
            case RematchRequest():
                assert self.known is not None
                assert self.known.rematch is not None
                self.observations.promised.rematches.append((self.table, self.known.rematch))

    async def reconsider(self, client: Client, request: AnyRequest, error: ErrorMessage) -> None:
        """Retry what was not possible, and drop what another client did first."""
        if error.code in LATER:
            await asyncio.sleep(LONGEST_PAUSE)
            if isinstance(request, PlayRequest):
                await self.ask(client, request)
            elif not isinstance(request, SayRequest):
                await client.socket.close()  # a reconnect returns the current state
        elif isinstance(request, PlayRequest) and error.code == "stale":
            self.refused[request.seat] = request.ply
            self.observations.refused.add(request.key)
            del self.unanswered[request.seat]
            await self.act(client, request.seat)
        elif isinstance(request, SitRequest) and error.code == "not_found":
            raise Unseated(self.table)
        else:
            wanted = (
                isinstance(request, (StartRequest, FreeRequest, RematchRequest))
                and error.code == "not_possible"
            )
            assert wanted, f"{type(request).__name__} was refused: {error.code}, {error.message}"
