"""The likelihood of tickets that seats were seen to hold, to fit the weights of the features."""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.beliefs.evidence import COLUMNS, LEVELS, Evidence
from whistlestop.bots.beliefs.features import FEATURES
from whistlestop.bots.beliefs.possible_tickets import PossibleTickets
from whistlestop.bots.beliefs.sampler import PAIR_BEGIN, SET_BEGIN

WIDTH: Final = i64(len(FEATURES))
LONGEST_STEP: Final = 5.0  # of Newton's method, so that it does not overshoot
PRECISION: Final = 1e-3  # the gain of log-likelihood that is not worth another step


@final
class TicketLikelihood:
    """The pseudo-likelihood: the probability of each held ticket among all possible ones, given the others.

    The choices are the same as those of the sampler's steps.
    """

    def __init__(self) -> None:
        self.choices: list[vec[float]] = []  # per choice, the features of each candidate
        self.truth: list[int] = []  # the position of the ticket that was held

    def add(self, evidence: Evidence, possible: PossibleTickets, held: vec[i64]) -> None:
        """Add the choices of a set that a seat really holds."""
        for slot in range(i64(len(held))):
            self.add_choice(evidence, possible, held, slot)

    def add_choice(self, evidence: Evidence, possible: PossibleTickets, held: vec[i64], slot: i64) -> None:
        """Add the choice of one ticket of a set, given the others."""
        used: vec[i64] = vec[i64]([0] * len(possible.most))
        for other in range(i64(len(held))):
            if other != slot:
                used[i64(evidence.map.tickets.set.deck_of[held[other]])] += 1
        rows: vec[float] = vec[float]([0.0] * (len(possible.tickets) * int(WIDTH)))
        count: i64 = 0
        truth: i64 = -1
        chosen = held[:]
        for at in range(i64(len(possible.tickets))):
            ticket = possible.tickets[at]
            if used[possible.deck[at]] >= possible.most[possible.deck[at]]:
                continue
            if ticket == held[slot]:
                truth = count
            elif ticket in held:
                continue
            chosen[slot] = ticket
            describe(evidence, chosen, slot, rows, count * WIDTH)
            count += 1
        if truth >= 0 and count > 1:
            self.choices.append(rows[: count * WIDTH])
            self.truth.append(int(truth))

    def derive(self, weights: vec[float], gradient: vec[float], hessian: vec[float]) -> float:
        """Add the gradient and the negative Hessian of the log-likelihood, and return it."""
        total = 0.0
        mean: vec[float] = vec[float]([0.0] * int(WIDTH))
        for number in range(len(self.choices)):
            rows = self.choices[number]
            count = i64(len(rows)) // WIDTH
            truth = i64(self.truth[number]) * WIDTH
            odds: vec[float] = vec[float]([0.0] * int(count))
            whole = 0.0
            for row in range(count):
                score = 0.0
                for i in range(WIDTH):
                    score += weights[i] * rows[row * WIDTH + i]
                odds[row] = exp(score)
                whole += odds[row]
            total += log(odds[truth // WIDTH] / whole)
            for i in range(WIDTH):
                mean[i] = 0.0
            for row in range(count):
                share = odds[row] / whole
                at = row * WIDTH
                for i in range(WIDTH):
                    value = rows[at + i] * share
                    if value != 0.0:
                        mean[i] += value
                        for j in range(i + 1):
                            hessian[i * WIDTH + j] += value * rows[at + j]
            for i in range(WIDTH):
                gradient[i] += rows[truth + i] - mean[i]
                for j in range(i + 1):
                    hessian[i * WIDTH + j] -= mean[i] * mean[j]
        return total

    def score(self, weights: vec[float]) -> float:
        """Return the mean log-likelihood of a choice."""
        nothing: vec[float] = vec[float]([0.0] * int(WIDTH))
        ignored: vec[float] = vec[float]([0.0] * int(WIDTH * WIDTH))
        return self.derive(weights, nothing, ignored) / max(1, len(self.choices))


def describe(evidence: Evidence, tickets: vec[i64], slot: i64, out: vec[float], at: i64) -> None:
    """Write the features of a set, as far as they depend on one of its tickets."""
    size = evidence.map.size
    mine = tickets[slot]
    for column in range(COLUMNS):
        out[at + column] = evidence.values[mine * COLUMNS + column]
    for level in range(LEVELS):
        explained: i64 = 0
        for ticket in tickets:
            explained |= evidence.explained[level * size + ticket]
        weight = float(evidence.unexplained(level, explained))
        out[at + SET_BEGIN + level] = weight / evidence.scale(level)
        out[at + SET_BEGIN + LEVELS + level] = weight / float(max(evidence.total[level], i64(1)))
    shared = 0.0
    for other in range(i64(len(tickets))):
        if other != slot:
            shared += evidence.map.shared[mine * size + tickets[other]]
    out[at + PAIR_BEGIN] = shared
    out[at + PAIR_BEGIN + 1] = shared * evidence.laid_share


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite matrix (Gaussian elimination)."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = rows[i][size] - sum([rows[i][k] * solution[k] for k in range(i + 1, size)])
        solution[i] = rest / rows[i][i]
    return solution


def fit(likelihood: TicketLikelihood, ridge: float, rounds: int) -> list[float]:
    """Return the weights of the highest likelihood, a little drawn towards 0 (Newton's method)."""
    size = int(WIDTH)
    weights = [0.0] * size
    best = -1e300
    for _ in range(rounds):
        current = vec[float](weights)
        gradient: vec[float] = vec[float]([0.0] * size)
        hessian: vec[float] = vec[float]([0.0] * (size * size))
        total = likelihood.derive(current, gradient, hessian)
        total -= ridge / 2 * sum([weight * weight for weight in weights])
        matrix = [[hessian[max(i, j) * size + min(i, j)] for j in range(size)] for i in range(size)]
        for i in range(size):
            matrix[i][i] += ridge
        step = solve(matrix, [gradient[i] - ridge * weights[i] for i in range(size)])
        largest = max([abs(one) for one in step])
        if largest > LONGEST_STEP:
            step = [LONGEST_STEP * one / largest for one in step]
        weights = [weights[i] + step[i] for i in range(size)]
        if total - best < PRECISION:
            break
        best = total
    return weights
