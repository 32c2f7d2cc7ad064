"""A client as it should be: it keeps what it needs to come back, and sends what was not answered again."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import count

import msgspec
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from tests.server.client import Client, actions, connected
from tests.server.killing.notebook import History, Move, Notebook
from whistlestop.server.wire.messages import AnyMessage, Done, ErrorTold, Pong, StateTold, TableTold
from whistlestop.server.wire.requests import AnyRequest, Free, Ping, Play, Rematch, Say, Sit, Start, Watch

FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
LATER = ("unavailable", "busy", "too_many")
PATIENCE_WITH_GUESTS = 2.0
TALKATIVE = 0.1


class Unseated(Exception):
    """The host has given somebody's seat away."""


class Visit:
    """Somebody at a table, with one seat, with several or only looking on, over any number of connections."""

    def __init__(
        self,
        addresses: Sequence[str],
        table: str,
        tokens: Sequence[str],
        notebook: Notebook,
        luck: random.Random,
        again: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.addresses = list(addresses)
        self.table = table
        self.tokens = tokens
        self.notebook = notebook
        self.luck = luck
        self.again = again
        self.known: TableTold | None = None
        self.states: dict[int | None, StateTold] = {}
        self.histories: dict[int | None, History] = {}
        self.since: int | None = None  # the ply from which on this connection tells
        self.unanswered: dict[int, Play] = {}
        self.refused: dict[int, int] = {}  # of each seat: the ply of a move that came too late
        self.asked: dict[int, AnyRequest] = {}  # over this connection
        self.numbers = count(1)
        self.missing: dict[int, float] = {}  # guests that have not shown up, and since when

    async def stay(self) -> str | None:
        """Stay until the game is over, and return where it is played again."""
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
        """Whether there is nothing more to do here."""
        if self.known is None or self.known.status != "over" or self.unanswered or self.asked:
            return False
        if not self.states or any(state.result is None for state in self.states.values()):
            return False
        return self.known.rematch is not None or not self.again(self.table)

    async def come(self, client: Client) -> None:
        """Sit down, or come back at the point where one was, with the move that nobody has answered."""
        self.asked.clear()
        plies = {state.ply for state in self.states.values()}
        self.since = since = min(plies, default=None)
        self.notebook.returns += since is not None
        if len(plies) > 1 or since == 0:  # some of it, or the set-up, is told once more
            self.histories.clear()
        if not self.tokens:
            await self.ask(client, Watch(table=self.table, since=since))
        for token in self.tokens:
            await self.ask(client, Sit(table=self.table, token=token, since=since))
        for move in self.unanswered.values():
            self.notebook.resent += 1
            await self.ask(client, move)

    async def ask(self, client: Client, request: AnyRequest) -> None:
        """Send a request whose answer is awaited."""
        number = next(self.numbers)
        self.asked[number] = request
        await client.say(replace(request, id=number))

    async def ask_once(self, client: Client, request: AnyRequest) -> None:
        """Send a request, unless one of the kind is not answered yet."""
        if not any(type(one) is type(request) for one in self.asked.values()):
            await self.ask(client, request)

    async def hear(self, client: Client, message: AnyMessage) -> None:
        """Do what a message calls for."""
        match message:
            case StateTold():
                self.notebook.saw(message)
                self.remember(message)
                self.states[message.seat] = message
                await self.act(client, message.seat)
            case TableTold():
                self.known = message
                await self.look_round(client, message)
            case Done(id=int(number)):
                await self.finish(client, self.asked.pop(number), message)
            case ErrorTold(id=int(number)):
                await self.reconsider(client, self.asked.pop(number), message)
            case Pong(id=int(number)):
                del self.asked[number]
                if self.known is not None:
                    await self.look_round(client, self.known)
            case ErrorTold(code="too_many"):  # it is told before the message is read
                await asyncio.sleep(LONGEST_PAUSE)
                await client.socket.close()

    def remember(self, state: StateTold) -> None:
        """Add what has happened to what one knows of it."""
        events = [bytes(event) for event in msgspec.json.decode(state.events, type=list[msgspec.Raw])]
        history = self.histories.get(state.seat)
        if history is None:
            after = (self.since or -1) if events else state.ply
            history = self.histories[state.seat] = History(self.table, state.seat, after, state.ply, [])
            self.notebook.histories.append(history)
        history.ply = state.ply
        history.events += events

    async def act(self, client: Client, seat: int | None) -> None:
        """Decide if there is something to decide, and now and then say something."""
        state = self.states.get(seat)
        if state is None or seat is None or seat in self.unanswered or self.refused.get(seat) == state.ply:
            return
        offered = actions(state)
        if not offered:
            self.notebook.waiting.set()
            return
        building = [one for one in offered if one.startswith(("claim", "place", "complete"))]
        action = self.luck.choice(building or offered)
        key = f"{self.luck.getrandbits(64):x}"
        move = Play(table=self.table, seat=seat, ply=state.ply, action=action, key=key)
        self.unanswered[seat] = move
        await self.ask(client, move)
        self.notebook.sent.set()
        if self.luck.random() < TALKATIVE:
            await self.ask(client, Say(table=self.table, seat=seat, text=f"line {key}"))

    async def look_round(self, client: Client, told: TableTold) -> None:
        """Start the game once everybody is there, and ask for another one after it."""
        if told.mine and told.host == told.mine[0] and told.status == "open":
            if all(seat.kind != "open" and seat.present for seat in told.seats):
                await self.ask_once(client, Start(table=self.table, seat=told.mine[0]))
            await self.give_away(client, told)
        elif told.mine and told.status == "over" and told.rematch is None and self.again(self.table):
            rotate = self.luck.random() < 0.5
            await self.ask_once(client, Rematch(table=self.table, seat=told.mine[0], rotate=rotate))

    async def give_away(self, client: Client, told: TableTold) -> None:
        """Open the seats of guests who don't show up: their browser may never have got the secret."""
        now = asyncio.get_running_loop().time()
        absent = [at for at, seat in enumerate(told.seats) if seat.kind == "person" and not seat.present]
        self.missing = {at: self.missing.get(at, now) for at in absent}
        for at in absent:
            if now - self.missing[at] > PATIENCE_WITH_GUESTS:
                await self.ask_once(client, Free(table=self.table, seat=told.mine[0], place=at))
        if absent:
            await asyncio.sleep(0.1)
            await self.ask_once(client, Ping())

    async def finish(self, client: Client, request: AnyRequest, done: Done) -> None:
        """Note what is promised by now."""
        match request:
            case Play():
                assert isinstance(done.ply, int)
                assert done.key == request.key
                self.notebook.promised.moves.append(
                    Move(self.table, done.ply, request.seat, request.action, request.key)
                )
                del self.unanswered[request.seat]
                await self.act(client, request.seat)
            case Say(text=str(text)):
                self.notebook.promised.lines.append((self.table, text))
            case Start():
                self.notebook.promised.starts.append(self.table)
            case Rematch():
                assert self.known is not None
                assert self.known.rematch is not None
                self.notebook.promised.rematches.append((self.table, self.known.rematch))

    async def reconsider(self, client: Client, request: AnyRequest, error: ErrorTold) -> None:
        """Try again what could not be done now, and give up what somebody else was quicker with."""
        if error.code in LATER:
            await asyncio.sleep(LONGEST_PAUSE)
            if isinstance(request, Play):
                await self.ask(client, request)
            elif not isinstance(request, Say):
                await client.socket.close()  # whoever comes again is told how the table is
        elif isinstance(request, Play) and error.code == "stale":
            self.refused[request.seat] = request.ply
            self.notebook.refused.add(request.key)
            del self.unanswered[request.seat]
            await self.act(client, request.seat)
        elif isinstance(request, Sit) and error.code == "not_found":
            raise Unseated(self.table)
        else:
            wanted = isinstance(request, (Start, Free, Rematch)) and error.code == "not_possible"
            assert wanted, f"{type(request).__name__} was refused: {error.code}, {error.message}"
