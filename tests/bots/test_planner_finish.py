"""The last turns: no certain claim would have scored more."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.thinking import Mind, small_map
from tests.dealer import Dealer
from tests.playing import claim_routes, draw_up, play
from whistlestop.bots import bot
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.turn_options import claim_of
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State
from whistlestop.games import load
from whistlestop.rail.board_setup import board_of

PLAYERS = ["planner", "greedy", "planner-medium", "planner-easy"]
POSITIONS = 60


def last_turns(game: Game) -> Iterator[State]:
    """Play games between different bots and yield every turn of the last rounds."""
    known, legal = KnownState(game), game.new_legal()
    for seed in range(200):
        seats = game.seats[seed % len(game.seats)]
        players = [bot(PLAYERS[(seed + seat) % len(PLAYERS)], game, seed) for seat in range(seats)]
        chance = DuplicateLuck(seed)
        state = game.start(seats, chance)
        while not state.over:
            if state.turns_left and state.phase is game.turn:
                yield state
            player = players[state.seat]
            assert isinstance(player, KnownStateBot)
            state.legal(state.seat, legal)
            known.update_from_state(state, state.seat)
            state.play(player.decide(known, legal), chance)


def final_score(state: State, seat: int, action: int) -> int:
    """Return a seat's score after an action, with the best passengers if it may take any.

    Opponents' longest path bonuses count against it.
    """
    after = state.copy()
    after.play(action, Seeded(0))
    if after.phase.name == "passenger" and after.seat == seat:
        return max(final_score(after, seat, choice) for choice in after.game.legal(after))
    sheets = after.game.score(after)
    bonuses = [sheet.points.get("longest_path", 0) for other, sheet in enumerate(sheets) if other != seat]
    return sheets[seat].total - max(bonuses)


def short_by(game: Game) -> list[int]:
    """Return by how much the best certain claim would have been better, at many last turns."""
    claim, board = claim_of(game), board_of(game)
    planner, known, legal = RailPlanner(game), KnownState(game), game.new_legal()
    lost: list[int] = []
    for state in last_turns(game):
        seat = int(state.seat)
        state.legal(seat, legal)
        known.update_from_state(state, seat)
        planner.begin(0)
        chosen = int(planner.decide(known, legal))
        claims = {int(claim.claims.route(a)): a for a in legal.to_list() if claim.first <= a < claim.beyond}
        sure = {route: action for route, action in claims.items() if not board.tunnel[route]}
        tunnel = claim.first <= chosen < claim.beyond and board.tunnel[claim.claims.route(chosen)]
        if sure and not tunnel:
            best = max(final_score(state, seat, action) for action in sure.values())
            lost.append(max(0, best - final_score(state, seat, chosen)))
        if len(lost) == POSITIONS:
            break
    assert len(lost) == POSITIONS
    return lost


@pytest.mark.parametrize("name", ["europe", "usa"])
def test_on_the_last_turn_no_certain_claim_scores_more(name: str) -> None:
    assert short_by(load(name)) == [0] * POSITIONS


def test_on_the_last_turn_no_certain_claim_scores_much_more_with_open_majorities() -> None:
    lost = short_by(load("germany"))

    assert lost.count(0) >= 0.8 * POSITIONS
    assert max(lost) <= 20


def ending(folder: Path, lines: list[str], tickets: list[str], mine: list[str], hand: str) -> Mind:
    """Leave seat 1 three trains, give seat 0 some routes and a hand, and make it seat 0's turn."""
    theirs = ["Q-R 5 black", "S-T 6 black", "R-U 2 gray", "U-W 1 gray", "S-W 2 gray"]
    rest = [f"{between} 2" for between in ("Q-R", "S-T", "R-U", "U-W", "S-W", "Q-U", "Q-W")]
    game = small_map(folder, [*lines, *theirs], [*tickets, *rest], trains=14)
    match = Dealer(game).begin(tickets=[[ticket.split(" ")[0] for ticket in tickets], ["Q-R", "S-T"]])
    claim_routes(match, mine, ["Q-R", "S-T"])
    draw_up(match, 0, hand)
    return Mind(match)


LONG = ["M-N 4 white", "N-O 4 yellow"]


def test_with_two_turns_to_go_it_begins_the_pair_of_claims_that_completes_a_ticket(tmp_path: Path) -> None:
    mind = ending(tmp_path, ["A-B 1 red", "B-C 1 blue", *LONG], ["A-C 20", "M-O 1"], [], "RBWWWWYYYY")
    mind.update()
    assert mind.planner.left <= 200
    assert not mind.match.state.turns_left

    assert mind.decide() in ("claim A-B R", "claim B-C B")


def test_of_the_last_two_claims_neither_alone_has_to_be_among_the_best(tmp_path: Path) -> None:
    others = [f"{a}-{b} 4 gray" for a, b in ("MN", "NO", "OP", "MO", "MP", "NP", "MV", "NV", "OV")]
    lines = ["A-B 1 red", "B-C 1 blue", *others]
    mind = ending(tmp_path, lines, ["A-C 20", "M-O 1"], [], "RBWWWWYYYY")

    assert mind.decide() in ("claim A-B R", "claim B-C B")


def test_on_the_last_turn_a_route_that_joins_two_paths_may_be_worth_most(tmp_path: Path) -> None:
    lines = ["A-B 4 red", "B-C 1 green", "C-D 4 blue", "M-N 4 white"]
    mind = ending(tmp_path, lines, ["A-B 1", "C-D 1"], ["A-B", "C-D"], "GWWWW")
    play(mind.match, "draw", "draw")
    play(mind.match, next(text for text in mind.match.legal if text.startswith("claim U-W")))
    assert mind.match.state.turns_left
    mind.update()

    assert mind.decide() == "claim B-C G"


def test_without_finishing_the_last_turns_are_played_like_any_other(tmp_path: Path) -> None:
    traits = Traits()
    traits.finishes = False
    mind = ending(tmp_path, ["A-B 1 red", "B-C 1 blue", *LONG], ["A-C 20", "M-O 1"], [], "RBWWWWYYYY")
    careless = Mind(mind.match, traits=traits)
    careless.decide()

    assert not len(careless.planner.finish.best)
    mind.decide()
    assert len(mind.planner.finish.best)
