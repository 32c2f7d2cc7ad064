"""Bradley–Terry ratings, fitted by maximum likelihood."""

from collections.abc import Mapping
from math import exp, log

ELO = 400 / log(10)  # Elo per natural log odds: 400 Elo are odds of ten to one
PRIOR = 1.0  # pseudo-draws against an average bot, which keep ratings finite
TOLERANCE = 1e-9
MAX_ITERATIONS = 100

Pair = tuple[str, str]


def rate(
    names: list[str], ahead: Mapping[Pair, float], meetings: Mapping[Pair, int], begin: Mapping[str, float]
) -> dict[str, float]:
    """Return each bot's strength by Newton's method; the average is about 0."""
    place = {name: at for at, name in enumerate(names)}
    games = [(place[a], place[b], meetings[a, b], ahead[a, b]) for a, b in ahead]
    strengths = [begin.get(name, 0.0) for name in names]
    for _step in range(MAX_ITERATIONS):
        gradient = [PRIOR * (0.5 - win_probability(own)) for own in strengths]
        hessian = [[0.0] * len(names) for _ in names]
        for at, own in enumerate(strengths):
            hessian[at][at] = PRIOR * win_probability(own) * win_probability(-own)
        for one, other, met, share in games:
            expected = win_probability(strengths[one] - strengths[other])
            surprise = met * (share - expected)
            gradient[one] += surprise
            gradient[other] -= surprise
            bend = met * expected * (1 - expected)
            hessian[one][one] += bend
            hessian[other][other] += bend
            hessian[one][other] -= bend
            hessian[other][one] -= bend
        moves = [max(-1.0, min(1.0, move)) for move in solve(hessian, gradient)]
        strengths = [own + move for own, move in zip(strengths, moves, strict=True)]
        if max(map(abs, moves)) < TOLERANCE:
            break
    return dict(zip(names, strengths, strict=True))


def win_probability(lead: float) -> float:
    """Return the probability of finishing ahead, for a difference in strength."""
    return 1 / (1 + exp(-lead)) if lead > -700 else 0.0


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system of linear equations by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def cyclic_share(names: list[str], ahead: Mapping[Pair, float]) -> float | None:
    """Return the share of intransitive triples, or None without any triple."""
    beats = {pair: share > 0.5 for pair, share in ahead.items()}
    beats |= {(other, one): share < 0.5 for (one, other), share in ahead.items()}
    triples = [
        (a, b, c)
        for at, a in enumerate(names)
        for to, b in enumerate(names[at + 1 :], at + 1)
        for c in names[to + 1 :]
        if (a, b) in beats and (b, c) in beats and (a, c) in beats
    ]
    circles = sum(
        (beats[a, b] and beats[b, c] and beats[c, a]) or (beats[b, a] and beats[c, b] and beats[a, c])
        for a, b, c in triples
    )
    return circles / len(triples) if triples else None
