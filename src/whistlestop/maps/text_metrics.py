"""Estimated widths of text in small capitals."""

from whistlestop.maps.dimensions import TEXT

SMALL = 0.78  # size of small capitals relative to capitals
SPACED = 0.035
WIDTHS = {
    **dict.fromkeys("ABDGHKNOQRUVXYZÖÜÅØ&", 0.68),
    **dict.fromkeys("CEFLPSTÉ", 0.59),
    **dict.fromkeys("MW", 0.86),
    "I": 0.3,
    "J": 0.45,
    **dict.fromkeys(" .,'’", 0.28),
}  # of bold sans-serif capitals, relative to the font size
USUAL = 0.66


def text_width(text: str, size: float = TEXT) -> float:
    """Return the estimated width of a line of text."""
    width = 0.0
    for letter in text:
        large = 1.0 if letter == letter.upper() else SMALL
        width += WIDTHS.get(letter.upper(), USUAL) * large + SPACED
    return width * size


def line_breaks(name: str) -> list[tuple[str, ...]]:
    """Return a name on one line and, if it has several words, on two balanced lines."""
    words = name.split(" ")
    found: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1:
        breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        found.append(min(breaks, key=lambda lines: max(map(len, lines))))
    return found
