"""How answers of chance are written: cards as letters, tickets and seats by name."""

import re

from whistlestop.core import cards
from whistlestop.core.errors import ChanceMismatch
from whistlestop.core.events import BY_LUCK, Event
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason

HIDDEN = "?"


class Notation:
    """Writes the answers of chance for one game, and reads them back."""

    def __init__(self, game: Game) -> None:
        self.names: list[str] = []
        self.answers: dict[str, int] = {letter: kind for kind, letter in enumerate(cards.LETTERS)}
        for number, ticket in enumerate(game.tickets.tickets):
            name = "-".join(ticket.between)
            if any(other.between == ticket.between for other in game.tickets.tickets if other is not ticket):
                name += f"/{ticket.deck}"
            self.names.append(name)
            self.answers[name] = number - int(game.tickets.begin[int(game.tickets.deck_of[number])])
        self.tickets = {str(ticket.to_dict()): i for i, ticket in enumerate(game.tickets.tickets)}
        for seat in range(game.seats[-1]):
            self.answers[f"seat {seat}"] = seat

    def answer(self, event: Event) -> str | None:
        """Write the answer of chance behind an event; nothing if chance had no part in it."""
        fact = BY_LUCK.get(event.type)
        told = event.to_dict()
        if fact is None or (event.type == "ticket" and not told["fresh"]):
            return None
        if fact not in told:
            return HIDDEN
        decided = told[fact]
        if fact == "seat":
            return f"seat {decided}"
        if fact == "ticket":
            return self.names[self.tickets[str(decided)]]
        return cards.LETTERS[cards.NAMES.index(str(decided))] if fact == "card" else str(decided)

    def written(self, events: tuple[Event, ...]) -> str:
        """Write all answers behind some events."""
        return ", ".join(answer for event in events if (answer := self.answer(event)) is not None)

    def read(self, text: str) -> list[int]:
        """Read answers; one that means nothing is refused by its name."""
        found: list[int] = []
        for word in filter(None, (part.strip() for part in text.split(","))):
            if word not in self.answers and not re.fullmatch(r"[0-9]{1,9}", word):
                raise ChanceMismatch(
                    Reason("“{word}” is neither a card, nor a ticket, nor a seat.", word=word)
                )
            found.append(self.answers[word] if word in self.answers else int(word))
        return found


def action_seen_by(text: str, mine: bool, chosen: bool) -> str:
    """Write an action as a seat saw it: which tickets others keep is their secret.

    How many they keep is told once everybody has chosen.
    """
    if mine or not text.startswith("keep "):
        return text
    if not chosen:
        return f"keep {HIDDEN}"
    return "keep none" if text == "keep none" else "keep " + " ".join([HIDDEN] * len(text.split(",")))
