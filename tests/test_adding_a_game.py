"""The tutorial on adding a game works as written, and its game passes the usual checks."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.core.determinize import determinize
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.games.catalogue import build_game
from whistlestop.record.event_text import event_text
from whistlestop.record.match import Match
from whistlestop.record.playthrough import playthrough
from whistlestop.record.record import read, replay, write
from whistlestop.record.verification import verify
from whistlestop.testing.invariants import contradictions, violations
from whistlestop.testing.invariants.biased_players import BiasedPlayer, biased_state
from whistlestop.testing.invariants.leaks import PairedMatches, inconsistencies

PAGE = Path(__file__).parents[1] / "docs" / "adding_a_game.md"
FILE = re.compile(r"\*\*(six_cities/\S+)\*\*")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


class Tutorial:
    """A folder in which the tutorial is followed step by step."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = 0
        (folder / "six_cities").mkdir()

    def follow(self, text: str) -> None:
        """Write every file and run every command."""
        end = 0
        for block in BLOCK.finditer(text):
            if block[1] == "console":
                self.run(block[2])
            else:
                name = FILE.findall(text, end, block.start())[-1]
                (self.folder / name).parent.mkdir(exist_ok=True)
                (self.folder / name).write_text(block[2], encoding="utf-8")
            end = block.end()

    def run(self, session: str) -> None:
        """Run commands and compare their output; “...” matches anything."""
        for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE):
            self.commands += 1
            said = self.outcome(command)
            wanted = re.escape(expected.strip()).replace(r"\.\.\.", ".*")
            assert re.fullmatch(wanted, said.strip(), re.DOTALL), f"$ {command}\n{said}"

    def outcome(self, command: str) -> str:
        """Run one command of the program, or of the shell."""
        line = command.replace("whistlestop ", f"{sys.executable} -m whistlestop ", 1)
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=os.environ,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder after the first half of the tutorial: a map."""
    tutorial = Tutorial(tmp_path_factory.mktemp("map"))
    tutorial.follow(PAGE.read_text(encoding="utf-8").partition("## A rule of its own")[0])
    assert tutorial.commands == 9
    return tutorial.folder / "six_cities"


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder after the whole tutorial: a map with a rule of its own."""
    tutorial = Tutorial(tmp_path_factory.mktemp("rule"))
    tutorial.follow(PAGE.read_text(encoding="utf-8").partition("## A first game to learn by")[0])
    assert tutorial.commands == 14
    return tutorial.folder / "six_cities"


@pytest.fixture(params=["first", "second"])
def folder(request: pytest.FixtureRequest) -> Path:
    """Each of the two."""
    made = request.getfixturevalue(request.param)
    assert isinstance(made, Path)
    return made


def tables(game: Game) -> Iterator[tuple[int, int]]:
    """Return combinations of seats and seeds."""
    return ((seats, seed) for seats in game.seats for seed in range(6))


def test_the_games_of_the_tutorial_are_played_to_the_end_and_nothing_is_lost(folder: Path) -> None:
    game = load(str(folder))
    for seats, seed in tables(game):
        luck, player = Seeded(seed), BiasedPlayer(game, seed)
        state = game.start(seats, luck)
        while not state.over:
            assert violations(state) == []
            state.play(player.choose(game.legal(state)), luck)
        assert state.reason


def test_the_games_of_the_tutorial_have_a_reason_against_whatever_is_not_legal(folder: Path) -> None:
    game = load(str(folder))
    for seats, seed in tables(game):
        assert contradictions(biased_state(game, seats, seed, 20 * seed)) == []


def test_the_games_of_the_tutorial_keep_secrets(folder: Path) -> None:
    game = load(str(folder))
    for seats, seed in tables(game):
        view = game.view(biased_state(game, seats, seed, 15 * seed), 0)
        assert inconsistencies(view, determinize(view, Seeded(seed))) == []
        pair = PairedMatches(game, seats, SPECTATOR, seed)
        while len(pair.one.plays) < 40 and pair.play():
            pass
        assert pair.leaks == []


def test_the_games_of_the_tutorial_are_saved_recorded_and_proved(folder: Path) -> None:
    game = load(str(folder))
    for seats, seed in tables(game):
        match = Match(game, seats, Keyed(bytes([seed] * 32)))
        player = BiasedPlayer(game, seed)
        while not match.over:
            match.play(game.actions.text(player.choose(game.legal(match.state))))
        record = read(write(match))
        again = replay(record, game)
        assert again.state.to_bytes() == match.state.to_bytes()
        assert game.from_bytes(match.state.to_bytes()).to_bytes() == match.state.to_bytes()
        assert "Every shuffle follows" in verify(record, again)


def test_the_games_of_the_tutorial_are_laid_open(folder: Path) -> None:
    lines = list(playthrough(load(str(folder)), 3, 5))

    assert lines[0]["game"] == "six_cities"
    assert lines[-1]["plies"] == len(lines) - 2


def test_a_copy_does_not_share_the_slots_of_a_mechanism(second: Path) -> None:
    game = build_game(second, frozenset())
    luck = Seeded(3)
    state = game.start(2, luck)
    while not any(game.view(state, 0).slot("souvenirs")):
        before, untouched = state.copy(), state.to_bytes()
        state.play(state.pick(luck, game.new_legal()), luck)

    assert before.to_bytes() == untouched
    assert sum(game.view(before, 0).slot("souvenirs")) == 0


def test_the_decision_of_the_tutorial_is_made_shown_and_scored(second: Path) -> None:
    game = build_game(second, frozenset())
    said: dict[str, str] = {}
    points: set[int] = set()
    for seed in range(4):
        match = Match(game, 2, Seeded(seed))
        player = BiasedPlayer(game, seed)
        while not match.over:
            if match.phase == "gift":
                assert match.legal[0] == "souvenirs"
                assert set(match.legal) <= {"souvenirs", "cards"}
            play = match.play(game.actions.text(player.choose(game.legal(match.state))))
            for event in play.events:
                said[event.type] = event_text(event, game, ["Ada", "Ben"], "fr")
        taken = match.view(0).slot("souvenirs")
        assert [sheet.points["souvenirs"] for sheet in match.score()] == [2 * number for number in taken]
        points |= set(taken)

    assert re.fullmatch("(Ada|Ben) prend (1 souvenir|2 souvenirs)[.]", said["souvenirs"])
    assert said["claimed"].startswith(("Ada claims", "Ben claims"))
    assert len(points) > 2
    assert (game.title_in("fr"), game.title_in("de")) == ("Six villes", "Six Cities")
