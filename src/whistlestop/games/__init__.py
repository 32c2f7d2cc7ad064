"""The games, each in its own folder. Calling the module, `whistlestop.games()`, lists their names."""

import sys
from types import ModuleType

from whistlestop.games.catalogue import SHIPPED, add_folder, load, names

__all__ = ["SHIPPED", "add_folder", "load", "names"]


class _GamesModule(ModuleType):
    """A module that can be called, because `whistlestop.games` is also the public function of that name."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _GamesModule
