"""Histories of recorded games."""

from pathlib import Path

from whistlestop.core.luck.chance import Scripted
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.record.history import History
from whistlestop.record.notation import Notation
from whistlestop.record.position import Position

RECORDS = Path(__file__).parents[1] / "records"


def history_of(name: str) -> History:
    """Return the history of a recorded game, such as europe/two_seats_no_progress."""
    parsed = record.read((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    game = load(parsed.header["game"], parsed.options)
    notation = Notation(game)
    first = int(parsed.header["first"]) if "first" in parsed.header else None
    opening = Scripted(notation.parse(parsed.opening))
    history = History(*Position.start(game, int(parsed.header["seats"]), opening, first))
    for line in parsed.lines:
        history.play(line.text, line.seat, Scripted(notation.parse(line.outcomes)))
    return history


def recorded() -> list[str]:
    """Return all recorded games."""
    return [str(path.relative_to(RECORDS).with_suffix("")) for path in sorted(RECORDS.glob("*/*.record"))]
