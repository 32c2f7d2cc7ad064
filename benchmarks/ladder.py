"""Rates every bot against every other, in every game and at every number of seats.

Prints JSON, or with --markdown the tables of docs/bots.md.
"""

import argparse
import json
import sys
from typing import TypedDict, cast

from whistlestop.arena.contest import Contest
from whistlestop.arena.tournament import Tournament
from whistlestop.bots import BOTS, THINKERS, plays
from whistlestop.games import SHIPPED, load


class Rung(TypedDict):
    """The arena's results for one bot."""

    rating: float
    rating_low: float
    rating_high: float
    win_share: float
    mean_score: float
    tickets_failed: float


class Table(TypedDict):
    """The arena's results for one game and number of seats."""

    game: str
    seats: int
    games: int
    blocks: int
    bots: dict[str, Rung]


def measure(name: str, seats: int, games: int, seed: int, jobs: int, thinking: str) -> Table:
    """Play a tournament of all bots that play a game."""
    game = load(name)
    instant = [one for one in BOTS if one not in THINKERS]
    named = [*instant, *(f"{one}:{thinking}" for one in THINKERS if thinking)]
    bots = tuple(one for one in named if plays(one, game))
    line_ups = len(Contest(name, (), bots, seats, seed, 0.0).line_ups())
    each = max(seats, games // line_ups // seats * seats)
    tournament = Tournament(Contest(name, (), bots, seats, seed, 0.0), each, jobs)
    tournament.run()
    return cast(Table, tournament.to_dict())


def in_markdown(tables: list[Table]) -> str:
    """Format one table per game: the rating of each bot at each number of seats."""
    lines: list[str] = []
    for name in dict.fromkeys(table["game"] for table in tables):
        ours = [table for table in tables if table["game"] == name]
        best = ours[0]["bots"]
        bots = sorted(best, key=lambda bot: -best[bot]["rating"])
        heads = [f"{table['seats']} seats, {table['games']:,} games" for table in ours]
        lines += [f"**{name}**", "", f"| bot | {' | '.join(heads)} |", "|---" * (len(ours) + 1) + "|"]
        for bot in bots:
            cells = [cell(table["bots"][bot]) for table in ours]
            lines.append(f"| `{bot}` | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def cell(rung: Rung) -> str:
    """Format a bot's rating with its interval and its win share."""
    low, high = rung["rating_low"], rung["rating_high"]
    return f"{rung['rating']:+.0f} [{low:+.0f}, {high:+.0f}], {rung['win_share']:.0%}"


def main() -> int:
    """Run the requested tournaments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--seats", type=int, action="append", help="a number of seats (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="approximate games per table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--thinking",
        default="",
        help="a budget, such as 100ms, with which search plays too (default: it does not)",
    )
    parser.add_argument("--markdown", action="store_true")
    args = parser.parse_args()
    tables: list[Table] = []
    for name in args.game or SHIPPED:
        for seats in load(name).seats:
            if not args.seats or seats in args.seats:
                tables.append(measure(name, seats, args.games, args.seed, args.jobs, args.thinking))
                print(f"{name}, {seats} seats", file=sys.stderr)
    print(in_markdown(tables) if args.markdown else json.dumps(tables, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
