"""Kind and argument of each action, parsed once from its text."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.rail.claim import ClaimRoute

OTHER: Final = 0
CLAIM: Final = 1  # argument: the route
DRAW: Final = 2  # argument: the colour, or -1 for a blind draw
KEEP: Final = 3  # argument: the positions as a bit set
TAKE: Final = 4  # argument: the passenger's colour
PLACE: Final = 5  # argument: the cards
TICKETS: Final = 6  # argument: the number of tickets from the first of two decks, or 0 with a single deck
PAY: Final = 7  # argument: the cards

KIND_OF_VERB: Final = {
    "claim": CLAIM,
    "draw": DRAW,
    "keep": KEEP,
    "take": TAKE,
    "place": PLACE,
    "tickets": TICKETS,
    "pay": PAY,
}


@final
class ActionIndex:
    """For each action its kind, its argument and, for claims, the cards paid."""

    def __init__(self, game: Game) -> None:
        texts = game.actions.texts
        self.kind: vec[i64] = vec[i64]([KIND_OF_VERB.get(text.split(" ")[0], OTHER) for text in texts])
        self.argument: vec[i64] = vec[i64]([-1] * len(texts))
        self.cost: vec[i64] = vec[i64]([0] * len(texts))
        for action, text in enumerate(texts):
            if self.kind[action] != CLAIM and " " in text:
                self.argument[action] = parse_argument(int(self.kind[action]), text.split(" ")[1])
        for option in game.turn.options:
            if isinstance(option, ClaimRoute):
                for claim in range(option.first, option.beyond):
                    self.argument[claim] = option.claims.route(claim)
                    self.cost[claim] = option.claims.cost(claim)


def parse_argument(kind: int, text: str) -> int:
    """Parse the argument of an action."""
    if kind == DRAW:
        return cards.LETTERS.index(text)
    if kind == KEEP:
        return 0 if text == "none" else sum(int(BIT[int(position) - 1]) for position in text.split(","))
    if kind == TAKE:
        return cards.NAMES.index(text)
    if kind == TICKETS:
        return int(text.split("+")[0])
    if kind in (PLACE, PAY):
        return int(cards.from_letters(text.replace("+", "")))
    return -1
