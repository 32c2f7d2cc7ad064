"""Drawing train cards: two per turn, from the row or blind from the deck."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, cards, facts
from whistlestop.core.action_types import DECK, ROW, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE, NAMES
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.supply import Supply
from whistlestop.core.parts import Option, Phase
from whistlestop.core.reason import Kind, Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

DRAW_OPEN: Final = ActionType("draw {letter}", "Draw {letter} from the row", letter=facts.LETTER)


def _listed(colours: int) -> int:
    """Pack the colours of a set, counted from 1, into four bits each, and their number above bit 32."""
    members = bits.to_list(colours)
    return sum([(colour + 1) << 4 * place for place, colour in enumerate(members)]) + (len(members) << 32)


_LISTED: Final[vec[i64]] = vec[i64]([_listed(colours) for colours in range(256)])


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Option):
    """Draw two cards; a locomotive from the row counts as both (Q-05 to Q-08)."""

    def __init__(self, row: int, clear_at: int, reshuffle: bool = True) -> None:
        super().__init__()
        self.supply: Final = Supply(row, clear_at, reshuffle)
        self.second = SecondCard(self)
        self.blind: i64 = 0
        self.reusable: i64 = self.supply.reusable
        self.most_colours: i64 = min(row, COLOURS)

    def join(self, game: "Game") -> None:
        game.supply = self.supply
        self.supply.join(game)
        game.declare(DRAW_OPEN)
        self.blind = self.first = game.actions.add("draw", Aim(DECK))
        for letter, name in zip(LETTERS, NAMES):
            self.beyond = game.actions.add(f"draw {letter}", Aim(ROW, name)) + 1
        self.second.join(game)
        game.add_phase(self.second)

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.add_coloured(state, out)
        if cards.locomotives(state.row):
            out.add(self.blind + 1 + LOCOMOTIVE)

    def add_coloured(self, state: "State", out: Legal) -> None:
        """Add draws from the deck and of the colours in the row."""
        actions = out.actions
        size = out.size
        action = self.blind
        if state.deck | (state.discards & self.reusable):
            actions[size] = action
            size += 1
        listed = _LISTED[cards.colour_set(state.row)]
        out.size = size + (listed >> 32)
        # Write as many as the row can have colours, but count only those it has: a branch would often be
        # mispredicted.
        for i in range(size, size + self.most_colours):
            actions[i] = action + (listed & 15)
            listed >>= 4

    def count(self, state: "State", seat: i64, out: Legal) -> i64:
        return self.count_coloured(state) + i64(cards.locomotives(state.row) > 0)

    def nth(self, state: "State", seat: i64, n: i64, out: Legal) -> i64:
        return self.nth_coloured(state, n)

    def count_coloured(self, state: "State") -> i64:
        """Return the number of draws from the deck and of the colours in the row."""
        blind = i64((state.deck | (state.discards & self.reusable)) != 0)
        return blind + (_LISTED[cards.colour_set(state.row)] >> 32)

    def nth_coloured(self, state: "State", n: i64) -> i64:
        """Return the n-th draw: blind if possible, then the colours of the row, then a locomotive."""
        if state.deck | (state.discards & self.reusable):
            if not n:
                return self.blind
            n -= 1
        listed = _LISTED[cards.colour_set(state.row)]
        if n < listed >> 32:
            return self.blind + ((listed >> (4 * n)) & 15)
        return self.blind + 1 + LOCOMOTIVE

    def pick_coloured(self, state: "State", chance: Chance) -> i64:
        """Return a uniformly random draw from the deck or of a colour in the row."""
        blind = i64((state.deck | (state.discards & self.reusable)) != 0)
        listed = _LISTED[cards.colour_set(state.row)]
        n = chance.below(blind + (listed >> 32)) - blind
        return self.blind if n < 0 else self.blind + ((listed >> (4 * n)) & 15)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        self.take(state, seat, action, chance)
        if action == self.blind + 1 + LOCOMOTIVE or not self.another(state):
            state.end_turn(chance)
        else:
            state.phase = self.second

    def take(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Take one card."""
        if action == self.blind:
            self.supply.draw_blind(state, seat, chance)
        else:
            self.supply.take_from_row(state, seat, action - self.blind - 1, chance)

    def another(self, state: "State") -> bool:
        """Return whether a second card can be drawn: blind, or one from the row that is not a locomotive."""
        return bool(state.deck | (state.discards & self.reusable)) or cards.coloured(state.row) > 0

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        if action == self.blind:
            return self.supply.problem(state)
        kind = action - self.blind - 1
        if cards.count(state.row, kind):
            return None
        return Reason("No {kind} card lies face up.", kind=Kind(kind))


@mypyc_attr(allow_interpreted_subclasses=True)
class SecondCard(Phase):
    """The second pick, which can't be a locomotive from the row (Q-07)."""

    def __init__(self, option: DrawCards) -> None:
        super().__init__("second card", "Draw a second card.")
        self.option: Final = option

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.option.add_coloured(state, out)

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        return self.option.pick_coloured(state, chance)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        self.option.take(state, seat, action, chance)
        state.end_turn(chance)

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        if not self.option.first <= action < self.option.beyond:
            return Reason("You have drawn one card; draw the second one first.")
        if action == self.option.blind + 1 + LOCOMOTIVE:
            return Reason("A face-up locomotive can't be the second card of a turn.")
        return self.option.problem(state, seat, action)
