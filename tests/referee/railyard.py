"""The Card Game's railyards: placing trains, robbing them, and moving them onto the track."""

from collections import Counter
from functools import partial
from itertools import combinations

from .cards import COLOURS, LETTERS, LOCOMOTIVE, Cards, move, payment_text
from .chance import Chance, Play
from .table import Table

SMALLEST_SET = 2
MIXED = 3


class Railyards:
    """The rows of every seat by their colours, and the stacks on the track."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing placed."""
        self.rows: list[dict[str, Cards]] = [{} for _ in range(seats)]
        self.tracks: list[Cards] = [Counter() for _ in range(seats)]

    @property
    def everything(self) -> Cards:
        """All the cards in railyards and on the track."""
        return sum([*self.tracks, *[row for rows in self.rows for row in rows.values()]], Counter())

    def move_out(self, seat: int) -> bool:
        """Move each row's top card, locomotives first, to the track; return whether one moved (CG-04)."""
        rows = self.rows[seat]
        for colour, row in rows.items():
            top = LOCOMOTIVE if row[LOCOMOTIVE] else colour
            move(Counter([top]), row, self.tracks[seat])
        self.rows[seat] = {colour: row for colour, row in rows.items() if row.total()}
        return bool(rows)

    def places(self, table: Table, seat: int) -> dict[str, Play]:
        """Return every set that a seat may place."""
        hand = table.hands[seat]
        plays: dict[str, Play] = {}
        for colour in COLOURS:
            for count in range(1, hand[colour] + 1):
                for locomotives in range(hand[LOCOMOTIVE] + 1):
                    row: Cards = Counter({colour: count, LOCOMOTIVE: locomotives})
                    if row.total() >= SMALLEST_SET and self._may_lie(seat, colour, row.total()):
                        text = f"place {payment_text(row)}"
                        plays[text] = partial(self._place, table, seat, {colour: row})
        for mix in combinations([colour for colour in COLOURS if hand[colour]], MIXED):
            if all(self._may_lie(seat, colour, 1) for colour in mix):
                text = "place " + "+".join(LETTERS[colour] for colour in mix)
                rows: dict[str, Cards] = {colour: Counter([colour]) for colour in mix}
                plays[text] = partial(self._place, table, seat, rows)
        return plays

    def clear(self, pile: Cards) -> None:
        """Move everything to a pile."""
        pile.update(self.everything)
        self.rows = [{} for _ in self.rows]
        self.tracks = [Counter() for _ in self.tracks]

    def _may_lie(self, seat: int, colour: str, count: int) -> bool:
        """Return whether a seat may place a row of the given number of cards (CG-10, CG-11)."""
        rivals = [rows[colour].total() for rows in self.rows if colour in rows]
        return colour not in self.rows[seat] and all(count > rival for rival in rivals)

    def _place(self, table: Table, seat: int, placed: dict[str, Cards], chance: Chance) -> None:
        for colour, cards in placed.items():
            self._rob(colour, table.piles.discards)
            self.rows[seat][colour] = Counter()
            move(cards, table.hands[seat], self.rows[seat][colour])
        table.end_turn(chance)

    def _rob(self, colour: str, discards: Cards) -> None:
        """Discard the row of a colour, whoever has it (CG-11)."""
        for rows in self.rows:
            discards.update(rows.pop(colour, Counter()))
