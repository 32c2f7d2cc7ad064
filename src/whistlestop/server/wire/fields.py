"""The types of message fields, and how free text is sanitised."""

import re
import unicodedata
from typing import Annotated, Literal

from msgspec import Meta

TableId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",  # keeps characters such as NUL, which databases reject, out of the store
        description="The id of a table, as in its link.",
    ),
]
Token = Annotated[str, Meta(min_length=1, max_length=80, description="The token of a seat.")]
Place = Annotated[int, Meta(ge=0, le=9, description="A seat, counted from 0.")]
Ply = Annotated[int, Meta(ge=0, le=2**31, description="The number of plays so far.")]
TakeBacks = Annotated[
    int, Meta(ge=0, le=2**31, description="How often moves were taken back, as the client knows.")
]
Number = Annotated[
    int, Meta(ge=0, le=2**53 - 1, description="The id of a request; its response has the same.")
]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="An idempotency key: a move with the same key is played once.",
    ),
]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=100, description="A person's chosen name.")]
GameName = Annotated[str, Meta(min_length=1, max_length=60, description="The name of a game.")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
COLOURS = 5
"""The number of colours that seats choose from."""
Colour = Annotated[
    int, Meta(ge=0, lt=COLOURS, description="A colour of trains, in the order of the palette.")
]
Commitment = Annotated[str, Meta(pattern="^sha256:[0-9a-f]{64}$", description="The SHA-256 hash of a nonce.")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes, in hexadecimal.")]

Clock = Literal["none", "relaxed", "fast"]
BotPace = Literal["natural", "fast", "instant"]
Language = Literal["en", "fr", "de"]
Origin = Literal["table", "record"]
Status = Literal["open", "shuffling", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "oh_no", "wow", "hurry", "one_moment", "again"
]

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 200


def sanitized(text: str, longest: int) -> str:
    """Sanitise free text: one line, no control or bidi characters, limited length."""
    plain = "".join(
        " " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one
        for one in unicodedata.normalize("NFC", text)
        if unicodedata.category(one) not in ("Cs", "Co", "Cn") and one not in BIDI_CONTROLS
    )
    return re.sub(r"\s+", " ", plain).strip()[:longest].strip()


BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\ufeff")
"""Bidi controls and invisible characters."""
