"""The legal actions of a seat by target, and the reasons against the others."""

from functools import lru_cache
from typing import NamedTuple

from whistlestop.core.game import Game
from whistlestop.core.parts import Option, Phase
from whistlestop.core.reason import Reason
from whistlestop.core.turns import Turn
from whistlestop.record.match import Match
from whistlestop.record.position import Position


class Choices:
    """The legal actions of a seat, as clients are shown them."""

    __slots__ = ("actions", "match", "seat", "unlisted")

    def __init__(self, match: Match | Position, seat: int) -> None:
        self.match = match
        self.seat = seat
        legal = match.game.legal(match.state, seat)
        self.actions = match.state.phase.listed(legal)
        self.unlisted = len(legal) - len(self.actions)  # the number of legal actions that are not listed

    def by_aim(self) -> dict[str, dict[str, list[str]]]:
        """Group the texts of the listed actions by their aim: by `Aim.where`, then by `Aim.what`."""
        return self.match.game.actions.by_aim(self.actions)

    def effects(self) -> dict[str, dict[str, object]]:
        """Return the effects of the listed actions on other seats, by text; omit actions without any."""
        game, state = self.match.game, self.match.state
        if not _has_effects(game):
            return {}
        found = {
            game.actions.text(action): state.phase.effect(state, self.seat, action) for action in self.actions
        }
        return {text: effect for text, effect in found.items() if effect}


@lru_cache(maxsize=256)
def _has_effects(game: Game) -> bool:
    """Return whether any phase or option of a game affects other seats."""
    return any(type(option).effect is not Option.effect for option in game.turn.options) or any(
        type(phase).effect is not Phase.effect for phase in game.phases if not isinstance(phase, Turn)
    )


def why(match: Match | Position, seat: int, where: str, what: str) -> Reason | None:
    """Return why a seat can't use a target; None if it can."""
    reason: Reason | None = None
    for action in match.game.actions.pointing_at(where, what):
        problem = match.problem(match.game.actions.text(action), seat)
        if not problem:
            return None
        reason = reason or problem
    return reason or _no_target(match)


class Outlook(NamedTuple):
    """What a seat could do with a target if it were its turn."""

    actions: list[str]
    reason: Reason | None  # against the target; None if there are actions


def next_turn(match: Match | Position, seat: int, where: str, what: str) -> Outlook:
    """Return what a seat could do with a target if its turn began now."""
    game, state = match.game, match.state
    actions: list[str] = []
    reason: Reason | None = None
    for action in game.actions.pointing_at(where, what):
        problem = game.turn.problem(state, seat, action)
        if problem is None:
            actions.append(game.actions.text(action))
        reason = reason or problem
    return Outlook(actions, None if actions else reason or _no_target(match))


def _no_target(match: Match | Position) -> Reason:
    return Reason("{game} has no such target.", game=match.game.title_fact)
