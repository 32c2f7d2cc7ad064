"""Repeats the published matches of the four published agents and compares the results.

The authors ran 80 to 200 games per cell; here every cell has thousands, with every deal played in every seat:
first under the rules of their program (no stations, and a last round that restarts), then under the correct
rules. Prints JSON, or tables with --markdown; exits with code 1 if, under the rules of their program, an
interval does not overlap or a ranking differs.
"""

import argparse
import json
import math
import sys
from dataclasses import dataclass

from whistlestop import is_compiled
from whistlestop.arena.block_player import BlockPlayer
from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result

Z_95 = 1.96  # standard deviations of a 95 % interval
SWITCHES = {"usa": ("restarting_last_round",), "europe": ("no_stations", "restarting_last_round")}


@dataclass(frozen=True)
class Cell:
    """One row of the published results: the players, their win shares and scores."""

    game: str
    players: tuple[str, ...]
    games: int
    shares: tuple[float, ...]  # in percent; of two players only the first was published
    scores: tuple[int, ...] = ()

    def low_and_high(self, player: int) -> tuple[float, float]:
        """Return the interval of a player's win share in percent, with ties split."""
        share = self.shares[player] / 100
        half = Z_95 * math.sqrt(share * (1 - share) / self.games)
        return 100 * max(0.0, share - half), 100 * min(1.0, share + half)


PUBLISHED = [
    Cell("usa", ("ha", "pa"), 118, (76,), (100, 68)),
    Cell("usa", ("ha", "osa"), 118, (73,), (106, 90)),
    Cell("usa", ("ha", "lra"), 118, (51,), (93, 97)),
    Cell("usa", ("lra", "pa"), 118, (82,), (101, 61)),
    Cell("usa", ("lra", "osa"), 118, (48,), (95, 95)),
    Cell("usa", ("osa", "pa"), 118, (75,), (99, 68)),
    Cell("europe", ("ha", "pa"), 116, (65,), (87, 73)),
    Cell("europe", ("ha", "osa"), 116, (53,), (90, 86)),
    Cell("europe", ("ha", "lra"), 118, (50,), (82, 89)),
    Cell("europe", ("lra", "pa"), 118, (69,), (91, 71)),
    Cell("europe", ("lra", "osa"), 118, (53,), (90, 85)),
    Cell("europe", ("osa", "pa"), 118, (62,), (88, 75)),
    Cell("usa", ("ha", "osa", "pa"), 80, (58, 29, 14)),
    Cell("usa", ("ha", "lra", "pa"), 80, (43, 53, 5)),
    Cell("europe", ("ha", "osa", "pa"), 80, (30, 44, 26)),
    Cell("usa", ("ha", "lra", "osa", "pa"), 200, (31, 32, 34, 3), (83, 92, 89, 55)),
    Cell("europe", ("ha", "lra", "osa", "pa"), 120, (26, 39, 22, 13), (61, 83, 72, 50)),
]


@dataclass(frozen=True)
class Share:
    """A player's win share in percent, with ties split, its interval, and the mean score."""

    won: float
    low: float
    high: float
    score: float

    def overlaps(self, low: float, high: float) -> bool:
        """Return whether the interval overlaps another."""
        return self.low <= high and low <= self.high


def win_share(result: Result, name: str) -> float:
    """Return a player's share of the win; only points count."""
    best = max(result.scores)
    winners = [bot for bot, score in zip(result.bots, result.scores, strict=True) if score == best]
    return winners.count(name) / len(winners)


def replay(cell: Cell, options: tuple[str, ...], games: int, seed: int) -> list[Share]:
    """Play the games of a cell."""
    names = tuple(f"silva-{player}" for player in cell.players)
    seats = len(names)
    contest = Contest(cell.game, options, names, seats, seed)
    blocks: list[list[float]] = []
    scores = [0] * seats
    with BlockPlayer(contest) as playing:
        for number in range(math.ceil(games / seats)):
            results = playing.block(number)
            blocks.append([sum(win_share(result, name) for result in results) / seats for name in names])
            for result in results:
                for player, name in enumerate(names):
                    scores[player] += result.scores[result.bots.index(name)]
    shares = []
    for player in range(seats):
        column = [block[player] for block in blocks]
        mean = sum(column) / len(column)
        spread = math.sqrt(sum((one - mean) ** 2 for one in column) / (len(column) - 1) / len(column))
        low, high = mean - Z_95 * spread, mean + Z_95 * spread
        score = scores[player] / (len(blocks) * seats)
        shares.append(Share(round(100 * mean, 1), round(100 * low, 1), round(100 * high, 1), round(score, 1)))
    return shares


