"""Bug reports about a game on this terminal."""

import platform
from pathlib import Path

import whistlestop
from whistlestop.record import record as records
from whistlestop.record.match import Match

REPORT = """The game so far is in {file}, with all hands and decks.
Attach that file to your bug report, which can begin like this:

Move: {move}
Game: {game}, rules {rules}
Whistlestop: {version}, {mode}
System: Python {python} on {system}"""


def save_report(match: Match, names: list[str]) -> str:
    """Save the game as a record in a new file, and return what a bug report should say about it."""
    game, move = match.game, len(match.plays)
    file = Path(f"{game.name}_move_{move}.record")
    try:
        with file.open("x", encoding="utf-8") as record:
            record.write(records.write(match, names))
    except FileExistsError:
        return f"{file} exists already. Rename it, then type “report” again."
    except OSError as error:
        return (
            f"{file} can't be written here: {error.strerror}. Start the game in a folder where you may write."
        )
    return REPORT.format(
        file=file,
        move=move,
        game=game.name,
        rules=game.rules,
        version=whistlestop.__version__,
        mode="compiled" if whistlestop.is_compiled() else "interpreted",
        python=platform.python_version(),
        system=platform.platform(),
    )
