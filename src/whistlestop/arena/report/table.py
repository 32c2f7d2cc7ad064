"""Sortable tables."""

from dataclasses import dataclass

from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.number_format import interval_text, number, percent, percent_interval
from whistlestop.maps.markup import Markup, tag


@dataclass(frozen=True)
class Cell:
    """A cell's text, the detail below it, and its sort key."""

    text: str
    detail: str = ""
    order: float = 0.0


def count_cell(count: int) -> Cell:
    """Return a cell with a count."""
    return Cell(number(count), "", count)


def mean_cell(mean: Estimate, places: int = 1) -> Cell:
    """Return a cell with a mean and its interval."""
    return Cell(number(mean.value, places), interval_text(mean, places), mean.value)


def share_cell(share: Estimate) -> Cell:
    """Return a cell with a share and its interval."""
    return Cell(percent(share.value), percent_interval(share), share.value)


def table(caption: str, headings: list[str], rows: list[list[Cell]], kind: str = "") -> Markup:
    """Return a table; the first cell of each row is its heading."""
    head = [
        tag("th", tag("button", heading, type="button"), scope="col", class_="number" if at else None)
        for at, heading in enumerate(headings)
    ]
    body = [tag("tr", *[write(cell, at) for at, cell in enumerate(row)]) for row in rows]
    inner = (tag("caption", caption), tag("thead", tag("tr", *head)), tag("tbody", *body))
    return scrolling(tag("table", *inner, class_=f"sortable {kind}".strip()), caption)


def write(cell: Cell, at: int) -> Markup:
    """Return a table cell."""
    if at == 0:
        return tag("th", cell.text, scope="row")
    small = [tag("small", cell.detail)] if cell.detail else []
    return tag("td", cell.text, *small, data_sort=f"{cell.order:.6g}", class_="number")


def scrolling(inner: Markup, label: str, kind: str = "") -> Markup:
    """Wrap wide content in a scrollable region that the keyboard can reach."""
    kinds = f"scroll {kind}".strip()
    return tag("div", inner, class_=kinds, tabindex=0, role="region", aria_label=label)
