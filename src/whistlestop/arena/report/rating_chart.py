"""The ratings, each with its interval."""

from whistlestop.arena.report.axis import Axis
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.figures import number, span
from whistlestop.arena.report.markup import Markup
from whistlestop.arena.report.strips import Strip, chart, whisker


def rating_chart(ratings: dict[str, Estimate], anchor: str) -> Markup:
    """Draw each rating as a point on its interval; the anchor is fixed and has none."""
    reach = Axis(min(one.low for one in ratings.values()), max(one.high for one in ratings.values()))
    strips: list[Strip] = []
    for name, rating in ratings.items():
        point = whisker(reach.at(rating.low), reach.at(rating.high), reach.at(rating.value))
        value, interval = number(rating.value), "anchor" if name == anchor else span(rating, 0)
        strips.append(Strip(name, point, value, f"({interval})", f"rating {value} ({interval})"))
    return chart(strips, reach, "rating", "flat")
