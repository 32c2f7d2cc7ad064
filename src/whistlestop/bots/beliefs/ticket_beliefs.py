"""What a seat believes about hidden tickets and piles, for every game."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.beliefs.evidence import Evidence
from whistlestop.bots.beliefs.possible_tickets import PossibleTickets, exclusions, no_exclusions
from whistlestop.bots.beliefs.sampler import TicketSampler
from whistlestop.bots.beliefs.stack_memory import StackMemory
from whistlestop.bots.beliefs.ticket_map import TicketMap
from whistlestop.bots.beliefs.weights import Weights, weights_for
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS
from whistlestop.games.card_game.turn import RailyardTurn
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.state import RailState


@final
class TicketBeliefs:
    """The beliefs of one seat during a game.

    Call `update` at the seat's decisions, and `played` with what it then plays. `update` alone, in the middle
    of a game, is enough for beliefs about tickets.
    """

    def __init__(self, game: Game, weights: Weights | None = None) -> None:
        self.game = game
        self.stacks: StackMemory | None = None
        if isinstance(game.turn, RailyardTurn):
            self.stacks = StackMemory(game, game.turn)
        self.broad = 1.0
        self.evidence: Evidence | None = None
        self.sampler: TicketSampler | None = None
        for step in game.opening:
            if isinstance(step, BoardSetup):
                if weights is None:
                    weights = weights_for(game)
                self.broad = weights.broad
                self.evidence = Evidence(TicketMap(game, step), weights.popularity_of(game))
                self.sampler = TicketSampler(self.evidence, weights)
        self.begin()

    def begin(self) -> None:
        """Start a new game."""
        self.fingerprint: vec[i64] = NO_NUMBERS  # of what the last beliefs depend on
        self.last = Beliefs(self.game, self.game.seats[0])
        self.offered: vec[i64] = NO_NUMBERS  # the tickets that the seat could choose from at the start
        self.counts: vec[i64] = NO_NUMBERS  # of each seat's tickets, after that
        if self.stacks is not None:
            self.stacks.begin()

    def update(self, known: KnownState) -> Beliefs:
        """Return what the seat believes; on a board, the same object until something relevant changes."""
        state = known.state
        self.observe_tickets(known)
        if self.stacks is not None:
            self.stacks.observe(known)
            self.last = Beliefs(self.game, int(state.seats))
            self.stacks.add_to(self.last, state.seats)
        elif self.sampler is not None:
            current = self.fingerprint_of(known)
            if current != self.fingerprint:
                self.fingerprint = current
                self.last = Beliefs(self.game, int(state.seats))
                for seat in range(state.seats):
                    if seat != known.seat:
                        self.expect_tickets(known, seat)
        return self.last

    def observe_tickets(self, known: KnownState) -> None:
        """Remember the first tickets offered to the seat, and how many tickets every seat then holds."""
        state = known.state
        if state.choosing:
            if known.seat >= 0 and state.offers[known.seat]:
                self.offered = vec[i64](offers.to_list(state.offers[known.seat]))
                self.counts = NO_NUMBERS
        elif not len(self.counts):
            self.counts = known.ticket_counts[:]
            if known.returned:
                self.offered = NO_NUMBERS  # another seat may have drawn tickets since

    def possible(self, known: KnownState, seat: i64) -> PossibleTickets:
        """Return the tickets that another seat may hold.

        As long as a seat has drawn none since the start, it has none of those that were offered to this seat,
        even if they were shuffled into their deck.
        """
        excluded = no_exclusions(i64(len(known.state.unseen)))
        if len(self.counts) and known.ticket_counts[seat] == self.counts[seat] <= len(self.offered):
            excluded = exclusions(known, self.offered)
        return PossibleTickets(known, seat, excluded)

    def expect_tickets(self, known: KnownState, seat: i64) -> None:
        """Add the beliefs about the tickets of a seat, mixed with the broad prior: an empty set."""
        evidence, sampler = self.evidence, self.sampler
        assert evidence is not None
        assert sampler is not None
        possible = self.possible(known, seat)
        if not possible.held or not possible.is_consistent():
            return
        evidence.update(known, seat, possible.tickets)
        sampler.sample(possible)
        if self.broad > 0.0:
            sampler.counts.append(sum(sampler.counts) * self.broad / max(1.0 - self.broad, 1e-9))
            sampler.sets.append([])
        self.last.expect_tickets(int(seat), sampler.sets, sampler.counts)

    def fingerprint_of(self, known: KnownState) -> vec[i64]:
        """Return the numbers that the beliefs about tickets depend on."""
        state = known.state
        assert isinstance(state, RailState)
        counts, drawn, unseen = known.ticket_counts, known.drawn, state.unseen
        size = len(state.owner) + len(counts) + len(drawn) + len(unseen) + len(state.doubles) + 1
        found: vec[i64] = vec[i64]([int(known.seat)] * size)
        at: i64 = 1
        for owner in state.owner:
            found[at] = i64(owner)
            at += 1
        for numbers in [counts, drawn, unseen, state.doubles]:
            for number in numbers:
                found[at] = number
                at += 1
        return found

    def played(self, known: KnownState, action: i64) -> None:
        """Record the action that the seat plays in a position."""
        if self.stacks is not None:
            self.stacks.played(known, action)

    def copy_from(self, other: "TicketBeliefs") -> None:
        """Copy what the beliefs of another seat of the same game remember."""
        self.fingerprint = NO_NUMBERS
        self.offered = other.offered
        self.counts = other.counts
        if self.stacks is not None and other.stacks is not None:
            self.stacks.copy_from(other.stacks)

    def write(self, out: ByteWriter) -> None:
        """Write what is remembered of the game."""
        out.numbers(self.offered)
        out.numbers(self.counts)
        if self.stacks is not None:
            self.stacks.write(out)

    def read(self, saved: ByteReader) -> None:
        """Read what is remembered of the game."""
        self.fingerprint = NO_NUMBERS
        self.offered = saved.numbers()
        self.counts = saved.numbers()
        if self.stacks is not None:
            self.stacks.read(saved)
