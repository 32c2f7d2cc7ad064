import pytest

from tests.bots.asking import decisions
from tests.playing import coming_tickets, drain, offer
from tests.rules.card_game.table import GAME, OPEN_STACKS, CardDealer, card_game, dealt, ready, run, wait_for
from whistlestop.bots.bot import Bot
from whistlestop.bots.card_planner.planner import CardPlanner
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.table import BotTable
from whistlestop.core import cards
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.record.match import Match


def asked(match: Match, traits: CardGameTraits | None = None) -> str:
    """Return a planner's choice for the active seat."""
    planner = CardPlanner(match.game, traits)
    planner.begin(0)
    legal = match.game.legal(match.state, match.seat)
    return match.game.actions.text(planner.choose(match.view(match.seat), legal))


def kept(match: Match) -> list[str]:
    """Return the tickets that a planner keeps of the active seat's offer."""
    positions = asked(match).removeprefix("keep ")
    there = offer(match, match.seat)
    return [] if positions == "none" else [there[int(one) - 1] for one in positions.split(",")]


def last_turn(*plan: str, tickets: list[str], hand: str = "") -> Match:
    """Return a match with an empty deck and a given stack, on seat 0's last turn."""
    letters = "".join(plan).replace("+", "") + hand
    match = CardDealer(OPEN_STACKS).begin(letters, tickets=[tickets], row="PPPPP")
    run(match, plan)
    drain(match)
    if match.phase == "second card":
        match.play("stop")
    wait_for(match, 0)
    return match


def test_of_the_first_tickets_it_keeps_what_its_hand_can_pay() -> None:
    far = ["Seattle-Miami", "New York-Portland", "Seattle-New York"]
    near = ["Chicago-New York", "Chicago-Miami"]
    match = dealt("YYYRRRG", tickets=[[*far, *near]])
    chosen = kept(match)
    assert {*near} <= {*chosen}
    assert not {*far} <= {*chosen}


def test_it_keeps_one_ticket_at_least_where_it_has_to() -> None:
    far = [
        "Seattle-Miami",
        "Los Angeles-New York",
        "Seattle-Toronto",
        "New York-Portland",
        "Seattle-New York",
    ]
    match = dealt("GGGGGGG", tickets=[[*far, "Los Angeles-Miami"]])
    assert kept(match)


def test_in_its_last_turn_it_looks_at_tickets_for_what_is_left_in_its_stack() -> None:
    match = last_turn("RRR", "GGG", tickets=["Dallas-Raleigh"])
    assert asked(match) == "tickets"


def test_in_its_last_turn_it_keeps_exactly_what_its_stack_pays() -> None:
    match = last_turn("RRR", "GGG", tickets=["Dallas-Raleigh"])
    coming_tickets(match, "Dallas-Miami", "Chicago-Miami", "Seattle-Toronto", "Los Angeles-Pittsburgh")
    match.play("tickets")
    assert kept(match) == ["Dallas-Miami"]


def test_it_robs_a_long_row_that_it_outnumbers() -> None:
    match = card_game("RRRRRR", others=["RRRR"], row="PPPPP")
    wait_for(match, 1)
    match.play("place RRRR")
    assert asked(match).startswith("place RRRRRR")


def test_it_places_what_its_ticket_needs_before_time_runs_out() -> None:
    match = CardDealer(OPEN_STACKS).begin("RRYYKKW", tickets=[["Chicago-Miami"]], row="PPPPP")
    drain(match, leave="PP")
    if match.phase == "second card":
        match.play("stop")
    wait_for(match, 0)
    assert {"R", "Y"} & {*asked(match).removeprefix("place ")}


def test_it_draws_the_colours_that_its_ticket_needs() -> None:
    match = card_game("OOWWPPG", tickets=[["Chicago-Miami"]], row="OGYRP")
    assert asked(match) in ("draw Y", "draw R")


