"""Reasons: sentences that remember what they were made of, so that they can be said in any language."""

import re
from typing import Final

from mypy_extensions import i64

from whistlestop.core import bits, cards

_PLACE: Final = re.compile(r"\{(\w+)(\|a)?\}")


class Fact:
    """Something that a reason tells: each language has its own word for it, and a table can point at it."""

    def told(self) -> dict[str, object]:
        """Return plain data, as a message would carry it."""
        raise NotImplementedError


class Reason(Fact):
    """An English sentence with places, such as “{city} has a station already.”, and the facts that fill them.

    “{Seat} has chosen.” begins with a capital letter, and “{colour|a} route” with the article that fits.
    """

    def __init__(self, template: str, **facts: Fact | int | str) -> None:
        self.template = template
        self.facts = facts

    def __str__(self) -> str:
        return _PLACE.sub(self._filled, self.template)

    def __repr__(self) -> str:
        return f"<Reason: {self}>"

    def told(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        for name, fact in self.facts.items():
            facts[name] = fact.told() if isinstance(fact, Fact) else fact
        return {"is": "reason", "template": self.template, "facts": facts}

    def _filled(self, place: re.Match[str]) -> str:
        name = place[1]
        fact = self.facts.get(name.lower())
        if fact is None:
            return place[0]
        said = str(fact)
        if place[2]:
            said = f"{'an' if said[0] in 'aeiou' else 'a'} {said}"
        return said if name.islower() else said[:1].upper() + said[1:]


def plain(text: str) -> Reason:
    """Say something that nobody has foreseen in another language."""
    return Reason("{text}", text=text)


class Seat(Fact):
    """A seat, which people call by the name of whoever sits there."""

    def __init__(self, number: i64) -> None:
        self.number = int(number)

    def __str__(self) -> str:
        return f"seat {self.number}"

    def told(self) -> dict[str, object]:
        return {"is": "seat", "seat": self.number}


class Kind(Fact):
    """A kind of card, or the colour of something; gray stands for any colour."""

    def __init__(self, kind: i64) -> None:
        self.name = "gray" if kind == cards.ANY else cards.NAMES[kind]

    def __str__(self) -> str:
        return self.name

    def told(self) -> dict[str, object]:
        return {"is": "kind", "kind": self.name}


class Cards(Fact):
    """Certain cards."""

    def __init__(self, members: i64) -> None:
        self.members: i64 = members

    def __str__(self) -> str:
        return cards.in_words(self.members)

    def told(self) -> dict[str, object]:
        return {"is": "cards", "cards": cards.letters(self.members)}


class Count(Fact):
    """So many things of one sort: cards of a kind, or trains, tickets, seats, seconds."""

    def __init__(self, number: i64, of: str) -> None:
        self.number = int(number)
        self.of = of

    def __str__(self) -> str:
        coloured = self.of in cards.NAMES and self.of != cards.NAMES[cards.LOCOMOTIVE]
        thing = f"{self.of} card" if coloured else self.of
        return f"{self.number or 'no'} {thing}{'s' if self.number > 1 else ''}"

    def told(self) -> dict[str, object]:
        return {"is": "count", "count": self.number, "of": self.of}


class GameTitle(Fact):
    """A game."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title

    def __str__(self) -> str:
        return self.title

    def told(self) -> dict[str, object]:
        return {"is": "game", "game": self.name, "title": self.title}


class RouteName(Fact):
    """A route, by its name on the board."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name.replace("-", "–", 1)

    def told(self) -> dict[str, object]:
        return {"is": "route", "route": self.name}


class Positions(Fact):
    """Some things of a row, by their places in it, counted from 1."""

    def __init__(self, members: i64) -> None:
        self.positions = [one + 1 for one in bits.listed(members)]

    def __str__(self) -> str:
        return ",".join([str(one) for one in self.positions])

    def told(self) -> dict[str, object]:
        return {"is": "positions", "positions": self.positions}


class Texts(Fact):
    """Texts that could be typed just so."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def __str__(self) -> str:
        return ", ".join([f"“{text}”" for text in self.texts])

    def told(self) -> dict[str, object]:
        return {"is": "texts", "texts": self.texts}


def not_in_hand(hand: i64, wanted: i64) -> Reason | None:
    """Say that a hand does not have certain cards; nothing if it has."""
    if cards.covers(hand, wanted):
        return None
    return Reason("You don't have {cards}; you have {hand}.", cards=Cards(wanted), hand=Cards(hand))
