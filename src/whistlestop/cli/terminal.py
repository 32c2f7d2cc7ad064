"""A game on a terminal: people on one screen, bots, or both."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import bot, is_bot, unknown
from whistlestop.bots.bot import Bot
from whistlestop.cli.opponents import Bots, dismiss, one_for_each
from whistlestop.cli.prompt import HELP, Prompt, Quit
from whistlestop.cli.simulate import GameName, Options
from whistlestop.cli.tabletext import own, table
from whistlestop.core.errors import BadSeats, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.keyed import Keyed
from whistlestop.games import load
from whistlestop.record import record as records
from whistlestop.record.match import Match
from whistlestop.record.telling import tell

CLEAR = "\033[2J\033[H"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(terminal)


def terminal(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            help="Who plays: names of people and bots, such as “Ada,Ben,random”; or a number: you and bots.",
        ),
    ] = "",
    bots: Bots = [],  # noqa: B006
    record: Annotated[
        Path | None, typer.Option("--record", help="Keep the record of the game in this file, play by play.")
    ] = None,
    options: Options = [],  # noqa: B006
) -> None:
    """Play on this terminal, against bots or with several people whose hands stay hidden from each other."""
    loaded = load(game, frozenset(options))
    names = players(loaded, seats, bots)
    Table(loaded, names, record).play()


def players(game: Game, said: str, bots: list[str]) -> list[str]:
    """Read who sits at the table: first whom `--seats` names, then the bots."""
    for name in bots:
        if not is_bot(name):
            raise unknown(name)
    names = [name.strip() for name in said.split(",") if name.strip()]
    if not names:
        names = ["you", *(bots or ["random"])]
    elif len(names) == 1 and names[0].isdigit():
        names = ["you", *one_for_each(bots or ["random"], int(names[0]) - 1)]
    else:
        names += bots
    if len(names) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadSeats(f"{game.title} is for {few} to {many} seats, not {len(names)}: {', '.join(names)}.")
    people = [name for name in names if not is_bot(name)]
    if len(set(people)) != len(people):
        raise BadSeats("Two people have the same name; give each one of their own.")
    return names


class Table:
    """One game on one screen."""

    def __init__(self, game: Game, names: list[str], record: Path | None) -> None:
        key = secrets.token_bytes(32)
        self.match = Match(game, len(names), Keyed(key))
        self.bots: dict[int, Bot] = {
            seat: bot(name, game, secrets.randbits(60)) for seat, name in enumerate(names) if is_bot(name)
        }
        names = [self.bots[seat].name if seat in self.bots else name for seat, name in enumerate(names)]
        self.names = [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]
        self.told = [0] * len(names)  # how many plays each person has been told
        self.looking = -1
        self.record = record
        self.prompt = Prompt(self.match, self.names)

    def play(self) -> None:
        """Play until the end, or until somebody stops."""
        print(
            f"{self.match.game.title}: {', '.join(self.names)}. {self.names[self.match.state.first]} begins."
        )
        if self.people:
            print(HELP)
        self.keep()
        try:
            while not self.match.over:
                seat = self.match.seat
                self.match.play(self.chosen(seat), seat)
                self.keep()
        except (Quit, KeyboardInterrupt):
            where = f" The record is in {self.record}." if self.record else ""
            print(f"\nStopped after {len(self.match.plays)} plays.{where}")
            return
        finally:
            dismiss(list(self.bots.values()), self.match)
        self.tell_end()

    def chosen(self, seat: int) -> str:
        """Return the move of a bot or a person."""
        if seat in self.bots:
            view = self.match.view(seat)
            return self.match.game.actions.text(self.bots[seat].choose(view, view.legal))
        self.turn_screen_to(seat)
        self.tell_news(seat)
        view = self.match.view(seat)
        print("\n".join(["", *table(view, self.names), *own(view)]))
        if len(view.legal) <= 15:
            print("You may: " + ", ".join(view.texts()))
        elif view.game.phases[view.phase].lists_many:
            print(f"You may choose among {len(view.legal)} ways; the most valuable is: {view.texts()[0]}")
        return self.prompt.ask(seat)

    def turn_screen_to(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self.looking not in (seat, -1):
            print(CLEAR, end="")
        if len(self.people) > 1 and self.looking != seat:
            try:
                input(f"Only {self.names[seat]} may look now. Press Enter, {self.names[seat]}. ")
            except EOFError:
                raise Quit from None
        self.looking = seat

    def tell_news(self, seat: int) -> None:
        """Tell what has happened since the person last looked, as far as the seat could see it."""
        for play in self.match.plays[self.told[seat] :]:
            told = [tell(event.seen_by(seat), self.names) for event in play.events]
            if play.text == "pass":
                told.append(f"{self.names[play.seat]} can do nothing and passes.")
            if told:
                print("  " + " ".join(told))
        self.told[seat] = len(self.match.plays)

    def tell_end(self) -> None:
        """Tell the result."""
        print(f"\nThe game is over ({self.match.state.reason}).")
        for seat, sheet in enumerate(self.match.score()):
            lines = ", ".join(f"{name.replace('_', ' ')} {points}" for name, points in sheet.points.items())
            print(f"{self.names[seat]}: {sheet.total} ({lines}).")
        print(f"Won by {' and '.join(self.names[seat] for seat in self.match.winners())}.")

    def keep(self) -> None:
        """Write the record so far, if one is wanted."""
        if self.record is not None:
            try:
                self.record.write_text(records.write(self.match, self.names), encoding="utf-8")
            except OSError as error:
                raise WhistlestopError(f"{self.record} can't be written: {error.strerror}.") from error
