"""The examination of one decision: the candidates race, and the finalists are played on once more.

The second rollouts are independent of the first, so that the winner is not overrated for having been lucky.
"""

from dataclasses import dataclass
from math import sqrt

from whistlestop.bots.planner.levels import planner
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.bots.rollouts.rollout_player import POLICY
from whistlestop.bots.search.budget import Budget
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.candidates_for import candidates_for
from whistlestop.bots.search.heat import Heat
from whistlestop.bots.search.race import Difference, Race
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.coach.depth import Depth
from whistlestop.coach.follower import Moment, new_mind
from whistlestop.coach.futures import Futures
from whistlestop.coach.review import Worth
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded

HINT = 0.25  # standard errors from which an alternative deserves more rollouts


@dataclass
class Examination:
    """What became of the finalists: first the action played, then the best others."""

    futures: Futures
    leads: bool  # whether an alternative was ahead of the action played before the final


class Examiner:
    """Examines the decisions of a game."""

    def __init__(self, game: Game, depth: Depth, seed: int) -> None:
        self.game = game
        self.depth = depth
        self.seed = seed
        self.traits = SearchTraits()
        self.rollouts = RolloutGroup(game, planner)
        self.candidates = candidates_for(game, self.traits)
        self.scratch = new_mind(game)  # thinks about alternatives, so that the one that follows does not

    def is_skipped(self, moment: Moment) -> bool:
        """Return whether a decision is forced, or hardly matters at this depth."""
        if moment.legal.size == 1:
            return True
        return not self.depth.second_cards and self.candidates.is_minor(moment.known)

    def examine(self, moment: Moment, scale: float) -> Examination:
        """Compare the action played with others."""
        chance = Seeded(self.seed_of(moment))
        found = self.find(moment, chance)
        heat = Heat(
            self.rollouts,
            moment.known,
            found,
            moment.beliefs,
            self.traits.winning,
            int(chance.below(BIT[30])),
        )
        race = Race(len(found))
        budget = Budget(rollouts=self.depth.selection)
        budget.start()
        if len(found) > 1:
            heat.run_to_the_end(race, budget, self.traits)
        others = best_others(race, found)[: self.depth.alternatives]
        played = found[0]
        count, leads = self.depth.evaluation, False
        if others:
            difference = Difference(race.utilities[others[0]], race.utilities[0])
            leads = difference.mean > 0
            if difference.mean > HINT * difference.error:
                count = self.depth.doubtful
                played = self.better_of(heat, race, found[others[0]])
        final = [played, *(found[one] for one in others)]
        seed = int(chance.below(BIT[30]))
        futures = Futures(self.rollouts, moment.known, final, moment.beliefs, count, seed, scale)
        return Examination(futures, leads)

    def plan(self) -> list[str]:
        """Return the routes that the planner wanted in the decision examined last."""
        mind = self.scratch
        if not isinstance(mind, RailPlanner):
            return []
        return [mind.atlas.board.routes[route].name for route in mind.plan.routes]

    def outlook(self, known: KnownState, beliefs: Beliefs, scale: float) -> Worth:
        """Return what a seat can expect in a position in which it need not be the one to decide."""
        anything = Candidate(POLICY, self.scratch)
        self.scratch.begin(0)
        self.scratch.prepare(known, known.state)
        count = self.depth.doubtful
        return Futures(self.rollouts, known, [anything], beliefs, count, self.seed, scale).worth(0)

    def seed_of(self, moment: Moment) -> int:
        """Return a seed that depends on the decision alone, so that a review can be resumed anywhere."""
        return (self.seed * 4096 + moment.ply) * 16 + int(moment.known.seat)

    def find(self, moment: Moment, chance: Seeded) -> list[Candidate]:
        """Return the candidates, first the action played."""
        self.scratch.copy_from(moment.mind)
        own = int(self.scratch.decide(moment.known, moment.legal))
        found = self.candidates.find(moment.known, moment.legal, own, self.scratch, moment.beliefs, chance)
        mine = [one for one in found if one.action == moment.action]
        first = mine[0] if mine else Candidate(moment.action, self.scratch)
        return [first, *(one for one in found if one is not first)]

    def better_of(self, heat: Heat, race: Race, other: Candidate) -> Candidate:
        """Return the better of two: the action played, or the same with the other's plan and action to come.

        Otherwise, an action would be blamed for not being what can as well be done on the next turn.
        """
        played = heat.candidates[0]
        follower = Candidate(played.action, other.mind, other.action)
        heat.candidates.append(follower)
        rerun = Race(len(heat.candidates))
        rerun.running = [len(heat.candidates) - 1]
        heat.run(rerun, race.count)
        return follower if sum(rerun.utilities[-1]) > sum(race.utilities[0]) else played


def best_others(race: Race, found: list[Candidate]) -> list[int]:
    """Return candidates with other actions than the first, the best of those that ran longest first."""
    actions: dict[int, int] = {}
    order = sorted(range(1, len(found)), key=lambda one: (-len(race.utilities[one]), -race.mean(one)))
    for one in order:
        if found[one].action != found[0].action:
            actions.setdefault(found[one].action, one)
    return list(actions.values())


def spread(values: list[float]) -> float:
    """Return the standard deviation of some values."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))
