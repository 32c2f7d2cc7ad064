"""Plays the published results of the four published players again, and compares.

Their authors' program was run with 80 to 200 games a cell; here every cell has thousands, on deals that are
played in every seat. First under the rules of that program (no stations, and a last round that begins anew),
then under the true rules. Prints JSON, or with --markdown tables; ends with exit code 1 if under the rules of
that program an interval does not overlap or an order is another.
"""

import argparse
import json
import math
import sys
from dataclasses import dataclass

from whistlestop import is_compiled
from whistlestop.arena.contest import Contest
from whistlestop.arena.playing import Playing
from whistlestop.arena.result import Result

SURE = 1.96  # standard deviations to each side of 95 %
SWITCHES = {"usa": ("restarting_last_round",), "europe": ("no_stations", "restarting_last_round")}


@dataclass(frozen=True)
class Cell:
    """One line of the published results: who played, and what each won and scored."""

    game: str
    players: tuple[str, ...]
    games: int
    shares: tuple[float, ...]  # in percent; of two players only the first was written down
    scores: tuple[int, ...] = ()

    def low_and_high(self, player: int) -> tuple[float, float]:
        """Return the interval of a player's share, ties split, in percent."""
        share = self.shares[player] / 100
        half = SURE * math.sqrt(share * (1 - share) / self.games)
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
    """What a player won in percent, ties split, with its interval, and its mean score."""

    won: float
    low: float
    high: float
    score: float

    def overlaps(self, low: float, high: float) -> bool:
        """Tell whether the interval and another have anything in common."""
        return self.low <= high and low <= self.high


def won(result: Result, name: str) -> float:
    """Return a player's part of the victory; points alone decide."""
    best = max(result.scores)
    winners = [bot for bot, score in zip(result.bots, result.scores, strict=True) if score == best]
    return winners.count(name) / len(winners)


def replay(cell: Cell, options: tuple[str, ...], games: int, seed: int) -> list[Share]:
    """Play a cell."""
    names = tuple(f"silva-{player}" for player in cell.players)
    seats = len(names)
    contest = Contest(cell.game, options, names, seats, seed)
    blocks: list[list[float]] = []
    scores = [0] * seats
    with Playing(contest) as playing:
        for number in range(math.ceil(games / seats)):
            results = playing.block(number)
            blocks.append([sum(won(result, name) for result in results) / seats for name in names])
            for result in results:
                for player, name in enumerate(names):
                    scores[player] += result.scores[result.bots.index(name)]
    shares = []
    for player in range(seats):
        column = [block[player] for block in blocks]
        mean = sum(column) / len(column)
        spread = math.sqrt(sum((one - mean) ** 2 for one in column) / (len(column) - 1) / len(column))
        low, high = mean - SURE * spread, mean + SURE * spread
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
            told = ", ".join(f"{share.won} %" for share in self.cells[-1][1])
            print(f"{cell.game} {' '.join(cell.players)}: {told}", file=sys.stderr)

    def shares(self, game: str, *players: str) -> dict[str, Share]:
        """Return the shares of one cell by player."""
        for cell, shares in self.cells:
            if (cell.game, cell.players) == (game, players):
                return dict(zip(players, shares, strict=True))
        raise KeyError(players)

    def overlaps(self) -> list[bool]:
        """Tell of each cell whether all its intervals overlap."""
        return [
            all(shares[player].overlaps(*cell.low_and_high(player)) for player in range(len(cell.shares)))
            for cell, shares in self.cells
        ]

    def orders(self) -> dict[str, bool]:
        """Tell which of the published orders hold."""
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
        """Return plain data."""
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
        return {"cells": cells, "orders": self.orders()}

    def markdown(self, compared: bool) -> str:
        """Write a table; with what was published, or without where the rules were others."""
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
            told = shares[: len(cell.shares)]
            line.append(
                " · ".join(f"{share.won:.1f} % [{share.low:.1f}, {share.high:.1f}]" for share in told)
            )
            line.append(" : ".join(f"{share.score:.0f}" for share in shares))
            if compared:
                line.append("yes" if overlap else "**no**")
            lines.append(" | ".join(line))
        return "\n".join(f"| {line} |" for line in lines)


def main() -> int:
    """Play, compare and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="for each cell (default 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--markdown", action="store_true", help="tables instead of JSON")
    wanted = parser.parse_args()
    if not is_compiled():
        print("The rules are not compiled: this will take a very long time.", file=sys.stderr)
    same = Comparison(True, wanted.games, wanted.seed)
    true = Comparison(False, wanted.games, wanted.seed)
    if wanted.markdown:
        print(same.markdown(True), *same.orders().items(), true.markdown(False), sep="\n\n")
    else:
        told = {"games": wanted.games, "seed": wanted.seed, "same": same.to_dict(), "true": true.to_dict()}
        print(json.dumps(told, indent=1))
    return 0 if all(same.overlaps()) and all(same.orders().values()) else 1


if __name__ == "__main__":
    sys.exit(main())
