"""Chat."""

from whistlestop.core.reason import Reason
from whistlestop.server.table.entries import Said
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import MAX_CHAT_LENGTH, sanitized
from whistlestop.server.wire.messages import ChatMessage


def chat_entry(seat: int, text: str | None, phrase: str | None) -> Said:
    """Validate and sanitise a chat message."""
    if (text is None) == (phrase is None):
        raise Refusal("malformed", Reason("Send either a text or a quick phrase."))
    if phrase is not None:
        return Said(seat=seat, phrase=phrase)
    line = sanitized(text or "", MAX_CHAT_LENGTH)
    if not line:
        raise Refusal("malformed", Reason("The message has no visible characters."))
    return Said(seat=seat, text=line)


def chat_message(table_id: str, name: str, number: int, at: float, said: Said) -> ChatMessage:
    """Build the wire message of a chat entry."""
    return ChatMessage(
        table=table_id,
        number=number,
        seat=said.seat,
        name=name,
        at=at,
        text=said.text,
        phrase=said.phrase,
    )
