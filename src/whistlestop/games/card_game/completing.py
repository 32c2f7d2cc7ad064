"""Completing tickets with the cards of a seat's stack (CG-15, CG-16, CG-18)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits, facts
from whistlestop.core.action_types import HELD_TICKETS, ActionType
from whistlestop.core.actions import SETS, Aim, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.tickets import HELD, SHOWN, SHOWN_TICKET
from whistlestop.core.mechanics.simultaneous_choice import SimultaneousChoice
from whistlestop.core.parts import Phase
from whistlestop.core.progress import Progress
from whistlestop.core.reason import Count, Positions, Reason
from whistlestop.core.score_breakdown import ScoreBreakdown, TicketBreakdown
from whistlestop.core.scoring import COMPLETED, FAILED, Award, ScoreLine, ScoreSheet
from whistlestop.core.slots import PER_TABLE, SEATS, Slot
from whistlestop.core.state import State
from whistlestop.core.turns import FINAL_ROUND, Turn
from whistlestop.games.card_game.feasible import ATTEMPTS, FeasibleSets, MostValuable, Tickets, paid
from whistlestop.games.card_game.railyard import COMPLETING, Railyard

if TYPE_CHECKING:
    from whistlestop.core.game import Game

REASONS: Final = [FINAL_ROUND, "everybody passed", "no progress"]

# Why play ended, as a number from 1 into the reasons; 0 before.
ENDED_BY: Final = Slot("ended_by", size=PER_TABLE, label="Why play ended")
# The seat whose turn would be next: completed tickets are revealed, and a second half begins, from there.
COMPLETING_FROM: Final = Slot("completing_from", SEATS, size=PER_TABLE, is_shown=False)
TICKETS_DECIDED: Final = Slot("tickets_decided", label="Tickets decided")

PLAY_ENDED: Final = EventType(
    "completing", "Play has ended: every seat completes tickets from its stack.", reason=facts.TEXT
)
COMPLETES: Final = EventType("completes", "{Seat} completes {count}.", count=facts.TICKET_COUNT)

TICKETS: Final = ScoreLine("tickets", "Tickets", "completed tickets add their value, others subtract it")

COMPLETE: Final = ActionType("complete {positions}", "Complete {positions}", positions=facts.POSITIONS)


class InterruptedTurn(Turn):
    """A turn that gives way to completing tickets when play ends, and may go on afterwards."""

    def goes_on(self, state: State, reason: str) -> bool:
        """Return whether play goes on once all seats have completed tickets."""
        raise NotImplementedError

    def after_completing(self, state: State, first: i64, reason: str, chance: Chance) -> None:
        """Resume play, or end the game."""
        raise NotImplementedError


class Completing(Phase):
    """The phase in which all seats choose in secret the tickets that they complete."""

    def __init__(self, railyard: Railyard) -> None:
        super().__init__(COMPLETING, "Choose the tickets that you complete.")
        self.railyard: Final = railyard
        self.lists_many = True
        self.turn: InterruptedTurn | None = None
        self.needs: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.secret = SimultaneousChoice()
        self.ended_by = ENDED_BY
        self.first = COMPLETING_FROM
        self.decided = TICKETS_DECIDED

    def join(self, game: "Game") -> None:
        game.declare(COMPLETE, PLAY_ENDED, COMPLETES, SHOWN_TICKET)
        self.secret.join(game)
        game.actions.add_sets("complete", Aim(HELD_TICKETS))
        self.needs = vec[i64]([ticket.needs for ticket in game.tickets.tickets])
        self.points = vec[i64]([ticket.points for ticket in game.tickets.tickets])
        self.ended_by = game.register(ENDED_BY)
        self.first = game.register(COMPLETING_FROM)
        self.decided = game.register(TICKETS_DECIDED)

    def begin(self, state: State, first: i64, reason: str) -> None:
        """Ask all seats which tickets they complete; `first` is the seat whose turn would be next."""
        self.ended_by.set_value(state, REASONS.index(reason) + 1)
        self.first.set_value(state, first + 1)
        state.passes = 0
        state.idle = 0
        state.phase = self
        self.secret.ask(state, first)
        if state.journal is not None:
            state.journal.append(PLAY_ENDED.event(first, reason=reason))

    def tickets(self, state: State, seat: i64) -> Tickets:
        """Return the seat's tickets, with those to decide about now."""
        held = state.game.tickets.held_by(state, seat)
        return Tickets(self.needs, self.points, held, self.decided.get(state, seat))

    def stack(self, state: State, seat: i64, tickets: Tickets) -> i64:
        """Return what the tickets chosen so far leave of the seat's stack."""
        return tickets.pay(self.railyard.stacks.get(state, seat), self.secret.chosen(state, seat))

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        tickets = self.tickets(state, seat)
        stack = self.stack(state, seat, tickets)
        feasible = FeasibleSets(tickets, stack)
        best = most_valuable(tickets, stack)
        out.make_room(feasible.size)
        out.size = feasible.size
        for i in range(feasible.size):
            out.actions[i] = SETS + feasible.sets[i]
            if feasible.sets[i] == best:
                out.actions[i] = out.actions[0]
        out.actions[0] = SETS + best

    def most_points(self, state: State, seat: i64) -> i64:
        """Return the action that completes the tickets with the most points, without listing all sets."""
        tickets = self.tickets(state, seat)
        return SETS + most_valuable(tickets, self.stack(state, seat, tickets))

    def pick(self, state: State, seat: i64, chance: Chance, out: Legal) -> i64:
        # Most sets can be paid for, or else there are few: rejection sampling is faster than listing all.
        tickets = self.tickets(state, seat)
        stack = self.stack(state, seat, tickets)
        for _attempt in range(ATTEMPTS):
            positions = chance.below(BIT[tickets.end - tickets.begin]) << tickets.begin
            if tickets.pay(stack, positions) >= 0:
                return SETS + positions
        return super().pick(state, seat, chance, out)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        tickets = self.tickets(state, seat)
        self.secret.add(state, seat, action - SETS)
        self.decided.set(state, seat, tickets.end)
        if tickets.end == tickets.number and self.secret.finish(state, seat):
            self.resolve_all(state, chance)

    def resolve_all(self, state: State, chance: Chance) -> None:
        """Reveal what every seat completes, in turn order, and resume play or end the game."""
        first = self.first.value(state) - 1
        reason = REASONS[self.ended_by.value(state) - 1]
        choices = self.secret.reveal(state)
        for turn in range(state.seats):
            seat = (first + turn) % state.seats
            self.resolve(state, seat, choices[seat])
            self.decided.set(state, seat, 0)
        self.first.set_value(state, 0)
        self.ended_by.set_value(state, 0)
        state.seat = first
        assert self.turn is not None
        self.turn.after_completing(state, first, reason, chance)

    def resolve(self, state: State, seat: i64, chosen: i64) -> None:
        """Pay for a seat's chosen tickets and show them."""
        state.own_tickets()
        held = state.game.tickets.held_by(state, seat)
        stack = self.railyard.stacks.get(state, seat)
        left = Tickets(self.needs, self.points, held, 0).pay(stack, chosen)
        state.discards += stack - left
        self.railyard.stacks.set(state, seat, left)
        if state.journal is not None:
            state.journal.append(COMPLETES.event(seat, count=int(bits.size(chosen))))
        for position in bits.to_list(chosen):
            state.game.tickets.show(state, seat, held[position])

    def sample_decision(self, state: State, seat: i64, chance: Chance) -> None:
        held = state.game.tickets.held_by(state, seat)
        left = self.railyard.stacks.get(state, seat)
        for position in range(self.decided.get(state, seat)):
            rest = paid(left, self.needs[held[position]])
            if rest >= 0 and chance.below(2):
                left = rest
                self.secret.add(state, seat, BIT[position])

    def reopen(self, state: State, seat: i64) -> None:
        self.secret.reopen(state, seat)
        self.decided.set(state, seat, 0)

    def progress(self, state: State, seat: i64) -> list[Progress]:
        """Return which single tickets a seat's stack can pay for, if the seat may look into it."""
        held = state.game.tickets.held(state, seat)
        now = state.phase is self
        if state.over or not (now or self.railyard.open_stacks):
            return [Progress(ticket, False, False, False if state.over else None) for ticket in held]
        chosen = self.secret.chosen(state, seat) if now else i64(0)
        decided = self.decided.get(state, seat)
        tickets = Tickets(self.needs, self.points, state.game.tickets.held_by(state, seat), 0)
        stack = tickets.pay(self.railyard.stacks.get(state, seat), chosen)
        assert self.turn is not None
        last = now and not self.turn.goes_on(state, REASONS[self.ended_by.value(state) - 1])
        found: list[Progress] = []
        for position, ticket in enumerate(held):
            done = bool(chosen & BIT[position])
            payable = done or (position >= decided and paid(stack, self.needs[ticket]) >= 0)
            possible = True if payable else False if last else None
            found.append(Progress(ticket, done, False, possible))
        return found

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if action < SETS:
            return Reason(
                "First choose which of your tickets to complete (“complete 1,2” or “complete none”)."
            )
        tickets = self.tickets(state, seat)
        positions = action - SETS
        if positions >= BIT[tickets.number]:
            return Reason("You hold only {tickets}.", tickets=Count(tickets.number, "ticket"))
        if positions & (BIT[tickets.begin] - 1) or positions >= BIT[tickets.end]:
            return Reason(
                "Decide only about tickets {first} to {last} now.",
                first=tickets.begin + 1,
                last=tickets.end,
            )
        if tickets.pay(self.stack(state, seat, tickets), positions) < 0:
            return Reason(
                "Your stack does not have the cards for tickets {tickets}.", tickets=Positions(positions)
            )
        return None


def most_valuable(tickets: Tickets, stack: i64) -> i64:
    """Return those of the most valuable tickets that are decided now, as a set of positions."""
    return MostValuable(tickets, stack).positions & (BIT[tickets.end] - 1)


class TicketValues(Award):
    """Completed tickets add their values, those still held subtract theirs (CG-16, CG-18)."""

    def __init__(self, completing: Completing) -> None:
        self.completing = completing
        self.points: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        game.declare(TICKETS, COMPLETED, FAILED)
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
            sheet.score(TICKETS, int(value))
            sheet.count(COMPLETED, int(completed))
            sheet.count(FAILED, int(failed))

    def is_known(self, state: State, seat: int) -> bool:
        return state.over  # until then it depends on what the stack will pay for

    def progress(self, state: State, seat: int) -> list[Progress]:
        return self.completing.progress(state, seat)

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        printed = state.game.tickets
        for ticket in printed.at(state, SHOWN + seat):
            breakdown.tickets.append(TicketBreakdown(ticket, True, [], []))
        for ticket in printed.held(state, seat):
            breakdown.tickets.append(TicketBreakdown(ticket, False, [], []))
