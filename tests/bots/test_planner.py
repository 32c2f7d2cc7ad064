"""The planner follows its plan, and knows when to stop."""

from pathlib import Path

import pytest

from tests.bots.asking import ask
from tests.bots.thinking import Mind, shortest_path_traits, small_map
from tests.dealer import Dealer
from tests.playing import claim_routes, coming, coming_tickets, draw_up, names, offer, play, until
from tests.rules.europe.table import europe
from tests.rules.germany.table import germany
from tests.rules.usa.table import FORTY_TWO, usa
from tests.test_adding_a_game import BLOCK, FILE, PAGE
from whistlestop.bots import bot
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.table import BotTable
from whistlestop.core import cards
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.games.germany.passengers import ClaimAndCollect
from whistlestop.rail.state import RailState
from whistlestop.record.match import Match

SANTA_FE = ["Denver-Santa Fe", "El Paso-Santa Fe"]
LONDON = ["Dieppe-London/1", "Dieppe-Paris"]


def kept(match: Match, seat: int = 0) -> set[str]:
    """Return the tickets that the planner keeps of its offer."""
    chosen = ask(match, "planner", seat).removeprefix("keep ")
    return {offer(match, seat)[int(one) - 1] for one in chosen.split(",")}


def cut_off(*, hand: str = "KK") -> Match:
    """Give seat 0 all of Edinburgh-Paris but the last route, which the other seat has claimed."""
    match = europe(tickets=[["Edinburgh-Paris", "Frankfurt-Kobenhavn"], []])
    claim_routes(match, [*LONDON, "Essen-Frankfurt", "Essen-Kobenhavn/1"], ["Edinburgh-London/black"])
    draw_up(match, 0, hand)
    return match


def builds_early() -> Traits:
    """Return the traits of a planner that builds stations early."""
    traits = Traits()
    traits.station_time = 10.0
    return traits


def planned_for(match: Match) -> set[str]:
    """Return the tickets that the planner plans for."""
    mind = Mind(match)
    mind.decide()
    return set(names(match, [int(ticket) for plan in mind.planner.plans for ticket in plan.tickets]))


def collecting(match: Match) -> ClaimAndCollect:
    """Return the option that collects passengers."""
    [claim] = [option for option in match.game.turn.options if isinstance(option, ClaimAndCollect)]
    return claim


