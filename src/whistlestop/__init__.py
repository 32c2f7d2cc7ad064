"""Whistlestop plays the Ticket to Ride family of board games from one rules engine."""

import importlib
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"
__all__ = ["__version__", "is_compiled"]

HERE = os.path.dirname(os.path.abspath(__file__))


def is_compiled() -> bool:
    """Says whether the rules in use are the compiled ones."""
    cards = importlib.import_module("whistlestop.core.cards")
    return not str(cards.__file__).endswith(".py")


def _is_ours(path: str) -> bool:
    return path == HERE or path.startswith(HERE + os.sep)


def _find_source(path: str) -> FileFinder:
    if not _is_ours(path):
        raise ImportError(f"{path} is not a folder of Whistlestop")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _prefer_source() -> None:
    """Imports the package's modules from their Python files although compiled ones lie beside them."""
    sys.path_hooks.insert(0, _find_source)
    for path in [path for path in sys.path_importer_cache if _is_ours(path)]:
        del sys.path_importer_cache[path]


if os.environ.get("WHISTLESTOP_INTERPRETED") == "1":
    _prefer_source()
