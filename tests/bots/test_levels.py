"""Weaker planners skip parts of the reasoning; none plays at random."""

import pytest

from tests.bots.asking import decisions
from tests.bots.thinking import Mind
from tests.rules.usa.table import usa
from whistlestop.arena.anchor import behaviour
from whistlestop.bots import bot
from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.bots.planner.first_journey import FirstJourneyPlanner
from whistlestop.bots.planner.levels import easy, easy_cards, medium, medium_cards, version_1
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import SHIPPED, load

LEVELS = ["planner-easy", "planner-medium", "planner-1", "planner"]
LESS = {"plans", "exchange"}  # traits that can be reduced without being zero
BEHAVIOUR = {
    "europe": "173b277d5429810a",
    "germany": "1482f01415c237be",
    "usa": "3e77185d4b685d0a",
    "first_journey": "1fc60b3176cf9b59",
    "card_game": "b1fec049634e9408",
}  # hashes of the first version's moves
CARD_THINKING = {"weighs_robbers", "weighs_spare", "weighs_cities"}


def differing(one: Traits, other: Traits) -> set[str]:
    """Return the traits in which two planners differ."""
    return {name for name in one.names() if getattr(one, name) != getattr(other, name)}


def differing_card_traits(one: CardGameTraits, other: CardGameTraits) -> set[str]:
    """Return the traits in which two Card Game planners differ."""
    named = [name for name in dir(one) if not name.startswith("_")]
    return {name for name in named if getattr(one, name) != getattr(other, name)}


def traits_of(player: Bot) -> Traits:
    """Return a board game planner's traits."""
    assert isinstance(player, RailPlanner)
    return player.traits


def wins(game_name: str, better: str, worse: str, pairs: int) -> float:
    """Play pairs of games with swapped seats and equal luck; return the win share of the better bot."""
    game = load(game_name)
    won = 0.0
    for seed in range(pairs):
        for seat in range(2):
            names = [better, worse] if seat == 0 else [worse, better]
            state = BotTable(game, [bot(name, game) for name in names]).play(DuplicateLuck(seed), seed, 0)
            best = game.winners(state)
            won += (seat in best) / len(best)
    return won / (2 * pairs)


@pytest.mark.parametrize("level", [easy(), medium()])
def test_each_level_disables_some_traits_and_keeps_the_others(level: Traits) -> None:
    less = differing(level, version_1())

    assert less
    assert differing(version_1(), version_1()) == set()
    assert [name for name in less - LESS if getattr(level, name)] == []


@pytest.mark.parametrize("game", BEHAVIOUR)
def test_the_first_version_still_plays_as_it_did(game: str) -> None:
    assert behaviour("planner-1", load(game)) == BEHAVIOUR[game]


def test_each_level_of_the_card_game_disables_only_switches() -> None:
    assert differing_card_traits(medium_cards(), CardGameTraits()) <= CARD_THINKING
    assert differing_card_traits(easy_cards(), CardGameTraits()) <= CARD_THINKING
    assert differing_card_traits(medium_cards(), CardGameTraits()) < differing_card_traits(
        easy_cards(), CardGameTraits()
    )


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_the_same_traits_in_every_game(name: str) -> None:
    expected = {
        "planner-easy": easy(),
        "planner-medium": medium(),
        "planner-1": version_1(),
        "planner": Traits(),
    }[name]
    for game in map(load, SHIPPED):
        player = bot(name, game)
        if game.name == "card_game":
            assert isinstance(player, CardPlanner)
        else:
            assert isinstance(player, FirstJourneyPlanner) == game.name.startswith("first_journey")
            assert differing(traits_of(player), expected) == set()


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("name", LEVELS)
def test_planners_do_not_depend_on_the_seed(name: str, game: str) -> None:
    table = load(game)
    first = bot(name, table, 1)
    second = bot(name, table, 987654321)
    assert isinstance(first, KnownStateBot)
    assert isinstance(second, KnownStateBot)
    texts = [[one.text for one in decisions(table, [name, name], 6)] for _ in range(2)]
    assert texts[0] == texts[1]
    state = table.start(2, DuplicateLuck(3))
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
        texts = [
            one.text for one in decisions(table, ["planner-easy"] * 2, seed) if one.state.phase is table.turn
        ]
        assert not any(text.startswith("tickets") for text in texts)


@pytest.mark.parametrize("game", ["usa", "europe"])
def test_the_best_level_beats_the_easy_one(game: str) -> None:
    assert wins(game, "planner", "planner-easy", 25) > 0.55


def test_the_easy_level_beats_greedy() -> None:
    assert wins("usa", "planner-easy", "greedy", 15) > 0.6


def test_the_medium_level_beats_the_easy_one_where_routes_bring_most_of_the_points() -> None:
    assert wins("usa", "planner-medium", "planner-easy", 25) > 0.55
