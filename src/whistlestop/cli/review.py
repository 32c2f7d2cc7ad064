"""The review command."""

from pathlib import Path
from typing import Annotated

import typer

from whistlestop.cli import files
from whistlestop.cli.progress import bar
from whistlestop.cli.records import File, read_record, replay_record
from whistlestop.cli.review_text import print_review
from whistlestop.coach.depth import QUICK, depth_of
from whistlestop.coach.review_json import to_json
from whistlestop.coach.review_page import review_page
from whistlestop.coach.reviewer import Reviewer
from whistlestop.coach.speaker import Speaker
from whistlestop.core.words import ENGLISH


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(review)


def review(
    file: File,
    seat: Annotated[
        list[int] | None,
        typer.Option("--seat", help="Review only this seat; repeat it for several. [default: all]"),
    ] = None,
    depth: Annotated[
        str, typer.Option("--depth", metavar="quick|deep", help="How thoroughly to look.")
    ] = QUICK.name,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Equal seeds give equal reviews.")] = 0,
    language: Annotated[str, typer.Option("--language", help="en, de or fr.")] = ENGLISH,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with pictures to this file.")
    ] = None,
) -> None:
    """Review a recorded game: what each decision was worth, and what would have been better."""
    chosen = depth_of(depth)
    read = read_record(file)
    match = replay_record(file, read)
    names = read.names
    reviewer = Reviewer(match.history, sorted(set(seat or [])), chosen, seed, names)
    speaker = Speaker(match.game, reviewer.review.names, language)
    if html is not None:
        files.check_writable(html)
    with bar("Reviewing", reviewer.total) as show:
        done = reviewer.run(lambda number, _total: show(number))
    if html is not None:
        files.write(html, review_page(done, match.history, speaker))
    if as_json:
        print(to_json(done))
    elif html is not None:
        print(f"Wrote the review to {html}.")
    else:
        print_review(done, match.history, speaker)
