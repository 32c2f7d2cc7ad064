"""The bots, and how they are named and created."""

from collections.abc import Callable

from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.planner.levels import easy_planner, medium_planner, planner, planner_1
from whistlestop.bots.python_file_bot import PythonFileBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.search.budget import DEFAULT
from whistlestop.bots.search.naming import SEARCH, search, search_with
from whistlestop.bots.silva.agent import plays as silva_plays
from whistlestop.bots.silva.ha import HungryBot
from whistlestop.bots.silva.lra import LongRouteBot
from whistlestop.bots.silva.osa import OneStepBot
from whistlestop.bots.silva.pa import PathBot
from whistlestop.bots.subprocess_bot import PREFIX, SubprocessBot
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game

SILVA: dict[str, Callable[[Game], Bot]] = {
    "silva-pa": PathBot,
    "silva-osa": OneStepBot,
    "silva-lra": LongRouteBot,
    "silva-ha": HungryBot,
}
"""Reimplementations of published agents."""
BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **SILVA,
    "planner-easy": easy_planner,
    "planner-medium": medium_planner,
    "planner-1": planner_1,
    "planner": planner,
    SEARCH: search,
}
ABOUT: dict[str, str] = {
    "random": "plays any legal move at random",
    "greedy": "takes the longest route it can pay for",
    "silva-pa": "published agent: shortest paths for its first tickets",
    "silva-osa": "published agent: thinks one step ahead",
    "silva-lra": "published agent: loves long routes",
    "silva-ha": "published agent: hungry for tickets",
    "planner-easy": "plans only a little: a friendly opponent for a first game",
    "planner-medium": "plans ahead, but ignores the others",
    "planner-1": "the planner's first version, kept for comparison",
    "planner": "plans all tickets together, considers the others, and times the end",
    "search": "tries out every idea many times before it moves: the strongest opponent",
}
"""One-line descriptions for players."""
THINKING = DEFAULT
"""Seconds that a bot may think about a decision when it plays with people."""
THINKERS = (SEARCH,)
"""The bots that use all the time they are given; the others decide in microseconds."""
ONLY: dict[str, Callable[[Game], bool]] = dict.fromkeys(SILVA, silva_plays)
"""Predicates for the bots that play only some games."""


def kind_of(name: str) -> str:
    """Return a built-in bot's name without what follows a colon: “search” for “search:200ms”."""
    return SEARCH if name.startswith(f"{SEARCH}:") else name


def plays(name: str, game: Game) -> bool:
    """Return whether a built-in bot plays a game."""
    kind = kind_of(name)
    return kind not in ONLY or ONLY[kind](game)


def is_bot(name: str) -> bool:
    """Return whether a name denotes a built-in or external bot."""
    return kind_of(name) in BOTS or ".py:" in name or name.startswith(PREFIX)


def unknown(name: str) -> BadBot:
    """Return the error for an unknown bot name."""
    external = "Your own bot is a class in a file (my_bot.py:MyBot) or a program (exec:node my_bot.js)"
    return BadBot(f"There is no bot “{name}”. Available bots: {', '.join(BOTS)}. {external}.")


def bot(name: str, game: Game, seed: int = 0, limit: float = 0.0) -> Bot:
    """Create a bot by name and start its first game; a limit is the seconds that each decision may take."""
    player = make(name, game)
    if limit > 0:
        player.set_time_limit(limit)
    player.begin(seed)
    return player


def make(name: str, game: Game) -> Bot:
    """Create a built-in bot, a class (my_bot.py:MyBot) or a program (exec:node my_bot.js)."""
    if name.startswith(PREFIX):
        return SubprocessBot(name, game)
    if ".py:" in name:
        return PythonFileBot(name, game)
    kind = kind_of(name)
    if kind not in BOTS:
        raise unknown(name)
    if not plays(name, game):
        raise BadBot(f"The bot “{name}” does not play {game.title}.")
    player = BOTS[kind](game) if kind == name else search_with(name, game)
    player.name = name
    return player
