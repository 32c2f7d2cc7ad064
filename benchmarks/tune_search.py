"""Compares settings of the search by what they gain at each decision, and prints JSON.

Planners play games. At some decisions each setting chooses an action; then many more rollouts, which no
setting has seen, show how much better that action is than the planner's own. That says more about a setting
in a minute than games do in an hour, as long as the rollouts themselves are believed.
"""

import argparse
import json
import math
from collections.abc import Iterator

from whistlestop.bots import bot
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.search.budget import Budget
from whistlestop.bots.search.race import Difference
from whistlestop.bots.search.search_bot import SearchBot
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.bots.search.utility import Utility
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load


class Position:
    """A decision of seat 0, and the search that has followed the game so far."""

    def __init__(self, known: KnownState, legal: Legal, ply: int) -> None:
        self.known = known
        self.legal = legal
        self.ply = ply


def positions(
    game: Game, seats: int, games: int, every: int, watchers: list[SearchBot]
) -> Iterator[Position]:
    """Play games between planners; yield some of seat 0's decisions while the watchers follow its game."""
    players = [bot("planner", game) for _ in range(seats)]
    known, legal = KnownState(game), game.new_legal()
    for seed in range(games):
        luck = DuplicateLuck(seed)
        state = game.start(seats, luck, 0)
        for player in [*players, *watchers]:
            player.begin(seed)
        decisions, ply = seed, 0
        while not state.over:
            state.legal(state.seat, legal)
            known.update_from_state(state, state.seat)
            player = players[state.seat]
            assert isinstance(player, KnownStateBot)
            if state.seat == 0 and legal.size > 1 and not watchers[0].candidates.is_minor(known):
                decisions += 1
                if decisions % every == 0:
                    yield Position(known, legal, ply)
            action = player.decide(known, legal)
            if state.seat == 0:
                for watcher in watchers:
                    watcher.watch(known, legal, action)
            state.play(action, luck)
            ply += 1


def gain(
    judge: SearchBot, position: Position, own: int, action: int, mind: KnownStateBot, rollouts: int
) -> float:
    """Return how much better an action is than the planner's own, by rollouts of other seeds."""
    results = judge.rollouts.run(
        position.known,
        [own, action],
        rollouts,
        -1 - position.ply,
        beliefs=judge.ticket_beliefs.update(position.known),
        mind=[judge.mind, mind],
    )
    utility = Utility(0, judge.traits.winning)
    return Difference(utility.of(results, 1), utility.of(results, 0)).mean


def main() -> None:
    """Read the settings and compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="europe")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=5, help="of how many decisions one is compared")
    parser.add_argument("--budget", type=int, default=400, help="rollouts of a decision")
    parser.add_argument("--judge", type=int, default=400, help="rollouts that judge an action")
    parser.add_argument(
        "--settings", nargs="*", default=[], help="traits that differ, such as plans=3,spread=0.06"
    )
    args = parser.parse_args()
    game = load(args.game)
    searches: dict[str, SearchBot] = {}
    for setting in ["", *args.settings]:
        traits = SearchTraits()
        for change in setting.split(",") if setting else []:
            name, value = change.split("=")
            setattr(traits, name, type(getattr(traits, name))(float(value)))
        searches[setting or "default"] = SearchBot(game, Budget(rollouts=args.budget), traits=traits)
    judge = SearchBot(game, Budget(rollouts=1))
    gains: dict[str, list[float]] = {name: [] for name in searches}
    deviations = dict.fromkeys(searches, 0)
    watchers = [judge, *searches.values()]
    for position in positions(game, args.seats, args.games, args.every, watchers):
        for name, search in searches.items():
            choice = search.consider(position.known, position.legal)
            deviates = choice.mind is not search.mind or choice.action != search.own
            deviations[name] += deviates
            gains[name].append(
                gain(judge, position, search.own, choice.action, choice.mind, args.judge) if deviates else 0.0
            )
    report: dict[str, object] = {"game": args.game, "seats": args.seats, "budget": args.budget}
    for name, each in gains.items():
        mean = sum(each) / len(each)
        error = math.sqrt(sum((one - mean) ** 2 for one in each) / len(each) / len(each))
        against = Difference(each, gains["default"])
        report[name] = {
            "decisions": len(each),
            "deviates": round(deviations[name] / len(each), 3),
            "gain": round(mean, 4),
            "error": round(error, 4),
            "against_default": [round(against.mean, 4), round(against.error, 4)],
        }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
