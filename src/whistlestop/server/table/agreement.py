"""What a table agreed on before the game."""

import msgspec
from msgspec import Struct

from whistlestop.server.wire.fields import BotPace, Clock, Origin


class ExerciseSource(Struct, frozen=True, kw_only=True):
    """The position that an exercise began with: of a finished game, before a seat's decision."""

    table: str
    ply: int
    seat: int


class Agreement(Struct, frozen=True, kw_only=True):
    """The settings of a table besides the options of its game."""

    first: int | None = None  # the first seat; None for a random one
    clock: Clock = "none"
    pace: BotPace = "natural"
    aids: bool = True
    take_back: bool = False  # whether moves can be taken back
    public: bool = False
    lesson: str = ""  # the script of a lesson; empty for all other tables
    origin: Origin = "table"
    seeded: bool = True  # whether the seed determines the shuffles; some records lack it
    exercise: ExerciseSource | None = None


def encode(agreement: Agreement) -> str:
    """Encode an agreement for the store."""
    return msgspec.json.encode(agreement).decode()


def decode(text: str) -> Agreement:
    """Decode a stored agreement."""
    return msgspec.json.decode(text, type=Agreement)
