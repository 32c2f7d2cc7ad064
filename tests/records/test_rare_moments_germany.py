"""What is rare in the finished games of Germany and the USA."""

from collections.abc import Iterator
from pathlib import Path

from whistlestop.core import cards
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.notation import Notation
from whistlestop.record.record import read, replay, replay_line

HERE = Path(__file__).parent


def moments(name: str) -> set[str]:
    """Return what the records of a game have that most games don't have."""
    game = load(name)
    notation = Notation(game)
    found: set[str] = set()
    for file in sorted((HERE / name).glob("*.record")):
        record = read(file.read_text(encoding="utf-8"))
        match = replay(record, game, until=0)
        for line in record.lines:
            found.update(on_the_way(match))
            replay_line(match, notation, line)
        found.update(at_the_end(match))
    return found


def on_the_way(match: Match) -> Iterator[str]:
    """Return what is rare before a play."""
    asked = [text for text in match.legal if text.startswith("tickets")]
    if match.phase == "turn" and not asked:
        yield "empty ticket decks"
    if asked and asked[0] in ("tickets 2+1", "tickets 1+2", "tickets 1+1", "tickets 1+0", "tickets 0+1"):
        yield "fewer than four tickets left"
    if cards.total(match.state.row) < match.game.supply.row_size:
        yield "a gap in the row"


def at_the_end(match: Match) -> Iterator[str]:
    """Return what is rare in a result."""
    sheets = match.score()
    best = [sheet for sheet in sheets if sheet.total == max(other.total for other in sheets)]
    if len(match.winners()) > 1:
        yield "a shared victory"
    elif len(best) > 1:
        tickets = len({sheet.counts["completed"] for sheet in best}) > 1
        yield "a tie broken by tickets" if tickets else "a tie broken by something else"
    for bonus in ("globetrotter", "longest_path"):
        holders = [sheet for sheet in sheets if sheet.points.get(bonus)]
        yield f"{bonus}: {len(holders)}"


def test_the_finished_games_of_germany_have_what_is_rare() -> None:
    assert moments("germany") >= {
        "empty ticket decks",
        "fewer than four tickets left",
        "a tie broken by something else",
        "globetrotter: 0",
        "globetrotter: 2",
        "globetrotter: 3",
    }


def test_the_finished_games_of_the_usa_have_what_is_rare() -> None:
    assert moments("usa") >= {
        "empty ticket decks",
        "a gap in the row",
        "a shared victory",
        "a tie broken by tickets",
        "a tie broken by something else",
        "longest_path: 2",
    }
