"""Biased random players, which reach positions that uniformly random play rarely does."""

from functools import cache

from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.state import State

WEIGHTS = (1, 1, 10, 1000)


@cache
def kinds(game: Game) -> list[str]:
    """Return the kind of each action, the first word of its text."""
    return game.actions.kinds()


class BiasedPlayer:
    """A random player; about half of all seeds prefer some kinds of actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance: Chance = Seeded(seed)
        self.kind = game.actions.kind
        self.kinds = kinds(game)
        self.weights: dict[str, int] = {}
        if self.chance.below(2):
            for kind in dict.fromkeys(self.kinds):
                self.weights[kind] = WEIGHTS[self.chance.below(len(WEIGHTS))]

    def choose(self, legal: list[int]) -> int:
        """Choose a kind by weight and a random action of that kind, or any random action without weights."""
        if not self.weights:
            return legal[self.chance.below(len(legal))]
        numbers = legal if legal[-1] < len(self.kinds) else [int(self.kind(action)) for action in legal]
        offered = list(map(self.kinds.__getitem__, numbers))
        spot = self.chance.below(sum(self.weights[kind] for kind in dict.fromkeys(offered)))
        for kind in dict.fromkeys(offered):
            spot -= self.weights[kind]
            if spot < 0:
                break
        alike = [action for action, its_kind in zip(legal, offered, strict=True) if its_kind == kind]
        return alike[self.chance.below(len(alike))]


def biased_state(game: Game, seats: int, seed: int, plays: int) -> State:
    """Return the state after a number of biased random plays, or at an earlier end of the game."""
    luck = Seeded(seed)
    player = BiasedPlayer(game, seed + 1)
    state = game.start(seats, luck)
    while not state.over and state.ply < plays:
        state.play(player.choose(game.legal(state)), luck)
    return state
