"""Helpers that ask a bot for its choice."""

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.bots import bot
from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State
from whistlestop.record.match import Match


def ask(match: Match, player: str | Bot, seat: int | None = None) -> str:
    """Return a bot's choice for a seat, by default the active one."""
    who = match.seat if seat is None else seat
    asked = bot(player, match.game, 1) if isinstance(player, str) else player
    return match.game.actions.text(asked.choose(match.view(who), match.game.legal(match.state, who)))


class Decision(NamedTuple):
    """A decision of a game, before it is played."""

    state: State
    seat: int
    player: KnownStateBot
    text: str


def decisions(game: Game, names: list[str], seed: int) -> Iterator[Decision]:
    """Play a game between bots and yield each decision."""
    chance = DuplicateLuck(seed)
    players = [bot(name, game, seed + seat) for seat, name in enumerate(names)]
    state, known, legal = game.start(len(names), chance), KnownState(game), game.new_legal()
    while not state.over:
        seat = int(state.seat)
        player = players[seat]
        assert isinstance(player, KnownStateBot)
        state.legal(seat, legal)
        known.update_from_state(state, seat)
        action = player.decide(known, legal)
        assert action in legal.to_list(), f"{names[seat]} may not {game.actions.text(action)}"
        yield Decision(state, seat, player, game.actions.text(action))
        state.play(action, chance)
