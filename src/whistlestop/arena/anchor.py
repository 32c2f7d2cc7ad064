"""The anchor: the bot whose rating is 0, identified by a hash of its behaviour."""

import hashlib

from whistlestop.arena.block_player import stand_in_for
from whistlestop.bots import BOTS, bot
from whistlestop.bots.supervised_table import SupervisedTable
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import DuplicateLuck

ANCHORS = ("planner", "silva-ha", "silva-lra", "silva-osa", "silva-pa", "greedy", "random")
PROBES = 2  # games for each number of seats


def anchor_among(names: list[str]) -> str:
    """Return the strongest rule-based bot that takes part, or else the first bot."""
    return next((name for name in ANCHORS if name in names and name in BOTS), names[0])


def behaviour(name: str, game: Game) -> str:
    """Return a hash of a bot's moves in fixed games against itself.

    Ratings are comparable only if their anchors have the same hash.
    """
    digest = hashlib.sha256(f"{game.name} {game.rules} {sorted(game.options)}\n".encode())
    stand_in = stand_in_for(game)
    for seats in sorted({game.seats[0], game.seats[-1]}):
        table = SupervisedTable(game, [bot(stand_in, game) for _ in range(seats)])
        bots = [bot(name, game) for _ in range(seats)]
        for probe in range(PROBES):
            table.seat_bots(bots, list(range(seats)))
            chance = DuplicateLuck(probe)
            state = game.start(seats, chance, 0)
            while not state.over:
                action = table.choose(state)
                digest.update(f"{state.seat} {game.actions.text(action)}\n".encode())
                state.play(action, chance)
        for player in bots:
            player.leave()
    return digest.hexdigest()[:16]
