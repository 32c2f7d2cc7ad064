"""Refusal codes for programs, each sent with a sentence for people."""

from typing import Literal

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason

Code = Literal[
    "malformed",
    "unknown_type",
    "wrong_method",
    "wrong_content",
    "too_large",
    "too_many",
    "too_slow",
    "not_found",
    "not_your_seat",
    "not_the_host",
    "not_possible",
    "illegal",
    "stale",
    "broken_record",
    "full",
    "busy",
    "unavailable",
    "forbidden",
    "failed",
]

HTTP_STATUS: dict[Code, int] = {
    "malformed": 400,
    "unknown_type": 400,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_the_host": 403,
    "not_found": 404,
    "wrong_method": 405,
    "illegal": 409,
    "stale": 409,
    "not_possible": 409,
    "broken_record": 409,
    "full": 409,
    "too_large": 413,
    "wrong_content": 415,
    "too_many": 429,
    "too_slow": 429,
    "failed": 500,
    "busy": 503,
    "unavailable": 503,
}


class Refusal(WhistlestopError):
    """A refused request, with a code for programs and a sentence for people."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(reason)
        self.code: Code = code


def no_such_table() -> Refusal:
    """Return one refusal for unknown tables and wrong tokens, so that nobody can probe for tables."""
    return Refusal("not_found", Reason("There is no such table, or the seat's token is wrong."))
