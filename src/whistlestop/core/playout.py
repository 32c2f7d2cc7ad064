"""Uniformly random playouts at full speed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import NO_NUMBERS, State


def play_on(
    state: State, chance: Chance, legal: Legal, limit: i64 = -1, played: vec[i64] = NO_NUMBERS
) -> i64:
    """Play random legal actions until the game ends or a limit is reached; return their number.

    If a list is given, count in it how often each action is played.
    """
    plies: i64 = 0
    counting = len(played) > 0
    while not state.over and plies != limit:
        phase = state.phase
        if phase.picks:
            action = phase.pick(state, state.seat, chance, legal)
        else:
            legal.size = 0
            phase.add_legal(state, state.seat, legal)
            action = legal.actions[chance.below(legal.size)]
        if counting:
            played[state.game.actions.kind(action)] += 1
        state.play(action, chance)
        plies += 1
    return plies


def play_games(game: Game, seats: i64, seed: i64, games: i64) -> i64:
    """Play and score random games, each with a different seed; return the number of actions played."""
    legal = game.new_legal()
    plies: i64 = 0
    for number in range(games):
        chance = Seeded(seed + number)
        state = game.start(int(seats), chance)
        plies += play_on(state, chance, legal)
        game.score(state)
    return plies


def copy_often(state: State, times: i64) -> None:
    """Copy a state repeatedly, to measure the time."""
    for _time in range(times):
        state.copy()


@final
class Finished:
    """A finished game."""

    def __init__(self, plies: i64, state: State, sheets: list[ScoreSheet]) -> None:
        self.plies = int(plies)
        self.reason = state.reason
        self.sheets = sheets


def play_counting(game: Game, seats: i64, seed: i64, games: i64, played: vec[i64]) -> list[Finished]:
    """Play and score random games like `play_games`, counting how often each action is played."""
    legal = game.new_legal()
    finished: list[Finished] = []
    for number in range(games):
        chance = Seeded(seed + number)
        state = game.start(int(seats), chance)
        plies = play_on(state, chance, legal, -1, played)
        finished.append(Finished(plies, state, game.score(state)))
    return finished
