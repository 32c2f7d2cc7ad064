"""What can happen to a table: each entry is written down once and never changed."""

from typing import Literal

import msgspec
from msgspec import Struct

from whistlestop.server.webhooks.webhook import Webhook

By = Literal["person", "bot", "stand-in", "clock", "script"]
"""Who decided a play: the person of the seat, its bot, a bot for somebody absent, one when time was up,
or the script of a first game."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened to a table."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person, known by the hash of a secret, or a bot has taken a seat."""

    seat: int
    name: str
    secret: str = ""
    bot: str = ""


class Freed(Entry, frozen=True, tag="freed"):
    """A seat is open again, before the game."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game has begun."""

    answers: str


class Played(Entry, frozen=True, tag="played"):
    """A seat has made a decision, and chance has answered."""

    ply: int
    seat: int
    text: str
    answers: str
    by: By
    key: str = ""
    over: bool = False


class Said(Entry, frozen=True, tag="said"):
    """Somebody has said something: own words, or one of the quick phrases."""

    seat: int
    text: str = ""
    phrase: str = ""


class Covered(Entry, frozen=True, tag="covered"):
    """A bot plays for somebody who is not there."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody is back and plays the own seat again."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


class Hooked(Entry, frozen=True, tag="hooked"):
    """Somebody wants to be told of turns at an address elsewhere, or no longer."""

    seat: int
    webhook: Webhook | None = None


class Closed(Entry, frozen=True, tag="closed"):
    """The table was given up before its game began."""

    reason: str


AnyEntry = Sat | Freed | Started | Played | Said | Covered | Returned | Rematched | Hooked | Closed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """Write an entry as the store keeps it."""
    return _encoder.encode(entry).decode()


def read(body: str) -> AnyEntry:
    """Read an entry that the store kept."""
    return _decoder.decode(body)


def kind(entry: AnyEntry) -> str:
    """Name the kind of an entry."""
    return str(entry.__struct_config__.tag)


def ends(entry: AnyEntry) -> bool:
    """Tell whether nothing is left to be done at the table after this."""
    return isinstance(entry, Closed) or (isinstance(entry, Played) and entry.over)
