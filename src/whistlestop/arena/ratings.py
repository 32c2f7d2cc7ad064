"""Bradley–Terry ratings: the strengths under which the results of all pairs of bots are the likeliest."""

from collections.abc import Mapping
from math import exp, log

ELO = 400 / log(10)  # a rating of one Elo is so little that 400 of them mean odds of ten to one
PRIOR = 1.0  # games drawn against an average bot that are thought of as played, so that no rating is endless
NEAR = 1e-9
STEPS = 100

Pair = tuple[str, str]


def rate(
    names: list[str], ahead: Mapping[Pair, float], meetings: Mapping[Pair, int], begin: Mapping[str, float]
) -> dict[str, float]:
    """Return each bot's strength by Newton's method, from a first guess; the average bot's is about 0."""
    place = {name: at for at, name in enumerate(names)}
    games = [(place[a], place[b], meetings[a, b], ahead[a, b]) for a, b in ahead]
    strengths = [begin.get(name, 0.0) for name in names]
    for _step in range(STEPS):
        slope = [PRIOR * (0.5 - chance(own)) for own in strengths]
        curve = [[0.0] * len(names) for _ in names]
        for at, own in enumerate(strengths):
            curve[at][at] = PRIOR * chance(own) * chance(-own)
        for one, other, met, share in games:
            expected = chance(strengths[one] - strengths[other])
            surprise = met * (share - expected)
            slope[one] += surprise
            slope[other] -= surprise
            bend = met * expected * (1 - expected)
            curve[one][one] += bend
            curve[other][other] += bend
            curve[one][other] -= bend
            curve[other][one] -= bend
        moves = [max(-1.0, min(1.0, move)) for move in solved(curve, slope)]
        strengths = [own + move for own, move in zip(strengths, moves, strict=True)]
        if max(map(abs, moves)) < NEAR:
            break
    return dict(zip(names, strengths, strict=True))


def chance(lead: float) -> float:
    """Return how likely the stronger of two is ahead, for a difference of strengths."""
    return 1 / (1 + exp(-lead)) if lead > -700 else 0.0


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations whose matrix is positive definite, by elimination."""
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
    """Return the share of triples in which each bot beats the next in a circle; nothing without triples."""
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
