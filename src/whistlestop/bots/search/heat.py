"""The rollouts of one race."""

from typing import final

from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.race import Race
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
        )
        for place, one in enumerate(running):
            race.utilities[one] += self.utility.of(results, place)
        return count * len(running)