class Comparison:
    """All cells under one set of rules."""

    def __init__(self, switched: bool, games: int, seed: int) -> None:
        self.cells: list[tuple[Cell, list[Share]]] = []
        for cell in PUBLISHED:
            options = SWITCHES[cell.game] if switched else ()
            self.cells.append((cell, replay(cell, options, games, seed)))
            listed = ", ".join(f"{share.won} %" for share in self.cells[-1][1])
            print(f"{cell.game} {' '.join(cell.players)}: {listed}", file=sys.stderr)

    def shares(self, game: str, *players: str) -> dict[str, Share]:
        """Return the shares of one cell by player."""
        for cell, shares in self.cells:
            if (cell.game, cell.players) == (game, players):
                return dict(zip(players, shares, strict=True))
        raise KeyError(players)

    def overlaps(self) -> list[bool]:
        """Return for each cell whether all its intervals overlap."""
        return [
            all(shares[player].overlaps(*cell.low_and_high(player)) for player in range(len(cell.shares)))
            for cell, shares in self.cells
        ]

    def rankings(self) -> dict[str, bool]:
        """Return which of the published rankings hold."""
        two = {cell.players: shares[0] for cell, shares in self.cells if cell.game == "usa"}
        usa = self.shares("usa", "ha", "lra", "osa", "pa")
        europe = self.shares("europe", "ha", "lra", "osa", "pa")
        return {
            "usa, 2 seats: HA at least LRA": two["ha", "lra"].high >= 50,
            "usa, 2 seats: LRA about OSA": 40 <= two["lra", "osa"].won <= 60,
            "usa, 2 seats: all above PA": all(two[one, "pa"].low > 50 for one in ("ha", "lra", "osa")),
            "usa, 4 seats: PA far behind": 2 * usa["pa"].high
            < min(usa[one].low for one in ("ha", "lra", "osa")),
            "europe, 4 seats: LRA first": europe["lra"].low
            > max(europe[one].high for one in ("ha", "osa", "pa")),
            "europe, 4 seats: PA last": europe["pa"].high
            < min(europe[one].low for one in ("ha", "lra", "osa")),
        }

    def to_dict(self) -> dict[str, object]:
        """Return the results as plain data."""
        cells = []
        for (cell, shares), overlap in zip(self.cells, self.overlaps(), strict=True):
            cells.append(
                {
                    "game": cell.game,
                    "players": cell.players,
                    "published": {"games": cell.games, "win_share": cell.shares, "mean_score": cell.scores},
                    "win_share": [share.won for share in shares],
                    "win_share_low": [share.low for share in shares],
                    "win_share_high": [share.high for share in shares],
                    "mean_score": [share.score for share in shares],
                    "overlaps": overlap,
                }
            )
        return {"cells": cells, "rankings": self.rankings()}

    def markdown(self, compared: bool) -> str:
        """Format a table, with the published results if they are comparable."""
        head = ["game", "players", "won", "mean scores"]
        if compared:
            head = ["game", "players", "published", "scores", "ours", "scores", "overlap"]
        lines = [" | ".join(head), " | ".join(["---"] * len(head))]
        for (cell, shares), overlap in zip(self.cells, self.overlaps(), strict=True):
            line = [cell.game, " – ".join(player.upper() for player in cell.players)]
            if compared:
                parts = [
                    f"{share} % [{low:.0f}, {high:.0f}]"
                    for player, share in enumerate(cell.shares)
                    for low, high in [cell.low_and_high(player)]
                ]
                line += [" · ".join(parts), " : ".join(map(str, cell.scores)) or "–"]
            listed = shares[: len(cell.shares)]
            line.append(
                " · ".join(f"{share.won:.1f} % [{share.low:.1f}, {share.high:.1f}]" for share in listed)
            )
            line.append(" : ".join(f"{share.score:.0f}" for share in shares))
            if compared:
                line.append("yes" if overlap else "**no**")
            lines.append(" | ".join(line))
        return "\n".join(f"| {line} |" for line in lines)


def main() -> int:
    """Play all cells and print the comparison."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="games per cell (default: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--markdown", action="store_true", help="print tables instead of JSON")
    args = parser.parse_args()
    if not is_compiled():
        print("The engine is not compiled; this will take very long.", file=sys.stderr)
    same = Comparison(True, args.games, args.seed)
    true = Comparison(False, args.games, args.seed)
    if args.markdown:
        print(same.markdown(True), *same.rankings().items(), true.markdown(False), sep="\n\n")
    else:
        listed = {"games": args.games, "seed": args.seed, "same": same.to_dict(), "true": true.to_dict()}
        print(json.dumps(listed, indent=1))
    return 0 if all(same.overlaps()) and all(same.rankings().values()) else 1


if __name__ == "__main__":
    sys.exit(main())
