"""Fits what bots believe about the tickets of others, by maximum likelihood on games between bots.

Plays games, looks at the tickets that seats hold in positions of every part of them, fits the weights of the
features by Newton's method, and writes them to a file for each game; with several games of a kind (tickets
with or without points), also the weights for other maps of that kind. Run it compiled. To fit on games of
other bots, name them with --bots.
"""

import argparse
import json
import sys
from collections import Counter
from math import log
from pathlib import Path

from belief_positions import Position, positions
from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.beliefs.evidence import Evidence
from whistlestop.bots.beliefs.features import FEATURES
from whistlestop.bots.beliefs.likelihood import TicketLikelihood, fit
from whistlestop.bots.beliefs.possible_tickets import PossibleTickets, no_exclusions
from whistlestop.bots.beliefs.ticket_map import TicketMap
from whistlestop.bots.beliefs.weights import COUNTED, FOLDER, GENERAL, kind_of
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.rail.board_setup import BoardSetup

BOARDS = "europe,germany,usa,first_journey,first_journey_usa"
RIDGE = 0.5
ROUNDS = 60
SMOOTHING = 5.0  # tickets that are added to each count


def popularity(game: Game, found: list[Position]) -> dict[str, float]:
    """Return the logarithm of how often each ticket is held, relative to the mean of its deck."""
    counts = Counter(ticket for position in found for ticket in position.held)
    printed = game.tickets
    mean = {}
    for deck in range(len(printed.decks)):
        tickets = range(printed.begin[deck], printed.begin[deck + 1])
        mean[deck] = sum(counts[ticket] for ticket in tickets) / max(1, len(tickets))
    return {
        str(ticket): log((counts[number] + SMOOTHING) / (mean[int(printed.deck_of[number])] + SMOOTHING))
        for number, ticket in enumerate(printed.tickets)
    }


def collect(
    game: Game, found: list[Position], popular: dict[str, float], likelihood: TicketLikelihood
) -> None:
    """Add the positions of a game to a likelihood."""
    setup = next(step for step in game.opening if isinstance(step, BoardSetup))
    numbers = vec[float]([popular.get(str(ticket), 0.0) for ticket in game.tickets.tickets])
    evidence = Evidence(TicketMap(game, setup), numbers)
    for position in found:
        excluded = no_exclusions(i64(len(position.known.state.unseen)))
        possible = PossibleTickets(position.known, position.seat, excluded)
        evidence.update(position.known, position.seat, possible.tickets)
        likelihood.add(evidence, possible, vec[i64](position.held))


def write(file: Path, weights: list[float], popular: dict[str, float], broad: float, note: str) -> None:
    """Write weights as TOML."""
    lines = [f"# Written by benchmarks/fit_beliefs.py: {note}", "", f"broad = {broad}", "", "[features]"]
    lines += [f"{name} = {round(value, 3)}" for name, value in zip(FEATURES, weights, strict=True)]
    if popular:
        lines += ["", "[popularity]"]
        lines += [f"{json.dumps(name, ensure_ascii=False)} = {round(n, 2)}" for name, n in popular.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Fit the weights that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=BOARDS, help="comma-separated names")
    parser.add_argument("--bots", default="planner", help="comma-separated names, which take the seats")
    parser.add_argument("--seats", default="", help="comma-separated numbers (default: all of each game)")
    parser.add_argument("--number", type=int, default=3000, help="games to play of each")
    parser.add_argument("--each", type=int, default=1, help="positions of each third of a game")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--broad", type=float, default=0.03, help="probability of the broad prior")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder for the weights")
    args = parser.parse_args()
    kinds = {kind: TicketLikelihood() for kind in (GENERAL, COUNTED)}
    fitted: list[str] = []
    names = args.games.split(",")
    bots = args.bots.split(",")
    note = f"{args.number} games of {', '.join(bots)}"
    for name in names:
        game = load(name)
        seats = [int(number) for number in args.seats.split(",")] if args.seats else list(game.seats)
        found = list(positions(game, bots, seats, args.seed, args.number, args.each))
        popular = popularity(game, found)
        likelihood = TicketLikelihood()
        collect(game, found, popular, likelihood)
        weights = fit(likelihood, RIDGE, ROUNDS)
        write(args.out / f"{name}.toml", weights, popular, args.broad, note)
        report = {
            "game": name,
            "positions": len(found),
            "choices": len(likelihood.choices),
            "log_likelihood": round(likelihood.score(vec[float](weights)), 4),
            "uniform": round(likelihood.score(vec[float]([0.0] * len(weights))), 4),
            "weights": {one: round(value, 2) for one, value in zip(FEATURES, weights, strict=True)},
        }
        print(json.dumps(report), flush=True)
        fitted.append(kind_of(game))
        collect(game, found[: len(found) // 2], {}, kinds[fitted[-1]])
    for kind, together in kinds.items():
        if fitted.count(kind) > 1:
            weights = fit(together, RIDGE, ROUNDS)
            write(args.out / f"{kind}.toml", weights, {}, 2 * args.broad, f"{note}, on several boards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
