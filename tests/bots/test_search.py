"""Search: honest budgets, legal candidates, repeatable decisions, and better ones than the planner's."""

from collections.abc import Iterator

import pytest

from tests.contract.tables import every_game
from whistlestop.bots import bot, is_bot, make
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.search.budget import Budget, read_budget
from whistlestop.bots.search.search_bot import SearchBot
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.bots.search.utility import Utility
from whistlestop.bots.table import BotTable
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.mechanics.ticket_offers import OfferTickets
from whistlestop.core.scoring import winners
from whistlestop.core.state import State
from whistlestop.games import load


def decisions(
    game: Game, search: SearchBot, seats: int, seed: int = 1
) -> Iterator[tuple[State, KnownState, Legal]]:
    """Play a game between planners; yield every decision of seat 0, which the search follows."""
    players = [bot("planner", game, seed) for _ in range(seats)]
    known, legal, luck = KnownState(game), game.new_legal(), DuplicateLuck(seed)
    state = game.start(seats, luck, 0)
    search.begin(seed)
    while not state.over:
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        player = players[state.seat]
        assert isinstance(player, KnownStateBot)
        if state.seat == 0:
            yield state, known, legal
        action = player.decide(known, legal)
        if state.seat == 0:
            search.watch(known, legal, action)
        state.play(action, luck)


@every_game
def test_every_candidate_is_legal_and_the_first_is_the_planners_own(game: Game) -> None:
    search = SearchBot(game, Budget(rollouts=1))

    numbers = []
    for _, known, legal in decisions(game, search, game.seats[-1]):
        own = int(search.mind.decide(known, legal))
        beliefs = search.ticket_beliefs.update(known)
        found = search.candidates.find(known, legal, own, search.mind, beliefs, search.luck)
        possible = set(legal.to_list())
        assert {one.action for one in found} <= possible
        assert (found[0].action, found[0].mind) == (own, search.mind)
        assert len({(one.action, id(one.mind)) for one in found}) == len(found)
        numbers.append(len(found))

    assert max(numbers) > 5


@every_game
def test_equal_rollouts_and_seeds_give_equal_games(game: Game) -> None:
    played = []
    for _ in range(2):
        table, luck = BotTable(game, [bot("search:8", game), bot("planner", game)]), DuplicateLuck(3)
        state = game.start(2, luck, 0)
        for _ply in range(24):
            state.play(table.ask(state), luck)
        played.append(state.to_bytes())

    assert played[0] == played[1]


def test_another_process_does_not_change_decisions() -> None:
    game = load("europe")
    one, two = (SearchBot(game, Budget(rollouts=40), processes) for processes in (1, 2))
    compared = 0
    try:
        for state, known, legal in decisions(game, SearchBot(game, Budget(rollouts=1)), 2):
            if state.phase is game.turn and state.ply % 5 == 0:
                for search in (one, two):
                    search.begin(1)
                assert one.consider(known, legal).action == two.consider(known, legal).action
                assert one.race is not None
                assert two.race is not None
                assert one.race.utilities == two.race.utilities
                compared += 1
                if compared == 3:
                    break
    finally:
        two.leave()

    assert compared == 3


def test_a_search_beats_a_planner_that_ignores_the_others() -> None:
    game = load("usa")
    search, planner = bot("search:60", game), bot("planner-medium", game)
    won = 0.0
    for deal in range(3):
        for seat in range(2):
            bots = [search, planner] if seat == 0 else [planner, search]
            sheets = game.score(BotTable(game, bots).play(DuplicateLuck(deal), deal, 0))
            best = winners(sheets, game.ties)
            won += (seat in best) / len(best)

    assert won > 3


def test_a_search_follows_the_plan_that_it_has_chosen() -> None:
    game = load("europe")
    traits = SearchTraits()
    traits.loss, traits.spread = 0.0, 1.0
    search = SearchBot(game, Budget(rollouts=60), traits=traits)

    for _, known, legal in decisions(game, search, 2):
        chosen = search.consider(known, legal)
        if chosen.mind is not search.mind:
            break
    else:
        pytest.fail("no other plan was ever better")
    assert isinstance(chosen.mind, RailPlanner)
    plan = chosen.mind.plan
    search.mind.copy_from(chosen.mind)
    assert isinstance(search.mind, RailPlanner)

    assert search.mind.plan.same_routes(plan)


