"""A bot defined by a class in a Python file."""

import inspect
import operator
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from whistlestop.bots.bot import Bot
from whistlestop.core.errors import BadBot, BotFailure
from whistlestop.core.game import Game
from whistlestop.core.loading.python_file import fault_in, run
from whistlestop.core.view import View

_modules: dict[Path, ModuleType] = {}


class Player(Protocol):
    """The interface that such a class must have."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""


class PythonFileBot(Bot):
    """Creates a player object for each game and validates its choices."""

    def __init__(self, spec: str, game: Game) -> None:
        path, _, name = spec.rpartition(":")
        self.spec = spec
        self.name = name
        self.file = Path(path)
        self.game = game
        self.player_type = load(self.file, name)
        self.player: Player | None = None
        self.time_limit = 0.0  # seconds; 0 for no limit

    def begin(self, seed: int) -> None:
        self.player = self.new_player(seed)

    def set_time_limit(self, seconds: float) -> None:
        self.time_limit = seconds
        if self.player is not None:
            try:
                self.announce_time_limit(self.player)
            except (Exception, SystemExit) as error:
                raise BotFailure(str(fault_in(self.file, error))) from error

    def announce_time_limit(self, player: object) -> None:
        """Call `set_time_limit` of a player that has such a method, if there is a limit."""
        method = getattr(player, "set_time_limit", None)
        if self.time_limit > 0 and callable(method):
            method(self.time_limit)

    def new_player(self, seed: int) -> Player:
        """Create a player; pass `game` and `seed` if its constructor has parameters of these names."""
        available: dict[str, object] = {"game": self.game, "seed": seed}
        try:
            parameters = inspect.signature(self.player_type).parameters
            player: object = self.player_type(
                **{name: available[name] for name in available if name in parameters}
            )
            self.announce_time_limit(player)
            if isinstance(player, Bot):
                player.begin(seed)
        except (Exception, SystemExit) as error:
            raise BadBot(f"{self.spec} could not be created. {fault_in(self.file, error)}") from error
        return cast(Player, player)

    def choose(self, view: View, legal: list[int]) -> int:
        assert self.player is not None
        try:
            chosen: object = self.player.choose(view, list(legal))
        except (Exception, SystemExit) as error:
            raise BotFailure(str(fault_in(self.file, error))) from error
        try:
            action = operator.index(chosen)  # type: ignore[arg-type]
        except TypeError as error:
            advice = "“choose” should return one of the numbers in “legal”."
            raise BotFailure(f"{self.spec} chose {chosen!r}; {advice}") from error
        if action not in legal:
            if not self.game.actions.knows(action):
                raise BotFailure(f"{self.spec} chose {action}, which is not an action.")
            raise BotFailure(f"{self.spec} chose “{self.game.actions.text(action)}”, which is not legal now.")
        return action

    def ponder(self, view: View, stop: Callable[[], bool]) -> None:
        method = getattr(self.player, "ponder", None)
        if callable(method):
            try:
                method(view, stop)
            except (Exception, SystemExit) as error:
                raise BotFailure(str(fault_in(self.file, error))) from error


def load(file: Path, name: str) -> type:
    """Load a class with a `choose` method from a Python file."""
    if not file.is_file():
        raise BadBot(f"There is no file {file} for the bot {name}.")
    classes = {key: value for key, value in vars(run_once(file)).items() if isinstance(value, type)}
    playable = [key for key, value in classes.items() if callable(getattr(value, "choose", None))]
    if name not in classes:
        found = ", ".join(playable) or "none"
        raise BadBot(f"{file} has no class “{name}”. Classes that can play: {found}.")
    if name not in playable:
        raise BadBot(f"{name} in {file} has no method choose(self, view, legal), so it can't play.")
    return classes[name]


def run_once(file: Path) -> ModuleType:
    """Run a Python file, or return the module if it has been run before."""
    path = file.resolve()
    if path not in _modules:
        try:
            _modules[path] = run(file, f"whistlestop_bot_{len(_modules)}_{file.stem}")
        except (Exception, SystemExit) as error:
            raise BadBot(str(fault_in(file, error))) from error
    return _modules[path]
