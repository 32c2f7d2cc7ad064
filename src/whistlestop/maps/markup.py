"""HTML and SVG elements with escaping; the output is well-formed XML."""

from html import escape

VOID = ("br", "input", "meta")


class Markup(str):
    """A string that is already markup; any other string is escaped."""

    __slots__ = ()


def tag(name: str, /, *inner: str, **attributes: object) -> Markup:
    """Return an element; `class_` becomes class, `data_sort` data-sort, and None is omitted."""
    opening = name
    for key, value in attributes.items():
        if value is not None:
            opening += f' {key.rstrip("_").replace("_", "-")}="{escape(written(value))}"'
    if name in VOID:
        return Markup(f"<{opening} />")
    return Markup(f"<{opening}>{join(*inner)}</{name}>")


def join(*inner: str) -> Markup:
    """Concatenate pieces, escaping those that are not markup."""
    return Markup("".join(piece if isinstance(piece, Markup) else escape(piece) for piece in inner))


def written(value: object) -> str:
    """Format an attribute's value; floats have at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