# Budgets


def test_a_search_stops_when_its_host_allows_no_more_time() -> None:
    game = load("europe")
    search = SearchBot(game, Budget(rollouts=1_000_000))
    search.set_time_limit(1e-6)

    _, known, legal = next(decisions(game, search, 2))
    search.consider(known, legal)

    assert search.race is not None
    assert search.race.count == 1


def test_many_rollouts_are_played_only_as_far_as_the_time_allows() -> None:
    budget = Budget(rollouts=1_000_000)
    budget.start()
    budget.spend(40)

    assert budget.affordable(4, 0.08) == 20_000
    budget.limit = budget.elapsed() * 2
    assert budget.affordable(4, 0.08) < 100


def test_the_time_counts_by_the_clock_of_the_host() -> None:
    now = 100.0
    search = SearchBot(load("europe"), Budget(seconds=2.0))
    search.set_clock(lambda: now)
    search.budget.start()

    assert search.budget.elapsed() == 0.0
    now = 101.5
    assert search.budget.elapsed() == 1.5
    assert 0.75 < search.budget.spent() < 1


def test_a_heat_has_no_more_candidates_than_fit_in_the_time() -> None:
    game = load("card_game")
    search = SearchBot(game, Budget(rollouts=40))
    _, known, legal = next(decisions(game, search, 2))
    search.consider(known, legal)

    assert legal.size > 60
    assert search.race is not None
    assert len(search.race.utilities) == 6


def test_tickets_to_keep_are_compared_first_if_they_differ_least_from_the_planners() -> None:
    game = load("card_game")
    search = SearchBot(game, Budget(rollouts=1))
    _, known, legal = next(decisions(game, search, 2))
    own = int(search.mind.decide(known, legal))
    found = search.candidates.find(
        known, legal, own, search.mind, search.ticket_beliefs.update(known), search.luck
    )
    phase = known.state.phase
    assert isinstance(phase, OfferTickets)
    positions = [int(phase.choice.positions_of[one.action]) for one in found]
    differing = [(one ^ positions[0]).bit_count() for one in positions]

    assert len(found) == legal.size
    assert differing == sorted(differing)


def test_a_new_game_does_not_count_on_the_speed_of_the_last_one() -> None:
    search = SearchBot(load("europe"), Budget(seconds=0.1))
    at_first = search.budget.affordable(4, 0.9)
    search.budget.rate = 1_000_000.0
    search.begin(1)

    assert search.budget.affordable(4, 0.9) == at_first


def test_rollouts_are_a_limit() -> None:
    game = load("europe")
    search = SearchBot(game, Budget(rollouts=200))

    for number, (_, known, legal) in enumerate(decisions(game, search, 2)):
        search.consider(known, legal)
        assert search.budget.done < 200 * 1.2
        if number == 5:
            break


@pytest.mark.parametrize(
    ("text", "seconds", "rollouts"), [("200ms", 0.2, 0), ("1s", 1.0, 0), ("1.5s", 1.5, 0), ("400", 0.0, 400)]
)
def test_a_budget_is_read_from_a_name(text: str, seconds: float, rollouts: int) -> None:
    budget = read_budget(text)

    assert budget.seconds == pytest.approx(seconds)
    assert budget.rollouts == rollouts


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("search:", "search:200ms"),
        ("search:fast", "search:200ms"),
        ("search:0ms", "search:200ms"),
        ("search:1.5", "1.5s"),
        ("search:1s:two", "search:1s:2"),
        ("search:1s:0", "search:1s:2"),
        ("search:1s:2:3", "search:1s:2"),
    ],
)
def test_a_wrong_name_is_refused_with_advice(name: str, advice: str) -> None:
    with pytest.raises(BadBot, match=advice):
        make(name, load("europe"))


def test_searches_of_any_budget_are_bots() -> None:
    assert is_bot("search")
    assert is_bot("search:1s")
    assert make("search:1s", load("europe")).name == "search:1s"


