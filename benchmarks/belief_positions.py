"""Positions of games between bots, with the tickets that a seat really holds."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from whistlestop.bots import make
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State

PARTS = 3  # of a game, to report on apart


@dataclass
class Position:
    """What one seat knows, and what another holds."""

    known: KnownState
    seat: int
    held: list[int]
    part: int  # the part of the game, from 0


def play(table: BotTable, seed: int) -> list[State]:
    """Play a game and return its states at the beginning of each turn."""
    game = table.game
    luck = DuplicateLuck(seed)
    state = game.start(len(table.bots), luck)
    for seat, bot in enumerate(table.bots):
        bot.begin(seed * len(table.bots) + seat)
    states = []
    while not state.over:
        if state.phase is game.turn:
            states.append(state.copy())
        state.play(table.ask(state), luck)
    return states


def positions(
    game: Game, bots: list[str], seats: list[int], first: int, games: int, each: int
) -> Iterator[Position]:
    """Play games with each number of seats in turn, and yield some positions of each part of every game.

    Bots take the seats in turn. In each position, the seat to act looks at a random other seat.
    """
    tables: dict[tuple[int, int], BotTable] = {}
    for seed in range(first, first + games):
        number = seats[seed % len(seats)]
        key = (number, seed % len(bots))
        if key not in tables:
            names = [bots[(seed + seat) % len(bots)] for seat in range(number)]
            tables[key] = BotTable(game, [make(name, game) for name in names])
        states = play(tables[key], seed)
        luck = Random(seed)
        for part in range(PARTS):
            some = states[len(states) * part // PARTS : len(states) * (part + 1) // PARTS]
            for state in luck.sample(some, min(each, len(some))):
                seat = (int(state.seat) + luck.randrange(1, number)) % number
                known = KnownState(game)
                known.update_from_state(state, state.seat)
                yield Position(known, seat, game.tickets.held(state, seat), part)
