"""The bot that all ratings are measured from, known by how it plays."""

import hashlib

from whistlestop.arena.playing import stand_in_for
from whistlestop.bots import BOTS, bot
from whistlestop.bots.watched import WatchedTable
from whistlestop.core.deal import Deal
from whistlestop.core.game import Game

ANCHORS = ("planner", "silva-ha", "silva-lra", "silva-osa", "silva-pa", "greedy", "random")
PROBES = 2  # games for each number of seats that is probed


def anchor_among(names: list[str]) -> str:
    """Choose the bot whose rating is 0: the strongest that plays of those that follow fixed rules."""
    return next((name for name in ANCHORS if name in names and name in BOTS), names[0])


def behaviour(name: str, game: Game) -> str:
    """Return a hash of everything that a bot does when it plays certain games against itself.

    Bots with the same hash can be taken for the same, and ratings that are measured from them compared.
    """
    digest = hashlib.sha256(f"{game.name} {game.rules} {sorted(game.options)}\n".encode())
    stand_in = stand_in_for(game)
    for seats in sorted({game.seats[0], game.seats[-1]}):
        table = WatchedTable(game, [bot(stand_in, game) for _ in range(seats)])
        bots = [bot(name, game) for _ in range(seats)]
        for probe in range(PROBES):
            table.seat(bots, list(range(seats)))
            chance = Deal(probe)
            state = game.start(seats, chance, 0)
            while not state.over:
                action = table.choose(state)
                digest.update(f"{state.seat} {game.actions.text(action)}\n".encode())
                state.play(action, chance)
        for player in bots:
            player.leave()
    return digest.hexdigest()[:16]
