"""Strict decoding of JSON from clients."""

import json
from typing import TypeVar

import msgspec
from msgspec.json import Decoder

from whistlestop.core.reason import Reason, plain
from whistlestop.server.wire.codes import Refusal

T = TypeVar("T")

MAX_REASON_LENGTH = 200


def decode(decoder: Decoder[T], text: bytes | str) -> T:
    """Decode JSON strictly; duplicate fields are malformed too."""
    try:
        value = decoder.decode(text)
        # Data of the right type is not nested deeply enough to exceed the recursion limit.
        if not _is_flat(text):
            json.loads(text, object_pairs_hook=_each_once)
    except msgspec.DecodeError as error:
        raise malformed(plain(f"{error}.")) from None
    except UnicodeError:
        raise malformed(Reason("It is not UTF-8.")) from None
    except RecursionError:
        raise malformed(Reason("It is nested too deeply.")) from None
    return value


def malformed(reason: Reason) -> Refusal:
    """Return the refusal of malformed input, with a reason of limited length."""
    if len(str(reason)) > MAX_REASON_LENGTH:
        reason = plain(str(reason)[: MAX_REASON_LENGTH - 1] + "…")
    return Refusal("malformed", Reason("The request could not be parsed. {reason}", reason=reason))


def _is_flat(text: bytes | str) -> bool:
    """Return whether valid JSON has as many colons as its outermost object has fields.

    Then every colon separates a name from a value, and no name occurs twice.
    """
    fields = msgspec.json.decode(text)
    colons = text.count(b":") if isinstance(text, bytes) else text.count(":")
    return isinstance(fields, dict) and len(fields) == colons


def _each_once(pairs: list[tuple[str, object]]) -> None:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise malformed(Reason("Object contains field `{field}` twice.", field=twice))
