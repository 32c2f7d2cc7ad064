"""Estimates of the First Journey planner: drawing cards, and the time for future tickets."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from tests.rules.first_journey.table import build, journey, until
from whistlestop.bots.planner.first_journey import FirstJourneyPlanner
from whistlestop.bots.planner.gathering import Gathering
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.prospects import Prospects
from whistlestop.bots.planner.survey import CLOSED, OPEN, OWN, TAKEN
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.travel_times import MAX_TIME, TravelTimes
from whistlestop.core import cards
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.games import load
from whistlestop.record.match import Match

GAME = load("first_journey")
DECK = cards.letters(GAME.cards)
GATHERING = Gathering(GAME.cards)


def time(needed: str, hand: str) -> int:
    """Return the estimated time to gather cards, in hundredths of a turn."""
    return int(GATHERING.time(cards.from_letters(needed), cards.from_letters(hand)))


def drawn(needed: str, hand: str, luck: Random) -> int:
    """Simulate drawing two cards at a time until a hand has what it needs; return the number of turns."""
    draws = 0
    while True:
        missing = sum(max(0, needed.count(letter) - hand.count(letter)) for letter in set(needed))
        if missing <= hand.count("L"):
            return draws
        hand += luck.choice(DECK) + luck.choice(DECK)
        draws += 1


def thinking(match: Match) -> FirstJourneyPlanner:
    """Return a planner that has read a match."""
    known = KnownState(match.game)
    known.update_from_state(match.state, 0)
    planner = FirstJourneyPlanner(match.game)
    planner.update(known)
    planner.make_plans(known)
    return planner


def planned(player: FirstJourneyPlanner, *names: str) -> Plan:
    """Return a plan of some routes."""
    plan = Plan()
    for name in names:
        plan.add(player.atlas, player.atlas.board.number[name])
    return plan


def test_what_is_in_hand_takes_no_time() -> None:
    assert time("", "") == time("RR", "RRR") == time("RRB", "RBL") == time("RB", "LL") == 0


def test_a_single_card_comes_with_one_of_two() -> None:
    fitting = (DECK.count("R") + DECK.count("L")) / len(DECK)

    assert time("R", "BBBB") == round(100 / (1 - (1 - fitting) ** 2))


@pytest.mark.parametrize(
    ("needed", "hand"), [("RR", ""), ("RB", "L"), ("RRRB", "R"), ("WBYKRG", ""), ("RRRRBB", "BL")]
)
def test_the_expected_time_matches_simulation(needed: str, hand: str) -> None:
    luck = Random(1)
    games = 4000
    mean = sum(drawn(needed, hand, luck) for _ in range(games)) / games

    assert time(needed, hand) == pytest.approx(100 * mean, rel=0.05)


def test_more_cards_than_the_table_covers_take_longer() -> None:
    assert time("RRR", "") < time("RRRR", "") < time("RRRRR", "") < time("RRRRRR", "")
    assert time("RRRRRR", "L") < time("RRRRRR", "")


def test_tickets_to_come_take_less_time_the_farther_the_network_reaches() -> None:
    player = thinking(journey())
    prospects = player.prospects
    nothing = prospects.mean_time(planned(player))
    little = prospects.mean_time(planned(player, "Zurich-Rome/green"))
    more = prospects.mean_time(planned(player, "Zurich-Rome/green", "Paris-Zurich/blue", "Berlin-Vienna/red"))

    assert more < little < nothing
    assert prospects.mean_time(planned(player)) == nothing


def every_time(player: FirstJourneyPlanner, plan: Plan) -> list[list[int]]:
    """Compute the time between each two cities after a plan by relaxing all routes until nothing changes."""
    board, survey, prospects = player.atlas.board, player.survey, player.prospects
    cities = range(len(board.cities))
    times = [[0 if a == b else MAX_TIME for b in cities] for a in cities]
    for _ in cities:
        for number, route in enumerate(board.routes):
            if number in plan.routes or survey.kind[number] in (OPEN, OWN):
                free = number in plan.routes or survey.kind[number] == OWN
                time = 0 if free else int(prospects.times.route_time(number, 0))
                for a, b in (route.cities, route.cities[::-1]):
                    for city in cities:
                        times[b][city] = min(times[b][city], times[a][city] + time)
    return times


def test_the_mean_time_counts_every_shortcut_through_a_plan() -> None:
    luck = Random(3)
    match = journey()
    build(match, ["Zurich-Rome/green", "Paris-Zurich/blue"])
    until(match, 0)
    for player in (thinking(journey()), thinking(match)):
        names = list(player.atlas.board.number)
        for size in range(8):
            plan = planned(player, *luck.sample(names, size))
            times = every_time(player, plan)
            tickets = list(zip(player.prospects.begin, player.prospects.end, strict=True))
            mean = sum(times[a][b] for a, b in tickets) // len(tickets)

            assert player.prospects.mean_time(plan) == mean * int(player.prospects.ahead) // 1000


def test_new_tickets_promise_more_with_cards_and_with_a_network() -> None:
    player = thinking(journey())
    bare = player.prospects.time_after_exchange(0, 6)
    rich = player.prospects.time_after_exchange(cards.from_letters("WWWBBBYYYKKK"), 6)
    match = journey()
    build(match, ["Zurich-Rome/green", "Paris-Zurich/blue"])
    until(match, 0)
    wide = thinking(match).prospects.time_after_exchange(0, 6)

    for hand in ("", "WL", "WWB", "WWWBBBYYYKKK"):
        held = cards.from_letters(hand)
        for need in (1, 2, 6):
            least = player.prospects.least_after_exchange(held, need)
            assert 0 < least <= player.prospects.time_after_exchange(held, need)
    assert rich < bare
    assert wide < bare
    assert player.prospects.time_after_exchange(0, 1) < bare


@pytest.mark.parametrize("name", ["first_journey", "first_journey_usa"])
def test_times_follow_a_changing_board(name: str) -> None:
    luck = Random(5)
    atlas = FirstJourneyPlanner(load(name)).atlas
    for _game in range(10):
        followed, computed = TravelTimes(atlas, Traits()), TravelTimes(atlas, Traits())
        kind = vec[u8]([u8(OPEN)] * len(atlas.board.routes))
        while OPEN in kind:
            for _claim in range(luck.randint(1, 4)):
                kind[luck.randrange(len(kind))] = u8(luck.choice([OWN, TAKEN, CLOSED]))
            before = list(followed.between)
            has_changed = followed.update(kind)
            computed.kind = kind[:]

            assert list(followed.between) == list(computed.all_pairs())
            assert has_changed or list(followed.between) == before


@pytest.mark.parametrize("name", ["first_journey", "first_journey_usa"])
def test_times_with_a_hand_are_those_of_routes_that_it_shortens(name: str) -> None:
    luck = Random(6)
    atlas = FirstJourneyPlanner(load(name)).atlas
    for _position in range(20):
        times, computed = TravelTimes(atlas, Traits()), TravelTimes(atlas, Traits())
        kinds = [luck.choice([OPEN, OPEN, OWN, TAKEN]) for _ in atlas.board.routes]
        hand = cards.from_letters("".join(luck.choices(DECK, k=luck.randrange(16))))
        times.update(vec[u8]([u8(kind) for kind in kinds]))
        computed.kind = vec[u8]([u8(kind) for kind in kinds])
        computed.open_time = vec[i64]([computed.route_time(route, hand) for route in range(len(kinds))])

        assert list(times.with_hand(hand)) == list(computed.all_pairs())


@pytest.mark.parametrize("name", ["first_journey", "first_journey_usa"])
def test_what_is_kept_between_decisions_is_what_would_be_computed(name: str) -> None:
    game = load(name)
    known, legal, bots = KnownState(game), game.new_legal(), [FirstJourneyPlanner(game) for _ in range(3)]
    for seed in range(4):
        chance = DuplicateLuck(seed)
        state = game.start(len(bots), chance, 0)
        for bot in bots:
            bot.begin(seed)
        while not state.over:
            state.legal(state.seat, legal)
            known.update_from_state(state, state.seat)
            bot = bots[state.seat]
            action = bot.decide(known, legal)
            fresh = Prospects(bot.atlas, bot.survey, bot.traits)
            fresh.update(known)

            assert fresh.mean_alone == bot.prospects.mean_alone
            assert list(fresh.alone) == list(bot.prospects.alone)
            assert bot.plan in bot.plans
            for plan in bot.plans:
                assert bot.prospects.mean_time(plan) == fresh.compute_mean_time(plan)
            state.play(action, chance)


@pytest.mark.parametrize("name", ["first_journey", "first_journey_usa"])
def test_copies_and_restored_planners_decide_the_same(name: str) -> None:
    game = load(name)
    known, legal, bots = KnownState(game), game.new_legal(), [FirstJourneyPlanner(game) for _ in range(2)]
    for seed in range(5):
        chance = DuplicateLuck(seed)
        state = game.start(2, chance, 0)
        for bot in bots:
            bot.begin(seed)
        while not state.over:
            state.legal(state.seat, legal)
            known.update_from_state(state, state.seat)
            copied, restored = FirstJourneyPlanner(game), FirstJourneyPlanner(game)
            copied.copy_from(bots[state.seat])
            memory = ByteWriter()
            bots[state.seat].write_memory(memory)
            restored.read_memory(ByteReader(bytes(memory.data)))
            action = bots[state.seat].decide(known, legal)

            assert copied.decide(known, legal) == restored.decide(known, legal) == action
            state.play(action, chance)
