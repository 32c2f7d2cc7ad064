"""Turns: what a seat may do, what happens when it has done it, and when the last round comes."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.actions import Legal
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event
from whistlestop.core.parts import EndRule, Option, Phase
from whistlestop.core.reason import Reason
from whistlestop.core.supply import Supply

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

IDLE_ROUNDS: Final = 3
FINAL_ROUND: Final = "final round"  # why most games end


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Phase):
    """A seat's turn: exactly one of several options, and a pass only where there is none (Q-03, Q-24)."""

    name = "turn"

    def __init__(self, *options: Option) -> None:
        super().__init__()
        self.options = list(options)
        self.pass_: i64 = 0
        # A chain, because mypyc checks the type of whatever comes out of a list.
        self.chain: Option | None = None
        for option in reversed(self.options):
            option.next = self.chain
            self.chain = option
        self.end = EndRule()
        self.supply = Supply(0, 0)

    def join(self, game: "Game") -> None:
        for option in self.options:
            option.join(game)
        self.pass_ = game.actions.add("pass")
        self.end = game.end
        self.supply = game.supply

    def begin(self, state: "State", seat: i64, chance: Chance) -> None:
        """Start a seat's turn."""
        state.seat = seat
        state.phase = self

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        option = self.chain
        while option is not None:
            option.add_legal(state, seat, out)
            option = option.next
        if not out.size:
            out.add(self.pass_)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        if action == self.pass_:
            state.passes += 1
            self.finish(state, seat, chance, False)
        else:
            state.passes = 0
            option = self.chain
            while option is not None and action >= option.beyond:
                option = option.next
            assert option is not None
            option.play(state, seat, action, chance)

    def finish(self, state: "State", seat: i64, chance: Chance, progress: bool) -> None:
        """End the seat's turn and begin the next seat's, unless the game is over."""
        self.supply.settle(state, chance)
        if progress:
            state.idle = 0
        else:
            state.idle += 1
        reason = self.end.ends(state, seat)
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
            state.journal.append(Event("over", TABLE, reason=reason))

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
            return Reason("You may pass only when there is nothing else that you can do.")
        for option in self.options:
            if option.first <= action < option.beyond:
                return option.problem(state, seat, action)
        return Reason("That answers a question which nobody has asked; it is your turn.")


@mypyc_attr(allow_interpreted_subclasses=True)
class LastRound(EndRule):
    """Once something has happened, every seat has one more turn, and then the game is over."""

    def begins(self, state: "State", seat: i64) -> bool:
        """Tell whether the last round begins with the turn that this seat has just finished."""
        raise NotImplementedError

    def ends(self, state: "State", seat: i64) -> str:
        if state.turns_left:
            state.turns_left -= 1
            return "" if state.turns_left else FINAL_ROUND
        if self.begins(state, seat):
            state.turns_left = state.seats
            if state.journal is not None:
                state.journal.append(Event("last round", seat))
        return ""


class GameOver(Phase):
    """The game has ended; nobody may do anything."""

    name = "over"

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """List nothing."""

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        """Refuse: there is nothing to play."""
        raise RuntimeError("the game is over")

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return Reason("The game is over.")
