"""How wide a name is when it is written in small capitals."""

from whistlestop.maps.measures import TEXT

SMALL = 0.78  # of the size of a capital
SPACED = 0.035
WIDTHS = {
    **dict.fromkeys("ABDGHKNOQRUVXYZÖÜÅØ&", 0.68),
    **dict.fromkeys("CEFLPSTÉ", 0.59),
    **dict.fromkeys("MW", 0.86),
    "I": 0.3,
    "J": 0.45,
    **dict.fromkeys(" .,'’", 0.28),
}  # of capitals of a bold sans-serif, in parts of their size
USUAL = 0.66


def width_of_text(text: str, size: float = TEXT) -> float:
    """Return how wide a line of text is."""
    width = 0.0
    for letter in text:
        large = 1.0 if letter == letter.upper() else SMALL
        width += WIDTHS.get(letter.upper(), USUAL) * large + SPACED
    return width * size


def ways_to_break(name: str) -> list[tuple[str, ...]]:
    """Return a name in one line and, if it has several words, in two."""
    words = name.split(" ")
    found: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1:
        breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        found.append(min(breaks, key=lambda lines: max(map(len, lines))))
    return found
