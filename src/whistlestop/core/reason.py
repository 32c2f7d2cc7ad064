"""Reasons: message templates with typed facts, which can be translated."""

from mypy_extensions import i64

from whistlestop.core import bits, cards, template


class Fact:
    """A value in a reason, which can be translated and highlighted on the table."""

    def to_dict(self) -> dict[str, object]:
        """Return plain data for a message."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


class Reason(Fact):
    """An English template, such as “{city} has a station already.”, and the facts that fill its placeholders.

    “{Seat} has chosen.” capitalizes the fact, and “{colour|a} route” adds the right indefinite article.
    """

    def __init__(self, template_: str, **facts: Fact | int | str) -> None:
        self.template = template_
        self.facts = facts

    def __str__(self) -> str:
        texts = {name: str(fact) for name, fact in self.facts.items()}
        return template.fill_places(self.template, texts, set())

    def to_dict(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        for name, fact in self.facts.items():
            facts[name] = fact.to_dict() if isinstance(fact, Fact) else fact
        return {"is": "reason", "template": self.template, "facts": facts}


def plain(text: str) -> Reason:
    """Wrap untranslatable text."""
    return Reason("{text}", text=text)


class SeatName(Fact):
    """A seat, shown as the name of its player."""

    def __init__(self, number: i64) -> None:
        self.number = int(number)

    def __str__(self) -> str:
        return f"seat {self.number}"

    def to_dict(self) -> dict[str, object]:
        return {"is": "seat", "seat": self.number}


class Kind(Fact):
    """A kind of card or a colour; gray means any colour."""

    def __init__(self, kind: i64) -> None:
        self.name = "gray" if kind == cards.ANY else cards.NAMES[kind]

    def __str__(self) -> str:
        return self.name

    def to_dict(self) -> dict[str, object]:
        return {"is": "kind", "kind": self.name}


class Cards(Fact):
    """A multiset of cards."""

    def __init__(self, members: i64) -> None:
        self.members: i64 = members

    def __str__(self) -> str:
        return cards.in_words(self.members)

    def to_dict(self) -> dict[str, object]:
        return {"is": "cards", "cards": cards.letters(self.members)}


class Count(Fact):
    """A number of things: cards of a kind, trains, tickets, seats or seconds."""

    def __init__(self, number: i64, of: str) -> None:
        self.number = int(number)
        self.of = of

    def __str__(self) -> str:
        coloured = self.of in cards.NAMES and self.of != cards.NAMES[cards.LOCOMOTIVE]
        thing = f"{self.of} card" if coloured else self.of
        return f"{self.number or 'no'} {thing}{'s' if self.number > 1 else ''}"

    def to_dict(self) -> dict[str, object]:
        return {"is": "count", "count": self.number, "of": self.of}


class GameTitle(Fact):
    """A game."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title

    def __str__(self) -> str:
        return self.title

    def to_dict(self) -> dict[str, object]:
        return {"is": "game", "game": self.name, "title": self.title}


class RouteName(Fact):
    """A route, by its name on the board."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name.replace("-", "–", 1)

    def to_dict(self) -> dict[str, object]:
        return {"is": "route", "route": self.name}


class Positions(Fact):
    """Positions in a list, counted from 1."""

    def __init__(self, members: i64) -> None:
        self.positions = [one + 1 for one in bits.to_list(members)]

    def __str__(self) -> str:
        return ",".join([str(one) for one in self.positions])

    def to_dict(self) -> dict[str, object]:
        return {"is": "positions", "positions": self.positions}


class Texts(Fact):
    """Texts that can be typed verbatim."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def __str__(self) -> str:
        return ", ".join([f"“{text}”" for text in self.texts])

    def to_dict(self) -> dict[str, object]:
        return {"is": "texts", "texts": self.texts}


def not_in_hand(hand: i64, wanted: i64) -> Reason | None:
    """Return a reason if a hand does not have certain cards."""
    if cards.covers(hand, wanted):
        return None
    return Reason("You don't have {cards}; you have {hand}.", cards=Cards(wanted), hand=Cards(hand))
