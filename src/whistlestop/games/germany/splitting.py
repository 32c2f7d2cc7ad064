"""Two ticket decks: a seat announces how many tickets it draws from each (DE-04, DE-09)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import facts
from whistlestop.core.action_types import TICKETS, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material import tickets
from whistlestop.core.mechanics.leftovers import Leftovers
from whistlestop.core.mechanics.ticket_offers import KeepChoice, KeepTickets, OfferTickets, ticket_shortage
from whistlestop.core.parts import Option
from whistlestop.core.reason import Count, Reason
from whistlestop.core.state import State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

ANNOUNCED: Final = EventType("announced", "{Seat} announces {tickets} tickets.", tickets=facts.COUNTS)

ANNOUNCE: Final = ActionType("tickets {split}", "Draw {split} tickets", split=facts.SPLIT)


class Split:
    """A number of tickets split between two decks."""

    def __init__(self, one: str, other: str, offer: int) -> None:
        self.decks = (one, other)
        self.one: i64 = 0
        self.other: i64 = 0
        self.offer: i64 = offer
        self.first: i64 = 0
        self.beyond: i64 = 0
        self.action_of: vec[i64] = vec[i64]()
        self.from_one: vec[i64] = vec[i64]()  # the number of tickets that each action draws from each deck
        self.from_other: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        """Register an action for each split, including those of fewer tickets."""
        game.declare(ANNOUNCE, ANNOUNCED)
        self.one = game.tickets.decks.index(self.decks[0])
        self.other = game.tickets.decks.index(self.decks[1])
        self.action_of = vec[i64]([-1] * int((self.offer + 1) * (self.offer + 1)))
        known = game.actions.numbers.get("tickets 1+0")
        self.first = len(game.actions) if known is None else known
        aim = Aim(TICKETS)
        for wanted in range(1, int(self.offer) + 1):
            for one in range(wanted, -1, -1):
                action = game.actions.add(f"tickets {one}+{wanted - one}", aim)
                self.action_of[one * (self.offer + 1) + wanted - one] = action
                self.from_one = append(self.from_one, one)
                self.from_other = append(self.from_other, wanted - one)
                self.beyond = action + 1

    def add_legal(self, state: State, out: Legal) -> None:
        """Add the splits of the full number of tickets, or of as many as are left."""
        there_one = state.game.tickets.left(state, self.one, self.offer)
        there_other = state.game.tickets.left(state, self.other, self.offer)
        wanted = there_one + there_other
        if wanted > self.offer:
            wanted = self.offer
        one = wanted if wanted < there_one else there_one
        while wanted and one >= 0 and wanted - one <= there_other:
            out.add(self.action_of[one * (self.offer + 1) + wanted - one])
            one -= 1

    def count(self, state: State) -> i64:
        """Count the splits that `add_legal` lists."""
        there_one = state.game.tickets.left(state, self.one, self.offer)
        there_other = state.game.tickets.left(state, self.other, self.offer)
        wanted = there_one + there_other
        if wanted <= self.offer:
            return i64(wanted > 0)
        return wanted - self.offer + 1

    def nth(self, state: State, n: i64) -> i64:
        """Return the n-th split that `add_legal` lists."""
        one = state.game.tickets.left(state, self.one, self.offer)
        other = state.game.tickets.left(state, self.other, self.offer)
        wanted = one + other
        if wanted > self.offer:
            wanted = self.offer
        one -= n
        return self.action_of[one * (self.offer + 1) + wanted - one]

    def draw(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        """Draw the announced tickets, starting with the first deck."""
        state.own_tickets()
        game_tickets = state.game.tickets
        if state.journal is not None:
            numbers: dict[str, object] = {
                self.decks[0]: int(self.from_one[action - self.first]),
                self.decks[1]: int(self.from_other[action - self.first]),
            }
            state.journal.append(ANNOUNCED.event(seat, tickets=numbers))
        for _one in range(self.from_one[action - self.first]):
            tickets.offer(state, seat, game_tickets.draw(state, self.one, seat, chance))
        for _other in range(self.from_other[action - self.first]):
            tickets.offer(state, seat, game_tickets.draw(state, self.other, seat, chance))

    def problem(self, state: State, action: i64) -> Reason | None:
        """Return why the action is not a legal split now; None if it is."""
        there_one = state.game.tickets.left(state, self.one, self.offer)
        there_other = state.game.tickets.left(state, self.other, self.offer)
        wanted = there_one + there_other
        if wanted > self.offer:
            wanted = self.offer
        if not wanted:
            return Reason("No tickets are left.")
        if not self.first <= action < self.beyond:
            return Reason(
                "First choose how to split {wanted} tickets between the two decks (“tickets 2+2”).",
                wanted=wanted,
            )
        one, other = self.from_one[action - self.first], self.from_other[action - self.first]
        if one + other != wanted:
            return Reason("You must draw exactly {tickets}.", tickets=Count(wanted, "ticket"))
        if one > there_one:
            return self.shortage(there_one, self.decks[0])
        if other > there_other:
            return self.shortage(there_other, self.decks[1])
        return None

    def shortage(self, left: i64, deck: str) -> Reason:
        """Return the reason that a deck has only this many tickets left."""
        return Reason("Only {left} {deck} tickets are left.", left=left, deck=deck)


class TakeSplitTickets(Option):
    """Announce a split, draw the tickets and keep some (DE-09)."""

    def __init__(self, split: Split, keep: int, leftovers: Leftovers) -> None:
        super().__init__()
        self.split: Final = split
        self.choosing: Final = KeepTickets(KeepChoice(int(split.offer), keep, leftovers))

    def join(self, game: "Game") -> None:
        self.split.join(game)
        self.first = self.split.first
        self.beyond = self.split.beyond
        self.choosing.join(game)
        game.add_phase(self.choosing)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        self.split.add_legal(state, out)

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        return self.split.count(state)

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        return self.split.nth(state, n)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        self.split.draw(state, seat, action, chance)
        state.phase = self.choosing

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return self.split.problem(state, action)


class AnnounceTickets(OfferTickets):
    """The opening: all players simultaneously announce a split, draw, and keep some tickets (DE-04)."""

    def __init__(self, split: Split, keep: int, leftovers: Leftovers) -> None:
        super().__init__({}, keep, leftovers)
        self.split: Final = split
        self.choice = KeepChoice(int(split.offer), keep, leftovers)

    def join(self, game: "Game") -> None:
        self.split.join(game)
        super().join(game)

    def deal(self, state: State, chance: Chance) -> bool:
        self.secret.ask(state, state.first)
        return True

    def missing_material(self, game: "Game") -> tuple[str, str]:
        return "tickets.toml", ticket_shortage(game, self.split.decks, int(self.split.offer))

    def outcomes(self, state: State) -> dict[str, object]:
        return {}

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        if state.offers[seat]:
            super().add_legal(state, seat, out)
        else:
            self.split.add_legal(state, out)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if state.offers[seat]:
            super().play(state, seat, action, chance)
        else:
            self.split.draw(state, seat, action, chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if state.offers[seat]:
            return super().problem(state, seat, action)
        return self.split.problem(state, action)
