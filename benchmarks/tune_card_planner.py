"""Tunes the Card Game planner's constants: a changed style plays the present one on the same deals.

    python benchmarks/tune_card_planner.py --rounds 100 --blocks 200

Every candidate changes a few constants by chance and sits in every seat of each deal among copies of the
present style; both also play a greedy bot. It takes over when its share of the victories is above the fair
one by a clear margin. What is printed at the end belongs into `whistlestop/bots/card_planner/style.py`.
"""

import argparse
import math
import random
from collections.abc import Iterable

from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.table import BotTable
from whistlestop.core.deal import Deal
from whistlestop.games import load

GAME = load("card_game")
Constants = dict[str, float]


def constants() -> Constants:
    """Return the constants of a style that can be tuned, as they are in the code."""
    style = Style()
    return {name: getattr(style, name) for name in dir(style) if isinstance(getattr(style, name), float)}


def player(values: Constants) -> CardPlanner:
    """Return a planner with some constants."""
    style = Style()
    for name, value in values.items():
        setattr(style, name, value)
    return CardPlanner(GAME, style)


def gains(candidate: Bot, others: list[Bot], deals: Iterable[int]) -> list[float]:
    """Play each deal once in every seat; return how far above the fair share the victories are."""
    seats = len(others) + 1
    found = []
    for deal in deals:
        share = 0.0
        for seat in range(seats):
            table = BotTable(GAME, [*others[:seat], candidate, *others[seat:]])
            winners = GAME.winners(table.play(Deal(deal), deal, 0))
            share += 1.0 / len(winners) if seat in winners else 0.0
        found.append(share - 1.0)
    return found


def summary(found: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(len(found) - 1, 1)
    return mean, math.sqrt(spread / len(found))


def compared(candidate: Constants, present: Constants, blocks: int, first: int) -> tuple[float, float]:
    """Compare two styles at tables of every size, and against greedy bots; give up early on one behind."""
    found: list[float] = []
    new, old = player(candidate), player(present)
    tables = [[player(present) for _ in range(seats - 1)] for seats in GAME.seats]
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


def changed(present: Constants, luck: random.Random, step: float) -> Constants:
    """Change a few constants by chance."""
    names = luck.sample(sorted(present), luck.choice((1, 2, 3)))
    return present | {name: present[name] * math.exp(luck.gauss(0.0, step)) for name in names}


def main() -> None:
    """Tune, and tell how the result does against greedy bots."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--rounds", type=int, default=100)
    asked.add_argument("--blocks", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--step", type=float, default=0.35)
    given = asked.parse_args()
    luck = random.Random(given.seed)
    present = constants()
    for number in range(given.rounds):
        candidate = changed(present, luck, given.step)
        mean, error = compared(candidate, present, given.blocks, given.seed * 10**6 + number * given.blocks)
        if mean > 1.5 * error:
            news = {name: round(value, 3) for name, value in candidate.items() if value != present[name]}
            print(f"{number}: {mean:+.3f} ±{error:.3f} {news}", flush=True)
            present = candidate
    for seats in GAME.seats:
        greedy: list[Bot] = [GreedyBot(GAME) for _ in range(seats - 1)]
        mean, error = summary(gains(player(present), greedy, range(10**9, 10**9 + given.blocks)))
        print(f"{seats} seats, against greedy: {(mean + 1) / seats:.3f} ±{error / seats:.3f}")
    for name, value in present.items():
        print(f"        self.{name} = {value:.3g}")


if __name__ == "__main__":
    main()
