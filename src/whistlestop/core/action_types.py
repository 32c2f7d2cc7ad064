"""Declarations of actions: their targets and labels."""

import re
from typing import Final, final

from whistlestop.core import facts, template
from whistlestop.core.facts import FactType


@final
class AimKind:
    """A declared kind of target: its name, its label, and the type of fact that identifies one."""

    def __init__(self, name: str, label: str, takes: FactType | None = None) -> None:
        self.name: Final = name
        self.label: Final = label
        self.takes: Final = takes  # the type of `Aim.what`; None if there is only one such target


DECK: Final = AimKind("deck", "Deck")
ROW: Final = AimKind("row", "Row", facts.CARD)
ROUTE: Final = AimKind("route", "Route", facts.ROUTE)
CITY: Final = AimKind("city", "City", facts.CITY)
TICKETS: Final = AimKind("tickets", "Ticket deck")
OFFER: Final = AimKind("offer", "Offered tickets")
HELD_TICKETS: Final = AimKind("held", "Tickets in hand")
PASSENGER: Final = AimKind("passenger", "Passenger", facts.PLACE)
HAND: Final = AimKind("hand", "Hand", facts.TEXT)
TUNNEL: Final = AimKind("tunnel", "Tunnel", facts.TEXT)
TURN: Final = AimKind("turn", "Turn", facts.TEXT)


@final
class ActionType:
    """A declared type of actions: a pattern, such as “claim {route} {cards}”, and a label.

    `paid_by` names the fact that lists the cards of a payment, if it comes last and pays a given price.
    """

    def __init__(self, pattern: str, label: str, paid_by: str = "", **facts: FactType) -> None:
        self.pattern: Final = pattern
        self.label: Final = label
        self.paid_by: Final = paid_by
        self.facts: Final[dict[str, FactType]] = facts
        self.regex: Final = self.as_regex()
        self.matcher: Final = re.compile(self.regex.replace("(?<", "(?P<"))
        problem = self.label_problem(label)
        if problem:
            raise ValueError(f"action type “{pattern}”: {problem}")

    def as_regex(self) -> str:
        """Return the pattern as an ECMAScript regular expression with a named group for each fact."""
        regex = re.escape(self.pattern).replace(r"\ ", " ").replace(r"\-", "-")
        for name, fact in self.facts.items():
            regex = regex.replace(rf"\{{{name}\}}", f"(?<{name}>{fact.pattern})")
        return f"^{regex}$"

    def label_problem(self, label: str) -> str:
        """Return what is wrong with a label; empty if it is valid."""
        for place in template.places(label):
            if place not in self.facts:
                known = ", ".join(["{" + fact + "}" for fact in self.facts]) or "none"
                return f"there is no fact {{{place}}}; there are {known}."
        return ""

    def text(self, action: str, label: str = "") -> str | None:
        """Return the label of an action; None if the action is of another type."""
        found = self.matcher.match(action)
        if found is None:
            return None
        texts = {name: found[name] for name in self.facts}
        return template.fill(label or self.label, texts, set(), set())

    def __repr__(self) -> str:
        return f"<ActionType {self.pattern}>"
