"""Completing tickets with the cards of the own stack (CG-15, CG-16, CG-18)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits
from whistlestop.core.account import Account, TicketAccount
from whistlestop.core.actions import HELD_TICKETS, SETS, Aim, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.notes import Note
from whistlestop.core.parts import Phase
from whistlestop.core.progress import Progress
from whistlestop.core.reason import Count, Positions, Reason
from whistlestop.core.scoring import Award, ScoreSheet
from whistlestop.core.state import State
from whistlestop.core.tickets import HELD, SHOWN
from whistlestop.core.turns import FINAL_ROUND
from whistlestop.games.card_game.feasible import ATTEMPTS, FeasibleSets, MostValuable, Tickets, paid
from whistlestop.games.card_game.railyard import COMPLETING, Railyard

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.games.card_game.turn import RailyardTurn

REASONS: Final = [FINAL_ROUND, "everybody passed", "no progress"]


class Completing(Phase):
    """Seat after seat says which of its tickets it completes."""

    name = COMPLETING

    def __init__(self, railyard: Railyard) -> None:
        super().__init__()
        self.railyard = railyard
        self.lists_many = True
        self.turn: RailyardTurn | None = None
        self.needs: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.ended_by: i64 = 0  # where these four are noted: why play ended, as a number from 1,
        self.waiting: i64 = 0  # how many seats have not completed yet,
        self.decided: i64 = 0  # about how many of its tickets the seat to act has decided,
        self.chosen: i64 = 0  # and which of them it completes, as a set of positions

    def join(self, game: "Game") -> None:
        game.actions.add_sets("complete", Aim(HELD_TICKETS))
        self.needs = vec[i64]([ticket.needs for ticket in game.tickets.tickets])
        self.points = vec[i64]([ticket.points for ticket in game.tickets.tickets])
        self.ended_by = game.keep(Note("ended_by", 1))
        self.waiting = game.keep(Note("seats_to_complete", 1))
        self.decided = game.keep(Note("tickets_decided", 1))
        self.chosen = game.keep(Note("tickets_chosen", 1))

    def begin(self, state: State, first: i64, reason: str) -> None:
        """Let every seat complete tickets, beginning with the one whose turn would be next."""
        state.note(self.ended_by, REASONS.index(reason) + 1)
        state.note(self.waiting, state.seats)
        state.passes = 0
        state.idle = 0
        state.seat = first
        state.phase = self
        if state.journal is not None:
            state.journal.append(Event("completing", first, reason=reason))

    def tickets(self, state: State, seat: i64) -> Tickets:
        """Lay out the seat's tickets, with those to decide about now."""
        held = state.game.tickets.held_by(state, seat)
        return Tickets(self.needs, self.points, held, state.notes[self.decided])

    def stack(self, state: State, seat: i64, tickets: Tickets) -> i64:
        """Return the cards of the seat's stack that the tickets chosen so far leave."""
        return tickets.pay(state.notes[self.railyard.stacks + seat], state.notes[self.chosen])

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        tickets = self.tickets(state, seat)
        stack = self.stack(state, seat, tickets)
        feasible = FeasibleSets(tickets, stack)
        best = MostValuable(tickets, stack).positions & (BIT[tickets.end] - 1)
        out.make_room(feasible.size)
        out.size = feasible.size
        for i in range(feasible.size):
            out.actions[i] = SETS + feasible.sets[i]
            if feasible.sets[i] == best:
                out.actions[i] = out.actions[0]
        out.actions[0] = SETS + best

    def pick(self, state: State, seat: i64, chance: Chance, out: Legal) -> i64:
        # Most sets can be paid, or else there are few: trying one is quicker than listing all.
        tickets = self.tickets(state, seat)
        stack = self.stack(state, seat, tickets)
        for _attempt in range(ATTEMPTS):
            positions = chance.below(BIT[tickets.end - tickets.begin]) << tickets.begin
            if tickets.pay(stack, positions) >= 0:
                return SETS + positions
        return super().pick(state, seat, chance, out)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        tickets = self.tickets(state, seat)
        state.note(self.chosen, state.notes[self.chosen] | (action - SETS))
        state.note(self.decided, tickets.end)
        if tickets.end == tickets.number:
            self.finish(state, seat, tickets, chance)

    def finish(self, state: State, seat: i64, tickets: Tickets, chance: Chance) -> None:
        """Pay for the seat's chosen tickets, lay them open, and go on with the next seat."""
        state.own_tickets()
        left = self.stack(state, seat, tickets)
        state.discards += state.notes[self.railyard.stacks + seat] - left
        state.note(self.railyard.stacks + seat, left)
        held = state.game.tickets.held_by(state, seat)
        if state.journal is not None:
            state.journal.append(Event("completes", seat, count=int(bits.size(state.notes[self.chosen]))))
        for position in bits.listed(state.notes[self.chosen]):
            state.game.tickets.show(state, seat, held[position])
        state.note(self.decided, 0)
        state.note(self.chosen, 0)
        state.note(self.waiting, state.notes[self.waiting] - 1)
        seat = (seat + 1) % state.seats
        state.seat = seat
        if not state.notes[self.waiting]:
            reason = REASONS[state.notes[self.ended_by] - 1]
            state.note(self.ended_by, 0)
            assert self.turn is not None
            self.turn.after_completing(state, seat, reason, chance)

    def progress(self, state: State, seat: i64) -> list[Progress]:
        """Say which of a seat's tickets its stack can pay, each by itself, if the seat may look into it."""
        held = state.game.tickets.held(state, seat)
        now = state.phase is self
        if state.over or not (now or self.railyard.open_stacks):
            return [Progress(ticket, False, False, False if state.over else None) for ticket in held]
        acts = now and seat == state.seat
        waits = not now or (seat - state.seat) % state.seats < state.notes[self.waiting]
        chosen = state.notes[self.chosen] if acts else i64(0)
        tickets = Tickets(self.needs, self.points, state.game.tickets.held_by(state, seat), 0)
        stack = tickets.pay(state.notes[self.railyard.stacks + seat], chosen)
        assert self.turn is not None
        last = now and not self.turn.goes_on(state, REASONS[state.notes[self.ended_by] - 1])
        found: list[Progress] = []
        for position, ticket in enumerate(held):
            done = bool(chosen & BIT[position])
            undecided = waits and not (acts and position < state.notes[self.decided])
            payable = done or (undecided and paid(stack, self.needs[ticket]) >= 0)
            possible = True if payable else False if last else None
            found.append(Progress(ticket, done, False, possible))
        return found

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if action < SETS:
            return Reason("Say first which of your tickets you complete (“complete 1,2” or “complete none”).")
        tickets = self.tickets(state, seat)
        positions = action - SETS
        if positions >= BIT[tickets.number]:
            return Reason("You hold only {tickets}.", tickets=Count(tickets.number, "ticket"))
        if positions & (BIT[tickets.begin] - 1) or positions >= BIT[tickets.end]:
            return Reason(
                "Decide now about the tickets {first} to {last} only.",
                first=tickets.begin + 1,
                last=tickets.end,
            )
        if tickets.pay(self.stack(state, seat, tickets), positions) < 0:
            return Reason(
                "Your stack does not have the cards for the tickets {tickets}.", tickets=Positions(positions)
            )
        return None


