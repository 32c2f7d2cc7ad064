"""Reviews as JSON."""

import json
from dataclasses import asdict, fields, is_dataclass
from types import UnionType
from typing import Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from whistlestop.coach.review import VERSION, Review
from whistlestop.core.errors import WhistlestopError

Data = TypeVar("Data")


def to_json(review: Review) -> str:
    """Return a review as JSON."""
    return json.dumps(asdict(review), ensure_ascii=False)


def from_json(text: str) -> Review:
    """Parse a review; raise if it is of another version."""
    try:
        data = json.loads(text)
        version = data.get("version") if isinstance(data, dict) else None
        if version != VERSION:
            raise WhistlestopError(
                f"This review is of version {version}, not {VERSION}: review the game again."
            )
        return parsed(Review, data)
    except (ValueError, KeyError, TypeError) as error:
        raise WhistlestopError("This is not a review: its JSON is broken. Review the game again.") from error


def parsed(kind: type[Data], data: object) -> Data:
    """Return data as an instance of a dataclass."""
    if not isinstance(data, dict):
        raise TypeError(f"{kind.__name__} should be an object")
    hints = get_type_hints(kind)
    names = {one.name for one in fields(kind)} if is_dataclass(kind) else set()
    return kind(**{name: value_of(hints[name], value) for name, value in data.items() if name in names})


def value_of(hint: object, value: object) -> object:
    """Return a value of an annotated type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        left = [one for one in args if one is not type(None)]
        return value_of(left[0], value) if value is not None and len(left) == 1 else value
    if origin is list and isinstance(value, list):
        return [value_of(args[0], one) for one in value]
    if origin is dict and isinstance(value, dict):
        return {key: value_of(args[1], one) for key, one in value.items()}
    if origin is Literal and value not in args:
        raise ValueError(f"{value!r} is none of {args}")
    if isinstance(hint, type) and is_dataclass(hint):
        return parsed(hint, value)
    if hint is float and isinstance(value, int):
        return float(value)
    return value
