"""Choosing tickets: an offer is drawn, some of it is kept, the rest goes somewhere."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, tickets
from whistlestop.core.actions import OFFER, TICKETS, Aim, Legal, positions_in_words
from whistlestop.core.bits import BIT
from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.parts import Opening, Option, Part, Phase
from whistlestop.core.reason import Count, Reason
from whistlestop.core.tickets import CHOICE_BITS, CHOICE_OF, TicketSet, offer_size

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Unkept(Part):
    """What becomes of the tickets that a seat did not keep."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        """Put one of them where it belongs."""
        raise NotImplementedError

    def finish(self, state: "State") -> None:
        """Do what is to be done once all of them are put away; mostly nothing."""


class Leave(Unkept):
    """They leave the game; only who saw them knows which they are."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        tickets.leave(state, seat, ticket)


class Bottom(Unkept):
    """They go to the bottom of their deck in the order drawn."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        state.game.tickets.put_below(state, seat, ticket)


class ShuffleBack(Bottom):
    """They are shuffled into their decks once everybody has chosen."""

    def finish(self, state: "State") -> None:
        game_tickets = state.game.tickets
        for deck in range(len(game_tickets.decks)):
            game_tickets.shuffle_in(state, deck)


class Choice:
    """Keeping at least so many of at most so many offered tickets."""

    def __init__(self, offer: int, keep: int, unkept: Unkept) -> None:
        self.offer: i64 = offer
        self.keep: i64 = keep
        self.unkept = unkept
        self.listed: vec[i64] = vec[i64]()  # the actions for an offer of none, one, two …, side by side
        self.begin: vec[i64] = vec[i64]([0])
        self.positions_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        """Name the actions: one for each set of positions."""
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

    def least(self, state: "State", seat: i64) -> i64:
        """Return how many must be kept of the seat's offer."""
        there = offer_size(state.offers[seat])
        return self.keep if self.keep < there else there

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        """List every set of positions that is large enough."""
        size = offer_size(state.offers[seat])
        for i in range(self.begin[size], self.begin[size + 1]):
            out.add(self.listed[i])

    def settle(self, state: "State", seat: i64, positions: i64) -> bool:
        """Keep the chosen tickets and put the others away; tell whether any was kept."""
        state.own_tickets()
        game_tickets = state.game.tickets
        offer = state.offers[seat]
        state.offers[seat] = 0
        held: list[int] = []
        rest = positions
        while offer:
            ticket = (offer & 255) - 1
            if rest & 1:
                game_tickets.hold(state, seat, ticket)
                if state.journal is not None:
                    held.append(int(ticket))
            else:
                self.unkept.put_away(state, seat, ticket)
            rest >>= 1
            offer >>= 8
        game_tickets.tell_kept(state, seat, held)
        return positions != 0

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        """Say why the action is no answer to the offer."""
        positions: i64 = self.positions_of[action] if action < len(self.positions_of) else -1
        size = offer_size(state.offers[seat])
        least = self.least(state, seat)
        if positions < 0 and state.game.actions.text(action) == "keep none":
            return self.too_few(least, size)
        if positions < 0:
            return Reason(
                "Choose first which of the {size} offered tickets you keep (“keep 1,2”).", size=size
            )
        if positions >= BIT[size]:
            return Reason("Only {tickets} are offered.", tickets=Count(size, "ticket"))
        return self.too_few(least, size) if bits.size(positions) < least else None

    def too_few(self, least: i64, size: i64) -> Reason:
        """Say how many tickets must be kept."""
        return Reason("You must keep at least {least} of the {size} tickets.", least=least, size=size)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeTickets(Option):
    """Draw tickets and keep some (EU-15)."""

    def __init__(self, deck: str, offer: int, keep: int, unkept: Unkept) -> None:
        super().__init__()
        self.deck_name = deck
        self.deck: i64 = 0
        self.offer: i64 = offer
        self.choosing = KeepTickets(Choice(offer, keep, unkept))

    def join(self, game: "Game") -> None:
        self.deck = game.tickets.decks.index(self.deck_name)
        self.first = game.actions.add("tickets", Aim(TICKETS))
        self.beyond = self.first + 1
        self.choosing.join(game)
        game.add_phase(self.choosing)

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        if state.unseen[self.deck] or state.game.tickets.any_left(state, self.deck):
            out.add(self.first)

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
    """The seat has drawn tickets and says which it keeps."""

    name = "tickets"

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.choice = choice

    def join(self, game: "Game") -> None:
        self.choice.join(game)

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.choice.add_legal(state, seat, out)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        kept_any = self.choice.settle(state, seat, self.choice.positions_of[action])
        self.choice.unkept.finish(state)
        state.end_turn(chance, kept_any)

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return self.choice.problem(state, seat, action)

    def least(self, state: "State", seat: i64) -> i64:
        return self.choice.least(state, seat)


