"""Mutations of valid messages."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random

Plain = dict[str, object]
Change = Callable[[Random, bytes], bytes]

NUMBERS = [
    "-1",
    "0",
    "1",
    "9",
    "10",
    "-0",
    "00",
    "0.0",
    "1.5",
    "1e400",
    "-1e9",
    "NaN",
    "Infinity",
    "9" * 4500,
]
HUGE = [str(number) for number in (2**31, 2**31 + 1, 2**53, 2**63, 2**64 - 1, 2**64, -(2**63) - 1, 10**40)]
STRINGS = [
    "",
    " ",
    r"\u0000",
    r"a\u0000b",
    r"\ud800",
    r"\udc00\ud800",
    r"\u202e",
    "…" * 150,
    "x" * 301,
    "Q" * 7000,
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "%s%n",
    "{}",
]
DEEP = ["[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "[" * 4000]
OTHERS = ["null", "true", "false", "[]", "{}", "[[[]]]", '[1,"2",{"3":null}]']
VALUES = [*NUMBERS, *HUGE, *(f'"{one}"' for one in STRINGS), *DEEP, *OTHERS]
FRAMES = [
    b"",
    b" ",
    b"null",
    b"[]",
    b"{}",
    b'""',
    b"0",
    b"{",
    b"}",
    b"\xef\xbb\xbf{}",
    b"\x00",
    b"\n\n",
    b"//",
]


class Mutation:
    """Mutates valid messages, reproducibly by seed."""

    def __init__(self, luck: Random, valid: Sequence[Plain], swaps: Mapping[str, Sequence[object]]) -> None:
        self.luck = luck
        self.valid = valid
        self.swaps = swaps  # of some fields, values that are right elsewhere

    def frame(self) -> bytes:
        """Return one UTF-8 message, almost always an invalid one."""
        luck = self.luck
        message = dict(luck.choice(self.valid))
        for name, values in self.swaps.items():
            if name in message and luck.random() < 0.25:
                message[name] = luck.choice(values)
        text = json.dumps(message, ensure_ascii=luck.random() < 0.5).encode()
        for _ in range(luck.choice((0, 1, 1, 1, 2, 3))):
            text = luck.choice(CHANGES)(luck, text)
        return text.decode(errors="replace").encode()


def flipped(luck: Random, text: bytes) -> bytes:
    """Change one byte."""
    changed = bytearray(text or b"x")
    changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def cut(luck: Random, text: bytes) -> bytes:
    """Truncate."""
    return text[: luck.randrange(len(text) + 1)]


def without(luck: Random, text: bytes) -> bytes:
    """Delete a part."""
    begin = luck.randrange(len(text) + 1)
    return text[:begin] + text[begin + luck.randrange(1, 9) :]


def repeated(luck: Random, text: bytes) -> bytes:
    """Repeat a part."""
    begin, end = sorted(luck.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[begin:end] + text[end:]


def with_another_value(luck: Random, text: bytes) -> bytes:
    """Give a field an invalid value."""
    fields = readable(text)
    if not fields:
        return text
    name = luck.choice(list(fields))
    return written({**fields, name: luck.choice(VALUES)})


def with_another_field(luck: Random, text: bytes) -> bytes:
    """Add a field: an unknown one, one of another message, or a duplicate."""
    fields = readable(text)
    name = luck.choice(("unknown", "since", "place", "seat", "id", "type", "table", "", "__proto__", *fields))
    extra = f"{json.dumps(name)}:{luck.choice(VALUES)}".encode()
    return text[:-1] + b"," + extra + b"}" if text.endswith(b"}") else text + extra


def without_a_field(luck: Random, text: bytes) -> bytes:
    """Delete a field."""
    fields = readable(text)
    if fields:
        del fields[luck.choice(list(fields))]
    return written(fields) if fields else text


def with_another_type(luck: Random, text: bytes) -> bytes:
    """Change the type."""
    kinds = (
        "sit",
        "watch",
        "away",
        "play",
        "why",
        "say",
        "mute",
        "cover",
        "back",
        "ping",
        "Ping",
        "done",
        "",
    )
    return written({**readable(text), "type": json.dumps(luck.choice(kinds))})


def wrapped(luck: Random, text: bytes) -> bytes:
    """Wrap the message in another value."""
    before, after = luck.choice([(b"[", b"]"), (b'{"message":', b"}"), (b"\xef\xbb\xbf", b""), (text, b"\n")])
    return before + text + after


def nothing_like_it(luck: Random, text: bytes) -> bytes:
    """Replace the message."""
    return luck.choice(FRAMES)


def too_long(luck: Random, text: bytes) -> bytes:
    """Rarely, exceed the maximum length."""
    return text + b" " * 8192 if luck.random() < 0.1 else text


CHANGES: tuple[Change, ...] = (
    flipped,
    cut,
    without,
    repeated,
    with_another_value,
    with_another_value,
    with_another_value,
    with_another_field,
    without_a_field,
    with_another_type,
    wrapped,
    nothing_like_it,
    too_long,
)


def readable(text: bytes) -> dict[str, str]:
    """Return the raw fields of a message, or none if it can't be parsed."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return {name: json.dumps(value) for name, value in fields.items()} if isinstance(fields, dict) else {}


def written(fields: dict[str, str]) -> bytes:
    """Encode a message from raw fields."""
    return ("{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in fields.items()) + "}").encode()
