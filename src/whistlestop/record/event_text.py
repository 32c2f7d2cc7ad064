"""Events as plain sentences, for logs, terminals and screen readers."""

from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.words import ENGLISH


def event_text(event: Event, game: Game, names: list[str], language: str = ENGLISH) -> str:
    """Return a sentence about the known facts of an event, with the players' names."""
    return event.text(names, game.word("events", event.type, event.declared.sentence, language))


def points_text(game: Game, points: dict[str, int], language: str = ENGLISH) -> str:
    """Return the lines of a score sheet as text."""
    labels = {line.name: line.label for line in game.score_lines}
    return ", ".join(
        f"{game.word('scores', name, labels.get(name, name), language)} {number}"
        for name, number in points.items()
    )