def test_it_claims_what_its_tickets_need() -> None:
    match = usa("PPGGGG", tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    mind = Mind(match, traits=shortest_path_traits())
    claimed = mind.decide()

    assert claimed.startswith("claim ")
    assert claimed.split(" ", 1)[1].rsplit(" ", 1)[0] in mind.names(mind.planner.plan.routes)


def test_it_draws_the_colour_that_its_plan_lacks(tmp_path: Path) -> None:
    lines = ["A-B 5 red", "B-C 6 green", "C-D 6 green", "D-E 6 green"]
    tickets = [f"{a}-{b} 9" for a, b in ("AB", "BC", "CD", "DE", "AC", "BD", "CE", "AD", "BE", "AE")]
    game = small_map(tmp_path, lines, tickets)
    match = Dealer(game).begin("BBYY", row="PWRBY", tickets=[["A-B", "B-C"], ["C-D", "D-E"]])

    assert Mind(match).decide() == "draw R"
    play(match, "draw R")
    coming(match, "G")
    assert Mind(match).decide() != "draw B"


def test_it_does_not_try_a_tunnel_that_will_most_likely_fail() -> None:
    match = europe("OOOL", tickets=[["Sofia-Smyrna", "Athina-Angora"], []])
    bold, careful = Traits(), Traits()
    bold.daring, careful.daring = 0.0, 1.0
    careful.boldness = 1.0
    number = Mind(match).board.number["Angora-Smyrna"]
    for traits, dares in ((bold, True), (careful, False)):
        mind = Mind(match, traits=traits)
        mind.allocate(mind.planner.survey.hand, "Angora-Smyrna")
        assert mind.planner.claiming.payment.find(number, True)
        assert mind.planner.claiming.accepts_risk(number, mind.known) == dares


def test_it_tries_a_risky_tunnel_if_it_needs_nothing_else_and_no_useful_card_lies_face_up() -> None:
    for row, missing, dares in (
        ("GBWKG", (), True),
        ("GBWOG", (), False),
        ("GBWKG", ("Athina-Sofia",), False),
    ):
        match = europe("OOO", tickets=[["Sofia-Smyrna", "Athina-Angora"], []], row=row)
        mind = Mind(match)
        number = mind.board.number["Angora-Smyrna"]
        mind.allocate(mind.planner.survey.hand, "Angora-Smyrna", *missing)
        assert mind.planner.claiming.payment.find(number, True)
        assert mind.planner.claiming.success_probability(number, mind.known) < 500
        assert mind.planner.claiming.accepts_risk(number, mind.known) == dares


def test_it_tries_no_tunnel_once_two_rounds_of_them_brought_nothing() -> None:
    match = europe("OOOP", others=["OOOK"], tickets=[["Sofia-Smyrna", "Athina-Angora"], []], row="GBWOG")
    bold = Traits()
    bold.daring = 0.0
    number = Mind(match).board.number["Angora-Smyrna"]
    for turn in range(5):
        mind = Mind(match, match.seat, bold)
        mind.allocate(mind.planner.survey.hand, "Angora-Smyrna")
        assert mind.planner.claiming.payment.find(number, True)
        assert bool(mind.planner.claiming.success_probability(number, mind.known)) == (turn < 4)
        coming(match, "O")
        play(match, "claim Angora-Smyrna OOO", "withdraw")


def test_it_pays_a_tunnel_surcharge_with_as_few_locomotives_as_possible() -> None:
    match = europe("OOOOOLLL")
    coming(match, "OOP")
    play(match, "claim Angora-Smyrna OOO")
    assert ask(match, "planner") == "pay OO"

    match = europe("OOOOLLL")
    coming(match, "OLP")
    play(match, "claim Angora-Smyrna OOO")
    assert ask(match, "planner") == "pay OL"


def test_it_withdraws_from_a_tunnel_only_if_it_must() -> None:
    match = europe("OOOK")
    coming(match, "OPP")
    play(match, "claim Angora-Smyrna OOO")

    assert ask(match, "planner") == "withdraw"


def test_it_builds_a_station_for_a_ticket_that_only_a_borrowed_route_completes() -> None:
    match = cut_off()

    assert Mind(match, traits=builds_early()).decide().split(" ")[:2] in (
        ["station", "London"],
        ["station", "Edinburgh"],
    )


def test_it_delays_a_station_while_there_is_time() -> None:
    traits = Traits()
    traits.station_time = -10.0

    assert not Mind(cut_off(), traits=traits).decide().startswith("station")


def test_it_builds_only_one_station_for_a_route() -> None:
    match = cut_off()
    mind = Mind(match, traits=builds_early())
    built = mind.decide()
    assert built.startswith("station")
    play(match, built)
    until(match, 0)

    assert not mind.decide().startswith("station")
    claim_routes(match, [], ["Cadiz-Lisboa"])
    until(match, 0)
    assert not mind.decide().startswith("station")


def test_it_keeps_a_ticket_that_is_completed_already() -> None:
    match = usa(tickets=[["Calgary-Salt Lake City", "Houston-Kansas City"], []])
    claim_routes(match, SANTA_FE)
    until(match, 0)
    coming_tickets(match, "New York-Seattle", "Denver-El Paso", "Los Angeles-Miami")
    play(match, "tickets")

    assert "Denver-El Paso" in kept(match)


def test_of_hopeless_tickets_it_keeps_the_one_that_costs_least() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    claim_routes(match, SANTA_FE, FORTY_TWO)
    until(match, 0)
    coming_tickets(match, "New York-Seattle", "Nashville-Sault St. Marie", "Montréal-Vancouver")
    play(match, "tickets")

    assert kept(match) == {"Nashville-Sault St. Marie"}


def test_it_gives_up_a_ticket_for_which_there_is_no_time(tmp_path: Path) -> None:
    lines = ["A-B 3 red", "B-C 3 green", "C-M 3 blue", "M-N 3 white", "N-O 3 yellow"]
    lines += ["D-E 1 gray", "E-F 6 black"]
    lines += ["F-G 5 blue", "G-H 5 white", "H-I 5 yellow", "I-J 2 orange", "J-K 5 purple", "K-L 5 orange"]
    tickets = ["A-O 40", "D-E 9", "F-G 2", "G-H 2", "A-B 2", "B-C 2", "E-F 2", "C-M 2", "M-N 2"]
    game = small_map(tmp_path, lines, tickets, trains=30)
    match = Dealer(game).begin(tickets=[["A-O", "D-E"], ["F-G", "G-H"]])
    assert planned_for(match) == {"A-O", "D-E"}
    claim_routes(match, [], ["F-G", "G-H", "H-I", "I-J", "J-K", "K-L"])
    until(match, 0)

    assert planned_for(match) == {"D-E"}


def test_it_takes_no_tickets_shortly_before_the_end() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    claim_routes(match, SANTA_FE, FORTY_TWO)
    until(match, 0)

    assert "tickets" in match.legal
    assert ask(match, "planner") != "tickets"


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_an_eager_planner_takes_tickets_in_the_middle_of_a_game_and_not_in_the_last_round(name: str) -> None:
    traits = Traits()
    traits.eager, traits.ticket_time = -6.0, 0.4
    game = load(name)
    table = BotTable(game, [RailPlanner(game, traits) for _ in range(2)])
    taken = 0
    for seed in range(6):
        chance = DuplicateLuck(seed)
        state = game.start(2, chance)
        for player in table.bots:
            player.begin(seed)
        while not state.over:
            action = table.ask(state)
            if state.phase is game.turn and game.actions.text(action).startswith("tickets"):
                taken += 1
                assert not state.turns_left
            state.play(action, chance)
    assert taken


def test_at_the_start_it_prefers_tickets_along_the_same_path(tmp_path: Path) -> None:
    lines = ["A-B 4 red", "B-C 4 green", "C-D 4 blue", "D-E 4 white", "E-F 4 black", "F-G 4 orange"]
    tickets = ["A-D 9", "B-D 6", "E-G 6", "A-B 2", "C-D 2", "D-E 2", "E-F 2", "A-C 2", "F-G 2"]
    match = Dealer(small_map(tmp_path, lines, tickets)).deal(tickets=[["A-D", "B-D", "E-G"]])
    mind = Mind(match)
    legal = match.game.new_legal()
    for text in ("keep 1,3", "keep 2,3", "keep 1,2"):
        legal.add(match.game.actions.number(text))

    assert match.game.actions.text(mind.planner.decide(mind.known, legal)) == "keep 1,2"


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"), [("RR", "RRGGGGGG", "red"), ("GG", "GGRRRRRR", "green")]
)
def test_it_takes_the_passenger_that_may_win_a_majority(mine: str, theirs: str, wanted: str) -> None:
    match = germany("OOOO", waiting={"Berlin": "RGRGG"})
    play(match, "claim Berlin-Leipzig OOOO")
    while not match.legal[0].endswith("Berlin"):
        play(match, match.legal[0])
    collected = collecting(match).collected
    collected.set(match.state, 0, cards.from_letters(mine))
    collected.set(match.state, 1, cards.from_letters(theirs))

    assert ask(match, "planner") == f"take {wanted} Berlin"


def test_a_custom_map_is_played_to_its_end(tmp_path: Path) -> None:
    tmp_path.joinpath("six_cities").mkdir()
    text = PAGE.read_text(encoding="utf-8").partition("## Checking it")[0]
    for block in BLOCK.finditer(text):
        name = FILE.findall(text, 0, block.start())[-1]
        tmp_path.joinpath(name).write_text(block[2], encoding="utf-8")
    game = load(str(tmp_path / "six_cities"))
    for seats in game.seats:
        for seed in range(5):
            state = BotTable(game, [bot("planner", game) for _ in range(seats)]).play(
                DuplicateLuck(seed), seed
            )
            assert state.over
            assert isinstance(state, RailState)
            assert any(state.owner)
