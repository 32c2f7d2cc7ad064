"""What the people at a table have agreed on before the game."""

import msgspec
from msgspec import Struct

from whistlestop.server.wire.words import Clock, Origin, Pace


class Agreement(Struct, frozen=True, kw_only=True):
    """How the table plays, apart from the game's own options."""

    first: int | None = None  # who begins; chance decides if nobody is named
    clock: Clock = "none"
    pace: Pace = "natural"
    aids: bool = True
    public: bool = False
    lesson: str = ""  # which script a first game follows; nothing at all other tables
    origin: Origin = "table"
    seeded: bool = True  # whether the seed is that of the shuffles: some records don't tell it


def written(agreement: Agreement) -> str:
    """Write an agreement as the store keeps it."""
    return msgspec.json.encode(agreement).decode()


def read(text: str) -> Agreement:
    """Read an agreement that the store kept."""
    return msgspec.json.decode(text, type=Agreement)
