"""Lines that people say to each other."""

from whistlestop.core.reason import Reason
from whistlestop.server.entries import Said
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import SaidTold
from whistlestop.server.wire.words import LONGEST_LINE, tidied


def say(seat: int, text: str | None, phrase: str | None) -> Said:
    """Tidy what somebody says."""
    if (text is None) == (phrase is None):
        raise Refusal("malformed", Reason("Say either something in your own words or a quick phrase."))
    if phrase is not None:
        return Said(seat=seat, phrase=phrase)
    line = tidied(text or "", LONGEST_LINE)
    if not line:
        raise Refusal("malformed", Reason("There is nothing in that line that could be seen."))
    return Said(seat=seat, text=line)


def told(table_id: str, name: str, number: int, at: float, said: Said) -> SaidTold:
    """Make the message that carries a line."""
    return SaidTold(
        table=table_id,
        number=number,
        seat=said.seat,
        name=name,
        at=at,
        text=said.text,
        phrase=said.phrase,
    )
