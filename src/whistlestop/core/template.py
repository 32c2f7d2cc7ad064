"""Templates: sentences with placeholders for facts, which translations can reorder.

`{city}` is replaced by a fact, `{City}` capitalises it, and `{colour|a}` adds the English indefinite article.
An option such as `[ for {points}|, for nothing]` yields the text before the bar, or the text after it (empty
without a bar) if one of its facts is hidden, zero or empty.
"""

import re
from typing import Final

_PLACE: Final = re.compile(r"\{(\w+)(\|a)?\}")
_OPTION: Final = re.compile(r"\[((?:\{[^{}]*\}|[^\[\]{}|])*)(?:\|((?:\{[^{}]*\}|[^\[\]{}|])*))?\]")


def places(template: str) -> list[str]:
    """Return the names of all placeholders."""
    return [place.lower() for place, _ in _PLACE.findall(template)]


def places_that_must_be_known(template: str) -> list[str]:
    """Return the names of the placeholders outside options."""
    return places(_OPTION.sub(_otherwise, template))


def fill(template: str, texts: dict[str, str], missing: set[str], names: set[str]) -> str:
    """Fill a template; options with `missing` facts are dropped, and `names` are never capitalised."""
    chosen = ""
    end = 0
    for option in _OPTION.finditer(template):
        chosen += template[end : option.start()]
        is_known = not missing.intersection(places(option[1]))
        chosen += option[1] if is_known else option[2] or ""
        end = option.end()
    return fill_places(chosen + template[end:], texts, names)


def fill_places(template: str, texts: dict[str, str], names: set[str]) -> str:
    """Fill the placeholders of a template without options."""
    filled = ""
    end = 0
    for place in _PLACE.finditer(template):
        filled += template[end : place.start()] + _text(place, texts, names)
        end = place.end()
    return filled + template[end:]


def _text(place: re.Match[str], texts: dict[str, str], names: set[str]) -> str:
    name = place[1].lower()
    text = texts.get(name)
    if text is None:
        return place[0]
    if place[2]:
        text = f"{'an' if text[0] in 'aeiou' else 'a'} {text}"
    return text if place[1].islower() or name in names else text[:1].upper() + text[1:]


def _otherwise(option: re.Match[str]) -> str:
    return option[2] or ""
