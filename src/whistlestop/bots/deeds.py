"""What each action of a game is and names, read once from its text."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.rail.claim import ClaimRoute

OTHER: Final = 0
CLAIM: Final = 1  # names a route
DRAW: Final = 2  # names a colour, or -1 for a blind card
KEEP: Final = 3  # names a set of positions
TAKE: Final = 4  # names the colour of a passenger
PLACE: Final = 5  # names cards
TICKETS: Final = 6  # names how many tickets come from the first of two decks; 0 if there is only one
PAY: Final = 7  # names cards

WHAT: Final = {
    "claim": CLAIM,
    "draw": DRAW,
    "keep": KEEP,
    "take": TAKE,
    "place": PLACE,
    "tickets": TICKETS,
    "pay": PAY,
}


@final
class Deeds:
    """Of each action: what it is, what it names, and the cards that it pays for a route."""

    def __init__(self, game: Game) -> None:
        texts = game.actions.texts
        self.what: vec[i64] = vec[i64]([WHAT.get(text.split(" ")[0], OTHER) for text in texts])
        self.names: vec[i64] = vec[i64]([-1] * len(texts))
        self.cost: vec[i64] = vec[i64]([0] * len(texts))
        for action, text in enumerate(texts):
            if self.what[action] != CLAIM and " " in text:
                self.names[action] = named(int(self.what[action]), text.split(" ")[1])
        for option in game.turn.options:
            if isinstance(option, ClaimRoute):
                for claim in range(option.first, option.beyond):
                    self.names[claim] = option.claims.route(claim)
                    self.cost[claim] = option.claims.cost(claim)


def named(what: int, said: str) -> int:
    """Read what an action names."""
    if what == DRAW:
        return cards.LETTERS.index(said)
    if what == KEEP:
        return 0 if said == "none" else sum(int(BIT[int(one) - 1]) for one in said.split(","))
    if what == TAKE:
        return cards.NAMES.index(said)
    if what == TICKETS:
        return int(said.split("+")[0])
    if what in (PLACE, PAY):
        return int(cards.from_letters(said.replace("+", "")))
    return -1
