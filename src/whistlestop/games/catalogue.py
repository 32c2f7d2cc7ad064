"""The catalogue of games: those that ship, and those in user folders."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from whistlestop.core.errors import BrokenGame, Fault, UnknownGame, UnknownOption, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.loading.python_file import fault_in, run
from whistlestop.core.loading.toml_file import TomlFile
from whistlestop.core.reason import Reason
from whistlestop.games.card_game.game import card_game
from whistlestop.games.europe.game import europe
from whistlestop.games.first_journey.game import first_journey
from whistlestop.games.germany.game import germany
from whistlestop.games.usa.game import usa

HERE: Final = Path(__file__).parent
FOLDERS: Final = "WHISTLESTOP_GAMES"  # environment variable with folders that contain games

Rules = Callable[[Path, frozenset[str]], Game]

RULES: Final[dict[str, Rules]] = {
    "europe": europe,
    "germany": germany,
    "first_journey": first_journey,
    "card_game": card_game,
    "usa": usa,
}
SHIPPED: Final = (*RULES, "first_journey_usa")

_loaded: dict[tuple[Path, frozenset[str]], Game] = {}


def add_folder(folder: Path) -> None:
    """Add a folder to look for games in, also for child processes."""
    if not folder.is_dir():
        raise UnknownGame(f"The folder {folder} does not exist.")
    os.environ[FOLDERS] = os.pathsep.join(filter(None, [str(folder.resolve()), os.environ.get(FOLDERS)]))


def folders() -> list[Path]:
    """Return the user folders that contain games."""
    named = os.environ.get(FOLDERS, "").split(os.pathsep)
    return [Path(folder) for folder in named if folder]


def names() -> list[str]:
    """Return the names of all games, shipped ones first."""
    found = list(SHIPPED)
    for folder in folders():
        for inner in sorted(folder.iterdir()) if folder.is_dir() else []:
            if (inner / "about.toml").is_file() and inner.name not in found:
                found.append(inner.name)
    return found


def find(name: str) -> Path:
    """Return a game's folder, given its name or path."""
    if name in SHIPPED:
        return HERE / name
    for folder in folders():
        if (folder / name / "about.toml").is_file():
            return folder / name
    if Path(name).is_dir():
        return Path(name)
    raise UnknownGame(
        f"There is no game “{name}”. Available games: {', '.join(names())}. Name a game of your own by the"
        f" path of its folder, or put it into a folder listed in {FOLDERS}."
    )


def load(name: str, options: frozenset[str] = frozenset()) -> Game:
    """Load a game, cached by folder and options."""
    folder = find(name)
    key = (folder.resolve(), options)
    if key not in _loaded:
        _loaded[key] = build_game(folder if folder.name.isidentifier() else key[0], options)
    return _loaded[key]


def build_game(folder: Path, options: frozenset[str]) -> Game:
    """Read a game's folder and build the game."""
    rules = rules_of(folder)
    try:
        game = rules(folder, options)
    except WhistlestopError:
        raise
    except Exception as error:
        if is_shipped(folder):
            raise
        raise BrokenGame([fault_in(folder / "game.py", error)]) from error
    for option in sorted(options):
        if option not in game.about.options:
            can = ", ".join(game.about.options) or "none"
            raise UnknownOption(
                Reason(
                    "{game} has no option “{option}”; it has: {options}.",
                    game=game.title_fact,
                    option=option,
                    options=can,
                )
            )
    return game


def is_shipped(folder: Path) -> bool:
    """Return whether a folder is one of the package's."""
    return folder.resolve().parent == HERE.resolve()


def rules_of(folder: Path) -> Rules:
    """Return a folder's rules: its own, or those of the game named by `like`."""
    ships = is_shipped(folder)
    if ships and folder.name in RULES:
        return RULES[folder.name]
    faults: list[Fault] = []
    about = TomlFile(folder / "about.toml", faults)
    like = about.data.get("like")
    if not ships and folder.name in SHIPPED:
        faults.append(Fault(str(folder), 0, "a shipped game already has this name; rename the folder."))
    elif not folder.name.isidentifier() or folder.name != folder.name.lower():
        advice = "a game's folder is named in lower-case letters, digits and “_”; rename it."
        faults.append(Fault(str(folder), 0, advice))
    if (folder / "game.py").is_file() and not faults:
        return load_rules_file(folder / "game.py")
    if not faults and like not in RULES:
        said = f"“{like}” is not a game" if like else "it does not name the game whose rules apply"
        known = ", ".join(RULES)
        about.fault(
            about.line_of("like"), f'{said}; write like = "usa", or one of {known}; or add a game.py.'
        )
    if faults:
        raise BrokenGame(faults)
    return RULES[str(like)]


def load_rules_file(file: Path) -> Rules:
    """Import a game's Python file and return its function `game`."""
    try:
        module = run(file, f"whistlestop_game_{file.parent.name}")
    except Exception as error:
        raise BrokenGame([fault_in(file, error)]) from error
    rules: object = getattr(module, "game", None)
    if not callable(rules):
        advice = "it should define a function game(folder, options) that returns a Game."
        raise BrokenGame([Fault(str(file), 0, advice)])
    return cast(Rules, rules)
