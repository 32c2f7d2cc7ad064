"""How scores and numbers of turns are distributed, a bot a line."""

from collections import Counter
from itertools import accumulate
from math import ceil

from whistlestop.arena.report.axis import HEIGHT, Axis, round_step
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.figures import many, number, percent, span
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.strips import Strip, box, chart

MOST_BARS = 48


def histograms(counts: dict[str, Counter[int]], means: dict[str, Estimate], unit: str) -> Markup:
    """Draw a histogram for each bot: the same bars and the same height for all."""
    every = [value for count in counts.values() for value in count]
    width = max(1, ceil(round_step((max(every) - min(every) + 1) / MOST_BARS)))
    binned = {name: in_bars(count, width) for name, count in counts.items()}
    tallest = max(max(bars.values()) / bars.total() for bars in binned.values())
    axis = Axis(min(map(min, binned.values())), max(map(max, binned.values())) + width)
    strips: list[Strip] = []
    for name, bars in binned.items():
        strips.append(
            Strip(
                name,
                join(draw(bars, width, tallest, axis, unit), draw_mean(means[name], axis)),
                number(means[name].value, 1),
                f"({span(means[name])})",
                in_words(counts[name], means[name], unit),
            )
        )
    return chart(strips, axis, unit, "tall")


def in_bars(counts: Counter[int], width: int) -> Counter[int]:
    """Count by the lowest value of each bar."""
    bars: Counter[int] = Counter()
    for value, times in counts.items():
        bars[value // width * width] += times
    return bars


def draw(bars: Counter[int], width: int, tallest: float, axis: Axis, unit: str) -> Markup:
    """Draw one bot's bars."""
    total = bars.total()
    drawn: list[str] = []
    for low, times in sorted(bars.items()):
        values = str(low) if width == 1 else f"{low} to {low + width - 1}"
        told = f"{values} {unit}: {times:,} of {many(total, 'game')}, {percent(times / total)}"
        left, right = axis.at(low), axis.at(low + width)
        gap = min(2.0, (right - left) / 6)
        top = HEIGHT - times / total / tallest * (HEIGHT - 6)
        drawn.append(box(left + gap / 2, right - gap / 2, top, HEIGHT, "bar", told.replace("-", "−")))
    return join(*drawn)


def draw_mean(mean: Estimate, axis: Axis) -> Markup:
    """Mark the mean; it lies in the middle of a whole number's bar."""
    return tag("path", d=f"M{axis.at(mean.value + 0.5):.1f} 0V{HEIGHT}", class_="mean")


def quantile(counts: Counter[int], share: float) -> int:
    """Return the smallest value that so large a share of the games does not exceed."""
    values = sorted(counts)
    reached = accumulate(counts[value] for value in values)
    return next(value for value, seen in zip(values, reached, strict=True) if seen >= share * counts.total())


def in_words(counts: Counter[int], mean: Estimate, unit: str) -> str:
    """Say where a distribution lies."""
    low, middle, high = (number(quantile(counts, share)) for share in (0.25, 0.5, 0.75))
    return (
        f"mean {number(mean.value, 1)} {unit}, half of the games between {low} and {high},"
        f" median {middle}, lowest {number(min(counts))}, highest {number(max(counts))}"
    )
