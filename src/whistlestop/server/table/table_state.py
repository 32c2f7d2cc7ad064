"""The state of a table, folded from its entries."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Scripted
from whistlestop.core.luck.keyed import Keyed
from whistlestop.record.lesson import Lesson
from whistlestop.record.notation import Notation
from whistlestop.record.position import Events, Play, Position
from whistlestop.record.scripted_by_ply import ScriptedByPly
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.chat import chat_message
from whistlestop.server.table.colours import default_colours, with_colour
from whistlestop.server.table.entries import (
    Agreed,
    AnyEntry,
    Asked,
    Called,
    Closed,
    Committed,
    Covered,
    Declined,
    Freed,
    Hooked,
    Painted,
    Played,
    Rematched,
    Returned,
    Revealed,
    Said,
    Sat,
    Shuffling,
    Started,
    Subscribed,
    TakenBack,
    Unsubscribed,
)
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.shares import Shares
from whistlestop.server.table.subscription import with_subscription, without_endpoint
from whistlestop.server.wire.fields import Status
from whistlestop.server.wire.messages import ChatMessage

CHAT_KEPT = 50


class ProposedPlay(NamedTuple):
    """A play that has not been committed yet."""

    play: Play
    position: Position
    answers: str


class LinePlay(Struct, frozen=True, gc=False):
    """A play that was not taken back, to replay it."""

    seat: int
    text: str
    answers: str


class TableState:
    """A table after a number of entries; only entries change it."""

    __slots__ = (
        "agreed",
        "agreement",
        "asked",
        "called",
        "chance",
        "chat",
        "closed",
        "colours",
        "created",
        "game",
        "have_asked",
        "id",
        "lesson",
        "line",
        "notation",
        "number",
        "opening",
        "position",
        "rematch",
        "seats",
        "settled",
        "shares",
        "take_backs",
        "undone",
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
        self.chance: Keyed | ScriptedByPly = Keyed(seed)
        if agreement.lesson:
            self.chance = (
                lesson.chance if lesson else ScriptedByPly({})
            )  # older versions of a script are not kept
        self.seats = [TableSeat() for _ in range(seats)]
        self.colours = default_colours(seats)
        self.number = 0  # of the last entry
        self.called = False  # whether the game is to begin as soon as the people have arrived
        self.shares: Shares | None = None  # None before the shuffle, and if nobody takes part
        self.position: Position | None = None  # None before the game
        self.chat: deque[ChatMessage] = deque(maxlen=CHAT_KEPT)  # the latest messages
        self.rematch = ""
        self.closed = False
        self.opening = ""  # the outcomes of the set-up
        self.line: list[LinePlay] = []  # all plays, where they can be taken back
        self.settled = 0  # the ply at which the last simultaneous choice ended
        self.take_backs: list[TakenBack] = []
        self.undone = 0  # how many plays were taken back
        self.asked: Asked | None = None  # the open request to take moves back
        self.agreed: list[int] = []  # the seats that have agreed to it
        self.have_asked: set[int] = set()  # since the last play

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}: {self.status}, {self.number} entries>"

    @property
    def status(self) -> Status:
        """The stage that the table is at."""
        if self.closed:
            return "closed"
        if self.position is None:
            return "shuffling" if self.called or self.shares is not None else "open"
        return "over" if self.position.over else "playing"

    @property
    def ply(self) -> int:
        """The number of plays."""
        return 0 if self.position is None else int(self.position.ply)

    @property
    def host(self) -> int | None:
        """The seat of the host: the first that a person has."""
        return next((place for place, seat in enumerate(self.seats) if seat.person), None)

    @property
    def commitment(self) -> str:
        """The hash that commits the table to its seed; empty without one."""
        if not isinstance(self.chance, Keyed) or not self.agreement.seeded:
            return ""
        return self.chance.commitment()

    def actors(self) -> list[int]:
        """Return the seats that have to decide now."""
        if self.position is None or self.status != "playing" or self.agreement.origin == "record":
            return []
        if self.agreement.lesson:
            line = self.lesson.line(self.ply) if self.lesson else None
            return [] if line is None else [line.seat]
        return self.position.state.actors()

    def apply(self, number: int, at: float, entry: AnyEntry, proposed: ProposedPlay | None = None) -> Events:
        """Apply an entry; return its events."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} came where entry {self.number + 1} should")
        events: Events = ()
        match entry:
            case Sat():
                self.seats[entry.seat] = TableSeat(
                    name=entry.name, secret=entry.secret, bot=entry.bot, commitment=entry.commitment
                )
                if entry.colour is not None:
                    self.colours = with_colour(self.colours, entry.seat, entry.colour)
            case Painted():
                self.colours = with_colour(self.colours, entry.seat, entry.colour)
            case Freed():
                self.seats[entry.seat] = TableSeat()
            case Committed():
                self.seats[entry.seat].commitment = entry.commitment
            case Called():
                self.called = True
            case Shuffling() | Revealed():
                self.apply_shuffle(entry)
            case Started():
                self.opening = entry.answers
                self.position, events = self.start(Scripted(self.notation.parse(entry.answers)))
            case Played():
                events = self._apply_play(entry, proposed)
            case Asked():
                self.asked, self.agreed = entry, []
                self.have_asked.add(entry.seat)
            case Agreed():
                self.agreed = [*self.agreed, entry.seat]
            case Declined():
                self.asked = None
            case TakenBack():
                self._apply_take_back(entry)
            case Said():
                self.chat.append(chat_message(self.id, self.seats[entry.seat].name, number, at, entry))
            case Covered():
                self.seats[entry.seat].cover = entry.bot
            case Returned():
                self.seats[entry.seat].cover = ""
            case Rematched():
                self.rematch = entry.table
            case Hooked():
                self.seats[entry.seat].webhook = entry.webhook
            case Subscribed():
                seat = self.seats[entry.seat]
                seat.subscriptions = with_subscription(seat.subscriptions, entry.subscription)
            case Unsubscribed():
                seat = self.seats[entry.seat]
                seat.subscriptions = without_endpoint(seat.subscriptions, entry.endpoint)
            case Closed():
                self.closed = True
        self.number = number
        return events

    def apply_shuffle(self, entry: Shuffling | Revealed) -> None:
        """Fix the commitments, or add a nonce; with the last one the source of the shuffles is complete."""
        if isinstance(entry, Shuffling):
            self.shares = Shares(entry.table or self.id, entry.commitments)
            return
        assert self.shares is not None
        self.shares.nonces[entry.seat] = bytes.fromhex(entry.nonce)
        if not self.shares.missing and isinstance(self.chance, Keyed):
            self.chance = self.shares.keyed(self.chance.seed)

    def _apply_play(self, entry: Played, proposed: ProposedPlay | None) -> Events:
        assert self.position is not None
        was_choosing = bool(self.position.state.choosing)
        if proposed is not None:
            self.position, play = proposed.position, proposed.play
        else:
            chance = Scripted(self.notation.parse(entry.answers))
            self.position, play = self.position.play(entry.text, entry.seat, chance)
        if entry.by == "person":
            self.seats[entry.seat].remember(entry.key, entry.ply)
        if was_choosing:
            self.settled = entry.ply
        if self.agreement.take_back:
            known = self.game.actions
            text = known.text(known.number(entry.text))  # shared by all tables
            self.line.append(LinePlay(entry.seat, text, entry.answers))
        self.asked = None
        self.have_asked.clear()
        return play.events

    def _apply_take_back(self, entry: TakenBack) -> None:
        del self.line[entry.to :]
        for position, _ in self.replayed():
            self.position = position
        self.undone += entry.ply - entry.to
        self.take_backs.append(entry)
        self.asked = None
        self.have_asked.clear()

    def replayed(self) -> Iterator[tuple[Position, Play | Events]]:
        """Replay the game; yield each position with its play, the first one with the events of the set-up."""
        position, events = self.start(Scripted(self.notation.parse(self.opening)))
        yield position, events
        for one in self.line:
            position, play = position.play(one.text, one.seat, Scripted(self.notation.parse(one.answers)))
            yield position, play

    def propose(self, seat: int, text: str) -> ProposedPlay:
        """Compute a play and its outcome without applying it."""
        assert self.position is not None
        position, play = self.position.play(text, seat, self.chance)
        return ProposedPlay(play, position, self.notation.format(play.events))

    def start(self, chance: Chance) -> tuple[Position, Events]:
        """Set the game up; return its first position and the events of the set-up."""
        return Position.start(self.game, len(self.seats), chance, self.agreement.first)


_notations: dict[Game, Notation] = {}


def notation_of(game: Game) -> Notation:
    """Return the notation of a game, cached."""
    if game not in _notations:
        _notations[game] = Notation(game)
    return _notations[game]