class TicketValues(Award):
    """Completed tickets add their values, those still held subtract theirs (CG-16, CG-18)."""

    def __init__(self, completing: Completing) -> None:
        self.completing = completing
        self.points: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.points = vec[i64]([ticket.points for ticket in game.tickets.tickets])

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        for seat, sheet in enumerate(sheets):
            value: i64 = 0
            completed: i64 = 0
            failed: i64 = 0
            for ticket in range(len(self.points)):
                place = i64(state.place[ticket])
                if place == SHOWN + seat:
                    value += self.points[ticket]
                    completed += 1
                elif place == HELD + seat:
                    value -= self.points[ticket]
                    failed += 1
            sheet.score("tickets", int(value))
            sheet.counts["completed"] = int(completed)
            sheet.counts["failed"] = int(failed)

    def is_known(self, state: State, seat: int) -> bool:
        return state.over  # before, it depends on what the stack will pay

    def progress(self, state: State, seat: int) -> list[Progress]:
        return self.completing.progress(state, seat)

    def explain(self, state: State, seat: int, account: Account) -> None:
        printed = state.game.tickets
        for ticket in printed.at(state, SHOWN + seat):
            account.tickets.append(TicketAccount(ticket, True, [], []))
        for ticket in printed.held(state, seat):
            account.tickets.append(TicketAccount(ticket, False, [], []))
