"""The bot that searches."""

from collections.abc import Callable

from mypy_extensions import i64

from whistlestop.bots.beliefs.ticket_beliefs import TicketBeliefs
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.levels import planner
from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.bots.search.budget import Budget
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.candidates import Candidates
from whistlestop.bots.search.candidates_for import candidates_for
from whistlestop.bots.search.heat import Heat
from whistlestop.bots.search.race import Race
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.view import View


class SearchBot(KnownStateBot):
    """Plays every intention on many times against what the others probably hold, and takes the best.

    The planner is its policy: it proposes plans, plays the rollouts for all seats, and has the last word
    unless another candidate does better beyond the noise.
    """

    name = "search"

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        processes: int = 1,
        traits: SearchTraits | None = None,
    ) -> None:
        super().__init__(game)
        self.traits = SearchTraits() if traits is None else traits
        mind = planner(game)
        assert isinstance(mind, KnownStateBot)
        self.mind = mind
        self.budget = Budget() if budget is None else budget
        self.rollouts = RolloutGroup(game, planner, processes)
        self.ticket_beliefs = TicketBeliefs(game)
        self.candidates: Candidates = candidates_for(game, self.traits)
        self.luck = Seeded(0)
        self.idle_luck = Seeded(0)  # for pondering, which would change later decisions otherwise
        self.own = -1  # what the planner would have done in the last decision
        self.race: Race | None = None  # of the last decision, for whoever wants to see why

    def begin(self, seed: int) -> None:
        self.luck = Seeded(seed)
        self.idle_luck = Seeded(seed)
        self.budget.begin()
        self.mind.begin(seed)
        self.ticket_beliefs.begin()

    def leave(self) -> None:
        self.rollouts.close()

    def set_time_limit(self, seconds: float) -> None:
        self.budget.limit = seconds

    def set_clock(self, clock: Callable[[], float]) -> None:
        self.budget.clock = clock

    def decide(self, known: KnownState, legal: Legal) -> i64:
        chosen = self.consider(known, legal)
        if chosen.mind is not self.mind:
            self.mind.copy_from(chosen.mind)
        self.commit(known, chosen.action)
        return chosen.action

    def commit(self, known: KnownState, action: i64) -> None:
        self.mind.commit(known, action)
        self.ticket_beliefs.played(known, action)

    def watch(self, known: KnownState, legal: Legal, action: i64) -> None:
        """Follow a game in which somebody else plays the seat."""
        self.mind.decide(known, legal)
        self.ticket_beliefs.update(known)
        self.commit(known, action)

    def consider(self, known: KnownState, legal: Legal) -> Candidate:
        """Return the best candidate, without following it yet."""
        self.budget.start()
        self.race = None
        self.own = int(self.mind.decide(known, legal))
        beliefs = self.ticket_beliefs.update(known)
        if legal.size == 1 or self.candidates.is_minor(known):
            return Candidate(self.own, self.mind)
        found = self.candidates.find(known, legal, self.own, self.mind, beliefs, self.luck)
        # Those that come first are the likeliest; a heat of more than fit in the time could not be stopped.
        found = found[: max(2, self.budget.affordable(self.traits.trial, 1 - self.traits.step))]
        return found[self.compare(known, found, beliefs)] if len(found) > 1 else found[0]

    def compare(self, known: KnownState, found: list[Candidate], beliefs: Beliefs) -> int:
        """Return the index of the best candidate; the first is what the planner would do."""
        race = Race(len(found), self.traits.loss, self.traits.spread)
        heat = Heat(self.rollouts, known, found, beliefs, self.traits.winning, int(self.luck.below(BIT[30])))
        heat.run_to_the_end(race, self.budget, self.traits)
        self.race = race
        return race.winner()

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        known = self.known
        known.update_from_view(view)
        found = self.candidates.plans(known, self.mind, self.idle_luck)
        if len(found) < 2:
            return
        race = Race(len(found), self.traits.loss, self.traits.spread)
        beliefs = self.ticket_beliefs.update(known)
        seed = int(self.idle_luck.below(BIT[30]))
        heat = Heat(self.rollouts, known, found, beliefs, self.traits.winning, seed)
        while not stop() and not race.is_decided():
            heat.run(race, self.traits.trial)
            race.drop_out(0.0)
        winner = race.winner()
        if winner:
            self.mind.copy_from(found[winner].mind)
