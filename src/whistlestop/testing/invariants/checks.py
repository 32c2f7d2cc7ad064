"""The registry of invariants, by type of state."""

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
    """Register an invariant of every state; it yields a message for each violation."""
    return _adding_to(_always, kind)


def after_play(kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    """Register an invariant of states reached by play, which determinized states may violate."""
    return _adding_to(_after_play, kind)


def reasons(kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    """Register a check that reasons agree with legal actions."""
    return _adding_to(_reasons, kind)


def _adding_to(checks: Checks, kind: type[S]) -> Callable[[Check[S]], Check[S]]:
    def add(check: Check[S]) -> Check[S]:
        checks.append((kind, check))
        return check

    return add


def of_kind(state: type[State], after_play_too: bool) -> list[Callable[..., Iterator[str]]]:
    """Return the checks for a type of state."""
    known = _of_kind.get((state, after_play_too))
    if known is None:
        checks = _always + _after_play if after_play_too else _always
        known = [check for kind, check in checks if issubclass(state, kind)]
        _of_kind[state, after_play_too] = known
    return known


def state_violations(state: State) -> list[str]:
    """Return the violations in any state, including determinized ones."""
    return [fault for check in of_kind(type(state), False) for fault in check(state)]


def violations(state: State) -> list[str]:
    """Return the violations in a state reached by play."""
    return [fault for check in of_kind(type(state), True) for fault in check(state)]


def contradictions(state: State) -> list[str]:
    """Return where legal actions and reasons disagree; slow."""
    return [fault for kind, check in _reasons if isinstance(state, kind) for fault in check(state)]


def find_part(parts: list[object], kind: type[P]) -> P | None:
    """Return the part of a type; None if there is none."""
    return next((part for part in parts if isinstance(part, kind)), None)