# What a result is worth


def test_a_win_is_worth_more_than_any_margin_of_a_loss() -> None:
    results = RolloutResults([0, 1], 2, 2)
    won, lost = (50, 49), (200, 201)
    for candidate, points in enumerate((won, lost)):
        for rollout in range(2):
            at = (candidate * 2 + rollout) * 2
            for seat in range(2):
                results._points[at + seat] = points[seat]
            results._winners[at + (0 if points is won else 1)] = 1
    utility = Utility(0, winning=0.5)
    utility.scale = 20.0

    assert min(utility.of(results, 0)) > 0.75 > 0.25 > max(utility.of(results, 1))


def test_a_larger_margin_is_worth_more_even_in_a_lost_game() -> None:
    results = RolloutResults([0, 1], 1, 2)
    for candidate, mine in enumerate((80, 90)):
        results._points[candidate * 2] = mine
        results._points[candidate * 2 + 1] = 100
        results._winners[candidate * 2 + 1] = 1
    utility = Utility(0, winning=0.5)
    utility.scale = 20.0

    assert utility.of(results, 0)[0] < utility.of(results, 1)[0] < 0.5


# The Card Game


def test_rollouts_complete_the_tickets_with_the_most_points_without_listing_all_sets() -> None:
    game = load("card_game")
    planner = CardPlanner(game)
    table = BotTable(game, [bot("planner", game), bot("planner", game)])
    state, luck = game.start(2, DuplicateLuck(1), 0), DuplicateLuck(1)
    legal, known = game.new_legal(), KnownState(game)
    compared = 0
    while not state.over:
        known.update_from_state(state, state.seat)
        quick = planner.decide_unlisted(known)
        state.legal(state.seat, legal)
        if legal.actions[0] >= SETS:
            assert quick == legal.actions[0]
            compared += 1
        else:
            assert quick == -1
        state.play(table.ask(state), luck)

    assert compared >= 2


def test_a_card_planner_remembers_what_another_bot_has_placed() -> None:
    game = load("card_game")
    own, other = CardPlanner(game), CardPlanner(game)
    state, luck = game.start(2, DuplicateLuck(1), 0), DuplicateLuck(1)
    legal, known = game.new_legal(), KnownState(game)
    placing = own.placing.option
    while not state.over:
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        actions = legal.to_list()
        placements = [action for action in actions if placing.first <= action < placing.beyond]
        if state.phase is game.turn and placements:
            own.decide(known, legal)
            own.commit(known, placements[0])
            rows = placing.railyard.coloured
            state.play(placements[0], luck)
            assert own.memory.coloured[known.seat] == rows.get(state, known.seat)
            return
        state.play(other.decide(known, legal), luck)
    pytest.fail("nobody could place cards")


# Thinking while others do


def test_pondering_stops_when_it_is_told_to_and_keeps_a_plan_that_fits_the_tickets() -> None:
    game = load("europe")
    search = SearchBot(game, Budget(rollouts=20))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 3

    for number, (state, _, _) in enumerate(decisions(game, search, 2)):
        if number == 6:
            view = game.view(state, 0)
            search.ponder(view, stop)
            assert isinstance(search.mind, RailPlanner)
            assert set(search.mind.plan.tickets) <= set(view.tickets)
            break

    assert len(asked) == 4


@every_game
def test_pondering_changes_no_decision_that_it_has_no_time_for(game: Game) -> None:
    searches = [SearchBot(game, Budget(rollouts=8)) for _ in range(2)]
    players = [bot("planner", game, 1) for _ in range(2)]
    known, legal, luck = KnownState(game), game.new_legal(), DuplicateLuck(1)
    state = game.start(2, luck, 0)
    for search in searches:
        search.begin(1)
    for _ply in range(12):
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        if state.seat == 0:
            chosen = [search.decide(known, legal) for search in searches]
            assert chosen[0] == chosen[1]
            state.play(chosen[0], luck)
        else:
            if not state.choosing:
                searches[1].ponder(game.view(state, 0), lambda: True)
            player = players[state.seat]
            assert isinstance(player, KnownStateBot)
            state.play(player.decide(known, legal), luck)
