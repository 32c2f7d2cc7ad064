"""The notation of random outcomes: cards as letters, tickets and seats by name."""

import re

from whistlestop.core import cards
from whistlestop.core.errors import ChanceMismatch
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason

HIDDEN = "?"


class Notation:
    """Formats and parses the random outcomes of one game."""

    def __init__(self, game: Game) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {letter: kind for kind, letter in enumerate(cards.LETTERS)}
        for number, ticket in enumerate(game.tickets.tickets):
            name = "-".join(ticket.between)
            if any(other.between == ticket.between for other in game.tickets.tickets if other is not ticket):
                name += f"/{ticket.deck}"
            self.names.append(name)
            self.numbers[name] = number - int(game.tickets.begin[int(game.tickets.deck_of[number])])
        self.tickets = {str(ticket.to_dict()): i for i, ticket in enumerate(game.tickets.tickets)}
        for seat in range(game.seats[-1]):
            self.numbers[f"seat {seat}"] = seat

    def outcome(self, event: Event) -> str | None:
        """Return the random outcome behind an event; None if chance had no part in it."""
        fact = event.luck()
        data = event.to_dict()
        if not fact:
            return None
        if fact not in data:
            return HIDDEN
        decided = data[fact]
        if fact == "seat":
            return f"seat {decided}"
        if fact == "ticket":
            return self.names[self.tickets[str(decided)]]
        return cards.LETTERS[cards.NAMES.index(str(decided))] if fact == "card" else str(decided)

    def format(self, events: tuple[Event, ...]) -> str:
        """Return the random outcomes behind some events as text."""
        return ", ".join(outcome for event in events if (outcome := self.outcome(event)) is not None)

    def sibling(self, text: str, outcome: int, other: int) -> str:
        """Return the text of another outcome of the same draw, such as a ticket of the same deck."""
        if text in self.names:
            return self.names[self.names.index(text) - outcome + other]
        if text in cards.LETTERS:
            return cards.LETTERS[other]
        return f"seat {other}" if text.startswith("seat ") else str(other)

    def parse(self, text: str) -> list[int]:
        """Parse outcomes; raise ChanceMismatch if one is unknown."""
        found: list[int] = []
        for word in filter(None, (part.strip() for part in text.split(","))):
            if word not in self.numbers and not re.fullmatch(r"[0-9]{1,9}", word):
                raise ChanceMismatch(
                    Reason("“{word}” is neither a card, nor a ticket, nor a seat.", word=word)
                )
            found.append(self.numbers[word] if word in self.numbers else int(word))
        return found


def action_remembered(text: str) -> str:
    """Return an action without the cards that it put in a railyard, which go onto a hidden stack later."""
    verb, _, placed = text.partition(" ")
    if verb != "place":
        return text
    return f"{verb} " + " ".join([HIDDEN] * len(placed.replace("+", "")))


def action_seen_by(text: str, mine: bool, chosen: bool) -> str:
    """Return an action as a seat saw it.

    Which tickets others keep is secret; their number, and what others complete, is public once all seats
    have chosen.
    """
    verb = text.split(" ")[0]
    if mine or verb not in ("keep", "complete") or (verb == "complete" and chosen):
        return text
    if not chosen:
        return f"{verb} {HIDDEN}"
    return "keep none" if text == "keep none" else "keep " + " ".join([HIDDEN] * len(text.split(",")))