def test_of_equal_tickets_it_completes_the_one_with_more_big_cities() -> None:
    match = ready(["B+R+P"], tickets=[["New York-New Orleans", "New York-Miami"]])
    wait_for_completing(match)
    assert match.legal[0] == "complete 1"
    assert asked(match) == "complete 2"


def wait_for_completing(match: Match) -> None:
    """Complete nothing for the other seats until seat 0 decides."""
    while match.seat:
        match.play("complete none")


def remembered(game: Game, state: State, planner: CardPlanner, seat: int) -> str:
    """Format a stack as the planner remembers it, next to the real one."""
    railyard = planner.memory.railyard
    truth = railyard.stacks.get(state, seat)
    return f"{cards.letters(planner.memory.stacks[seat])} {cards.letters(truth)}"


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_remembers_its_own_stack(seats: int) -> None:
    planners = [CardPlanner(GAME) for _ in range(seats - 1)]
    bots: list[Bot] = [*planners, RandomBot(GAME)]
    table = BotTable(GAME, bots)
    chance = DuplicateLuck(seats)
    state = GAME.start(seats, chance)
    for bot in bots:
        bot.begin(1)
    moved = 0
    while not state.over:
        seat = int(state.seat)
        action = table.ask(state)
        if state.phase is GAME.turn and seat < len(planners):
            memory, true = remembered(GAME, state, planners[seat], seat).split(" ")
            assert memory == true
            moved += len(true)
        state.play(action, chance)
    assert moved


def test_with_two_seats_it_remembers_the_other_stack_too() -> None:
    planner = CardPlanner(GAME)
    bots: list[Bot] = [planner, CardPlanner(GAME)]
    table = BotTable(GAME, bots)
    chance = DuplicateLuck(7)
    state = GAME.start(2, chance)
    for bot in bots:
        bot.begin(1)
    while not state.over:
        action = table.ask(state)
        if state.phase is GAME.turn and not state.seat:
            memory, true = remembered(GAME, state, planner, 1).split(" ")
            assert memory == true
        state.play(action, chance)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("game", [GAME, OPEN_STACKS], ids=["hidden", "open"])
def test_it_plays_whole_games_and_completes_more_than_it_fails(game: Game, seats: int) -> None:
    table = BotTable(game, [CardPlanner(game) for _ in range(seats)])
    completed = failed = 0
    for seed in range(2):
        state = table.play(DuplicateLuck(seed), seed)
        for sheet in game.score(state):
            completed += sheet.counts["completed"]
            failed += sheet.counts["failed"]
    assert completed > 3 * failed


def test_the_same_seed_makes_the_same_game() -> None:
    table = BotTable(GAME, [CardPlanner(GAME) for _ in range(3)])
    first = table.play(DuplicateLuck(5), 5).to_bytes()
    table.play(DuplicateLuck(6), 6)
    assert table.play(DuplicateLuck(5), 5).to_bytes() == first


@pytest.mark.parametrize("switch", ["weighs_robbers", "weighs_cities", "weighs_spare"])
def test_a_planner_plays_with_any_switch_off(switch: str) -> None:
    traits = CardGameTraits()
    setattr(traits, switch, False)
    table = BotTable(GAME, [CardPlanner(GAME, traits), CardPlanner(GAME)])
    weaker = table.play(DuplicateLuck(1), 1).to_bytes()
    plain = BotTable(GAME, [CardPlanner(GAME), CardPlanner(GAME)]).play(DuplicateLuck(1), 1).to_bytes()
    assert weaker != plain


def test_it_refuses_a_game_without_railyards() -> None:
    with pytest.raises(BadBot, match="railyards"):
        CardPlanner(load("europe"))


@pytest.mark.parametrize(("level", "seed"), [("planner-medium", 12), ("planner-easy", 192), ("greedy", 6)])
def test_nobody_passes_the_time_with_tickets_until_others_draw_the_last_cards(level: str, seed: int) -> None:
    played = list(decisions(GAME, [level] * 2, seed))

    assert played[-1].state.reason == "final round"
