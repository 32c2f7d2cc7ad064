"""Action codes: the actions of a game as small numbers with a mask of the legal ones."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import cards
from whistlestop.core.action_types import HELD_TICKETS
from whistlestop.core.actions import MOST_POSITIONS, SETS, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.state import State

ILLEGAL: Final = -1


def payment_in(game: Game, text: str) -> str:
    """Return the cards that an action pays, as its type declares; empty if it pays none."""
    for declared in game.action_types:
        if declared.paid_by:
            found = declared.matcher.match(text)
            if found is not None:
                return found[declared.paid_by]
    return ""


@final
class ActionCodes:
    """A table of actions for learners, full or reduced.

    In the full table, the code of an action is its number. The reduced table has one code for all payments
    of the same thing in the same colour, which stands for the legal one with the fewest locomotives.

    An action that names a set of positions takes several steps: a code for each ticket adds it to the set,
    and the last code plays the set.
    """

    def __init__(self, game: Game, reduced: bool = False) -> None:
        self.game = game
        self.reduced = reduced
        table = game.actions
        self.labels: list[str] = []
        self.code_of: vec[i64] = vec[i64]([0] * len(table))
        self.locomotives: vec[i64] = vec[i64]([0] * len(table))
        codes: dict[tuple[str, str], int] = {}
        for action, text in enumerate(table.texts):
            paid = payment_in(game, text) if reduced else ""
            multiset = cards.from_letters(paid)
            key = (text.removesuffix(paid), paid[:1]) if paid else (text, "")
            if key not in codes:
                codes[key] = len(self.labels)
                self.labels.append(f"{key[0]}{key[1]}" if paid else text)
            self.code_of[action] = codes[key]
            self.locomotives[action] = cards.locomotives(multiset)
        self.listed: i64 = len(self.labels)  # the codes that are not about sets
        self.of_tickets = table.sets_aim.where == HELD_TICKETS.name
        if table.word:
            self.labels += [f"{table.word} {thing}" for thing in self.things()]
            self.labels.append(f"{table.word} done")
        self.size: i64 = len(self.labels)

    def __repr__(self) -> str:
        kind = "reduced" if self.reduced else "full"
        return f"<ActionCodes of {self.game.name}: {kind}, {self.size} codes>"

    def things(self) -> list[str]:
        """Return a label for each thing that a set can contain."""
        if self.of_tickets:
            return [str(ticket) for ticket in self.game.tickets.tickets]
        return [str(position + 1) for position in range(MOST_POSITIONS)]

    def is_addition(self, code: i64) -> bool:
        """Return whether a code adds to a set instead of playing an action."""
        return self.listed <= code < self.size - 1

    def position(self, state: State, seat: i64, code: i64) -> i64:
        """Return the position that a code adds to a set; ILLEGAL if the seat does not have it."""
        thing = code - self.listed
        if not self.of_tickets:
            return thing
        held = self.game.tickets.held_by(state, seat)
        for position in range(i64(len(held))):
            if held[position] == thing:
                return position
        return ILLEGAL

    def write_mask(
        self, state: State, seat: i64, pending: i64, legal: Legal, mask: vec[u8], at: i64, codes: vec[i64]
    ) -> i64:
        """Mark the legal codes of a seat in a mask of zeros and list them; return their number."""
        size: i64 = 0
        if state.phase.lists_many and self.size > self.listed:
            return self.write_set_mask(state, seat, pending, mask, at, codes)
        state.legal(seat, legal)
        if not self.reduced:
            for i in range(legal.size):
                action = legal.actions[i]
                mask[at + action] = 1
                codes[i] = action
            return legal.size
        for i in range(legal.size):
            code = self.code_of[legal.actions[i]]
            if not mask[at + code]:
                mask[at + code] = 1
                codes[size] = code
                size += 1
        return size

    def write_set_mask(
        self, state: State, seat: i64, pending: i64, mask: vec[u8], at: i64, codes: vec[i64]
    ) -> i64:
        """Mark what can be added to a set, and that it can be played."""
        size: i64 = 0
        phase = state.phase
        held = self.game.tickets.held_by(state, seat)
        things = i64(len(held)) if self.of_tickets else i64(MOST_POSITIONS)
        for position in range(things):
            if (
                not pending & BIT[position]
                and phase.problem(state, seat, SETS + pending + BIT[position]) is None
            ):
                code = self.listed + (held[position] if self.of_tickets else position)
                mask[at + code] = 1
                codes[size] = code
                size += 1
        if phase.problem(state, seat, SETS + pending) is None:
            mask[at + self.size - 1] = 1
            codes[size] = self.size - 1
            size += 1
        return size

    def action(self, state: State, seat: i64, code: i64, pending: i64, legal: Legal) -> i64:
        """Return the legal action of a code, or ILLEGAL; codes that add to a set have none."""
        if code == self.size - 1 and self.size > self.listed:
            if state.phase.lists_many and state.phase.problem(state, seat, SETS + pending) is None:
                return SETS + pending
            return ILLEGAL
        if state.phase.lists_many or not 0 <= code < self.listed:
            return ILLEGAL
        state.legal(seat, legal)
        found: i64 = ILLEGAL
        for i in range(legal.size):
            action = legal.actions[i]
            better = found < 0 or self.locomotives[action] < self.locomotives[found]
            if better and self.code_of[action] == code:
                found = action
        return found

    def code(self, action: i64) -> i64:
        """Return the code of an action that does not name a set."""
        return self.code_of[action]

    def mask(self, state: State, seat: int, pending: int = 0) -> vec[u8]:
        """Return the mask of a seat's legal codes."""
        mask = vec[u8]([u8(0)] * int(self.size))
        if state.may_act(seat):
            legal = self.game.new_legal()
            self.write_mask(state, seat, pending, legal, mask, 0, self.game.new_legal().actions)
        return mask
