"""Players that are programs."""

from collections.abc import Callable

from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.outside import OutsideBot
from whistlestop.bots.planner.levels import easy_planner, medium_planner, planner
from whistlestop.bots.program import PREFIX, ProgramBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.silva.agent import plays as silva_plays
from whistlestop.bots.silva.ha import HungryBot
from whistlestop.bots.silva.lra import LongRouteBot
from whistlestop.bots.silva.osa import OneStepBot
from whistlestop.bots.silva.pa import PathBot
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game

SILVA: dict[str, Callable[[Game], Bot]] = {
    "silva-pa": PathBot,
    "silva-osa": OneStepBot,
    "silva-lra": LongRouteBot,
    "silva-ha": HungryBot,
}
"""The published players."""
BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **SILVA,
    "planner-easy": easy_planner,
    "planner-medium": medium_planner,
    "planner": planner,
}
ABOUT: dict[str, str] = {
    "random": "plays anything that is allowed",
    "greedy": "takes the nearest way, one ticket at a time",
    "silva-pa": "the published path player",
    "silva-osa": "the published player that looks one step ahead",
    "silva-lra": "the published player that loves long routes",
    "silva-ha": "the published player that is hungry for tickets",
    "planner-easy": "plans only a little: a friendly opponent for a first game",
    "planner-medium": "plans ahead, with fewer plans to choose from",
    "planner": "plans all tickets together, minds what the others need, and times the end",
}
"""What people are told of each bot."""
ONLY: dict[str, Callable[[Game], bool]] = dict.fromkeys(SILVA, silva_plays)
"""Of the bots that don't play every game: whether they play this one."""


def plays(name: str, game: Game) -> bool:
    """Tell whether a bot of the package plays a game."""
    return name not in ONLY or ONLY[name](game)


def is_bot(name: str) -> bool:
    """Tell whether this is how a bot is named, of the package or outside."""
    return name in BOTS or ".py:" in name or name.startswith(PREFIX)


def unknown(name: str) -> BadBot:
    """Complain about a name that is none of a bot."""
    own = "One of your own is a class in a file, my_bot.py:MyBot, or a program, exec:node my_bot.js"
    return BadBot(f"There is no bot “{name}”. Known are: {', '.join(BOTS)}. {own}.")


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """Return a bot by its name, for one seat of a game; the same seed makes the same choices."""
    player = make(name, game)
    player.begin(seed)
    return player


def make(name: str, game: Game) -> Bot:
    """Make a bot of the package, or one outside: my_bot.py:MyBot or exec:node my_bot.js."""
    if name.startswith(PREFIX):
        return ProgramBot(name, game)
    if ".py:" in name:
        return OutsideBot(name, game)
    if name not in BOTS:
        raise unknown(name)
    if not plays(name, game):
        raise BadBot(f"The bot “{name}” does not play {game.title}.")
    player = BOTS[name](game)
    player.name = name
    return player
