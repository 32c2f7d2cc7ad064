"""A table as its entries tell it: who sits there and how far the game is."""

from collections import deque
from typing import NamedTuple

from whistlestop.core.chance import Scripted
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.keyed import Keyed
from whistlestop.core.state import State
from whistlestop.record.lesson import Lesson
from whistlestop.record.match import Match, Play
from whistlestop.record.notation import Notation
from whistlestop.record.rehearsed import Rehearsed
from whistlestop.server.entries import (
    AnyEntry,
    Closed,
    Covered,
    Freed,
    Hooked,
    Played,
    Rematched,
    Returned,
    Said,
    Sat,
    Started,
)
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.chatting import told
from whistlestop.server.tables.seat import Seat
from whistlestop.server.wire.messages import SaidTold
from whistlestop.server.wire.words import Status

CHAT_KEPT = 50

Events = tuple[Event, ...]


class Ahead(NamedTuple):
    """A play that is not true yet."""

    play: Play
    state: State
    answers: str


class Table:
    """What is true of a table after so many entries; it changes by nothing but entries."""

    __slots__ = (
        "agreement",
        "chance",
        "chat",
        "closed",
        "created",
        "game",
        "id",
        "lesson",
        "match",
        "notation",
        "number",
        "rematch",
        "seats",
        "turn_since",
    )

    def __init__(
        self,
        table_id: str,
        created: float,
        game: Game,
        seats: int,
        agreement: Agreement,
        seed: bytes,
        lesson: Lesson | None = None,
    ) -> None:
        self.id = table_id
        self.created = created
        self.game = game
        self.notation = notation_of(game)
        self.agreement = agreement
        self.lesson = lesson
        self.chance: Keyed | Rehearsed = Keyed(seed)
        if agreement.lesson:
            self.chance = (
                lesson.chance if lesson else Rehearsed({})
            )  # an older script is not at hand any more
        self.seats = [Seat() for _ in range(seats)]
        self.number = 0  # of the last entry
        self.match: Match | None = None
        self.turn_since = created  # when the decision that is due became due
        self.chat: deque[SaidTold] = deque(maxlen=CHAT_KEPT)  # each line by the name of whoever said it
        self.rematch = ""
        self.closed = False

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}: {self.status}, {self.number} entries>"

    @property
    def status(self) -> Status:
        """How far the table is."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def ply(self) -> int:
        """How many plays there were."""
        return 0 if self.match is None else int(self.match.state.ply)

    @property
    def host(self) -> int | None:
        """The seat that may decide about the table: the first that a person has."""
        return next((place for place, seat in enumerate(self.seats) if seat.person), None)

    @property
    def commitment(self) -> str:
        """The hash that commits the table to its shuffles; nothing where the luck was written beforehand."""
        if not isinstance(self.chance, Keyed) or not self.agreement.seeded:
            return ""
        return self.chance.commitment()

    def actors(self) -> list[int]:
        """List the seats that have something to decide now; in a first game the one whose play comes next."""
        if self.match is None or self.match.over or self.agreement.origin == "record":
            return []
        state = self.match.state
        if self.agreement.lesson:
            line = self.lesson.line(self.ply) if self.lesson else None
            return [] if line is None else [line.seat]
        return [place for place in range(len(self.seats)) if state.may_act(place)]

    def take(self, number: int, at: float, entry: AnyEntry, ahead: "Ahead | None" = None) -> Events:
        """Let an entry of the store become true, and return what happened in the game."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} came where entry {self.number + 1} should")
        events: Events = ()
        match entry:
            case Sat():
                self.seats[entry.seat] = Seat(name=entry.name, secret=entry.secret, bot=entry.bot)
            case Freed():
                self.seats[entry.seat] = Seat()
            case Started():
                self.match = self.begun(Scripted(self.notation.read(entry.answers)))
                events, self.match.opening = self.match.opening, ()  # the store has them
                self.turn_since = at
            case Played():
                events = self._played(entry, ahead)
                self.turn_since = at
            case Said():
                self.chat.append(told(self.id, self.seats[entry.seat].name, number, at, entry))
            case Covered():
                self.seats[entry.seat].cover = entry.bot
            case Returned():
                self.seats[entry.seat].cover = ""
            case Rematched():
                self.rematch = entry.table
            case Hooked():
                self.seats[entry.seat].webhook = entry.webhook
            case Closed():
                self.closed = True
        self.number = number
        return events

    def _played(self, entry: Played, ahead: "Ahead | None") -> Events:
        assert self.match is not None
        if ahead is not None:
            self.match.state = ahead.state
            play = ahead.play
        else:
            self.match.chance = Scripted(self.notation.read(entry.answers))
            play = self.match.play(entry.text, entry.seat)
            self.match.plays.clear()
        if entry.by == "person":
            self.seats[entry.seat].remember(entry.key, entry.ply)
        return play.events

    def look_ahead(self, seat: int, text: str) -> "Ahead":
        """Find out what a play would lead to, without anybody seeing it before it is written down."""
        assert self.match is not None
        before = self.match.state
        self.match.chance = self.chance
        try:
            play = self.match.play(text, seat)
            return Ahead(play, self.match.state, self.notation.written(play.events))
        finally:
            self.match.state = before
            self.match.plays.clear()

    def begun(self, chance: Scripted | Keyed | Rehearsed) -> Match:
        """Set the game up."""
        return Match(self.game, len(self.seats), chance, self.agreement.first)


_notations: dict[Game, Notation] = {}


def notation_of(game: Game) -> Notation:
    """Return the notation of a game, made once."""
    if game not in _notations:
        _notations[game] = Notation(game)
    return _notations[game]
