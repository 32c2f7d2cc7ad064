"""The bots that a command lets play: how they are named, and how they are sent home."""

from typing import Annotated

import typer

from whistlestop.bots.bot import Bot
from whistlestop.core.errors import BadSeats
from whistlestop.record.match import Match

Bots = Annotated[
    list[str],
    typer.Option(
        "--bot",
        metavar="NAME",
        help="A bot: one for all seats, or one for each, in order. It is one of the package, such as random;"
        " a class in a Python file, my_bot.py:MyBot; or a program, “exec:node my_bot.js”.",
    ),
]


def one_for_each(bots: list[str], seats: int) -> list[str]:
    """Give every seat its bot; a single one plays all of them."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadSeats(f"--bot names {len(bots)} bots for {seats} seats; name one, or one for each seat.")
    return bots


def dismiss(bots: list[Bot], match: Match) -> None:
    """Tell the bots how the match ended, if it did, and let them go."""
    for bot in bots:
        if match.over:
            bot.end([sheet.total for sheet in match.score()], match.winners())
        bot.leave()
