"""Sums up whole games from seeds, so that two ways of running the rules can be compared."""

import hashlib
import json

from whistlestop import is_compiled
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.games import SHIPPED, load
from whistlestop.record.invariants.whims import Whim

SEEDS = (1, 2**31 + 5, 2**60 + 3)


def digest(game: Game, seats: int, seed: int) -> str:
    """Sum up everything that shows in one game: states, choices, views and scores."""
    total = hashlib.sha256()
    luck, whim = Seeded(seed), Whim(game, seed)
    state = game.start(seats, luck)
    while not state.over:
        legal = game.legal(state)
        total.update(state.to_bytes() + str(legal).encode())
        if state.ply % 50 == 0:
            total.update(json.dumps([game.view(state, seat).to_dict() for seat in range(-1, seats)]).encode())
            total.update(str([sheet.to_dict() for sheet in game.score(state)]).encode())
        state.play(whim.choose(legal), luck)
    total.update(state.to_bytes() + str([sheet.to_dict() for sheet in game.score(state)]).encode())
    return total.hexdigest()


def digests() -> dict[str, str]:
    """Sum up games of every kind."""
    return {
        f"{name} {seats} {seed}": digest(load(name), seats, seed)
        for name in SHIPPED
        for seats in load(name).seats
        for seed in SEEDS
    }


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "digests": digests()}))
