"""A chart of the ratings with their intervals."""

from whistlestop.arena.report.axis import Axis
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.number_format import interval_text, number
from whistlestop.arena.report.row_chart import ChartRow, row_chart, whisker
from whistlestop.maps.markup import Markup


def rating_chart(ratings: dict[str, Estimate], anchor: str) -> Markup:
    """Return each rating as a point on its interval; the anchor has none."""
    axis = Axis(min(one.low for one in ratings.values()), max(one.high for one in ratings.values()))
    rows: list[ChartRow] = []
    for name, rating in ratings.items():
        point = whisker(axis.at(rating.low), axis.at(rating.high), axis.at(rating.value))
        value, interval = number(rating.value), "anchor" if name == anchor else interval_text(rating, 0)
        rows.append(ChartRow(name, point, value, f"({interval})", f"rating {value} ({interval})"))
    return row_chart(rows, axis, "rating", "flat")
