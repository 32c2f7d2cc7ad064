"""Histograms of scores and turns, one row per bot."""

from collections import Counter
from itertools import accumulate
from math import ceil

from whistlestop.arena.report.axis import HEIGHT, Axis, round_step
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.number_format import interval_text, number, percent, plural
from whistlestop.arena.report.row_chart import ChartRow, rect, row_chart
from whistlestop.maps.markup import Markup, join, tag

MOST_BARS = 48


def histograms(counts: dict[str, Counter[int]], means: dict[str, Estimate], unit: str) -> Markup:
    """Return a histogram for each bot, with common bins and scale."""
    every = [value for count in counts.values() for value in count]
    width = max(1, ceil(round_step((max(every) - min(every) + 1) / MOST_BARS)))
    binned = {name: bin_counts(count, width) for name, count in counts.items()}
    tallest = max(max(bars.values()) / bars.total() for bars in binned.values())
    axis = Axis(min(map(min, binned.values())), max(map(max, binned.values())) + width)
    rows: list[ChartRow] = []
    for name, bars in binned.items():
        rows.append(
            ChartRow(
                name,
                join(draw(bars, width, tallest, axis, unit), draw_mean(means[name], axis)),
                number(means[name].value, 1),
                f"({interval_text(means[name])})",
                describe(counts[name], means[name], unit),
            )
        )
    return row_chart(rows, axis, unit, "tall")


def bin_counts(counts: Counter[int], width: int) -> Counter[int]:
    """Return the counts by the lowest value of each bin."""
    bars: Counter[int] = Counter()
    for value, times in counts.items():
        bars[value // width * width] += times
    return bars


def draw(bars: Counter[int], width: int, tallest: float, axis: Axis, unit: str) -> Markup:
    """Draw the bars of one bot."""
    total = bars.total()
    drawn: list[str] = []
    for low, times in sorted(bars.items()):
        values = str(low) if width == 1 else f"{low} to {low + width - 1}"
        text = f"{values} {unit}: {times:,} of {plural(total, 'game')}, {percent(times / total)}"
        left, right = axis.at(low), axis.at(low + width)
        gap = min(2.0, (right - left) / 6)
        top = HEIGHT - times / total / tallest * (HEIGHT - 6)
        drawn.append(rect(left + gap / 2, right - gap / 2, top, HEIGHT, "bar", text.replace("-", "−")))
    return join(*drawn)


def draw_mean(mean: Estimate, axis: Axis) -> Markup:
    """Draw a line at the mean, offset to the middle of a bar."""
    return tag("path", d=f"M{axis.at(mean.value + 0.5):.1f} 0V{HEIGHT}", class_="mean")


def quantile(counts: Counter[int], share: float) -> int:
    """Return the quantile of the counted values at a share from 0 to 1."""
    values = sorted(counts)
    reached = accumulate(counts[value] for value in values)
    return next(value for value, seen in zip(values, reached, strict=True) if seen >= share * counts.total())


def describe(counts: Counter[int], mean: Estimate, unit: str) -> str:
    """Return the alternative text of a histogram."""
    low, middle, high = (number(quantile(counts, share)) for share in (0.25, 0.5, 0.75))
    return (
        f"mean {number(mean.value, 1)} {unit}, half of the games between {low} and {high},"
        f" median {middle}, lowest {number(min(counts))}, highest {number(max(counts))}"
    )
