"""HTML and SVG, written so that every text is escaped and every page is well-formed XML too."""

from html import escape

VOID = ("br", "input", "meta")


class Markup(str):
    """Text that is markup already; any other text is escaped when it becomes part of a page."""

    __slots__ = ()


def tag(name: str, /, *inner: str, **attributes: object) -> Markup:
    """Write an element; `class_` is written as class, `data_sort` as data-sort, and None not at all."""
    opening = name
    for key, value in attributes.items():
        if value is not None:
            opening += f' {key.rstrip("_").replace("_", "-")}="{escape(written(value))}"'
    if name in VOID:
        return Markup(f"<{opening} />")
    return Markup(f"<{opening}>{join(*inner)}</{name}>")


def join(*inner: str) -> Markup:
    """Put pieces one after the other."""
    return Markup("".join(piece if isinstance(piece, Markup) else escape(piece) for piece in inner))


def written(value: object) -> str:
    """Write an attribute's value; a number to two places, without needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
