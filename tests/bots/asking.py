"""Asking a bot at an arranged table."""

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.bots import bot
from whistlestop.bots.bot import Bot, SightedBot
from whistlestop.core.deal import Deal
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import State
from whistlestop.record.match import Match


def ask(match: Match, player: str | Bot, seat: int | None = None) -> str:
    """Return what a bot would do in a seat, by default that to act."""
    who = match.seat if seat is None else seat
    asked = bot(player, match.game, 1) if isinstance(player, str) else player
    return match.game.actions.text(asked.choose(match.view(who), match.game.legal(match.state, who)))


class Decision(NamedTuple):
    """A moment of a game: who decides what, before it is done."""

    state: State
    seat: int
    player: SightedBot
    text: str


def decisions(game: Game, names: list[str], seed: int) -> Iterator[Decision]:
    """Play a game between bots, one decision after the other."""
    chance = Deal(seed)
    players = [bot(name, game, seed + seat) for seat, name in enumerate(names)]
    state, sight, legal = game.start(len(names), chance), Sight(game), game.new_legal()
    while not state.over:
        seat = int(state.seat)
        player = players[seat]
        assert isinstance(player, SightedBot)
        state.legal(seat, legal)
        sight.look(state, seat)
        action = player.decide(sight, legal)
        assert action in legal.listed(), f"{names[seat]} may not {game.actions.text(action)}"
        yield Decision(state, seat, player, game.actions.text(action))
        state.play(action, chance)
