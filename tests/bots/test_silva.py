"""The four published agents behave as described, quirks included."""

from collections.abc import Sequence

import pytest

from tests.bots.asking import ask, decisions
from tests.playing import offer
from tests.rules.europe.table import dealt as dealt_europe
from tests.rules.usa.table import BOARD, dealt, usa
from whistlestop.bots import SILVA, bot, plays
from whistlestop.bots.silva.ha import HungryBot
from whistlestop.bots.silva.hops import FREE, OWN, Hops
from whistlestop.bots.silva.osa import OneStepBot
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.games import SHIPPED, load
from whistlestop.rail.paths import RailTickets, networks
from whistlestop.rail.state import RailState
from whistlestop.record.match import Match

KNOWN = ("europe", "germany", "usa")
EVERY_TABLE = [(game, seats) for game in KNOWN for seats in load(game).seats]
SHORT = ["Denver-El Paso", "Houston-Kansas City", "Atlanta-New York"]
FAR = ["Los Angeles-New York", "New York-Seattle", "Montréal-Vancouver"]


def with_tickets(*tickets: str, hand: str = "", row: str = "RGBWY") -> Match:
    """Start a game of the USA in which seat 0 holds some tickets."""
    return usa(hand, row=row, tickets=[tickets, ()])


def route_of(claim: str) -> str:
    """Return the route that an action claims."""
    return claim.removeprefix("claim ").rsplit(" ", 1)[0]


def length_of(claim: str) -> int:
    """Return the length of a claimed route."""
    return int(BOARD.length[BOARD.number[route_of(claim)]])


def open_tickets(game: Game, state: RailState, seat: int) -> list[int]:
    """List a seat's open tickets."""
    tickets, joined = RailTickets(BOARD, game.tickets), networks(BOARD, state, seat)
    return [ticket for ticket in game.tickets.held(state, seat) if not tickets.joins(joined, ticket)]


def points(game: Game, tickets: Sequence[int]) -> list[int]:
    """List the points of some tickets."""
    return [game.tickets.tickets[ticket].points for ticket in tickets]


@pytest.mark.parametrize("name", SILVA)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_they_play_to_the_end_at_every_table(name: str, game: str, seats: int) -> None:
    played = list(decisions(load(game), [name] * seats, 5))

    assert played[-1].state.over


@pytest.mark.parametrize("name", SILVA)
def test_they_play_only_some_games(name: str) -> None:
    assert [game for game in SHIPPED if plays(name, load(game))] == list(KNOWN)
    with pytest.raises(WhistlestopError, match=f"“{name}” does not play The Card Game"):
        bot(name, load("card_game"))


@pytest.mark.parametrize("name", ["silva-pa", "silva-osa"])
def test_path_and_one_step_keep_the_first_three_tickets(name: str) -> None:
    assert ask(dealt(), name, 0) == "keep 1,2,3"
    assert ask(dealt_europe(), name, 0) == "keep 1,2,3"


@pytest.mark.parametrize("name", ["silva-pa", "silva-lra"])
@pytest.mark.parametrize("game", KNOWN)
def test_path_and_long_route_never_take_tickets(name: str, game: str) -> None:
    turns = [one.text for one in decisions(load(game), [name, name], 2) if not one.state.choosing]

    assert not any(text.startswith("tickets") for text in turns)


def test_path_draws_blind_whatever_lies_in_the_row() -> None:
    drawn = [one.text for one in decisions(load("usa"), ["silva-pa", "silva-pa"], 4) if "draw" in one.text]

    assert set(drawn) == {"draw"}


def test_path_claims_for_its_most_valuable_ticket_first() -> None:
    match = with_tickets("Houston-Kansas City", "Denver-El Paso", hand="GGGG")

    assert route_of(ask(match, "silva-pa")) in (
        "Dallas-Oklahoma City/1",
        "Dallas-Oklahoma City/2",
        "Kansas City-Oklahoma City/1",
        "Kansas City-Oklahoma City/2",
    )


def test_path_takes_the_cheapest_routes_when_its_tickets_are_done() -> None:
    game = load("usa")
    claims = 0
    for seed in range(20):
        for one in decisions(game, ["silva-pa", "silva-pa"], seed):
            assert isinstance(one.state, RailState)
            if one.text.startswith("claim") and not open_tickets(game, one.state, one.seat):
                possible = [game.actions.text(action) for action in game.legal(one.state)]
                shortest = min(length_of(text) for text in possible if text.startswith("claim"))
                assert length_of(one.text) == shortest
                claims += 1
    assert claims


def test_one_step_takes_tickets_only_with_its_own_done_and_many_trains_everywhere() -> None:
    game = load("usa")
    taken = 0
    for seed in range(40):
        for one in decisions(game, ["silva-osa", "silva-osa"], seed):
            if one.text == "tickets":
                assert isinstance(one.state, RailState)
                assert min(one.state.trains) >= 8
                assert not [
                    ticket
                    for ticket in open_tickets(game, one.state, one.seat)
                    if isinstance(one.player, OneStepBot) and one.player.find_path(ticket)
                ]
                taken += 1
    assert taken


