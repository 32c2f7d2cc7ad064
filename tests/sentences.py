"""English text of the server's sentences, built only from what is sent to clients."""

import re

from whistlestop.core import cards
from whistlestop.server.wire.localizable import (
    AnyFact,
    CardsFact,
    CountFact,
    GameFact,
    KindFact,
    LocalizableText,
    PositionsFact,
    RouteFact,
    SeatFact,
    TextsFact,
)

PLACE = re.compile(r"\{(\w+)(\|\w+)?\}")


def places(template: str) -> set[str]:
    """Return the facts that fill a template."""
    return {name.lower() for name, _ in PLACE.findall(template)}


def in_english(said: LocalizableText) -> str:
    """Return a sentence with its facts filled in."""

    def filled(place: re.Match[str]) -> str:
        text = fact_in_english(said.facts[place[1].lower()])
        if place[2] == "|a":
            text = ("an " if text[0] in "aeiou" else "a ") + text
        return text if place[1].islower() else text[:1].upper() + text[1:]

    assert set(said.facts) == places(said.template)
    return PLACE.sub(filled, said.template)


def fact_in_english(fact: AnyFact) -> str:
    """Return one fact as English text."""
    match fact:
        case LocalizableText():
            return in_english(fact)
        case SeatFact(seat=seat):
            return f"seat {seat}"
        case KindFact(kind=kind):
            return kind
        case CardsFact(cards=letters):
            return cards.in_words(cards.from_letters(letters))
        case CountFact(count=number, of=of):
            thing = of if of not in cards.NAMES or of == "locomotive" else f"{of} card"
            return f"{number or 'no'} {thing if number < 2 else f'{thing}s'}"
        case GameFact(title=title):
            return title
        case RouteFact(route=route):
            return route.replace("-", "–", 1)
        case PositionsFact(positions=positions):
            return ",".join(map(str, positions))
        case TextsFact(texts=texts):
            return ", ".join(f"“{text}”" for text in texts)
        case _:
            return str(fact)
