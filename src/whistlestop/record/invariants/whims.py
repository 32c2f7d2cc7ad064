"""Players who decide by luck and whim, so that games come to corners where plain luck never comes."""

from functools import cache

from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.game import Game
from whistlestop.core.state import State

LIKINGS = (1, 1, 10, 1000)


@cache
def kinds(game: Game) -> list[str]:
    """List the kind of each action, which is the first word of its text."""
    return game.actions.kinds()


class Whim:
    """Chooses among legal actions; about half of all whims like some kinds of actions better than others."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance: Chance = Seeded(seed)
        self.kind = game.actions.kind
        self.kinds = kinds(game)
        self.likings: dict[str, int] = {}
        if self.chance.below(2):
            for kind in dict.fromkeys(self.kinds):
                self.likings[kind] = LIKINGS[self.chance.below(len(LIKINGS))]

    def choose(self, legal: list[int]) -> int:
        """Choose a kind by liking and an action of that kind by luck, or any action by luck."""
        if not self.likings:
            return legal[self.chance.below(len(legal))]
        numbers = legal if legal[-1] < len(self.kinds) else [int(self.kind(action)) for action in legal]
        offered = list(map(self.kinds.__getitem__, numbers))
        spot = self.chance.below(sum(self.likings[kind] for kind in dict.fromkeys(offered)))
        for kind in dict.fromkeys(offered):
            spot -= self.likings[kind]
            if spot < 0:
                break
        alike = [action for action, its_kind in zip(legal, offered, strict=True) if its_kind == kind]
        return alike[self.chance.below(len(alike))]


def whimsical(game: Game, seats: int, seed: int, plays: int) -> State:
    """Play so many plays of a game, or to its end if that comes first."""
    luck = Seeded(seed)
    whim = Whim(game, seed + 1)
    state = game.start(seats, luck)
    while not state.over and state.ply < plays:
        state.play(whim.choose(game.legal(state)), luck)
    return state
