"""Tunes the planner's traits: tries them a little larger and a little smaller at once, again and again.

Simultaneous perturbation: each round moves all chosen traits up or down by luck, plays both ways against the
same opponents with the same deals, and goes a small step towards what did better. Prints the traits as JSON.
"""

import argparse
import json
import sys
from math import tanh
from random import Random

from whistlestop.bots import bot
from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.planner.levels import planner_with
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.table import BotTable
from whistlestop.core.deal import Deal
from whistlestop.core.game import Game
from whistlestop.games import load

STEP = 0.5  # how far a trait is moved to try it, in units of its scale
RATE = 0.6  # how far a step goes for a difference of one whole game
MARGIN = 40  # points by which a win is clear


def scales(traits: Traits, names: list[str]) -> dict[str, float]:
    """Return for each trait how much of a change is worth trying: a third of it."""
    return {name: max(abs(float(getattr(traits, name))) / 3, 0.05) for name in names}


def with_values(values: dict[str, float]) -> Traits:
    """Return the usual traits but for some."""
    traits = Traits()
    for name, value in values.items():
        setattr(traits, name, value)
    return traits


class Trial:
    """Plays traits against opponents."""

    def __init__(self, games: list[Game], seats: int, opponents: list[str], blocks: int) -> None:
        self.games = games
        self.seats = seats
        self.opponents = opponents
        self.blocks = blocks

    def worth(self, values: dict[str, float], seed: int) -> float:
        """Return how well some traits do, from -1 to 1; the same seed gives the same deals."""
        total = 0.0
        number = 0
        for game in self.games:
            for name in self.opponents:
                for seat in range(self.seats):
                    players: list[Bot] = [
                        planner_with(game, with_values(values), Style()) if i == seat else bot(name, game)
                        for i in range(self.seats)
                    ]
                    table = BotTable(game, players)
                    for block in range(self.blocks):
                        total += outcome(table, seat, seed * self.blocks + block)
                        number += 1
        return total / number


def outcome(table: BotTable, seat: int, seed: int) -> float:
    """Play one game and return what came of it for a seat."""
    sheets = table.game.score(table.play(Deal(seed), seed, 0))
    best = max(sheet.total for i, sheet in enumerate(sheets) if i != seat)
    margin = sheets[seat].total - best
    return 0.5 * ((margin > 0) - (margin < 0)) + 0.5 * tanh(margin / MARGIN)


def main() -> int:
    """Tune for so many rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="europe,germany,usa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="planner,silva-osa,silva-lra,silva-ha")
    parser.add_argument(
        "--traits", default="", help="which ones, with commas; all that are numbers if left out"
    )
    parser.add_argument("--start", default="", help="values to begin with, as JSON")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--blocks", type=int, default=12, help="deals for each opponent and seat in a round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    usual = Traits()
    numbers = [name for name in usual.names() if isinstance(getattr(usual, name), float)]
    names = asked.traits.split(",") if asked.traits else numbers
    scale = scales(usual, names)
    values = {name: float(getattr(usual, name)) for name in names}
    values.update(json.loads(asked.start) if asked.start else {})
    trial = Trial(
        [load(name) for name in asked.games.split(",")], asked.seats, asked.against.split(","), asked.blocks
    )
    luck = Random(asked.seed)
    for number in range(asked.rounds):
        move = {name: luck.choice((-1, 1)) * STEP * scale[name] for name in names}
        seed = asked.seed * 1_000_003 + number
        up = trial.worth({name: max(0.0, values[name] + move[name]) for name in names}, seed)
        down = trial.worth({name: max(0.0, values[name] - move[name]) for name in names}, seed)
        for name in names:
            values[name] = max(0.0, values[name] + RATE * (up - down) * move[name])
        print(
            f"\r{number + 1} of {asked.rounds}: {(up + down) / 2:+.3f} ", end="", file=sys.stderr, flush=True
        )
    print(file=sys.stderr)
    print(json.dumps({name: round(value, 3) for name, value in values.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
