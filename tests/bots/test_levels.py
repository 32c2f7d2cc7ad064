"""Weaker planners leave something out of their thinking; none of them uses chance."""

import pytest

from tests.bots.asking import decisions
from tests.bots.thinking import Mind
from tests.rules.usa.table import usa
from whistlestop.bots import bot
from whistlestop.bots.bot import Bot, SightedBot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.planner.journey import JourneyPlanner
from whistlestop.bots.planner.levels import easy, easy_cards, medium, medium_cards
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.table import BotTable
from whistlestop.core.deal import Deal
from whistlestop.games import SHIPPED, load

LEVELS = ["planner-easy", "planner-medium", "planner"]
LESS = {"plans", "exchange"}  # what can be less without being nothing
CARD_THINKING = {"weighs_robbers", "weighs_spare", "weighs_cities"}


def differing(one: Traits, other: Traits) -> set[str]:
    """Name the traits by which two planners differ."""
    return {name for name in one.names() if getattr(one, name) != getattr(other, name)}


def differing_styles(one: Style, other: Style) -> set[str]:
    """Name what two planners of the Card Game do differently."""
    named = [name for name in dir(one) if not name.startswith("_")]
    return {name for name in named if getattr(one, name) != getattr(other, name)}


def traits_of(player: Bot) -> Traits:
    """Return a board game planner's traits."""
    assert isinstance(player, RailPlanner)
    return player.traits


def wins(game_name: str, better: str, worse: str, pairs: int) -> float:
    """Play pairs of games with the same luck and swapped seats; count what the better one wins of all."""
    game = load(game_name)
    won = 0.0
    for seed in range(pairs):
        for seat in range(2):
            names = [better, worse] if seat == 0 else [worse, better]
            state = BotTable(game, [bot(name, game) for name in names]).play(Deal(seed), seed, 0)
            best = game.winners(state)
            won += (seat in best) / len(best)
    return won / (2 * pairs)


@pytest.mark.parametrize("level", [easy(), medium()])
def test_each_level_leaves_something_out_and_weighs_the_rest_alike(level: Traits) -> None:
    less = differing(level, Traits())

    assert less
    assert differing(Traits(), Traits()) == set()
    assert [name for name in less - LESS if getattr(level, name)] == []


def test_each_level_of_the_card_game_leaves_out_what_it_says() -> None:
    assert differing_styles(medium_cards(), Style()) <= CARD_THINKING
    assert differing_styles(easy_cards(), Style()) <= CARD_THINKING
    assert differing_styles(medium_cards(), Style()) < differing_styles(easy_cards(), Style())


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_every_game_in_the_same_way(name: str) -> None:
    expected = {"planner-easy": easy(), "planner-medium": medium(), "planner": Traits()}[name]
    for game in map(load, SHIPPED):
        player = bot(name, game)
        if game.name == "card_game":
            assert isinstance(player, CardPlanner)
        else:
            assert isinstance(player, JourneyPlanner) == game.name.startswith("first_journey")
            assert differing(traits_of(player), expected) == set()


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("name", LEVELS)
def test_the_same_position_brings_the_same_move_whatever_the_seed(name: str, game: str) -> None:
    table = load(game)
    first = bot(name, table, 1)
    second = bot(name, table, 987654321)
    assert isinstance(first, SightedBot)
    assert isinstance(second, SightedBot)
    told = [[one.text for one in decisions(table, [name, name], 6)] for _ in range(2)]
    assert told[0] == told[1]
    state = table.start(2, Deal(3))
    seat = int(state.seat)
    legal = table.legal(state, seat)
    assert first.choose(table.view(state, seat), legal) == second.choose(table.view(state, seat), legal)


def test_one_ticket_at_a_time_is_planned_for_on_the_easy_level() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    careful, simple = Mind(match), Mind(match, traits=easy())
    careful.think()
    simple.think()

    assert {len(plan.tickets) for plan in careful.planner.plans} == {2}
    assert [len(plan.tickets) for plan in simple.planner.plans] == [1]


def test_a_single_plan_is_kept_on_the_medium_level() -> None:
    match = usa(tickets=[["Los Angeles-New York", "Denver-El Paso", "Houston-Kansas City"], []])
    mind = Mind(match, traits=medium())
    mind.think()

    assert len(mind.planner.plans) == 1


@pytest.mark.parametrize("game", ["usa", "europe", "germany"])
def test_no_tickets_are_taken_on_the_easy_level(game: str) -> None:
    table = load(game)
    for seed in range(4):
        told = [
            one.text for one in decisions(table, ["planner-easy"] * 2, seed) if one.state.phase is table.turn
        ]
        assert not any(text.startswith("tickets") for text in told)


@pytest.mark.parametrize("game", ["usa", "europe"])
def test_the_best_level_beats_the_easy_one(game: str) -> None:
    assert wins(game, "planner", "planner-easy", 25) > 0.55


def test_the_easy_level_beats_greedy() -> None:
    assert wins("usa", "planner-easy", "greedy", 15) > 0.6


def test_the_medium_level_beats_the_easy_one_where_routes_bring_most_of_the_points() -> None:
    assert wins("usa", "planner-medium", "planner-easy", 25) > 0.55
