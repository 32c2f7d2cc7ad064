"""Tunnels: three cards are turned over, and each match costs an extra card (EU-08 to EU-14)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards, facts
from whistlestop.core.action_types import TUNNEL, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, NAMES, ONE
from whistlestop.core.events import TABLE, EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Phase
from whistlestop.core.reason import Kind, Reason, not_in_hand
from whistlestop.core.slots import ACTIONS, CARDS, PER_TABLE, Slot
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.payment import shortfall
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

TURNED_OVER: Final = 3

CLAIM: Final = Slot("claim", ACTIONS, PER_TABLE, label="Claim of the open tunnel")
LAID: Final = Slot("laid", CARDS, PER_TABLE, label="Cards laid for the tunnel")
REVEALED: Final = Slot("revealed", CARDS, PER_TABLE, label="Cards turned over")
OWED: Final = Slot("owed", size=PER_TABLE, label="Cards owed for the tunnel")

TURNED_OVER_CARD: Final = EventType("revealed", "The tunnel shows {card}.", luck="card", card=facts.CARD)
WITHDREW: Final = EventType("withdrew", "{Seat} withdraws from the tunnel {route}.", route=facts.ROUTE)

PAY: Final = ActionType("pay {cards}", "Pay {cards}", "cards", cards=facts.CARDS)
WITHDRAW: Final = ActionType("withdraw", "Withdraw")


class ClaimThroughTunnels(ClaimRoute):
    """Claim a route; for a tunnel, three cards are turned over first."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.surcharge: Final = Surcharge(self)
        self.claim = CLAIM
        self.laid = LAID
        self.revealed = REVEALED
        self.owed = OWED

    def join(self, game: "Game") -> None:
        super().join(game)
        game.declare(TURNED_OVER_CARD, WITHDREW)
        self.claim = game.register(CLAIM)
        self.laid = game.register(LAID)
        self.revealed = game.register(REVEALED)
        self.owed = game.register(OWED)
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

    def resolve(self, state: RailState, seat: i64, action: i64, chance: Chance) -> None:
        if not self.board.tunnel[self.claims.route(action)]:
            super().resolve(state, seat, action, chance)
            return
        revealed = self.turn_over(state, chance)
        owed = self.matching(revealed, self.colour_played(action))
        if owed:
            self.claim.set_value(state, action)
            self.laid.set_value(state, self.claims.cost(action))
            self.revealed.set_value(state, revealed)
            self.owed.set_value(state, owed)
            state.phase = self.surcharge  # pay more or withdraw (EU-10)
        else:
            state.discards += revealed
            super().resolve(state, seat, action, chance)

    def turn_over(self, state: State, chance: Chance) -> i64:
        """Turn over the top three cards of the deck, or as many as there are (EU-12)."""
        supply = state.game.supply
        revealed: i64 = 0
        for _turned in range(TURNED_OVER):
            if supply.empty(state):
                break
            kind = supply.draw(state, chance)
            revealed += ONE[kind]
            if state.journal is not None:
                state.journal.append(TURNED_OVER_CARD.event(TABLE, card=NAMES[kind]))
        return revealed

    def colour_played(self, action: i64) -> i64:
        """Return the colour played for the tunnel; locomotive if only those were played (EU-09)."""
        return cards.nth(self.claims.cost(action), 0)

    def matching(self, revealed: i64, colour: i64) -> i64:
        """Return the number of revealed cards that match: the colour played, and locomotives."""
        locomotives = cards.locomotives(revealed)
        return locomotives if colour == LOCOMOTIVE else locomotives + cards.count(revealed, colour)

    def finish(self, state: RailState, seat: i64, more: i64, chance: Chance) -> None:
        """Build the tunnel and end the turn."""
        action = self.claim.value(state)
        state.discards += self.revealed.value(state)
        self.clear(state)
        self.complete(state, seat, action, self.claims.cost(action) + more, chance)

    def withdraw(self, state: State, seat: i64, chance: Chance) -> None:
        """Return the cards, now publicly known, to the hand and end the turn (EU-10)."""
        laid = self.laid.value(state)
        state.hands[seat] += laid
        state.shown[seat] += laid
        state.discards += self.revealed.value(state)
        if state.journal is not None:
            name = self.board.routes[self.claims.route(self.claim.value(state))].name
            state.journal.append(WITHDREW.event(seat, route=name))
        self.clear(state)
        state.end_turn(chance, False)

    def clear(self, state: State) -> None:
        """Clear the tunnel's cards from the table."""
        self.claim.set_value(state, 0)
        self.laid.set_value(state, 0)
        self.revealed.set_value(state, 0)
        self.owed.set_value(state, 0)


class Surcharge(Phase):
    """The phase in which a seat pays the extra cards for a tunnel, or withdraws."""

    def __init__(self, claim: ClaimThroughTunnels) -> None:
        super().__init__("tunnel", "The tunnel costs more: pay, or withdraw.")
        self.claim: Final = claim
        self.withdraw: i64 = 0
        self.first: i64 = 0
        self.cost_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        game.declare(PAY, WITHDRAW)
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
        """Register the action that pays these extra cards."""
        game.actions.add(f"pay {cards.letters(cost)}", aim)
        self.cost_of = append(self.cost_of, cost)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        out.add(self.withdraw)
        colour = self.claim.colour_played(self.claim.claim.value(state))
        owed = self.claim.owed.value(state)
        hand = state.hands[seat]
        held = cards.locomotives(hand)
        # The first payment of one, two or three cards: 8 * 0, 8 * 1 + 1 and 8 * 3 + 2 come before.
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
        owed = self.claim.owed.value(state)
        if not self.first <= action < self.first + len(self.cost_of):
            return Reason("The tunnel costs {owed} more: pay that first, or withdraw.", owed=owed)
        more = self.cost_of[action - self.first]
        colour = self.claim.colour_played(self.claim.claim.value(state))
        lack = shortfall(state.hands[seat], colour, owed, owed if colour == LOCOMOTIVE else i64(0))
        if lack:
            return Reason("The tunnel costs {owed} more: {lack}.", owed=owed, lack=lack)
        if cards.total(more) != owed:
            return Reason("The tunnel costs exactly {owed} more.", owed=owed)
        if cards.nth(more, 0) != colour and cards.nth(more, 0) != LOCOMOTIVE:
            return Reason("You played {kind}: pay {kind} cards or locomotives.", kind=Kind(colour))
        return not_in_hand(state.hands[seat], more)
