"""A bot outside the package: a class in a Python file of somebody's own."""

import inspect
import operator
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from whistlestop.bots.bot import Bot
from whistlestop.core.errors import BadBot, BotFailure
from whistlestop.core.game import Game
from whistlestop.core.python_file import fault_in, run
from whistlestop.core.view import View

_run: dict[Path, ModuleType] = {}


class Player(Protocol):
    """What an object of such a class can do."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""


class OutsideBot(Bot):
    """Plays each game with a new object of the class, and checks what it chooses."""

    def __init__(self, said: str, game: Game) -> None:
        path, _, name = said.rpartition(":")
        self.said = said
        self.name = name
        self.file = Path(path)
        self.game = game
        self.player_type = load(self.file, name)
        self.player: Player | None = None

    def begin(self, seed: int) -> None:
        self.player = self.new_player(seed)

    def new_player(self, seed: int) -> Player:
        """Make an object; its constructor gets the game and a seed if it has parameters of these names."""
        given: dict[str, object] = {"game": self.game, "seed": seed}
        try:
            wanted = inspect.signature(self.player_type).parameters
            player: object = self.player_type(**{name: given[name] for name in given if name in wanted})
            if isinstance(player, Bot):
                player.begin(seed)
        except (Exception, SystemExit) as error:
            raise BadBot(f"{self.said} can't be made. {fault_in(self.file, error)}") from error
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
            raise BotFailure(f"{self.said} chose {chosen!r}; {advice}") from error
        if action not in legal:
            known = self.game.actions.knows(action)
            what = f"“{self.game.actions.text(action)}”" if known else f"{action}, which is no action"
            raise BotFailure(f"{self.said} chose {what}; that is not possible now.")
        return action


def load(file: Path, name: str) -> type:
    """Take a class that can play from a Python file."""
    if not file.is_file():
        raise BadBot(f"There is no file {file} to take the bot {name} from.")
    inside = {one: thing for one, thing in vars(run_once(file)).items() if isinstance(thing, type)}
    can_play = [one for one, thing in inside.items() if callable(getattr(thing, "choose", None))]
    if name not in inside:
        found = ", ".join(can_play) or "none"
        raise BadBot(f"{file} has no class “{name}”. Classes in it that can play: {found}.")
    if name not in can_play:
        raise BadBot(f"{name} in {file} has no method choose(self, view, legal), so it can't play.")
    return inside[name]


def run_once(file: Path) -> ModuleType:
    """Run a Python file, unless it has been run before."""
    path = file.resolve()
    if path not in _run:
        try:
            _run[path] = run(file, f"whistlestop_bot_{len(_run)}_{file.stem}")
        except (Exception, SystemExit) as error:
            raise BadBot(str(fault_in(file, error))) from error
    return _run[path]
