"""Cards: their names and letters, and the sets that a hand can pay."""

from collections import Counter

LOCOMOTIVE = "locomotive"
LETTERS = {
    "purple": "P",
    "white": "W",
    "blue": "B",
    "yellow": "Y",
    "orange": "O",
    "black": "K",
    "red": "R",
    "green": "G",
    LOCOMOTIVE: "L",
}
COLOURS = [card for card in LETTERS if card != LOCOMOTIVE]

Cards = Counter[str]


def holds(owned: Cards, wanted: Cards) -> bool:
    """Return whether all the wanted cards are among the owned ones."""
    return all(owned[card] >= count for card, count in wanted.items())


def move(cards: Cards, source: Cards, target: Cards) -> None:
    """Move cards from one pile or hand to another."""
    if not holds(source, cards):
        raise ValueError(f"{dict(cards)} is not in {dict(source)}")
    for card, count in cards.items():
        source[card] -= count
        target[card] += count


def payment_text(payment: Cards) -> str:
    """Write a payment of one colour: its letters first, then the locomotives."""
    coloured = [LETTERS[card] * count for card, count in payment.items() if card != LOCOMOTIVE]
    return "".join(coloured) + LETTERS[LOCOMOTIVE] * payment[LOCOMOTIVE]


def payments(hand: Cards, colours: list[str], size: int, fewest_locomotives: int = 0) -> list[Cards]:
    """Return every payment of one of the colours, with locomotives as wild cards (Q-14)."""
    found: list[Cards] = []
    for locomotives in range(fewest_locomotives, min(size, hand[LOCOMOTIVE]) + 1):
        rest = size - locomotives
        if rest == 0:
            found.append(Counter({LOCOMOTIVE: size}))  # no colour is played, so it counts once
            continue
        affordable = [colour for colour in colours if hand[colour] >= rest]
        found += [Counter({colour: rest, LOCOMOTIVE: locomotives}) for colour in affordable]
    return found
