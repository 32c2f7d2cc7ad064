"""The pasts of recorded games."""

from pathlib import Path

from whistlestop.core.chance import Scripted
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.record.match import Match
from whistlestop.record.notation import Notation
from whistlestop.record.past import Past

RECORDS = Path(__file__).parents[1] / "records"


def past_of(name: str) -> Past:
    """Recall a recorded game, such as europe/two_seats_no_progress."""
    told = record.read((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    game = load(told.header["game"], told.options)
    notation = Notation(game)
    first = int(told.header["first"]) if "first" in told.header else None
    past = Past(Match(game, int(told.header["seats"]), Scripted(notation.read(told.opening)), first))
    for line in told.lines:
        past.go_on(line.text, line.seat, Scripted(notation.read(line.answers)))
    return past


def recorded() -> list[str]:
    """Name all recorded games."""
    return [str(path.relative_to(RECORDS).with_suffix("")) for path in sorted(RECORDS.glob("*/*.record"))]
