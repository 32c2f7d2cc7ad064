"""Tunnels: three cards are turned over, and each that matches costs one more (EU-08 to EU-14)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.actions import TUNNEL, Aim, Legal
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, NAMES, ONE
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event
from whistlestop.core.notes import ActionNote, CardNote, Note
from whistlestop.core.parts import Phase
from whistlestop.core.reason import Kind, Reason, not_in_hand
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.payment import shortfall
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

TURNED_OVER: Final = 3


class ClaimThroughTunnels(ClaimRoute):
    """Claims a route; a tunnel first turns three cards over."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.surcharge = Surcharge(self)
        self.claim: i64 = 0  # where these four are noted: the action whose tunnel is open,
        self.laid: i64 = 0  # the cards laid for it,
        self.revealed: i64 = 0  # those turned over,
        self.owed: i64 = 0  # and how many more it costs

    def join(self, game: "Game") -> None:
        super().join(game)
        self.claim = game.keep(ActionNote("claim", 1))
        self.laid = game.keep(CardNote("laid", 1))
        self.revealed = game.keep(CardNote("revealed", 1))
        self.owed = game.keep(Note("owed", 1))
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
        revealed = self.turn_over(state, chance)
        owed = self.matching(revealed, self.colour_played(action))
        if owed:
            state.note(self.claim, action)
            state.note(self.laid, self.claims.cost(action))
            state.note(self.revealed, revealed)
            state.note(self.owed, owed)
            state.phase = self.surcharge  # pay more or withdraw (EU-10)
        else:
            state.discards += revealed
            super().settle(state, seat, action, chance)

    def turn_over(self, state: State, chance: Chance) -> i64:
        """Turn over the deck's top three cards, or as many as there are (EU-12)."""
        supply = state.game.supply
        revealed: i64 = 0
        for _turned in range(TURNED_OVER):
            if supply.empty(state):
                break
            kind = supply.draw(state, chance)
            revealed += ONE[kind]
            if state.journal is not None:
                state.journal.append(Event("revealed", TABLE, card=NAMES[kind]))
        return revealed

    def colour_played(self, action: i64) -> i64:
        """Return the colour that was laid for the tunnel; the locomotive if nothing else was (EU-09)."""
        return cards.nth(self.claims.cost(action), 0)

    def matching(self, revealed: i64, colour: i64) -> i64:
        """Count the revealed cards that cost one more: the colour played, and locomotives."""
        locomotives = cards.locomotives(revealed)
        return locomotives if colour == LOCOMOTIVE else locomotives + cards.count(revealed, colour)

    def finish(self, state: RailState, seat: i64, more: i64, chance: Chance) -> None:
        """Build the tunnel that is paid for, and end the turn."""
        action = state.notes[self.claim]
        state.discards += state.notes[self.revealed]
        self.clear(state)
        self.complete(state, seat, action, self.claims.cost(action) + more, chance)

    def withdraw(self, state: State, seat: i64, chance: Chance) -> None:
        """Take the laid cards back, which everybody has seen now, and end the turn (EU-10)."""
        laid = state.notes[self.laid]
        state.hands[seat] += laid
        state.shown[seat] += laid
        state.discards += state.notes[self.revealed]
        if state.journal is not None:
            name = self.board.routes[self.claims.route(state.notes[self.claim])].name
            state.journal.append(Event("withdrew", seat, route=name))
        self.clear(state)
        state.end_turn(chance, False)

    def clear(self, state: State) -> None:
        """Clear the table of the tunnel."""
        state.note(self.claim, 0)
        state.note(self.laid, 0)
        state.note(self.revealed, 0)
        state.note(self.owed, 0)


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
        self.withdraw = game.actions.add("withdraw", Aim(TUNNEL, "withdraw"))
        self.first = len(game.actions)
        aim = Aim(TUNNEL, "pay")
        for number in range(1, TURNED_OVER + 1):
            for colour in range(COLOURS):
                for locomotives in range(number):
                    cost = ONE[colour] * (number - locomotives) + ONE[LOCOMOTIVE] * locomotives
                    self.name_payment(game, cost, aim)
            self.name_payment(game, ONE[LOCOMOTIVE] * number, aim)

    def name_payment(self, game: "Game", cost: i64, aim: Aim) -> None:
        """Number the action that pays so much more."""
        game.actions.add(f"pay {cards.letters(cost)}", aim)
        self.cost_of = append(self.cost_of, cost)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        out.add(self.withdraw)
        colour = self.claim.colour_played(state.notes[self.claim.claim])
        owed = state.notes[self.claim.owed]
        hand = state.hands[seat]
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
        if action == self.withdraw:
            self.claim.withdraw(state, seat, chance)
        else:
            more = self.cost_of[action - self.first]
            state.pay(seat, more)
            self.claim.finish(cast(RailState, state), seat, more, chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if action == self.withdraw:
            return None
        owed = state.notes[self.claim.owed]
        if not self.first <= action < self.first + len(self.cost_of):
            return Reason("The tunnel costs {owed} more: pay that first, or withdraw.", owed=owed)
        more = self.cost_of[action - self.first]
        colour = self.claim.colour_played(state.notes[self.claim.claim])
        lack = shortfall(state.hands[seat], colour, owed, owed if colour == LOCOMOTIVE else 0)
        if lack:
            return Reason("The tunnel costs {owed} more: {lack}.", owed=owed, lack=lack)
        if cards.total(more) != owed:
            return Reason("The tunnel costs {owed} more, neither fewer nor more cards.", owed=owed)
        if cards.nth(more, 0) != colour and cards.nth(more, 0) != LOCOMOTIVE:
            return Reason("You laid {kind}: pay {kind} cards or locomotives.", kind=Kind(colour))
        return not_in_hand(state.hands[seat], more)
