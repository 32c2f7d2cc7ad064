"""The map command."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.cli.files import write
from whistlestop.games import load
from whistlestop.maps.draw import draw
from whistlestop.maps.flaws import flaws
from whistlestop.maps.geography import FILE
from whistlestop.maps.picture import picture


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(name="map")(draw_map)


def draw_map(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game's name or its folder.")],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Write the board as SVG.")] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the board's drawing as JSON.")
    ] = None,
) -> None:
    """Draw a game's board and list everything that overlaps."""
    game = load(name)
    drawing = draw(game)
    if svg:
        write(svg, picture(drawing))
    if as_json:
        write(as_json, drawing.to_json())
    size = f"{drawing.width} × {drawing.height}"
    print(f"{game.title}: {len(drawing.cities)} places and {len(drawing.routes)} routes on {size}.")
    if not FILE.exists():
        print(
            "Land and sea are missing because the coastlines have not been built; run “./play” to build them."
        )
    found = flaws(drawing)
    for flaw in found:
        print(flaw)
    if found:
        print(f"To fix this, move cities, bend routes or place names in {game.about.folder / 'layout.toml'}.")
    else:
        print("Nothing overlaps.")
