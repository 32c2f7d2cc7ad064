"""The list of checks: each belongs to a kind of state, and so to every game that is built on it."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from whistlestop.core.state import State

S = TypeVar("S", bound=State)
P = TypeVar("P")
Check = Callable[[S], Iterator[str]]

Checks = list[tuple[type[State], Callable[..., Iterator[str]]]]

_always: Checks = []
_after_play: Checks = []
_reasons: Checks = []
_of_kind: dict[tuple[type[State], bool], list[Callable[..., Iterator[str]]]] = {}


def always(kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    """Add what holds in every state; a check yields a sentence for each thing that is wrong."""
    return _adding_to(_always, kind)


def after_play(kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    """Add what holds because of how a state was reached; hidden cards dealt anew may not know of it."""
    return _adding_to(_after_play, kind)


def reasons(kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    """Add an agreement between the reasons that a game gives against something and what it allows."""
    return _adding_to(_reasons, kind)


def _adding_to(checks: Checks, kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    def add(check: Check[S]) -> Check[S]:
        checks.append((kind, check))
        return check

    return add


def of_kind(state: type[State], after_play_too: bool) -> list[Callable[..., Iterator[str]]]:
    """List the checks for a kind of state."""
    known = _of_kind.get((state, after_play_too))
    if known is None:
        checks = _always + _after_play if after_play_too else _always
        known = [check for kind, check in checks if issubclass(state, kind)]
        _of_kind[state, after_play_too] = known
    return known


def unsound(state: State) -> list[str]:
    """Say what is wrong with a state, however it came about."""
    return [fault for check in of_kind(type(state), False) for fault in check(state)]


def broken(state: State) -> list[str]:
    """Say what is wrong with a state that was reached by playing."""
    return [fault for check in of_kind(type(state), True) for fault in check(state)]


def contradictions(state: State) -> list[str]:
    """Say where a state's legal actions and the reasons against others disagree; this takes a while."""
    return [fault for kind, check in _reasons if isinstance(state, kind) for fault in check(state)]


def the_part(parts: list[object], kind: type[P]) -> P | None:
    """Find the part of a kind among those of a game, if it has one."""
    return next((part for part in parts if isinstance(part, kind)), None)
