"""Reading what a client wrote: exactly what the types say, or a refusal that names the problem."""

import json
from typing import TypeVar

import msgspec
from msgspec.json import Decoder

from whistlestop.core.reason import Reason, plain
from whistlestop.server.wire.codes import Refusal

T = TypeVar("T")

LONGEST_REASON = 200


def read(decoder: Decoder[T], text: bytes | str) -> T:
    """Read one JSON text; what is not of the decoder's type, or names a field twice, is malformed."""
    try:
        value = decoder.decode(text)
        # Whatever has the right type is flat enough for a reader that calls itself.
        json.loads(text, object_pairs_hook=_each_once)
    except msgspec.DecodeError as error:
        raise malformed(plain(f"{error}.")) from None
    except UnicodeError:
        raise malformed(Reason("It is not UTF-8.")) from None
    except RecursionError:
        raise malformed(Reason("It is nested too deeply.")) from None
    return value


def malformed(reason: Reason) -> Refusal:
    """Refuse what can't be read; a reason that quotes a client does not get as long as the client likes."""
    if len(str(reason)) > LONGEST_REASON:
        reason = plain(str(reason)[: LONGEST_REASON - 1] + "…")
    return Refusal("malformed", Reason("This could not be read. {reason}", reason=reason))


def _each_once(pairs: list[tuple[str, object]]) -> None:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise malformed(Reason("Object contains field `{field}` twice.", field=twice))
