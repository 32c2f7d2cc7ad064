"""Reviews of games, decision by decision, so that they can be stopped and resumed."""

from collections.abc import Callable, Sequence

from whistlestop.coach import facts
from whistlestop.coach.balance import balance_of, swings_of, worth_of
from whistlestop.coach.depth import QUICK, Depth
from whistlestop.coach.estimate import estimate
from whistlestop.coach.examination import Examination, Examiner, spread
from whistlestop.coach.follower import Follower, Moment
from whistlestop.coach.futures import SHARE, Futures
from whistlestop.coach.judgement import accuracies, judge, severity
from whistlestop.coach.likely_tickets import likely_tickets
from whistlestop.coach.reasons import PLAYED, Reasons
from whistlestop.coach.review import (
    Currencies,
    Decision,
    Review,
    SeatReview,
    Sentence,
    Stage,
    TicketOdds,
)
from whistlestop.coach.turning_points import TurningPoints
from whistlestop.core.errors import BadSeats, WhistlestopError
from whistlestop.record.history import History

MOST_SEEDS = 2**30
STAGES: tuple[Stage, ...] = ("beginning", "middle", "end")


class Reviewer:
    """Reviews the decisions of some seats of a game, knowing at each no more than the seat knew.

    `begun` is what an earlier run with the same arguments has left unfinished.
    """

    def __init__(
        self,
        history: History,
        seats: Sequence[int] = (),
        depth: Depth = QUICK,
        seed: int = 0,
        names: Sequence[str] = (),
        begun: Review | None = None,
    ) -> None:
        for seat in seats:
            history.last.check_seat(seat)
        if names and len(names) != history.seats:
            raise BadSeats(f"{history.seats} seats need {history.seats} names, not {len(names)}.")
        game = history.game
        self.history = history
        self.depth = depth
        self.examiner = Examiner(game, depth, seed % MOST_SEEDS)
        self.review = Review(
            game.name,
            game.rules,
            sorted(game.options),
            history.seats,
            distinct(names) or [f"Seat {seat}" for seat in range(history.seats)],
            history.ply,
            history.over,
            depth.name,
            seed,
            [SeatReview(seat) for seat in (seats or range(history.seats))],
        )
        if begun is not None:
            self.resume(begun)

    @property
    def total(self) -> int:
        """The number of decisions to review."""
        reviewed = {one.seat for one in self.review.seats}
        return sum(play.seat in reviewed for play in self.history.plays)

    @property
    def done(self) -> int:
        """The number of decisions that have been reviewed."""
        return sum(len(one.decisions) for one in self.review.seats)

    def resume(self, begun: Review) -> None:
        """Take over what another run has reviewed."""
        mine, theirs = (
            (one.game, one.rules, one.options, one.players, one.depth, one.seed, [s.seat for s in one.seats])
            for one in (self.review, begun)
        )
        plays = self.history.plays
        known = all(
            one.ply < len(plays) and (plays[one.ply].seat, plays[one.ply].text) == (seat.seat, one.action)
            for seat in begun.seats
            for one in seat.decisions
        )
        if mine != theirs or not known:
            raise WhistlestopError("That review is of another game, or was made with other settings.")
        for seat, other in zip(self.review.seats, begun.seats, strict=True):
            seat.scale, seat.decisions = other.scale, list(other.decisions)

    def run(
        self,
        progress: Callable[[int, int], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Review:
        """Review all decisions and return the review; if `stop` returns true, it is left incomplete."""
        for seat in self.review.seats:
            follower = Follower(self.history.game, seat.seat)
            for number, moment in enumerate(follower.moments(self.history)):
                if number < len(seat.decisions):
                    continue
                if stop is not None and stop():
                    return self.review
                seat.decisions.append(self.decision(seat, moment))
                if progress is not None:
                    progress(self.done, self.total)
            self.conclude(seat, follower)
        self.review.complete = True
        return self.review

    def decision(self, seat: SeatReview, moment: Moment) -> Decision:
        """Review one decision."""
        action = self.history.game.actions.text(moment.action)
        phase = moment.known.state.phase.name
        if self.examiner.is_skipped(moment):
            return Decision(moment.ply, phase, action, facts.choice(self.history.game, moment.known))
        examined = self.examiner.examine(moment, seat.scale)
        if not seat.scale:
            seat.scale = max(0.5, spread(examined.futures.leads(PLAYED)))
            examined.futures.scale = seat.scale
        return self.judged(moment, examined, seat.scale)

    def judged(self, moment: Moment, examined: Examination, scale: float) -> Decision:
        """Judge a decision by its futures."""
        futures = examined.futures
        worths = [futures.worth(one) for one in range(len(futures.candidates))]
        loss = futures.loss(PLAYED, 1) if examined.leads else None
        lost = severity(loss, scale) if loss is not None else 0.0
        judgement = judge(lost, loss is None)
        sentences: list[Sentence] = []
        if loss is not None and judgement not in ("best", "good"):
            sentences = Reasons(futures, moment, self.examiner.candidates).sentences(loss)
        elif judgement == "best":
            sentences = [Sentence("best", {})]
        return Decision(
            moment.ply,
            moment.known.state.phase.name,
            worths[PLAYED].action,
            facts.choice(self.history.game, moment.known),
            self.stage(moment, futures),
            judgement,
            lost,
            worths[PLAYED],
            worths[1:],
            loss,
            self.ticket_odds(futures),
            likely_tickets(self.history.game, moment),
            self.examiner.plan(),
            sentences,
        )

    def stage(self, moment: Moment, futures: Futures) -> Stage:
        """Return the third of the game that a decision is in, judging by how long it may still last."""
        done = moment.ply / (moment.ply + futures.results.mean_plies(PLAYED))
        return STAGES[min(2, int(3 * done))]

    def ticket_odds(self, futures: Futures) -> list[TicketOdds]:
        """Return the odds of the tickets in question after the action played."""
        found: list[TicketOdds] = []
        for ticket in futures.watched:
            printed = self.history.game.tickets.tickets[ticket]
            odds = estimate(futures.completions(PLAYED, ticket), SHARE)
            found.append(TicketOdds(list(printed.between), printed.points, odds))
        return found

    def conclude(self, seat: SeatReview, follower: Follower) -> None:
        """Add up what was examined."""
        result = self.result(seat, follower)
        seat.swings = swings_of(seat.decisions, result)
        seat.balance = balance_of(seat.swings, self.history.seats, result, self.history.over)
        seat.accuracy = accuracies(seat.decisions)
        points = TurningPoints(self.history, seat.seat, seat.decisions)
        seat.turning_points = points.find(seat.swings)

    def result(self, seat: SeatReview, follower: Follower) -> Currencies:
        """Return the seat's result, or what it can expect if the game is not over."""
        if not self.history.over:
            return self.expected(seat, follower)
        totals = [sheet.total for sheet in self.history.last.score()]
        winners = self.history.last.winners()
        lead = totals[seat.seat] - max(one for other, one in enumerate(totals) if other != seat.seat)
        return Currencies(1 / len(winners) if seat.seat in winners else 0.0, float(lead))

    def expected(self, seat: SeatReview, follower: Follower) -> Currencies:
        """Return what the seat can expect after the last play."""
        known, beliefs = follower.now(self.history)
        worth = self.examiner.outlook(known, beliefs, seat.scale)
        return worth_of(worth)


def distinct(names: Sequence[str]) -> list[str]:
    """Return names that differ: those that occur twice get the number of their seat."""
    return [f"{name} ({seat})" if list(names).count(name) > 1 else name for seat, name in enumerate(names)]
