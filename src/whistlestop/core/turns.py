"""Turns: what a seat may do, what happens after each turn, and when the last round begins."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import cards, facts
from whistlestop.core.action_types import ActionType
from whistlestop.core.actions import Legal
from whistlestop.core.cards import MOST
from whistlestop.core.events import TABLE, EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.supply import Supply
from whistlestop.core.parts import EndRule, Option, Phase, is_in_step
from whistlestop.core.reason import Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

IDLE_ROUNDS: Final = 20
MOST_COUNTED: Final = 4  # options of a turn
FINAL_ROUND: Final = "final round"  # the usual reason for the end of a game

OVER: Final = EventType("over", "The game is over ({reason}).", reason=facts.TEXT)
LAST_ROUND: Final = EventType("last round", "The last round begins: everybody has one more turn.")

PASS: Final = ActionType("pass", "Pass")


@final
class NoOption(Option):
    """The lack of a further option."""

    def count(self, state: "State", seat: i64, out: Legal) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Phase):
    """A seat's turn: exactly one of several options, or a pass if none is possible (Q-03, Q-24)."""

    def __init__(self, *options: Option) -> None:
        super().__init__("turn", "It is your turn.")
        self.options: Final = list(options)
        self.pass_: i64 = 0
        # A linked list, because mypyc checks the type of every item taken from a list.
        self.chain: Option | None = None
        for option in reversed(self.options):
            option.next = self.chain
            self.chain = option
        # The first four again: each has a call of its own, which profile-guided optimisation can inline.
        four = [*self.options, NoOption(), NoOption(), NoOption(), NoOption()]
        self.one: Final = four[0]
        self.two: Final = four[1]
        self.three: Final = four[2]
        self.four: Final = four[3]
        self.counts = False  # whether these are all, and all can count their actions
        self.supply = Supply(0, 0)
        self.full_row: i64 = -1  # how many cards a row has that needs no attention, unless it has
        self.too_many: i64 = 0  # this many locomotives

    def join(self, game: "Game") -> None:
        for option in self.options:
            before = len(game.actions)
            option.join(game)
            if option.first == option.beyond and len(game.actions) > before:
                raise ValueError(f"{type(option).__name__}.join: add the option's actions with “add_action”")
        self.counts = len(self.options) <= MOST_COUNTED and all(
            is_in_step(one, "count") and is_in_step(one, "nth") for one in self.options
        )
        game.declare(PASS, OVER)
        self.pass_ = game.actions.add("pass")
        self.supply = game.supply
        if type(self.supply) is Supply:
            self.full_row = self.supply.row_size
            self.too_many = self.supply.clear_at or MOST

    def begin(self, state: "State", seat: i64, chance: Chance) -> None:
        """Begin a seat's turn."""
        state.seat = seat
        state.phase = self

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        option = self.chain
        while option is not None:
            option.add_legal(state, seat, out)
            option = option.next
        if not out.size:
            out.add(self.pass_)

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        if not self.counts:
            return super().pick(state, seat, chance, out)
        one = self.one.count(state, seat, out)
        two = one + self.two.count(state, seat, out)
        three = two + self.three.count(state, seat, out)
        four = three + self.four.count(state, seat, out)
        n = chance.below(four if four else i64(1))
        if n < one:
            return self.one.nth(state, seat, n, out)
        if n < two:
            return self.two.nth(state, seat, n - one, out)
        if n < three:
            return self.three.nth(state, seat, n - two, out)
        if n < four:
            return self.four.nth(state, seat, n - three, out)
        return self.pass_

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        if action == self.pass_:
            state.passes += 1
            self.finish(state, seat, chance, False)
        else:
            state.passes = 0
            if action < self.one.beyond:
                self.one.play(state, seat, action, chance)
            elif action < self.two.beyond:
                self.two.play(state, seat, action, chance)
            elif action < self.three.beyond:
                self.three.play(state, seat, action, chance)
            else:
                option: Option | None = self.four
                while option is not None and action >= option.beyond:
                    option = option.next
                assert option is not None
                option.play(state, seat, action, chance)

    def finish(self, state: "State", seat: i64, chance: Chance, progress: bool) -> None:
        """End the seat's turn and begin the next one, unless the game is over."""
        row = state.row
        if cards.total(row) != self.full_row or cards.locomotives(row) >= self.too_many:
            self.supply.fill_row(state, chance)
        if progress:
            state.idle = 0
        else:
            state.idle += 1
        reason = state.game.end.ends(state, seat)
        if reason:
            self.stop(state, reason, chance)
        elif state.passes == state.seats:
            self.stop(state, "everybody passed", chance)
        elif state.idle == IDLE_ROUNDS * state.seats:
            self.stop(state, "no progress", chance)
        else:
            seat += 1
            if seat == state.seats:
                seat = 0
            self.begin(state, seat, chance)

    def stop(self, state: "State", reason: str, chance: Chance) -> None:
        """End the game."""
        state.reason = reason
        state.over = True
        state.phase = state.game.over
        if state.journal is not None:
            state.journal.append(OVER.event(TABLE, reason=reason))

    def effect(self, state: "State", seat: i64, action: i64) -> dict[str, object]:
        for option in self.options:
            if option.first <= action < option.beyond:
                return option.effect(state, seat, action)
        return {}

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        if action == self.pass_:
            out = state.game.new_legal()
            self.add_legal(state, seat, out)
            if out.actions[0] == self.pass_:
                return None
            return Reason("You may pass only if you have no other move.")
        for option in self.options:
            if option.first <= action < option.beyond:
                return option.problem(state, seat, action)
        return Reason("That action is not available now; it is your turn.")


@mypyc_attr(allow_interpreted_subclasses=True)
class LastRound(EndRule):
    """The rule that once something has happened, every seat has one more turn before the game ends."""

    def join(self, game: "Game") -> None:
        game.declare(LAST_ROUND)

    def begins(self, state: "State", seat: i64) -> bool:
        """Return whether the turn that the seat has just finished triggers the last round."""
        raise NotImplementedError

    def ends(self, state: "State", seat: i64) -> str:
        if state.turns_left:
            state.turns_left -= 1
            return "" if state.turns_left else FINAL_ROUND
        if self.begins(state, seat):
            state.turns_left = state.seats
            if state.journal is not None:
                state.journal.append(LAST_ROUND.event(seat))
        return ""


class GameOver(Phase):
    """The phase after the end, in which nobody may act."""

    def __init__(self) -> None:
        super().__init__("over", "The game is over.")

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """Add nothing."""

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Raise, since there is nothing to play."""
        raise RuntimeError("the game is over")

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return Reason("The game is over.")