def test_one_step_keeps_the_cheapest_of_the_tickets_it_takes() -> None:
    game = load("usa")
    kept = 0
    for seed in range(40):
        for one in decisions(game, ["silva-osa", "silva-osa"], seed):
            if one.text.startswith("keep") and not one.state.choosing:
                offered = game.view(one.state, one.seat).offer
                worth = points(game, offered)
                assert one.text == f"keep {worth.index(min(worth)) + 1}"
                kept += 1
    assert kept


@pytest.mark.parametrize(("row", "drawn"), [("RGBWY", "draw R"), ("PGBWL", "draw L"), ("PGBWY", "draw")])
def test_one_step_draws_its_colour_or_a_locomotive_or_blind(row: str, drawn: str) -> None:
    match = with_tickets("Dallas-New York", "Denver-El Paso", hand="KKKK", row=row)
    player = bot("silva-osa", match.game)
    assert isinstance(player, OneStepBot)
    ask(match, player)
    player.route, player.colour = BOARD.number["Dallas-El Paso"], 6

    assert ask(match, player) == drawn


def test_long_route_keeps_the_two_cheapest_tickets() -> None:
    match = dealt(tickets=[["Los Angeles-New York", "Denver-El Paso", "Houston-Kansas City"], ()])
    names = offer(match, 0)
    cheap = sorted(names.index(name) + 1 for name in ("Denver-El Paso", "Houston-Kansas City"))

    assert ask(match, "silva-lra", 0) == f"keep {cheap[0]},{cheap[1]}"


def test_long_route_aims_at_no_route_shorter_than_three() -> None:
    game = load("usa")
    aims = set()
    for seed in range(10):
        for one in decisions(game, ["silva-lra", "silva-lra"], seed):
            assert isinstance(one.state, RailState)
            assert isinstance(one.player, OneStepBot)
            if one.player.route >= 0 and one.state.trains[one.seat] >= 3:
                aims.add(int(BOARD.length[one.player.route]))

    assert min(aims) >= 3


@pytest.mark.parametrize("tickets", [SHORT, FAR, ["Denver-El Paso", "New York-Seattle", "Miami-Toronto"]])
def test_hungry_keeps_the_best_tickets_that_leave_it_five_trains(tickets: list[str]) -> None:
    match = dealt(tickets=[tickets, ()])
    player = bot("silva-ha", match.game, 3)
    assert isinstance(player, HungryBot)
    kept = ask(match, player, 0)
    state = match.state
    assert isinstance(state, RailState)
    ratios: dict[str, float] = {}
    for text in (match.game.actions.text(action) for action in match.game.legal(state, 0)):
        positions = sum(2 ** (int(one) - 1) for one in text.removeprefix("keep ").split(","))
        player.build_tree(state, 0, positions)
        if player.tree.trains <= 40:
            value = player.tree.points + player.points_of(state.offers[0], positions)
            ratios[text] = int(value) / int(player.tree.trains)

    assert ratios[kept] == max(ratios.values())


def test_hungry_takes_tickets_while_its_tree_leaves_many_trains() -> None:
    match = dealt(tickets=[SHORT, ()])
    player = bot("silva-ha", match.game, 3)
    match.play(ask(match, player, 0), 0)
    match.play("keep 1,2", 1)

    assert ask(match, player) == "tickets"


def test_hungry_leaves_tickets_that_were_returned() -> None:
    match = dealt(tickets=[SHORT, ()])
    player = bot("silva-ha", match.game, 3)
    assert isinstance(player, HungryBot)
    match.play(ask(match, player, 0), 0)
    match.play("keep 1,2", 1)
    asked = []
    for unseen in (1, 0):
        known = KnownState(match.game)
        known.update_from_state(match.state, 0)
        known.ticket_decks[0] = unseen
        legal = match.game.new_legal()
        match.state.legal(0, legal)
        asked.append(match.game.actions.text(player.decide(known, legal)))

    assert asked[0] == "tickets"
    assert asked[1] != "tickets"


def test_hungry_claims_the_longest_route_without_a_tree() -> None:
    match = usa("WWWWWWPP")
    player = bot("silva-ha", match.game)
    assert isinstance(player, HungryBot)
    player.trains_needed = 45

    assert ask(match, player) == "claim Calgary-Winnipeg WWWWWW"


def test_a_path_with_equally_many_hops_bypasses_claimed_routes() -> None:
    hops = Hops(BOARD)
    names = ["Helena-Seattle", "Helena-Salt Lake City", "Portland-Seattle/1", "Portland-Salt Lake City"]
    routes = [BOARD.number[name] for name in names]
    ends = BOARD.cities.index("Seattle"), 1, BOARD.cities.index("Salt Lake City"), 1
    for built in (routes[:2], routes[2:]):
        for route in routes:
            hops.use[route] = OWN if route in built else FREE
        assert hops.search(*ends)
        assert not {*hops.path} & {*built}
