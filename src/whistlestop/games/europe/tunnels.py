"""Tunnels: three cards are turned over, and each that matches costs one more (EU-08 to EU-14)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, NAMES, ONE
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event
from whistlestop.core.parts import Phase
from whistlestop.core.state import State
from whistlestop.games.europe.state import EuropeState
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

TURNED_OVER: Final = 3


class ClaimThroughTunnels(ClaimRoute):
    """Claims a route; a tunnel first turns three cards over."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.surcharge = Surcharge(self)

    def join(self, game: "Game") -> None:
        super().join(game)
        self.surcharge.join(game)
        game.add_phase(self.surcharge)

    def tally(self, played: vec[i64]) -> dict[str, float]:
        tried = sum(
            int(played[action])
            for action in range(self.first, self.beyond)
            if self.board.tunnel[self.claims.route(action)]
        )
        declined = int(played[self.surcharge.withdraw])
        return {"tunnels_tried": tried, "tunnels_declined": declined / tried if tried else 0.0}

    def settle(self, state: RailState, seat: i64, action: i64, chance: Chance) -> None:
        if not self.board.tunnel[self.claims.route(action)]:
            super().settle(state, seat, action, chance)
            return
        dig = cast(EuropeState, state)
        dig.claim = action
        dig.laid = self.claims.cost(action)
        self.turn_over(dig, chance)
        dig.owed = self.matching(dig.revealed, self.colour_played(action))
        if dig.owed:
            dig.phase = self.surcharge  # pay more or withdraw (EU-10)
        else:
            self.finish(dig, seat, 0, chance)

    def turn_over(self, state: EuropeState, chance: Chance) -> None:
        """Turn over the deck's top three cards, or as many as there are (EU-12)."""
        supply = state.game.supply
        for _turned in range(TURNED_OVER):
            if supply.empty(state):
                return
            kind = supply.draw(state, chance)
            state.revealed += ONE[kind]
            if state.journal is not None:
                state.journal.append(Event("revealed", TABLE, card=NAMES[kind]))

    def colour_played(self, action: i64) -> i64:
        """Return the colour that was laid for the tunnel; the locomotive if nothing else was (EU-09)."""
        return cards.nth(self.claims.cost(action), 0)

    def matching(self, revealed: i64, colour: i64) -> i64:
        """Count the revealed cards that cost one more: the colour played, and locomotives."""
        locomotives = cards.locomotives(revealed)
        return locomotives if colour == LOCOMOTIVE else locomotives + cards.count(revealed, colour)

    def finish(self, state: EuropeState, seat: i64, more: i64, chance: Chance) -> None:
        """Build the tunnel that is paid for, and end the turn."""
        action = state.claim
        state.discards += state.revealed + more
        self.clear(state)
        super().settle(state, seat, action, chance)

    def withdraw(self, state: EuropeState, seat: i64, chance: Chance) -> None:
        """Take the laid cards back, which everybody has seen now, and end the turn (EU-10)."""
        state.hands[seat] += state.laid
        state.shown[seat] += state.laid
        state.discards += state.revealed
        if state.journal is not None:
            name = self.board.routes[self.claims.route(state.claim)].name
            state.journal.append(Event("withdrew", seat, route=name))
        self.clear(state)
        state.end_turn(chance, False)

    def clear(self, state: EuropeState) -> None:
        """Clear the table of the tunnel."""
        state.claim = -1
        state.laid = 0
        state.revealed = 0
        state.owed = 0


class Surcharge(Phase):
    """The tunnel costs more: pay it, or withdraw."""

    name = "tunnel"

    def __init__(self, claim: ClaimThroughTunnels) -> None:
        super().__init__()
        self.claim = claim
        self.withdraw: i64 = 0
        self.first: i64 = 0
        self.cost_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.withdraw = game.actions.add("withdraw")
        self.first = len(game.actions)
        for number in range(1, TURNED_OVER + 1):
            for colour in range(COLOURS):
                for locomotives in range(number):
                    self.name_payment(
                        game, ONE[colour] * (number - locomotives) + ONE[LOCOMOTIVE] * locomotives
                    )
            self.name_payment(game, ONE[LOCOMOTIVE] * number)

    def name_payment(self, game: "Game", cost: i64) -> None:
        """Number the action that pays so much more."""
        game.actions.add(f"pay {cards.letters(cost)}")
        self.cost_of = append(self.cost_of, cost)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        dig = cast(EuropeState, state)
        out.add(self.withdraw)
        colour = self.claim.colour_played(dig.claim)
        owed = dig.owed
        hand = dig.hands[seat]
        held = cards.locomotives(hand)
        # Where the payments of so many cards begin: 8 * 0, 8 * 1 + 1 and 8 * 3 + 2 come before.
        begin = self.first + COLOURS * (owed * (owed - 1) // 2) + owed - 1
        if colour != LOCOMOTIVE:
            for locomotives in range(owed):
                if locomotives <= held and owed - locomotives <= cards.count(hand, colour):
                    out.add(begin + colour * owed + locomotives)
        if held >= owed:
            out.add(begin + COLOURS * owed)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        dig = cast(EuropeState, state)
        if action == self.withdraw:
            self.claim.withdraw(dig, seat, chance)
        else:
            more = self.cost_of[action - self.first]
            dig.pay(seat, more)
            self.claim.finish(dig, seat, more, chance)

    def problem(self, state: State, seat: i64, action: i64) -> str:
        dig = cast(EuropeState, state)
        if action == self.withdraw:
            return ""
        if not self.first <= action < self.first + len(self.cost_of):
            return f"The tunnel costs {dig.owed} more: pay that first, or withdraw."
        more = self.cost_of[action - self.first]
        colour = self.claim.colour_played(dig.claim)
        if cards.total(more) != dig.owed:
            return f"The tunnel costs {dig.owed} more, neither fewer nor more cards."
        if cards.nth(more, 0) != colour and cards.nth(more, 0) != LOCOMOTIVE:
            return f"You laid {NAMES[colour]}: pay {NAMES[colour]} cards or locomotives."
        if not cards.covers(dig.hands[seat], more):
            return f"You don't have {cards.in_words(more)}; you have {cards.in_words(dig.hands[seat])}."
        return ""
