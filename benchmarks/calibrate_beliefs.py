"""Measures how good and how honest beliefs about tickets are, on games that they were not fitted on.

Prints JSON for each game and each third of a game: the perplexity of the set that a seat really holds among
random sets, without and with beliefs; and for the probability that a seat holds a ticket, how often it did
(reliability, in bins), the expected calibration error, the same weighted by probability instead of by number
of tickets (most of which are unlikely), and the Brier score summed over the tickets.
Run it compiled.
"""

import argparse
import json
import sys
import time
from math import exp, log
from pathlib import Path

from belief_positions import PARTS, Position, positions
from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.beliefs.possible_tickets import PossibleTickets
from whistlestop.bots.beliefs.ticket_beliefs import TicketBeliefs
from whistlestop.bots.beliefs.weights import read_weights
from whistlestop.core.beliefs import TicketSets
from whistlestop.core.determinize import deal_hidden
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load

BOARDS = "europe,germany,usa,first_journey,first_journey_usa"
RIVALS = 150  # random sets that the true one is compared with
BINS = 10


def marginals(sets: TicketSets | None, possible: PossibleTickets, drawn: list[int]) -> dict[int, float]:
    """Return the probability that a seat holds each ticket."""
    total = sum(drawn) or 1
    numbers = [0] * len(drawn)
    for deck in possible.deck:
        numbers[deck] += 1
    uniform = {
        int(ticket): min(1.0, int(possible.held) * drawn[deck] / total / numbers[deck])
        for ticket, deck in zip(possible.tickets, possible.deck, strict=True)
    }
    if sets is None:
        return uniform
    found = dict.fromkeys(uniform, 0.0)
    before, broad = 0, 0.0
    for number, below in enumerate(sets.below):
        share = (int(below) - before) / 2**30
        before = int(below)
        tickets = sets.tickets[sets.begin[number] : sets.begin[number + 1]]
        broad += 0.0 if len(tickets) else share
        for ticket in tickets:
            found[int(ticket)] += share
    return {ticket: share + broad * uniform[ticket] for ticket, share in found.items()}


class Report:
    """The measurements in one part of a game."""

    def __init__(self) -> None:
        self.logs: list[float] = []
        self.expected = [0.0] * BINS
        self.held = [0] * BINS
        self.number = [0] * BINS
        self.brier = 0.0
        self.before = 0.0
        self.seconds: list[float] = []

    def add_marginals(self, found: dict[int, float], uniform: dict[int, float], held: list[int]) -> None:
        """Compare probabilities with what is true."""
        for ticket, share in found.items():
            at = min(BINS - 1, int(share * BINS))
            self.expected[at] += share
            self.number[at] += 1
            self.held[at] += ticket in held
            self.brier += (share - (ticket in held)) ** 2
            self.before += (uniform[ticket] - (ticket in held)) ** 2

    def summary(self) -> dict[str, object]:
        """Return the results."""
        positions = max(1, len(self.seconds))
        bins = [row for row in zip(self.expected, self.held, self.number, strict=True) if row[2]]
        mass = sum(self.expected) or 1.0
        return {
            "positions": len(self.seconds),
            "perplexity_before": RIVALS + 1,
            "perplexity": round(exp(-sum(self.logs) / max(1, len(self.logs))), 2),
            "calibration_error": round(sum(abs(e - h) for e, h, _ in bins) / max(1, sum(self.number)), 4),
            "weighted_calibration_error": round(sum(abs(e - h) * e / n for e, h, n in bins) / mass, 4),
            "brier_before": round(self.before / positions, 4),
            "brier": round(self.brier / positions, 4),
            "reliability": [[round(e / n, 3), round(h / n, 3), n] for e, h, n in bins],
            "ms_per_seat": round(1000 * sum(self.seconds) / positions, 3),
        }


def measure(report: Report, beliefs: TicketBeliefs, position: Position, seed: int) -> None:
    """Measure the beliefs in one position."""
    known, seat = position.known, position.seat
    sampler = beliefs.sampler
    assert sampler is not None
    beliefs.begin()
    begin = time.process_time()
    sets = beliefs.update(known).sets[seat]
    report.seconds.append((time.process_time() - begin) / (int(known.state.seats) - 1))
    decks = len(known.state.unseen)
    drawn = [int(known.drawn[seat * decks + deck]) for deck in range(decks)]
    possible = beliefs.possible(known, seat)
    uniform = marginals(None, possible, drawn)
    report.add_marginals(marginals(sets, possible, drawn), uniform, position.held)
    beliefs.expect_tickets(known, seat)  # so that the sampler has seen this seat last
    if not position.held:
        return
    game = known.game
    state = game.state_type(game)
    rivals = []
    for number in range(RIVALS):
        deal_hidden(known, state, Seeded(seed * RIVALS + number))
        rivals.append(game.tickets.held(state, seat))
    scores = [sampler.score(vec[i64](tickets)) for tickets in [position.held, *rivals]]
    most = max(scores)
    share = exp(scores[0] - most) / sum(exp(one - most) for one in scores)
    report.logs.append(log((1 - beliefs.broad) * share + beliefs.broad / (RIVALS + 1)))


def calibrate(
    game: Game, beliefs: TicketBeliefs, bots: list[str], seats: list[int], seed: int, games: int
) -> dict[str, object]:
    """Measure beliefs in a game."""
    reports = [Report() for _ in range(PARTS)]
    for number, position in enumerate(positions(game, bots, seats, seed, games, 1)):
        measure(reports[position.part], beliefs, position, number)
    return {"game": game.name, "seats": seats, "thirds": [report.summary() for report in reports]}


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=BOARDS, help="comma-separated names")
    parser.add_argument("--bots", default="planner", help="comma-separated names, which take the seats")
    parser.add_argument("--seats", default="", help="comma-separated numbers (default: all of each game)")
    parser.add_argument("--number", type=int, default=300, help="games to play of each")
    parser.add_argument("--seed", type=int, default=2_000_000, help="of the first game")
    parser.add_argument("--weights", type=Path, help="a file (default: the weights of each game)")
    args = parser.parse_args()
    for name in args.games.split(","):
        game = load(name)
        seats = [int(number) for number in args.seats.split(",")] if args.seats else list(game.seats)
        beliefs = TicketBeliefs(game, read_weights(args.weights) if args.weights else None)
        found = calibrate(game, beliefs, args.bots.split(","), seats, args.seed, args.number)
        print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
