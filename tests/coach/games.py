"""Games to review."""

from whistlestop.bots import bot
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.record.history import History
from whistlestop.record.match import Match


def played(game: Game, plies: int, seats: int = 2, seed: int = 5) -> History:
    """Return the history of a game between planners, up to a ply."""
    match = Match(game, seats, DuplicateLuck(seed))
    table = BotTable(game, [bot("planner", game, seat) for seat in range(seats)])
    while not match.over and len(match.plays) < plies:
        match.play(int(table.ask(match.state)), match.seat)
    return match.history


def with_a_wasted_turn() -> History:
    """Return the last turn of a game in which the seat could claim, and draws instead."""
    history = played(load("usa"), 1000)
    ply = history.ply - 1
    while not any(text.startswith("claim") for text in history.at(ply).legal_for(history.plays[ply].seat)):
        ply -= 1
    last = History(history.at(ply))
    last.play("draw", history.plays[ply].seat, Seeded(1))
    return last
