"""The command line application; user errors print one sentence and exit with code 2."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from whistlestop import __version__
from whistlestop.cli import arena, bench, games, maps, records, review, serve, simulate, tables, terminal
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import add_folder

app = typer.Typer(
    name="whistlestop",
    help="Play, simulate and study the Ticket to Ride family of games.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for module in (serve, games, terminal, simulate, records, review, arena, bench, tables, maps):
    module.register(app)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
    games_in: Annotated[
        list[Path],
        typer.Option("--games-in", metavar="FOLDER", help="Also look for games in this folder."),
    ] = [],  # noqa: B006
) -> None:
    """Without a command, start a server for this machine only and open its page in your browser."""
    for folder in games_in:
        add_folder(folder)
    if context.invoked_subcommand is None:
        serve.serve()


def main() -> None:
    """Run the program and report errors as one sentence."""
    try:
        app()
    except WhistlestopError as error:
        print(f"whistlestop: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
