"""Bots learn how long they may think, before the game and whenever that changes."""

import json
from pathlib import Path

import pytest

from tests.bots.programs import speaker
from tests.cli.program import whistlestop
from whistlestop import library
from whistlestop.bots import bot
from whistlestop.bots.bot import Bot
from whistlestop.bots.subprocess_bot import SubprocessBot
from whistlestop.bots.supervised_table import SupervisedTable
from whistlestop.bots.table import BotTable
from whistlestop.core.errors import BadBot, BotFailure
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.view import View
from whistlestop.games import load

GAME = load("first_journey")

WITNESS = """
from pathlib import Path

class MyBot:
    def set_time_limit(self, seconds):
        with Path(__file__).with_suffix(".heard").open("a") as heard:
            heard.write(f"{seconds}\\n")

    def choose(self, view, legal):
        return legal[0]
"""


class Witness(Bot):
    """Notes what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def set_time_limit(self, seconds: float) -> None:
        self.heard.append(f"limit {seconds:g}")

    def begin(self, seed: int) -> None:
        self.heard.append("begin")

    def choose(self, view: View, legal: list[int]) -> int:
        self.heard.append("choose")
        return legal[0]


def written(folder: Path, text: str = WITNESS) -> str:
    """Write a bot into a file and return its name."""
    (folder / "mine.py").write_text(text, encoding="utf-8")
    return f"{folder / 'mine.py'}:MyBot"


def heard_by(folder: Path) -> list[str]:
    """Return the limits that a bot in a file was given."""
    file = folder / "mine.heard"
    return file.read_text(encoding="utf-8").split() if file.exists() else []


def test_a_table_announces_its_limit_before_the_game() -> None:
    witness = Witness()
    BotTable(GAME, [witness, bot("random", GAME)], 0.25).play(Seeded(1), 1)

    assert witness.heard[:3] == ["limit 0.25", "begin", "choose"]
    assert witness.heard.count("begin") == 1


def test_a_supervised_table_announces_it_to_bots_and_to_those_that_take_over() -> None:
    class Failing(Witness):
        def choose(self, view: View, legal: list[int]) -> int:
            raise ValueError

    failing, stand_in = Failing(), Witness()
    table = SupervisedTable(GAME, [stand_in, bot("random", GAME)], 60.0)
    table.play_seated([failing, bot("random", GAME)], Seeded(1), [1, 2])

    assert failing.heard == ["limit 60", "begin"]
    assert stand_in.heard[:3] == ["limit 60", "begin", "choose"]


def test_without_a_limit_nobody_hears_of_one() -> None:
    witness, supervised = Witness(), Witness()
    BotTable(GAME, [witness, bot("random", GAME)]).play(Seeded(1), 1)
    table = SupervisedTable(GAME, [bot("random", GAME) for _ in range(2)])
    table.play_seated([supervised, bot("random", GAME)], Seeded(1), [1, 2])

    assert not [said for said in witness.heard + supervised.heard if said.startswith("limit")]


def test_a_class_in_a_file_may_have_the_method_or_not(tmp_path: Path) -> None:
    player = bot(written(tmp_path), GAME, limit=0.5)
    player.set_time_limit(0.25)
    player.begin(2)
    assert heard_by(tmp_path) == ["0.5", "0.25", "0.25"]

    other = tmp_path / "other"
    other.mkdir()
    silent = written(other, "class MyBot:\n    def choose(self, view, legal):\n        return legal[0]\n")
    BotTable(GAME, [bot(silent, GAME), bot("random", GAME)], 0.5).play(Seeded(1), 1)


def test_a_class_whose_method_fails_is_blamed_by_its_line(tmp_path: Path) -> None:
    name = written(tmp_path, WITNESS.replace("with Path", "1 / 0\n        with Path"))
    with pytest.raises(BadBot, match=r"mine\.py:6: ZeroDivisionError"):
        bot(name, GAME, limit=0.5)
    player = bot(name, GAME)
    with pytest.raises(BotFailure, match=r"mine\.py:6: ZeroDivisionError"):
        player.set_time_limit(0.5)


def test_a_program_receives_the_limit_and_its_changes(tmp_path: Path) -> None:
    log = tmp_path / "heard.jsonl"
    player = bot(speaker(tmp_path, also=f"open({str(log)!r}, 'a').write(line)"), GAME)
    state = GAME.start(2, Seeded(1), 0)
    view = GAME.view(state, 0)
    try:
        for limit in (0.0, 0.5, 0.25):
            if limit:
                player.set_time_limit(limit)
            if limit != 0.25:
                player.begin(1)
            player.choose(view, view.legal)
    finally:
        player.leave()

    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
    assert [(message["type"], message.get("time_limit")) for message in messages] == [
        ("begin", None),
        ("choose", None),
        ("begin", 0.5),
        ("choose", 0.5),
        ("choose", 0.25),
    ]


def test_a_program_may_take_as_long_as_its_limit(tmp_path: Path) -> None:
    player = SubprocessBot(speaker(tmp_path), GAME, timeout=60.0)
    player.set_time_limit(10.0)
    assert player.timeout == 60.0
    player.set_time_limit(90.0)
    player.leave()

    assert player.timeout > 90.0


def test_a_bot_by_name_passes_the_limit_on(tmp_path: Path) -> None:
    match = library.new_match("first_journey", seed=1, first=0)
    player = library.bot(written(tmp_path))
    player.set_time_limit(0.5)
    player.choose(match.view(0))
    player.set_time_limit(0.25)

    assert heard_by(tmp_path) == ["0.5", "0.25"]


@pytest.mark.parametrize(("words", "limit"), [((), "0.5"), (("--thinking", "200ms"), "0.2")])
@pytest.mark.parametrize("command", ["terminal", "record"])
def test_commands_set_the_limit(command: str, words: tuple[str, ...], limit: str, tmp_path: Path) -> None:
    ada = ("--seats", "Ada") if command == "terminal" else ("--out", str(tmp_path / "game.record"))
    outcome = whistlestop(command, "first_journey", *ada, "--bot", written(tmp_path), *words, typed="quit\n")

    assert outcome.code == 0, outcome.complained
    assert set(heard_by(tmp_path)) == {limit}


@pytest.mark.parametrize("time", ["0", "0ms", "x", "-1", "1 hour", "inf", "nan", ""])
def test_a_limit_that_is_none_is_refused(time: str) -> None:
    outcome = whistlestop("terminal", "first_journey", f"--thinking={time}")

    assert outcome.code == 2
    assert f"“{time}” is not a " in " ".join(outcome.complained.replace("│", " ").split())
