"""The futures of a few actions: how the game went on after each, over the same deals and luck."""

from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.bots.rollouts.rollout_player import POLICY
from whistlestop.bots.rollouts.seat_futures import SeatFutures
from whistlestop.bots.search.candidate import Candidate
from whistlestop.coach.estimate import Estimate, estimate
from whistlestop.coach.review import Loss, Worth
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers

SHARE = 0.5  # the usual standard deviation of a share of the win,
CHANGE = 0.3  # and of the difference that an action makes
SCALE = 25.0  # the standard deviation of a lead, before it is known


class Futures:
    """Rollouts of some candidates, and what became of the seat in each."""

    def __init__(
        self,
        rollouts: RolloutGroup,
        known: KnownState,
        candidates: list[Candidate],
        beliefs: Beliefs,
        count: int,
        seed: int,
        scale: float,
    ) -> None:
        self.game: Game = known.game
        self.seat = int(known.seat)
        self.candidates = candidates
        self.count = count
        self.scale = scale or SCALE
        self.watched = tickets_in_question(known)
        request = rollouts.request(
            known,
            [one.action for one in candidates],
            0,
            count,
            seed,
            -1,
            beliefs,
            [one.mind for one in candidates],
            [one.later for one in candidates],
        )
        self.details = SeatFutures(self.game, self.seat, self.watched, len(candidates), count)
        self.results: RolloutResults = rollouts.local.play_part(request, 0, count, self.details)

    def shares(self, candidate: int) -> list[float]:
        """Return the seat's share of the win in each rollout."""
        return [self.results.share(candidate, one, self.seat) for one in range(self.count)]

    def points(self, candidate: int, seat: int) -> list[float]:
        """Return the points of a seat in each rollout."""
        return [float(self.results.points(candidate, one, seat)) for one in range(self.count)]

    def rivals(self, candidate: int) -> list[float]:
        """Return the points of the best other seat in each rollout."""
        others = [seat for seat in range(self.results.seats) if seat != self.seat]
        return [
            float(max(self.results.points(candidate, one, seat) for seat in others))
            for one in range(self.count)
        ]

    def leads(self, candidate: int) -> list[float]:
        """Return the seat's lead over the best other seat in each rollout."""
        return differences(self.points(candidate, self.seat), self.rivals(candidate))

    def line(self, candidate: int, line: int) -> list[float]:
        """Return the points of a line of the score sheet in each rollout."""
        return [float(self.details.points(candidate, one, line)) for one in range(self.count)]

    def completions(self, candidate: int, ticket: int) -> list[float]:
        """Return 1 for each rollout in which a ticket is completed, and 0 for the others."""
        place = self.watched.index(ticket)
        return [float(self.details.completed(candidate, one, place)) for one in range(self.count)]

    def worth(self, candidate: int) -> Worth:
        """Return what a candidate leads to on average."""
        action = self.candidates[candidate].action
        return Worth(
            "" if action == POLICY else self.game.actions.text(action),
            estimate(self.shares(candidate), SHARE),
            estimate(self.points(candidate, self.seat), self.scale),
            estimate(self.leads(candidate), self.scale),
            self.count,
        )

    def loss(self, played: int, other: int) -> Loss:
        """Return what another candidate has over the one played."""
        return Loss(
            self.change(self.shares(played), self.shares(other)),
            self.gain(self.points(played, self.seat), self.points(other, self.seat)),
            self.gain(self.leads(played), self.leads(other)),
        )

    def change(self, without: list[float], with_: list[float]) -> Estimate:
        """Return the difference of two shares, rollout by rollout."""
        return estimate(differences(with_, without), CHANGE)

    def gain(self, without: list[float], with_: list[float]) -> Estimate:
        """Return the difference of two numbers of points, rollout by rollout."""
        return estimate(differences(with_, without), CHANGE * self.scale)


def differences(some: list[float], others: list[float]) -> list[float]:
    """Return the differences, rollout by rollout."""
    return [one - other for one, other in zip(some, others, strict=True)]


def tickets_in_question(known: KnownState) -> list[int]:
    """Return the tickets that the seat holds, then those that it is offered."""
    state = known.state
    held = known.game.tickets.held(state, known.seat)
    return [*held, *(int(ticket) for ticket in offers.to_list(state.offers[known.seat]))]
