"""Measures what looking ahead costs: copies, deals of hidden information, and rollouts by policy.

Prints JSON: microseconds of CPU time for a copy, a look, and a deal (from a view and from a known state), and
rollouts per second of wall-clock time with one and with several processes, all from the same position in a
game between planners. Run it on a quiet machine.
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

from whistlestop import is_compiled
from whistlestop.bots import bot, plays
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.rollouts.rollouts import Rollouts
from whistlestop.bots.table import BotTable
from whistlestop.core.determinize import deal_often, determinize
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.playout import copy_often
from whistlestop.core.state import State
from whistlestop.games import load

TIMES = 20_000
REPETITIONS = 5
POLICIES = ("random", "greedy", "planner-easy", "planner-medium", "planner")


def play_to(game: Game, seats: int, ply: int, seed: int) -> tuple[State, KnownStateBot]:
    """Play a game between planners up to a ply; return it and the bot to act, with its plans."""
    table = BotTable(game, [bot("planner", game, seat) for seat in range(seats)])
    luck = DuplicateLuck(seed)
    state = game.start(seats, luck)
    while not state.over and (state.ply < ply or state.phase is not game.turn):
        state.play(table.ask(state), luck)
    mind = table.bots[state.seat]
    assert isinstance(mind, KnownStateBot)
    return state, mind


def microseconds(work: Callable[[int], object], times: int = TIMES) -> float:
    """Return the median CPU time of one repetition of some work."""
    spent = []
    for _ in range(REPETITIONS):
        begin = time.process_time()
        work(times)
        spent.append((time.process_time() - begin) / times)
    return round(median(spent) * 1e6, 3)


def costs(game: Game, state: State) -> dict[str, float]:
    """Measure copies, looks and deals."""
    known, chance, seat = KnownState(game), Seeded(1), int(state.seat)
    known.update_from_state(state, seat)

    def see(times: int) -> None:
        for _ in range(times):
            known.update_from_state(state, seat)

    def deal_from_views(times: int) -> None:
        for _ in range(times):
            determinize(game.view(state, seat), chance)

    return {
        "copy": microseconds(lambda times: copy_often(state, times)),
        "look": microseconds(see),
        "deal_from_view": microseconds(deal_from_views, TIMES // 10),
        "deal": microseconds(lambda times: deal_often(known, chance, times)),
    }


def rates(
    game: Game,
    state: State,
    mind: KnownStateBot,
    policy: str,
    candidates: int,
    processes: int,
    seconds: float,
) -> float:
    """Return the rollouts per second of a policy."""
    known = KnownState(game)
    known.update_from_state(state, state.seat)
    actions = game.legal(state)[:candidates]
    continued = mind if policy == "planner" else None
    with Rollouts(game, policy, processes) as rollouts:
        rollouts.run(known, actions, 2 * processes, mind=continued)  # loads the policies
        count, spent = 20 * processes, 0.0
        while spent < seconds:
            begin = time.perf_counter()
            rollouts.run(known, actions, count, seed=count, mind=continued)
            spent = time.perf_counter() - begin
            done = count * len(actions)
            count *= 2
    return round(done / spent, 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="europe")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--ply", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each series of rollouts, at least")
    parser.add_argument("--candidates", type=int, nargs="*", default=[1, 8])
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2])
    parser.add_argument("--policies", nargs="*", default=POLICIES)
    asked = parser.parse_args()
    game = load(asked.game)
    state, mind = play_to(game, asked.seats, asked.ply, asked.seed)
    measured: dict[str, object] = {
        "game": game.name,
        "seats": asked.seats,
        "ply": int(state.ply),
        "engine": "compiled" if is_compiled() else "interpreted",
        "microseconds": costs(game, state),
    }
    for policy in asked.policies:
        if plays(policy, game):
            measured[policy] = {
                f"{candidates} candidates, {processes} processes": rates(
                    game, state, mind, policy, candidates, processes, asked.seconds
                )
                for candidates in asked.candidates
                for processes in asked.processes
            }
    print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
