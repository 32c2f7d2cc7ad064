"""Tables of numbers that can be sorted by any column."""

from dataclasses import dataclass

from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.figures import number, percent, share_span, span
from whistlestop.arena.report.markup import Markup, tag


@dataclass(frozen=True)
class Cell:
    """What a cell says, the finer print below it, and the number that it is sorted by."""

    text: str
    more: str = ""
    order: float = 0.0


def count_cell(count: int) -> Cell:
    """Write a count."""
    return Cell(number(count), "", count)


def mean_cell(mean: Estimate, places: int = 1) -> Cell:
    """Write a mean and its interval."""
    return Cell(number(mean.value, places), span(mean, places), mean.value)


def share_cell(share: Estimate) -> Cell:
    """Write a share and its interval."""
    return Cell(percent(share.value), share_span(share), share.value)


def table(caption: str, headings: list[str], rows: list[list[Cell]], kind: str = "") -> Markup:
    """Write a table; the first cell of each row is its heading."""
    head = [
        tag("th", tag("button", heading, type="button"), scope="col", class_="number" if at else None)
        for at, heading in enumerate(headings)
    ]
    body = [tag("tr", *[write(cell, at) for at, cell in enumerate(row)]) for row in rows]
    inner = (tag("caption", caption), tag("thead", tag("tr", *head)), tag("tbody", *body))
    return scrolling(tag("table", *inner, class_=f"sortable {kind}".strip()), caption)


def write(cell: Cell, at: int) -> Markup:
    """Write a cell."""
    if at == 0:
        return tag("th", cell.text, scope="row")
    small = [tag("small", cell.more)] if cell.more else []
    return tag("td", cell.text, *small, data_sort=f"{cell.order:.6g}", class_="number")


def scrolling(inner: Markup, label: str, kind: str = "") -> Markup:
    """Let something that may be wider than the page be scrolled, by keys too."""
    kinds = f"scroll {kind}".strip()
    return tag("div", inner, class_=kinds, tabindex=0, role="region", aria_label=label)
