"""Late bargains, parallel routes, and decisions without a list of the legal actions."""

from pathlib import Path

import pytest

from tests.bots.thinking import Mind, small_map
from tests.dealer import Dealer
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load

TICKETS = [f"{a}-{b} 9" for a, b in ("AB", "BC", "CD", "DE", "AC", "BD", "CE", "AD", "BE", "AE")]


def parallel(folder: Path, hand: str, row: str = "PWPWP") -> Mind:
    """Return a planner on a map with two parallel routes."""
    game = small_map(folder, ["A-B 3 red", "A-B 3 green", "B-C 3 red", "C-D 2 blue", "D-E 2 blue"], TICKETS)
    return Mind(Dealer(game).begin(hand, row=row, tickets=[["A-B", "B-C"], ["C-D", "D-E"]]))


@pytest.mark.parametrize(
    ("hand", "row", "chosen"),
    [
        ("GGGW", "PWPWP", "A-B/green"),
        ("RRRG", "PWPWP", "A-B/green"),  # red is for the other route
        ("RRRRRR", "PWPWP", "A-B/red"),
        ("WWPP", "GGPWP", "A-B/green"),
    ],
)
def test_of_parallel_routes_it_plans_the_one_whose_colour_it_has(
    tmp_path: Path, hand: str, row: str, chosen: str
) -> None:
    mind = parallel(tmp_path, hand, row)

    plan = mind.plan_of("A-B/red", "B-C")
    mind.planner.parallel_routes.fit(plan)

    assert mind.names(plan.routes) == {chosen, "B-C"}


def bargain(folder: Path, left: float, worth: float) -> str:
    """Return what a planner does that waits for a long route and can pay for a short one."""
    game = small_map(folder, ["A-B 3 red", "B-C 6 green", "C-D 2 blue", "D-E 2 blue"], TICKETS, trains=12)
    traits = Traits()
    traits.bargain, traits.bargain_trains, traits.train = worth, 1.0, 0.0
    mind = Mind(Dealer(game).begin("RRRG", tickets=[["A-B", "B-C"], ["C-D", "D-E"]]), traits=traits)
    mind.allocate(mind.planner.survey.hand, "B-C")
    action = mind.planner.bargains.best(
        mind.plan_of("B-C"), mind.known, int(left * int(mind.planner.bargains.time))
    )
    return "" if action < 0 else game.actions.text(action)


def test_late_in_the_game_it_claims_what_it_can_instead_of_waiting_for_a_longer_route(tmp_path: Path) -> None:
    assert bargain(tmp_path, 0.5, 0.5) == "claim A-B RRR"


def test_with_time_to_spare_it_waits_for_the_longer_route(tmp_path: Path) -> None:
    assert bargain(tmp_path, 1.5, 0.5) == ""


def test_a_route_worth_less_than_a_turn_is_no_bargain(tmp_path: Path) -> None:
    assert bargain(tmp_path, 0.5, 5.0) == ""


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_it_decides_alike_with_and_without_a_list_of_the_legal_actions(name: str) -> None:
    game = load(name)
    listed, unlisted = ([RailPlanner(game) for _ in range(2)] for _ in range(2))
    known, legal, luck = KnownState(game), game.new_legal(), DuplicateLuck(5)
    state = game.start(2, luck)
    unlisted_decisions = 0
    while not state.over:
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        action = listed[state.seat].decide(known, legal)
        found = unlisted[state.seat].decide_unlisted(known)
        if found < 0:
            found = unlisted[state.seat].decide(known, legal)
        else:
            unlisted_decisions += 1
        assert found == action
        assert action in legal.to_list()
        state.play(action, luck)

    assert unlisted_decisions > state.ply // 2
