"""Digests of whole games from seeds, to compare compiled and interpreted rules."""

import hashlib
import json

from whistlestop import is_compiled
from whistlestop.bots import BOTS, THINKERS, bot, plays
from whistlestop.bots.table import BotTable
from whistlestop.core.determinize import determinize
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.testing.invariants.biased_players import BiasedPlayer

SEEDS = (1, 2**31 + 5, 2**60 + 3)


def digest(game: Game, seats: int, seed: int) -> str:
    """Return a digest of one game: states, choices, events, views, sentences and scores."""
    total = hashlib.sha256()
    luck, player = Seeded(seed), BiasedPlayer(game, seed)
    state = game.start(seats, luck)
    state.journal = []
    while not state.over:
        legal = game.legal(state)
        total.update(state.to_bytes() + str(legal).encode())
        if state.ply % 50 == 0:
            total.update(said(state).encode())
        state.play(player.choose(legal), luck)
    total.update(state.to_bytes() + said(state).encode())
    total.update(str([event.seen_by(seat) for event in state.journal for seat in range(-1, seats)]).encode())
    return total.hexdigest()


def said(state: State) -> str:
    """Return everything that people see of a moment, with a determinized state for each of them."""
    game, luck = state.game, Seeded(1)
    views = [game.view(state, seat) for seat in range(SPECTATOR, int(state.seats))]
    contents: list[object] = []
    for breakdown in game.breakdowns(state):
        contents += [breakdown.sheet.to_dict(), breakdown.shown, breakdown.parts]
        contents += [[one.ticket, one.done, one.routes, one.borrowed] for one in breakdown.tickets]
    for view in views:
        contents += [view.to_dict(), "" if state.over else determinize(view, luck).to_bytes().hex()]
    for view in views[1:]:
        contents += [game.preview(state, view.seat), str(game.progress(state, view.seat))]
        contents += [str(game.plans(state, view.seat, view.tickets + view.offer))]
        contents += [state.phase.effect(state, view.seat, action) for action in view.listed_actions()]
    return json.dumps(contents)


def thought(game: Game, name: str) -> str:
    """Return a digest of a bot's game against itself."""
    table = BotTable(game, [bot(name, game) for _ in range(2)])
    return hashlib.sha256(table.play(DuplicateLuck(1), 1).to_bytes()).hexdigest()


def digests() -> dict[str, str]:
    """Return the digests of games of every kind, and of one for every bot."""
    games = [load(name) for name in SHIPPED]
    names = [name for name in BOTS if name not in THINKERS]
    return {
        f"{game.name} {seats} {seed}": digest(game, seats, seed)
        for game in games
        for seats in game.seats
        for seed in SEEDS
    } | {f"{game.name} {name}": thought(game, name) for game in games for name in names if plays(name, game)}


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "digests": digests()}))
