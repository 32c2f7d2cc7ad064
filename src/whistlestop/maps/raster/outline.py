"""Outlines: SVG path data, rectangles and circles as lists of points."""

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

Point = tuple[float, float]
Outline = list[Point]

TOKEN = re.compile(r"[MmLlHhVvCcZz]|-?(?:\d+\.?\d*|\.\d+)")
CURVE_STEPS = 8
CORNER_STEPS = 6


class UnknownPath(ValueError):
    """Path data with a command that is not supported."""


def parse_path(data: str) -> list[Outline]:
    """Parse SVG path data of lines and cubic curves into one outline for each part."""
    found: list[Outline] = []
    x = y = 0.0
    command = ""
    tokens = iter(TOKEN.findall(data))
    for token in tokens:
        if token.isalpha():
            command = token
            if command in "Zz":
                x, y = found[-1][0]
                found[-1].append((x, y))
                continue
            token = next(tokens)
        base = (x, y) if command.islower() else (0.0, 0.0)
        kind = command.lower()
        if kind == "h":
            x = base[0] + float(token)
        elif kind == "v":
            y = base[1] + float(token)
        elif kind == "c":
            points = [(base[0] + a, base[1] + b) for a, b in pairs([token, *take(tokens, 5)])]
            found[-1] += curve((x, y), *points)
            x, y = points[-1]
            continue
        elif kind in "ml" and kind:
            x, y = base[0] + float(token), base[1] + float(next(tokens))
        else:
            raise UnknownPath(f"“{data[:20]}” does not begin with a known command")
        if kind == "m":
            found.append([])
            command = "l" if command == "m" else "L"
        found[-1].append((x, y))
    return found


def take(tokens: Iterator[str], number: int) -> list[str]:
    """Return the next tokens."""
    return [next(tokens) for _ in range(number)]


def pairs(tokens: list[str]) -> Iterator[Point]:
    """Return numbers as points."""
    return ((float(x), float(y)) for x, y in zip(tokens[::2], tokens[1::2], strict=True))


def curve(start: Point, first: Point, second: Point, end: Point) -> Outline:
    """Return points on a cubic Bézier curve, without its start."""
    found: Outline = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        four = (start, first, second, end)
        found.append(
            (
                sum(weight * point[0] for weight, point in zip(weights, four, strict=True)),
                sum(weight * point[1] for weight, point in zip(weights, four, strict=True)),
            )
        )
    return found


def rectangle(width: float, height: float, radius: float = 0.0) -> Outline:
    """Return a rectangle around the origin, with rounded corners."""
    across, down = width / 2 - radius, height / 2 - radius
    corners = ((across, down, 0), (-across, down, 90), (-across, -down, 180), (across, -down, 270))
    steps = CORNER_STEPS if radius else 0
    return [
        (x + radius * math.cos(angle), y + radius * math.sin(angle))
        for x, y, start in corners
        for angle in (math.radians(start + 90 * step / max(steps, 1)) for step in range(steps + 1))
    ]


def circle(radius: float) -> Outline:
    """Return a circle around the origin."""
    steps = max(16, round(4 * radius))
    angles = (2 * math.pi * step / steps for step in range(steps))
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def placed(outline: Iterable[Point], x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> Outline:
    """Scale an outline, turn it by degrees and move it."""
    cos, sin = scale * math.cos(math.radians(angle)), scale * math.sin(math.radians(angle))
    return [(x + cos * a - sin * b, y + sin * a + cos * b) for a, b in outline]


def stroke(line: Outline, width: float) -> list[Outline]:
    """Return the rectangles that cover a line of some width."""
    found: list[Outline] = []
    for (x, y), (to_x, to_y) in pairwise(line):
        length = math.hypot(to_x - x, to_y - y)
        if length:
            bar = rectangle(length + width / 2, width)
            angle = math.degrees(math.atan2(to_y - y, to_x - x))
            found.append(placed(bar, (x + to_x) / 2, (y + to_y) / 2, angle))
    return found
