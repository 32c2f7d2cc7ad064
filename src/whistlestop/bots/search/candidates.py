"""The intentions that a search compares in one decision."""

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.search.candidate import Candidate
from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance

MOST_ACTIONS = 16


class Candidates:
    """Finds the candidates of a decision: every legal action if they are few."""

    def is_minor(self, known: KnownState) -> bool:
        """Return whether a decision gains too little to be searched."""
        return False

    def plans(self, known: KnownState, mind: KnownStateBot, chance: Chance) -> list[Candidate]:
        """Return candidates for the time when others decide: plans, first the one being followed."""
        return []

    def find(
        self,
        known: KnownState,
        legal: Legal,
        own: int,
        mind: KnownStateBot,
        beliefs: Beliefs,
        chance: Chance,
    ) -> list[Candidate]:
        """Return the candidates, first the policy's own action."""
        found = [Candidate(own, mind)]
        for action in legal.to_list():
            if action != own and len(found) < MOST_ACTIONS:
                found.append(Candidate(action, mind))
        return found
