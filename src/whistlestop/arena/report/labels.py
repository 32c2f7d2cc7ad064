"""Where the names of cities stand on a map, so that they cover neither each other nor much of the lines."""

from dataclasses import dataclass

from whistlestop.arena.report.atlas import Atlas, Point
from whistlestop.arena.report.tracks import Track

SIZE = 15.0
LETTER = 0.61  # of the size: how wide a letter is on average
DOT = 9.0
ROUNDS = 4

Box = tuple[float, float, float, float]

PLACES: tuple[tuple[str, float, float], ...] = (
    ("start", 1.0, 0.0),
    ("end", -1.0, 0.0),
    ("middle", 0.0, -1.0),
    ("middle", 0.0, 1.0),
    ("start", 0.7, -0.75),
    ("start", 0.7, 0.75),
    ("end", -0.7, -0.75),
    ("end", -0.7, 0.75),
)


@dataclass(frozen=True)
class Label:
    """A name at a place beside its city."""

    x: float
    y: float  # of the letters' foot
    anchor: str
    box: Box


def place_labels(atlas: Atlas, tracks: list[Track]) -> list[Label]:
    """Choose a place for every name: first for itself, then again and again with regard to the others."""
    lines = [point for track in tracks for point in track.points()]
    choices = [candidates(name, at) for name, at in zip(atlas.board.cities, atlas.points, strict=True)]
    costs = [[in_the_way(atlas, label, lines) for label in labels] for labels in choices]
    chosen = [labels[cost.index(min(cost))] for labels, cost in zip(choices, costs, strict=True)]
    for _round in range(ROUNDS):
        for city, labels in enumerate(choices):
            others = [label.box for other, label in enumerate(chosen) if other != city]
            whole = [
                cost + sum(overlap(label.box, other) for other in others)
                for label, cost in zip(labels, costs[city], strict=True)
            ]
            chosen[city] = labels[whole.index(min(whole))]
    return chosen


def candidates(name: str, at: Point) -> list[Label]:
    """Return the places around a city where its name could stand."""
    width = len(name) * SIZE * LETTER
    labels: list[Label] = []
    for anchor, right, down in PLACES:
        x = at[0] + right * DOT
        y = at[1] + SIZE * 0.35 + down * (SIZE * 0.62 + DOT * 0.6)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        labels.append(Label(x, y, anchor, (left, y - SIZE * 0.8, left + width, y + SIZE * 0.25)))
    return labels


def in_the_way(atlas: Atlas, label: Label, lines: list[Point]) -> float:
    """Return how much of the map a name covers, in units that weigh against an overlap of names."""
    left, top, right, bottom = label.box
    outside = max(0.0, -left, right - atlas.width) + max(0.0, -top, bottom - atlas.height)
    covered = sum(1 for x, y in lines if left < x < right and top < y < bottom)
    dots = sum(1 for x, y in atlas.points if left - 4 < x < right + 4 and top - 4 < y < bottom + 4)
    return 50 * outside + 18 * covered + 150 * dots


def overlap(one: Box, other: Box) -> float:
    """Return a cost that grows with the area that two names share."""
    wide = min(one[2], other[2]) - max(one[0], other[0]) + 4
    high = min(one[3], other[3]) - max(one[1], other[1])
    return 200 + 4 * wide * high if wide > 0 and high > 0 else 0.0
