"""Tunes the planner's traits by simultaneous perturbation (SPSA).

Each round moves all chosen traits up or down at random, plays both variants against the same opponents with
the same deals, and takes a small step towards the better one. Prints the traits as JSON.
"""

import argparse
import json
import sys
from math import tanh
from random import Random

from whistlestop.bots import bot
from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.bots.planner.levels import planner_with
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load

STEP = 0.5  # perturbation, in units of a trait's scale
RATE = 0.6  # step size for a difference of one game
MARGIN = 40  # points that make a win clear


def scales(traits: Traits, names: list[str]) -> dict[str, float]:
    """Return the scale of each trait: a third of its value."""
    return {name: max(abs(float(getattr(traits, name))) / 3, 0.05) for name in names}


def with_values(values: dict[str, float]) -> Traits:
    """Return the default traits with some values replaced."""
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
        """Return the mean outcome of some traits, from -1 to 1; equal seeds give equal deals."""
        total = 0.0
        number = 0
        for game in self.games:
            for name in self.opponents:
                for seat in range(self.seats):
                    players: list[Bot] = [
                        planner_with(game, with_values(values), CardGameTraits())
                        if i == seat
                        else bot(name, game)
                        for i in range(self.seats)
                    ]
                    table = BotTable(game, players)
                    for block in range(self.blocks):
                        total += outcome(table, seat, seed * self.blocks + block)
                        number += 1
        return total / number


def outcome(table: BotTable, seat: int, seed: int) -> float:
    """Play one game and return its outcome for a seat."""
    sheets = table.game.score(table.play(DuplicateLuck(seed), seed, 0))
    best = max(sheet.total for i, sheet in enumerate(sheets) if i != seat)
    margin = sheets[seat].total - best
    return 0.5 * ((margin > 0) - (margin < 0)) + 0.5 * tanh(margin / MARGIN)


def main() -> int:
    """Tune for the requested number of rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="europe,germany,usa")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="planner,silva-osa,silva-lra,silva-ha")
    parser.add_argument("--traits", default="", help="comma-separated names (default: all numeric ones)")
    parser.add_argument("--start", default="", help="initial values as JSON")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--blocks", type=int, default=12, help="deals per opponent, seat and round")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    defaults = Traits()
    numbers = [name for name in defaults.names() if isinstance(getattr(defaults, name), float)]
    names = args.traits.split(",") if args.traits else numbers
    scale = scales(defaults, names)
    values = {name: float(getattr(defaults, name)) for name in names}
    values.update(json.loads(args.start) if args.start else {})
    trial = Trial(
        [load(name) for name in args.games.split(",")], args.seats, args.against.split(","), args.blocks
    )
    luck = Random(args.seed)
    for number in range(args.rounds):
        move = {name: luck.choice((-1, 1)) * STEP * scale[name] for name in names}
        seed = args.seed * 1_000_003 + number
        up = trial.worth({name: max(0.0, values[name] + move[name]) for name in names}, seed)
        down = trial.worth({name: max(0.0, values[name] - move[name]) for name in names}, seed)
        for name in names:
            values[name] = max(0.0, values[name] + RATE * (up - down) * move[name])
        print(
            f"\r{number + 1} of {args.rounds}: {(up + down) / 2:+.3f} ", end="", file=sys.stderr, flush=True
        )
    print(file=sys.stderr)
    print(json.dumps({name: round(value, 3) for name, value in values.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
