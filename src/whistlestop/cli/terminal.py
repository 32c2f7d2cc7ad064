"""The terminal command: a game between people and bots on one screen."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import THINKING, bot, is_bot, unknown
from whistlestop.bots.bot import Bot
from whistlestop.cli.opponents import Bots, Thinking, bots_for_seats, end_bots
from whistlestop.cli.pondering import pondering
from whistlestop.cli.prompt import HELP, Prompt, Quit
from whistlestop.cli.simulate import GameName, Options
from whistlestop.core.errors import BadSeats, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record import record as records
from whistlestop.record.event_text import event_text, points_text
from whistlestop.record.match import Match
from whistlestop.record.table_text import describe_own, describe_table

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
            help="Names of people and bots, such as “Ada,Ben,random”, or the number of seats.",
        ),
    ] = "",
    bots: Bots = [],  # noqa: B006
    record: Annotated[
        Path | None, typer.Option("--record", help="Save the record to this file after every play.")
    ] = None,
    thinking: Thinking = THINKING,
    ponder: Annotated[
        bool, typer.Option("--ponder", help="Let bots that think also think while you do.")
    ] = False,
    options: Options = [],  # noqa: B006
) -> None:
    """Play on this terminal, against bots or with others; hands stay hidden from each other."""
    loaded = load(game, frozenset(options))
    names = parse_players(loaded, seats, bots)
    TerminalTable(loaded, names, record, thinking, ponder).play()


def parse_players(game: Game, text: str, bots: list[str]) -> list[str]:
    """Return the players: those named by --seats, then the bots."""
    for name in bots:
        if not is_bot(name):
            raise unknown(name)
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        names = ["you", *(bots or ["random"])]
    elif len(names) == 1 and names[0].isdigit():
        names = ["you", *bots_for_seats(bots or ["random"], int(names[0]) - 1)]
    else:
        names += bots
    if len(names) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadSeats(f"{game.title} is for {few} to {many} seats, not {len(names)}: {', '.join(names)}.")
    people = [name for name in names if not is_bot(name)]
    if len(set(people)) != len(people):
        raise BadSeats("Two people have the same name; use different names.")
    return names


class TerminalTable:
    """One game on one screen."""

    def __init__(
        self, game: Game, names: list[str], record: Path | None, thinking: float, ponders: bool = False
    ) -> None:
        self.ponders = ponders
        key = secrets.token_bytes(32)
        self.match = Match(game, len(names), Keyed(key))
        self.bots: dict[int, Bot] = {
            seat: bot(name, game, secrets.randbits(60), thinking)
            for seat, name in enumerate(names)
            if is_bot(name)
        }
        names = [self.bots[seat].name if seat in self.bots else name for seat, name in enumerate(names)]
        self.names = [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]
        self.plays_shown = [0] * len(names)  # number of plays already shown to each person
        self.looking = -1
        self.record = record
        self.prompt = Prompt(self.match, self.names)

    def play(self) -> None:
        """Play until the game ends or a player quits."""
        print(
            f"{self.match.game.title}: {', '.join(self.names)}. {self.names[self.match.state.first]} begins."
        )
        if self.people:
            print(HELP)
        self.save_record()
        try:
            while not self.match.over:
                seat = self.match.seat
                self.match.play(self.choose_move(seat), seat)
                self.save_record()
        except (Quit, KeyboardInterrupt):
            where = f" The record is in {self.record}." if self.record else ""
            print(f"\nStopped after {len(self.match.plays)} plays.{where}")
            return
        finally:
            end_bots(list(self.bots.values()), self.match)
        self.print_result()

    def choose_move(self, seat: int) -> str:
        """Return the move of a bot or a person."""
        if seat in self.bots:
            view = self.match.view(seat)
            return self.match.game.actions.text(self.bots[seat].choose(view, view.legal))
        self.hand_screen_to(seat)
        self.print_news(seat)
        view = self.match.view(seat)
        print("\n".join(["", *describe_table(view, self.names), *describe_own(view)]))
        if len(view.legal) <= 15:
            print("You may: " + ", ".join(view.texts()))
        elif view.game.phases[view.phase].lists_many:
            print(f"You have {len(view.legal)} options; the most valuable is: {view.texts()[0]}")
        with pondering(self.bots, {one: self.match.view(one) for one in self.bots if self.ponders}):
            return self.prompt.ask(seat)

    def hand_screen_to(self, seat: int) -> None:
        """Clear the screen between people, and wait for the next one."""
        if self.looking not in (seat, -1):
            print(CLEAR, end="")
        if len(self.people) > 1 and self.looking != seat:
            try:
                input(f"Pass the screen to {self.names[seat]}. Press Enter when ready. ")
            except EOFError:
                raise Quit from None
        self.looking = seat

    def print_news(self, seat: int) -> None:
        """Print what the seat could see since its last turn."""
        for play in self.match.plays[self.plays_shown[seat] :]:
            sentences = [
                event_text(event.seen_by(seat), self.match.game, self.names) for event in play.events
            ]
            if play.text == "pass":
                sentences.append(f"{self.names[play.seat]} can't do anything and passes.")
            if sentences:
                print("  " + " ".join(sentences))
        self.plays_shown[seat] = len(self.match.plays)

    def print_result(self) -> None:
        """Print the result."""
        print(f"\nThe game is over ({self.match.state.reason}).")
        for seat, sheet in enumerate(self.match.score()):
            lines = points_text(self.match.game, sheet.points)
            print(f"{self.names[seat]}: {sheet.total} ({lines}).")
        print(f"Won by {' and '.join(self.names[seat] for seat in self.match.winners())}.")

    def save_record(self) -> None:
        """Save the record so far, if requested."""
        if self.record is not None:
            try:
                self.record.write_text(records.write(self.match, self.names), encoding="utf-8")
            except OSError as error:
                raise WhistlestopError(f"{self.record} can't be written: {error.strerror}.") from error
