"""The rollouts of one race, and how a race is run within a budget."""

from typing import final

from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.bots.search.budget import Budget
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.race import Race
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.bots.search.utility import Utility
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.known_state import KnownState


@final
class Heat:
    """Plays rollouts of the candidates that are still running; all share deals and luck."""

    def __init__(
        self,
        rollouts: RolloutGroup,
        known: KnownState,
        candidates: list[Candidate],
        beliefs: Beliefs,
        winning: float,
        seed: int,
    ) -> None:
        self.rollouts = rollouts
        self.known = known
        self.candidates = candidates
        self.beliefs = beliefs
        self.utility = Utility(int(known.seat), winning)
        self.seed = seed

    def run(self, race: Race, count: int) -> int:
        """Add rollouts to a race, this many for each running candidate; return their number."""
        running = race.running
        results = self.rollouts.run(
            self.known,
            [self.candidates[one].action for one in running],
            count,
            self.seed,
            first=race.count,
            beliefs=self.beliefs,
            mind=[self.candidates[one].mind for one in running],
            later=[self.candidates[one].later for one in running],
        )
        for place, one in enumerate(running):
            race.utilities[one] += self.utility.of(results, place)
        return count * len(running)

    def run_to_the_end(self, race: Race, budget: Budget, traits: SearchTraits) -> None:
        """Add rollouts to a race until it is decided or the budget is spent."""
        count = min(traits.trial, budget.affordable(len(race.running), 1 - traits.step))
        while not race.is_decided():
            budget.spend(self.run(race, count))
            spent = budget.spent()
            if spent >= 1:
                break
            race.drop_out(spent)
            count = budget.affordable(len(race.running), min(traits.step, 1 - spent))
