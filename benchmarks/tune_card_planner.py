"""Tunes the Card Game planner's parameters by random local search.

    python benchmarks/tune_card_planner.py --rounds 100 --blocks 200

Each candidate changes a few parameters at random and plays every seat of each deal against copies of the
current planner; both also play a greedy bot. A candidate is accepted if its win share is clearly above the
fair share. The output belongs in `whistlestop/bots/card_planner/traits.py`.
"""

import argparse
import math
import random
from collections.abc import Iterable

from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load

GAME = load("card_game")
Constants = dict[str, float]


def constants() -> Constants:
    """Return the tunable parameters with their current values."""
    traits = CardGameTraits()
    return {name: getattr(traits, name) for name in dir(traits) if isinstance(getattr(traits, name), float)}


def player(values: Constants) -> CardPlanner:
    """Return a planner with the given parameters."""
    traits = CardGameTraits()
    for name, value in values.items():
        setattr(traits, name, value)
    return CardPlanner(GAME, traits)


def gains(candidate: Bot, others: list[Bot], deals: Iterable[int]) -> list[float]:
    """Play each deal once in every seat; return how far each win total is above the fair share."""
    seats = len(others) + 1
    found = []
    for deal in deals:
        share = 0.0
        for seat in range(seats):
            table = BotTable(GAME, [*others[:seat], candidate, *others[seat:]])
            winners = GAME.winners(table.play(DuplicateLuck(deal), deal, 0))
            share += 1.0 / len(winners) if seat in winners else 0.0
        found.append(share - 1.0)
    return found


def summary(found: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(len(found) - 1, 1)
    return mean, math.sqrt(spread / len(found))


def compare(candidate: Constants, current: Constants, blocks: int, first: int) -> tuple[float, float]:
    """Compare two sets of parameters with every number of seats and against greedy bots."""
    found: list[float] = []
    new, old = player(candidate), player(current)
    tables = [[player(current) for _ in range(seats - 1)] for seats in GAME.seats]
    for part in range(4):
        deals = range(first + part * blocks // 4, first + (part + 1) * blocks // 4)
        for others in tables:
            found += gains(new, list(others), deals)
        greedy: list[Bot] = [GreedyBot(GAME)]
        pairs = zip(gains(new, greedy, deals), gains(old, greedy, deals), strict=True)
        found += [better - before for better, before in pairs]
        mean, error = summary(found)
        if mean < -0.5 * error:
            break
    return mean, error


def mutate(current: Constants, luck: random.Random, step: float) -> Constants:
    """Change a few parameters at random."""
    names = luck.sample(sorted(current), luck.choice((1, 2, 3)))
    return current | {name: current[name] * math.exp(luck.gauss(0.0, step)) for name in names}


def main() -> None:
    """Tune, and print how the result performs against greedy bots."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--blocks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.35)
    args = parser.parse_args()
    luck = random.Random(args.seed)
    current = constants()
    for number in range(args.rounds):
        candidate = mutate(current, luck, args.step)
        mean, error = compare(candidate, current, args.blocks, args.seed * 10**6 + number * args.blocks)
        if mean > 1.5 * error:
            news = {name: round(value, 3) for name, value in candidate.items() if value != current[name]}
            print(f"{number}: {mean:+.3f} ±{error:.3f} {news}", flush=True)
            current = candidate
    for seats in GAME.seats:
        greedy: list[Bot] = [GreedyBot(GAME) for _ in range(seats - 1)]
        mean, error = summary(gains(player(current), greedy, range(10**9, 10**9 + args.blocks)))
        print(f"{seats} seats, against greedy: {(mean + 1) / seats:.3f} ±{error / seats:.3f}")
    for name, value in current.items():
        print(f"        self.{name} = {value:.3g}")


if __name__ == "__main__":
    main()