def too_few_tickets(game: "Game", decks: tuple[str, ...], each: int) -> str:
    """Say that some decks do not have so many tickets for each seat at the start; nothing if they do."""
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
    """Everybody is dealt tickets at the start and keeps some, all at the same time (EU-02 to EU-04)."""

    name = "tickets"

    def __init__(self, deal: dict[str, int], keep: int, unkept: Unkept, box: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.dealt = deal
        self.box = box
        self.choice = Choice(sum(deal.values()), keep, unkept)

    def join(self, game: "Game") -> None:
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
            tickets.leave_unseen(state, game_tickets, game_tickets.decks.index(name))
        self.ask_everybody(state)
        return True

    def ask_everybody(self, state: "State") -> None:
        """Let all seats choose, the first seat first."""
        state.choosing = bits.first(state.seats)
        state.seat = state.first

    def lacks(self, game: "Game") -> tuple[str, str]:
        for name, number in self.dealt.items():
            lacking = too_few_tickets(game, (name,), number)
            if lacking:
                return "tickets.toml", lacking
        return "", ""

    def told(self, state: "State") -> dict[str, object]:
        printed = state.game.tickets.tickets
        return {
            "offers": [
                [printed[ticket].to_dict() for ticket in tickets.offered(offer)] for offer in state.offers
            ]
        }

    def add_legal(self, state: "State", seat: i64, out: Legal) -> None:
        self.choice.add_legal(state, seat, out)

    def play(self, state: "State", seat: i64, action: i64, chance: Chance) -> None:
        self.note(state, seat, self.choice.positions_of[action])
        if state.journal is not None:
            state.journal.append(Event("chose", seat))
        state.choosing ^= BIT[seat]
        if state.choosing:
            while not (state.choosing >> state.seat) & 1:
                state.seat = (state.seat + 1) % state.seats
        else:
            self.settle_all(state)
            state.game.go_on(state, self, chance)

    def note(self, state: "State", seat: i64, positions: i64) -> None:
        """Lay a seat's choice face down."""
        state.choices |= positions << (seat * CHOICE_BITS)

    def noted(self, choices: i64, seat: i64) -> i64:
        """Look at a seat's choice."""
        return (choices & CHOICE_OF[seat]) >> (seat * CHOICE_BITS)

    def settle_all(self, state: "State") -> None:
        """Turn all choices over, in turn order from the first seat."""
        choices = state.choices
        state.choices = 0
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            self.choice.settle(state, seat, self.noted(choices, seat))
        self.choice.unkept.finish(state)

    def guess(self, state: "State", seat: i64, chance: Chance) -> None:
        out = state.game.new_legal()
        self.choice.add_legal(state, seat, out)
        self.note(state, seat, self.choice.positions_of[out.actions[chance.below(out.size)]])

    def problem(self, state: "State", seat: i64, action: i64) -> Reason | None:
        return self.choice.problem(state, seat, action)

    def least(self, state: "State", seat: i64) -> i64:
        return self.choice.least(state, seat)
