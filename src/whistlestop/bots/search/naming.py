"""The names of search bots: “search”, “search:200ms”, “search:1s”, “search:400”, “search:1s:2”."""

from typing import Final

from whistlestop.bots.bot import Bot
from whistlestop.bots.search.budget import read_budget
from whistlestop.bots.search.search_bot import SearchBot
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game

SEARCH: Final = "search"
MOST_PROCESSES: Final = 64


def search(game: Game) -> Bot:
    """Return a search that thinks as long as its host allows, or half a second."""
    return SearchBot(game)


def search_with(name: str, game: Game) -> Bot:
    """Return the search that a name describes: its budget, and the number of processes if it is not one."""
    words = name.split(":")
    if len(words) > 3:
        raise BadBot(f"“{name}” says too much: write “search:1s”, or “search:1s:2” for two processes.")
    processes = 1
    if len(words) == 3:
        if not words[2].isdecimal() or not 1 <= int(words[2]) <= MOST_PROCESSES:
            raise BadBot(f"“{name}” needs a number of processes after the last colon, such as “search:1s:2”.")
        processes = int(words[2])
    return SearchBot(game, read_budget(words[1]), processes)
