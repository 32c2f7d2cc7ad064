"""Play, simulate and extend the Ticket to Ride family of board games.

    import whistlestop

    match = whistlestop.new_match("europe", seats=2, seed=7)
    whistlestop.play_out(match, ["planner", "greedy"])
    print(match)

Every name in `__all__` is stable: it keeps its meaning until the next major version. Names are loaded when
they are first used, so importing the package is quick. What a new game is built from is in
`whistlestop.parts`.
"""

import importlib
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop import parts
    from whistlestop.bots.bot import Bot, KnownStateBot
    from whistlestop.bots.rollouts.results import RolloutResults
    from whistlestop.bots.rollouts.rollouts import Rollouts
    from whistlestop.coach.review import Review
    from whistlestop.core import cards
    from whistlestop.core.beliefs import Beliefs
    from whistlestop.core.determinize import determinize
    from whistlestop.core.errors import (
        BadBot,
        BadSeats,
        BotFailure,
        BrokenGame,
        BrokenRecord,
        ChanceMismatch,
        IllegalAction,
        UnknownAction,
        UnknownGame,
        UnknownOption,
        WhistlestopError,
    )
    from whistlestop.core.events import SPECTATOR, Event
    from whistlestop.core.game import Game
    from whistlestop.core.known_state import KnownState
    from whistlestop.core.luck.chance import Chance, Seeded
    from whistlestop.core.luck.keyed import Keyed
    from whistlestop.core.scoring import ScoreSheet
    from whistlestop.core.state import State
    from whistlestop.core.view import View
    from whistlestop.games.catalogue import names as games
    from whistlestop.library import (
        bot,
        draw_board,
        load,
        new_match,
        play_out,
        read_record,
        review,
        write_record,
    )
    from whistlestop.maps.places import NoMap
    from whistlestop.record.match import Match, Play
    from whistlestop.record.record import Record

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR",
    "BadBot",
    "BadSeats",
    "Beliefs",
    "Bot",
    "BotFailure",
    "BrokenGame",
    "BrokenRecord",
    "Chance",
    "ChanceMismatch",
    "Event",
    "Game",
    "IllegalAction",
    "Keyed",
    "KnownState",
    "KnownStateBot",
    "Match",
    "NoMap",
    "Play",
    "Record",
    "Review",
    "RolloutResults",
    "Rollouts",
    "ScoreSheet",
    "Seeded",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownOption",
    "View",
    "WhistlestopError",
    "__version__",
    "bot",
    "cards",
    "determinize",
    "draw_board",
    "games",
    "is_compiled",
    "load",
    "new_match",
    "parts",
    "play_out",
    "read_record",
    "review",
    "write_record",
]

HERE = os.path.dirname(os.path.abspath(__file__))
_HOMES = {
    "whistlestop.bots.bot": ("Bot", "KnownStateBot"),
    "whistlestop.bots.rollouts.results": ("RolloutResults",),
    "whistlestop.bots.rollouts.rollouts": ("Rollouts",),
    "whistlestop.coach.review": ("Review",),
    "whistlestop.core.beliefs": ("Beliefs",),
    "whistlestop.core.luck.chance": ("Chance", "Seeded"),
    "whistlestop.core.determinize": ("determinize",),
    "whistlestop.core.errors": (
        "BadBot",
        "BadSeats",
        "BotFailure",
        "BrokenGame",
        "BrokenRecord",
        "ChanceMismatch",
        "IllegalAction",
        "UnknownAction",
        "UnknownGame",
        "UnknownOption",
        "WhistlestopError",
    ),
    "whistlestop.core.events": ("SPECTATOR", "Event"),
    "whistlestop.core.game": ("Game",),
    "whistlestop.core.known_state": ("KnownState",),
    "whistlestop.core.luck.keyed": ("Keyed",),
    "whistlestop.core.scoring": ("ScoreSheet",),
    "whistlestop.core.state": ("State",),
    "whistlestop.core.view": ("View",),
    "whistlestop.library": (
        "bot",
        "draw_board",
        "load",
        "new_match",
        "play_out",
        "read_record",
        "review",
        "write_record",
    ),
    "whistlestop.maps.places": ("NoMap",),
    "whistlestop.record.match": ("Match", "Play"),
    "whistlestop.record.record": ("Record",),
}
"""The modules that public names are loaded from."""
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
_MODULES = {
    "cards": "whistlestop.core.cards",
    "games": "whistlestop.games",
    "parts": "whistlestop.parts",
}
"""Public names that are modules; `whistlestop.games` can also be called."""


def __getattr__(name: str) -> object:
    """Load a public name on first use (PEP 562)."""
    if name in _MODULES:
        value: object = importlib.import_module(_MODULES[name])
    elif name in _HOME_OF:
        value = getattr(importlib.import_module(_HOME_OF[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def is_compiled() -> bool:
    """Return whether the compiled rules are in use."""
    cards = importlib.import_module("whistlestop.core.cards")
    return not str(cards.__file__).endswith(".py")


def _is_ours(path: str) -> bool:
    return path == HERE or path.startswith(HERE + os.sep)


def _find_source(path: str) -> FileFinder:
    if not _is_ours(path):
        raise ImportError(f"{path} is not a folder of Whistlestop")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _prefer_source() -> None:
    """Import the package's modules from their Python files even if compiled ones lie beside them."""
    sys.path_hooks.insert(0, _find_source)
    for path in [path for path in sys.path_importer_cache if _is_ours(path)]:
        del sys.path_importer_cache[path]


if os.environ.get("WHISTLESTOP_INTERPRETED") == "1":
    _prefer_source()
