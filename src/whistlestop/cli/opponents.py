"""The --bot option, and the life cycle of its bots."""

from typing import Annotated

import typer

from whistlestop.bots.bot import Bot
from whistlestop.cli.durations import duration
from whistlestop.core.errors import BadSeats
from whistlestop.record.match import Match

Bots = Annotated[
    list[str],
    typer.Option(
        "--bot",
        metavar="NAME",
        help="A bot, once for all seats or once per seat: a built-in one such as random, a class in a Python"
        " file (my_bot.py:MyBot), or a program (“exec:node my_bot.js”).",
    ),
]
Thinking = Annotated[
    float,
    typer.Option(
        "--thinking",
        parser=duration,
        metavar="TIME",
        show_default=False,
        help="How long a bot may think about one decision, such as 200ms or 2s. [default: 500ms]",
    ),
]


def bots_for_seats(bots: list[str], seats: int) -> list[str]:
    """Return a bot for every seat; a single one plays them all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadSeats(f"--bot names {len(bots)} bots for {seats} seats; name one, or one per seat.")
    return bots


def end_bots(bots: list[Bot], match: Match) -> None:
    """Report the result to the bots, if there is one, and shut them down."""
    for bot in bots:
        if match.over:
            bot.end([sheet.total for sheet in match.score()], match.winners())
        bot.leave()
