"""What a seat can point at: its legal actions by the things that they use, and why others can't be used."""

from whistlestop.core.reason import Reason
from whistlestop.core.view import View
from whistlestop.record.match import Match


def choices(view: View) -> dict[str, dict[str, list[str]]]:
    """Group the texts of the listed actions by where they point, and at what; `Aim` has the words."""
    table = view.game.actions
    grouped: dict[str, dict[str, list[str]]] = {}
    for action in view.listed():
        aim = table.aim(action)
        grouped.setdefault(aim.where, {}).setdefault(aim.what, []).append(table.text(action))
    return grouped


def effects(match: Match, view: View) -> dict[str, dict[str, object]]:
    """Say what the listed actions do to others, by their texts; those that do nothing are left out."""
    table, state = view.game.actions, match.state
    found = {table.text(action): state.phase.effect(state, view.seat, action) for action in view.listed()}
    return {text: effect for text, effect in found.items() if effect}


def why(match: Match, seat: int, where: str, what: str) -> Reason | None:
    """Say why a seat can't use something that it points at; nothing if it can."""
    reason: Reason | None = None
    for action in match.game.actions.pointing_at(where, what):
        problem = match.problem(match.game.actions.text(action), seat)
        if not problem:
            return None
        reason = reason or problem
    if reason is None:
        return Reason("There is nothing like that to point at in {game}.", game=match.game.called)
    return reason
