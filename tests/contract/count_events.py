"""Counts the events created in games without a journal; needs the interpreted rules."""

import json

from mypy_extensions import i64

from whistlestop.core.events import TABLE, Event, EventType
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.material.supply import TURNED_UP
from whistlestop.games import SHIPPED, load
from whistlestop.testing.invariants.biased_players import BiasedPlayer


class Talkative(Chance):
    """Luck that creates an event with each outcome, whether or not there is a journal."""

    def __init__(self, source: Chance) -> None:
        self.source = source

    def below(self, n: i64) -> i64:
        TURNED_UP.event(TABLE, card="red")
        return self.source.below(n)


def count_events(made: list[str]) -> None:
    """Record the type of every event from now on."""
    create = Event.__init__

    def noting(
        event: Event, declared: EventType, seat: i64, facts: dict[str, object], hidden: dict[str, object]
    ) -> None:
        made.append(declared.name)
        create(event, declared, seat, facts, hidden)

    setattr(Event, "__init__", noting)  # noqa: B010


def made_in(game: Game, seats: int, luck: Chance, made: list[str]) -> list[str]:
    """Play a game without a journal, and list the types of the events that are created."""
    made.clear()
    player = BiasedPlayer(game, 3)
    state = game.start(seats, luck)
    while not state.over:
        state.play(player.choose(game.legal(state)), luck)
    return sorted(set(made))


if __name__ == "__main__":
    noted: list[str] = []
    count_events(noted)
    tables = {f"{name} {seats}": (load(name), seats) for name in SHIPPED for seats in load(name).seats}
    silent = {key: made_in(game, seats, Seeded(2), noted) for key, (game, seats) in tables.items()}
    talkative = {
        key: made_in(game, seats, Talkative(Seeded(2)), noted) for key, (game, seats) in tables.items()
    }
    print(json.dumps({"silent": silent, "talkative": talkative}))
