"""Candidates on a board: whole plans, claims, draws, tickets and stations."""

from typing import Final, final

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.first_journey import FirstJourneyPlanner
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.survey import OPEN
from whistlestop.bots.planner.turn_options import TurnOptions
from whistlestop.bots.rollouts.rollout_player import POLICY
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.candidates import Candidates
from whistlestop.bots.search.rival_plans import RivalPlans
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.core.actions import Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS, LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance
from whistlestop.core.mechanics.draw import SecondCard

PLANNED: Final = 30  # what makes a claim worth a look: a route of an own plan, in tenths of a point,
WANTED: Final = 80  # and one in every plan of another seat


@final
class RailCandidates(Candidates):
    """Finds the candidates of a turn; other decisions have few actions, which are all compared."""

    def __init__(self, game: Game, traits: SearchTraits) -> None:
        self.game = game
        self.traits = traits
        self.options = TurnOptions(game)
        self.rivals = RivalPlans(game)
        self.followers: list[RailPlanner] = []  # the bots that follow other plans

    def is_minor(self, known: KnownState) -> bool:
        return isinstance(known.state.phase, SecondCard)

    def plans(self, known: KnownState, mind: KnownStateBot, chance: Chance) -> list[Candidate]:
        assert isinstance(mind, RailPlanner)
        if isinstance(mind, FirstJourneyPlanner):
            return []
        own = RailPlanner(self.game, mind.traits)
        own.copy_from(mind)
        own.prepare(known, known.state)
        found = [Candidate(POLICY, own)]
        for plan, follower in self.followers_of(own, self.other_plans(known, own, chance)):
            follower.follow(plan)
            found.append(Candidate(POLICY, follower))
        return found

    def find(
        self, known: KnownState, legal: Legal, own: int, mind: KnownStateBot, beliefs: Beliefs, chance: Chance
    ) -> list[Candidate]:
        if known.state.phase is not self.game.turn:
            return super().find(known, legal, own, mind, beliefs, chance)
        assert isinstance(mind, RailPlanner)
        possible = frozenset(legal.to_list())
        plans = self.other_plans(known, mind, chance)
        actions = [
            *self.claims(known, mind, plans, beliefs, chance),
            *self.draws(known, legal, mind),
            *self.tickets(legal),
            *self.stations(known, legal, mind, plans),
        ]
        found = [Candidate(own, mind), *self.following(known, legal, mind, plans)]
        for action in dict.fromkeys(actions):
            if action in possible and action != own:
                found.append(Candidate(action, mind))
        return found

    def other_plans(self, known: KnownState, mind: RailPlanner, chance: Chance) -> list[Plan]:
        """Return plans that differ from the one being followed."""
        if isinstance(mind, FirstJourneyPlanner):
            return []  # it plans again on every turn
        seed = int(chance.below(BIT[30]))
        plans = mind.alternative_plans(known, self.traits.plans + 1, seed)
        return [plan for plan in plans if not plan.same_routes(mind.plan)][: self.traits.plans]

    def following(
        self, known: KnownState, legal: Legal, mind: RailPlanner, plans: list[Plan]
    ) -> list[Candidate]:
        """Return a candidate for each plan: the planner's action if it followed that plan."""
        found: list[Candidate] = []
        for plan, follower in self.followers_of(mind, plans):
            follower.follow(plan)
            found.append(Candidate(int(follower.decide(known, legal)), follower))
        return found

    def followers_of(self, mind: RailPlanner, plans: list[Plan]) -> list[tuple[Plan, RailPlanner]]:
        """Return a copy of the planner for each plan."""
        while len(self.followers) < len(plans):
            self.followers.append(RailPlanner(self.game, mind.traits))
        for follower in self.followers[: len(plans)]:
            follower.copy_from(mind)
        return list(zip(plans, self.followers, strict=False))

    def claims(
        self, known: KnownState, mind: RailPlanner, plans: list[Plan], beliefs: Beliefs, chance: Chance
    ) -> list[int]:
        """Return the claims most worth a look: of planned routes, of rivals' routes, and of long ones."""
        board, claiming = mind.atlas.board, mind.claiming
        wanted = self.rivals.demand(known, beliefs, chance)
        ranked: list[tuple[int, int]] = []
        for route in range(len(board.routes)):
            if mind.survey.kind[route] != OPEN:
                continue
            planned = route in mind.plan.routes
            if claiming.payment.find(route, planned):
                worth = int(10 * board.points[route] + mind.survey.bonus[route] // 10)
                if planned or any(route in plan.routes for plan in plans):
                    worth += PLANNED
                worth += WANTED * wanted[route] // 100
                ranked.append((-worth, int(claiming.action(route))))
        return [action for _, action in sorted(ranked)[: self.traits.claims]]

    def draws(self, known: KnownState, legal: Legal, mind: RailPlanner) -> list[int]:
        """Return the planner's draw, a blind one, a locomotive, and the most useful colours."""
        if isinstance(mind, FirstJourneyPlanner):
            return [int(mind.draw_two)]
        draw, choice = self.options.draw, mind.draw_choice
        if draw is None or choice is None:
            return []
        mind.needs.allocate(mind.plan, mind.survey.hand)
        best = int(mind.draw(known, legal, True))
        blind = int(draw.blind)
        colours = sorted(range(COLOURS), key=lambda colour: -int(choice.value[colour]))
        row = known.state.row
        lying = [colour for colour in colours if row >> (6 * colour) & 63]
        useful = [blind + 1 + colour for colour in lying[: self.traits.colours]]
        return [best, blind, blind + 1 + LOCOMOTIVE, *useful]

    def tickets(self, legal: Legal) -> list[int]:
        """Return the actions that take or exchange tickets, and three of the possible splits."""
        options, found = self.options, []
        if options.take is not None:
            found.append(int(options.take.first))
        if options.exchange is not None:
            found.append(int(options.exchange.first))
        if options.split is not None:
            first, beyond = options.split.first, options.split.beyond
            splits = [action for action in legal.to_list() if first <= action < beyond]
            if splits:
                found += [splits[0], splits[len(splits) // 2], splits[-1]]
        return found

    def stations(self, known: KnownState, legal: Legal, mind: RailPlanner, plans: list[Plan]) -> list[int]:
        """Return the stations that the plans would build."""
        loans = mind.station_loans
        if loans is None:
            return []
        built = [
            int(loans.station_for(plan, known, legal)) for plan in [mind.plan, *plans] if len(plan.borrowed)
        ]
        return [action for action in dict.fromkeys(built) if action >= 0][: self.traits.stations]
