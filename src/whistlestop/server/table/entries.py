"""The events of a table's log; tables are event-sourced, and entries never change."""

from typing import Literal

import msgspec
from msgspec import Struct

from whistlestop.server.table.subscription import Subscription
from whistlestop.server.table.webhook import Webhook

DecidedBy = Literal["person", "bot", "stand-in", "clock", "script"]
"""Who decided a play: the person of the seat, its bot, a bot for an absent person, a bot when time was
up, or the script of a lesson."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An entry of a table's log."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person, identified by the hash of a token, or a bot took a seat."""

    seat: int
    name: str
    secret: str = ""
    bot: str = ""
    commitment: str = ""
    colour: int | None = None  # the usual one of the seat, unless it is chosen


class Painted(Entry, frozen=True, tag="painted"):
    """A person chose the colour of their seat."""

    seat: int
    colour: int


class Freed(Entry, frozen=True, tag="freed"):
    """A seat was opened again before the game."""

    seat: int


class Committed(Entry, frozen=True, tag="committed"):
    """A seat committed to a nonce for the shuffle."""

    seat: int
    commitment: str


class Called(Entry, frozen=True, tag="called"):
    """The game is to begin as soon as the people have arrived."""


class Shuffling(Entry, frozen=True, tag="shuffling"):
    """The commitments were fixed: these seats, by number, take part in the shuffle."""

    commitments: dict[int, str]
    table: str = ""  # the table where the shuffle took place, if the game was imported from its record


class Revealed(Entry, frozen=True, tag="revealed"):
    """A seat revealed its nonce."""

    seat: int
    nonce: str


class Started(Entry, frozen=True, tag="started"):
    """The game began."""

    answers: str


class Played(Entry, frozen=True, tag="played"):
    """A seat made a decision, with these random outcomes."""

    ply: int
    seat: int
    text: str
    answers: str
    by: DecidedBy
    key: str = ""
    over: bool = False
    undone: int = 0  # how many plays were taken back before it


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asked the other people to take moves back, until only some plays are left."""

    seat: int
    to: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat agreed to take moves back; others have not answered yet."""

    seat: int


class Declined(Entry, frozen=True, tag="declined"):
    """A seat declined to take moves back, or withdrew its request."""

    seat: int


class TakenBack(Entry, frozen=True, tag="taken back"):
    """A seat took back the plays after a ply; their entries stay."""

    seat: int
    ply: int  # the number of plays before
    to: int  # the number of plays that are left
    hindsight: bool = False  # whether something was revealed since, or another seat had played
    agreed: list[int] = []  # the seats whose consent it needed


class Said(Entry, frozen=True, tag="said"):
    """A chat message: free text or a quick phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Covered(Entry, frozen=True, tag="covered"):
    """A bot plays for an absent person."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """A person took their seat back from a bot."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch began at another table."""

    table: str


class Hooked(Entry, frozen=True, tag="hooked"):
    """A seat's webhook was set or removed."""

    seat: int
    webhook: Webhook | None = None


class Subscribed(Entry, frozen=True, tag="subscribed"):
    """A browser of a seat asked for push messages."""

    seat: int
    subscription: Subscription


class Unsubscribed(Entry, frozen=True, tag="unsubscribed"):
    """A browser of a seat no longer wants push messages, or its subscription expired."""

    seat: int
    endpoint: str


class Closed(Entry, frozen=True, tag="closed"):
    """The table was abandoned before its game was over."""

    reason: str


AnyEntry = (
    Sat
    | Painted
    | Freed
    | Committed
    | Called
    | Shuffling
    | Revealed
    | Started
    | Played
    | Asked
    | Agreed
    | Declined
    | TakenBack
    | Said
    | Covered
    | Returned
    | Rematched
    | Hooked
    | Subscribed
    | Unsubscribed
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """Encode an entry for the store."""
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    """Decode a stored entry."""
    return _decoder.decode(body)


def kind_of(entry: AnyEntry) -> str:
    """Return the kind of an entry."""
    return str(entry.__struct_config__.tag)


def is_final(entry: AnyEntry) -> bool:
    """Return whether an entry ends its table."""
    return isinstance(entry, Closed) or (isinstance(entry, Played) and entry.over)
