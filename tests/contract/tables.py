"""Every game with every number of seats, and moments of play at such a table."""

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from whistlestop import is_compiled
from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load

EVERY_GAME = [pytest.param(load(name), id=name) for name in SHIPPED]
EVERY_TABLE = [
    pytest.param(load(name), seats, id=f"{name}-{seats}") for name in SHIPPED for seats in load(name).seats
]

every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_table = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)

seeds = st.integers(0, 2**32)
plays = st.integers(0, 500)


def seeded(number: int) -> range:
    """Return a number of seeds, or a fifth of them for the much slower interpreted rules."""
    return range(number if is_compiled() else max(3, number // 5))


def examples(number: int) -> settings:
    """Return settings for a number of reproducible examples; `benchmarks/soundness.py` runs more."""
    return settings(
        max_examples=len(seeded(number)),
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


def fields(state: State) -> dict[str, object]:
    """Return every field of a state but its game, the journal, and the counts of possible changes."""
    found: dict[str, object] = {}
    for name in dir(state):
        value = getattr(state, name)
        passing = name in ("game", "journal") or name.endswith("_version")
        if name[0] != "_" and not callable(value) and not passing:
            found[name] = list(value) if type(value).__name__.startswith("vec") else value
    return found


def actions(game: Game, state: State) -> dict[int, list[int]]:
    """Return the legal actions of every seat."""
    return {seat: game.legal(state, seat) for seat in range(int(state.seats))}
