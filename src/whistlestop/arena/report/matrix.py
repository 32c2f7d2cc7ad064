"""The matrix of pairwise results."""

from whistlestop.arena.report.number_format import percent, percent_interval, plural
from whistlestop.arena.report.report_data import ReportData
from whistlestop.arena.report.table import scrolling
from whistlestop.maps.markup import Markup, tag

STRONGEST = 46  # per cent of tint at most, so that numbers stay readable
CAPTION = "How often the bot of the row finished ahead of the bot of the column"


def matrix(data: ReportData) -> Markup:
    """Return the table; each cell is the share of the row's bot."""
    names = data.names
    head = [tag("th", "ahead of →", scope="col", class_="corner")]
    head += [tag("th", name, scope="col") for name in names]
    body = [
        tag("tr", tag("th", row, scope="row"), *[cell(data, row, column) for column in names])
        for row in names
    ]
    inner = (tag("caption", CAPTION), tag("thead", tag("tr", *head)), tag("tbody", *body))
    return scrolling(tag("table", *inner, class_="matrix"), CAPTION)


def cell(data: ReportData, row: str, column: str) -> Markup:
    """Return one cell, tinted by its distance from an even match."""
    share = data.ahead(row, column)
    if share is None:
        return tag("td", "·", class_="none", title="the same bot" if row == column else "they never met")
    met = plural(data.meetings(row, column), "meeting")
    return tag(
        "td",
        percent(share.value),
        tag("small", percent_interval(share)),
        class_="better" if share.value >= 0.5 else "worse",
        style=f"--tint:{abs(share.value - 0.5) * 2 * STRONGEST:.0f}%",
        title=f"{row} ahead of {column}: {percent(share.value)} of {met}",
    )
