"""The games, one folder each."""

from whistlestop.games.shelf import SHIPPED, add_folder, load, names

__all__ = ["SHIPPED", "add_folder", "load", "names"]
