"""Ticket offers: tickets are drawn, some of them kept, and the others returned or discarded."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, facts
from whistlestop.core.action_types import OFFER, TICKETS, ActionType
from whistlestop.core.actions import Aim, Legal, positions_in_words
from whistlestop.core.bits import BIT
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material import offers, tickets
from whistlestop.core.material.tickets import DRAWN_TICKET, KEPT, TicketSet
from whistlestop.core.mechanics.leftovers import Leftovers
from whistlestop.core.mechanics.simultaneous_choice import SimultaneousChoice
from whistlestop.core.parts import Opening, Option, Phase
from whistlestop.core.reason import Count, Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

CHOOSE_TICKETS: Final = "Choose the tickets that you keep."

TAKE: Final = ActionType("tickets", "Draw tickets")
KEEP: Final = ActionType("keep {positions}", "Keep {positions}", positions=facts.POSITIONS)


class KeepChoice:
    """The actions that keep at least `keep` of the offered tickets."""

    def __init__(self, offer: int, keep: int, leftovers: Leftovers) -> None:
        self.offer: i64 = offer
        self.keep: i64 = keep
        self.leftovers: Final = leftovers
        self.listed: vec[i64] = vec[i64]()  # the actions for offers of 0, 1, 2 … tickets, stored contiguously
        self.begin: vec[i64] = vec[i64]([0])
        self.positions_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        """Register an action for each set of positions."""
        game.declare(KEEP, KEPT, DRAWN_TICKET)
        self.leftovers.join(game)
        numbers: list[int] = []
        aim = Aim(OFFER)
        for positions in range(BIT[self.offer]):
            text = f"keep {positions_in_words(positions)}"
            numbers.append(game.actions.add(text, aim) if positions or not self.keep else -1)
        self.positions_of = vec[i64]([-1] * (max(numbers) + 1))
        for positions, action in enumerate(numbers):
            if action >= 0:
                self.positions_of[action] = positions
        for size in range(int(self.offer) + 1):
            for positions in range(BIT[size]):
                if bits.size(positions) >= min(int(self.keep), size):
                    self.listed = append(self.listed, numbers[positions])
            self.begin = append(self.begin, len(self.listed))

    def minimum_kept(self, state: "State", seat: i64) -> i64:
        """Return the minimum number of tickets to keep from the seat's offer."""
        there = offers.size(state.offers[seat])
        return self.keep if self.keep < there else there

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """Add every set of positions that is large enough."""
        size = offers.size(state.offers[seat])
        for i in range(self.begin[size], self.begin[size + 1]):
            out.add(self.listed[i])

    def pick(self, state: "State", seat: i64, chance: Chance) -> i64:
        """Return a uniformly random one of these sets."""
        size = offers.size(state.offers[seat])
        begin = self.begin[size]
        return self.listed[begin + chance.below(self.begin[size + 1] - begin)]

    def resolve(self, state: "State", seat: i64, positions: i64) -> bool:
        """Keep the chosen tickets and put away the others; return whether any was kept."""
        state.own_tickets()
        game_tickets = state.game.tickets
        offer = state.offers[seat]
        state.offers[seat] = 0
        held: list[int] = []
        rest = positions
        while offer:
            ticket = offers.first(offer)
            if rest & 1:
                game_tickets.hold(state, seat, ticket)
                if state.journal is not None:
                    held.append(int(ticket))
            else:
                self.leftovers.put_away(state, seat, ticket)
            rest >>= 1
            offer = offers.rest(offer)
        game_tickets.log_kept(state, seat, held)
        return positions != 0

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Return why the action is not a legal choice from the offer."""
        positions: i64 = self.positions_of[action] if action < len(self.positions_of) else -1
        size = offers.size(state.offers[seat])
        least = self.minimum_kept(state, seat)
        if positions < 0 and state.game.actions.text(action) == "keep none":
            return self.shortage(least, size)
        if positions < 0:
            return Reason("First choose which of the {size} offered tickets to keep (“keep 1,2”).", size=size)
        if positions >= BIT[size]:
            return Reason("Only {tickets} are offered.", tickets=Count(size, "ticket"))
        return self.shortage(least, size) if bits.size(positions) < least else None

    def shortage(self, least: i64, size: i64) -> Reason:
        """Return the reason that too few tickets were kept."""
        return Reason("You must keep at least {least} of the {size} tickets.", least=least, size=size)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeTickets(Option):
    """Draw tickets and keep some (EU-15)."""

    def __init__(self, deck: str, offer: int, keep: int, leftovers: Leftovers) -> None:
        super().__init__()
        self.deck_name = deck
        self.deck: i64 = 0
        self.offer: i64 = offer
        self.choosing: Final = KeepTickets(KeepChoice(offer, keep, leftovers))

    def join(self, game: "Game") -> None:
        self.deck = game.tickets.decks.index(self.deck_name)
        game.declare(TAKE)
        self.first = game.actions.add("tickets", Aim(TICKETS))
        self.beyond = self.first + 1
        self.choosing.join(game)
        game.add_phase(self.choosing)

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        if state.unseen[self.deck] or state.game.tickets.any_left(state, self.deck):
            out.add(self.first)

    def count(self, state: "State", seat: i64, out: Legal) -> i64:
        if state.unseen[self.deck]:
            return 1
        return i64(state.game.tickets.any_left(state, self.deck))

    def nth(self, state: "State", seat: i64, n: i64, out: Legal) -> i64:
        return self.first

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        state.own_tickets()
        game_tickets = state.game.tickets
        wanted = self.offer
        while wanted and game_tickets.any_left(state, self.deck):
            tickets.offer(state, seat, game_tickets.draw(state, self.deck, seat, chance))
            wanted -= 1
        state.phase = self.choosing

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return None if state.game.tickets.any_left(state, self.deck) else Reason("No tickets are left.")


class KeepTickets(Phase):
    """The phase in which a seat chooses which of the drawn tickets to keep."""

    def __init__(self, choice: KeepChoice) -> None:
        super().__init__("tickets", CHOOSE_TICKETS)
        self.choice: Final = choice

    def join(self, game: "Game") -> None:
        self.choice.join(game)

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.choice.add_legal(state, seat, out)

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        return self.choice.pick(state, seat, chance)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        kept_any = self.choice.resolve(state, seat, self.choice.positions_of[action])
        self.choice.leftovers.finish(state)
        state.end_turn(chance, kept_any)

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return self.choice.problem(state, seat, action)

    def minimum_kept(self, state: "State", seat: i64) -> i64:
        return self.choice.minimum_kept(state, seat)


def ticket_shortage(game: "Game", decks: tuple[str, ...], each: int) -> str:
    """Return a message if the decks don't have enough tickets for every seat; empty if they do."""
    wanted = each * game.seats[-1]
    there = len([ticket for ticket in game.tickets.tickets if ticket.deck in decks])
    if there >= wanted:
        return ""
    return (
        f"{game.seats[-1]} seats are dealt {wanted} tickets from “{', '.join(decks)}”, but there are {there};"
        " add tickets, or allow fewer seats in about.toml."
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferTickets(Opening):
    """The opening: all players are dealt tickets and simultaneously keep some (EU-02 to EU-04)."""

    def __init__(
        self, deal: dict[str, int], keep: int, leftovers: Leftovers, box: tuple[str, ...] = ()
    ) -> None:
        super().__init__("tickets", CHOOSE_TICKETS)
        self.dealt = deal
        self.box = box
        self.choice = KeepChoice(sum(deal.values()), keep, leftovers)
        self.secret: Final = SimultaneousChoice()

    def join(self, game: "Game") -> None:
        self.secret.join(game)
        self.choice.join(game)

    def deal(self, state: "State", chance: Chance) -> bool:
        game_tickets: TicketSet = state.game.tickets
        for name, number in self.dealt.items():
            deck = game_tickets.decks.index(name)
            for turn in range(state.seats):
                seat = (state.first + turn) % state.seats
                for _ in range(number):
                    tickets.offer(state, seat, game_tickets.draw(state, deck, seat, chance))
        for name in self.box:
            tickets.discard_unseen(state, game_tickets, game_tickets.decks.index(name))
        self.secret.ask(state, state.first)
        return True

    def missing_material(self, game: "Game") -> tuple[str, str]:
        for name, number in self.dealt.items():
            lacking = ticket_shortage(game, (name,), number)
            if lacking:
                return "tickets.toml", lacking
        return "", ""

    def outcomes(self, state: "State") -> dict[str, object]:
        printed = state.game.tickets.tickets
        return {
            "offers": [
                [printed[ticket].to_dict() for ticket in offers.to_list(offer)] for offer in state.offers
            ]
        }

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.choice.add_legal(state, seat, out)

    def pick(self, state: "State", seat: i64, chance: Chance, out: Legal) -> i64:
        return self.choice.pick(state, seat, chance)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        self.secret.add(state, seat, self.choice.positions_of[action])
        if self.secret.finish(state, seat):
            self.resolve_all(state)
            state.game.continue_opening(state, self, chance)

    def resolve_all(self, state: "State") -> None:
        """Reveal all choices, in turn order from the first seat."""
        choices = self.secret.reveal(state)
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            self.choice.resolve(state, seat, choices[seat])
        self.choice.leftovers.finish(state)

    def sample_decision(self, state: "State", seat: i64, chance: Chance) -> None:
        if not self.secret.is_asked(state, seat):
            out = state.game.new_legal()
            self.choice.add_legal(state, seat, out)
            self.secret.add(state, seat, self.choice.positions_of[out.actions[chance.below(out.size)]])

    def reopen(self, state: "State", seat: i64) -> None:
        self.secret.reopen(state, seat)

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return self.choice.problem(state, seat, action)

    def minimum_kept(self, state: "State", seat: i64) -> i64:
        return self.choice.minimum_kept(state, seat)
