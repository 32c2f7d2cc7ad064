"""Tables of numbers that can be sorted by any column."""

from dataclasses import dataclass

from whistlestop.arena.report.markup import Markup, tag


@dataclass(frozen=True)
class Cell:
    """What a cell says, the finer print below it, and the number that it is sorted by."""

    text: str
    more: str = ""
    order: float = 0.0


def table(caption: str, headings: list[str], rows: list[list[Cell]], kind: str = "") -> Markup:
    """Write a table; the first cell of each row is its heading."""
    head = [
        tag("th", tag("button", heading, type="button"), scope="col", class_="number" if at else None)
        for at, heading in enumerate(headings)
    ]
    body = [tag("tr", *[write(cell, at) for at, cell in enumerate(row)]) for row in rows]
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption),
            tag("thead", tag("tr", *head)),
            tag("tbody", *body),
            class_=f"sortable {kind}".strip(),
        ),
        class_="scroll",
        tabindex=0,
        role="region",
        aria_label=caption,
    )


def write(cell: Cell, at: int) -> Markup:
    """Write a cell."""
    if at == 0:
        return tag("th", cell.text, scope="row")
    small = [tag("small", cell.more)] if cell.more else []
    return tag("td", cell.text, *small, data_sort=f"{cell.order:.6g}", class_="number")
