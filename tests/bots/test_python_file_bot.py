"""A bot may be a class in a Python file; errors in it are reported clearly."""

from pathlib import Path

import pytest

from whistlestop.bots import bot, is_bot
from whistlestop.bots.table import BotTable
from whistlestop.core.errors import BadBot, BotFailure
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import SHIPPED, load

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "longest_first.py"

SMALLEST = """
class MyBot:
    def choose(self, view, legal):
        return legal[0]
"""


def written(folder: Path, text: str) -> str:
    """Write a bot's file and return the bot's name."""
    file = folder / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{file}:MyBot"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_smallest_bot_plays_every_game(tmp_path: Path, game: str) -> None:
    loaded = load(game)
    player = bot(written(tmp_path, SMALLEST), loaded)

    state = BotTable(loaded, [player, bot("random", loaded)]).play(Seeded(1), 1)

    assert state.over
    assert player.name == "MyBot"


@pytest.mark.parametrize("game", ["europe", "germany", "usa"])
def test_the_example_in_python_beats_random_bots(game: str) -> None:
    loaded = load(game)
    player = bot(f"{EXAMPLE}:LongestFirst", loaded)

    for seed in range(3):
        state = BotTable(loaded, [bot("random", loaded), player]).play(Seeded(seed), seed)
        assert loaded.winners(state) == [1]


def test_each_game_creates_a_new_object_with_the_game_and_a_seed(tmp_path: Path) -> None:
    name = written(
        tmp_path,
        """
made = []

class MyBot:
    def __init__(self, seed, game):
        self.seed = seed
        made.append((seed, game.name))

    def choose(self, view, legal):
        if made[-1] != (self.seed, "europe"):
            raise ValueError("this object belongs to an earlier game")
        return legal[self.seed % len(legal)]
""",
    )
    game = load("europe")
    state = game.start(2, Seeded(1))
    view = game.view(state, int(state.seat))
    player = bot(name, game, 4)

    chosen = [player.choose(view, view.legal)]
    player.begin(5)
    chosen.append(player.choose(view, view.legal))

    assert chosen == [view.legal[4 % len(view.legal)], view.legal[5 % len(view.legal)]]


def test_a_bot_may_decide_by_a_known_state(tmp_path: Path) -> None:
    text = """
from whistlestop.bots.bot import KnownStateBot

class MyBot(KnownStateBot):
    def begin(self, seed):
        self.asked = 0

    def decide(self, known, legal):
        self.asked += 1
        return legal.actions[(int(known.state.deck) + self.asked) % legal.size]
"""
    game = load("europe")
    table = BotTable(game, [bot(written(tmp_path, text), game), bot("random", game)])

    assert table.play(Seeded(1), 1).to_bytes() == table.play(Seeded(1), 1).to_bytes()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "class Other:\n    def choose(self, view, legal): ...",
            "has no class “MyBot”. Classes that can play: Other.",
        ),
        ("", "has no class “MyBot”. Classes that can play: none."),
        ("class MyBot:\n    pass", "has no method choose(self, view, legal)"),
        (
            "import sys\nimport no_such_module",
            "my_bot.py:2: ModuleNotFoundError: No module named 'no_such_module'.",
        ),
        ("class MyBot\n    pass", "my_bot.py:1: SyntaxError: expected ':'."),
        (
            SMALLEST + "    def __init__(self):\n        1 / 0",
            "my_bot.py:6: ZeroDivisionError: division by zero.",
        ),
        (
            SMALLEST + "    def __init__(self, colour): ...",
            "missing 1 required positional argument: 'colour'",
        ),
    ],
)
def test_a_file_without_a_bot_is_rejected_with_the_reason(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot(written(tmp_path, text), load("europe"))

    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("1 / 0", "my_bot.py:4: ZeroDivisionError: division by zero."),
        ("None", "MyBot chose None; “choose” should return one of the numbers in “legal”."),
        ("'draw'", "MyBot chose 'draw'; “choose” should return"),
        ("-1", "MyBot chose -1, which is not an action."),
        ("view.game.actions.number('pass')", "MyBot chose “pass”, which is not legal now."),
        ("legal.clear() or 0", "MyBot chose “draw”, which is not legal now."),
    ],
)
def test_a_bot_that_fails_in_a_game_is_reported_with_the_reason(
    tmp_path: Path, answer: str, sentence: str
) -> None:
    game = load("europe")
    player = bot(written(tmp_path, SMALLEST.replace("legal[0]", answer)), game)
    state = game.start(2, Seeded(1))
    view = game.view(state, int(state.seat))

    with pytest.raises(BotFailure) as failed:
        player.choose(view, view.legal)

    assert sentence in str(failed.value)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "There is no bot “nobody”. Available bots: random"),
        ("my_bot.py", "Your own bot is a class in a file (my_bot.py:MyBot)"),
        ("nowhere/my_bot.py:MyBot", "for the bot MyBot."),
    ],
)
def test_an_unknown_bot_name_is_explained(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot(name, load("europe"))

    assert sentence in str(refused.value)


def test_bot_names_are_distinguished_from_player_names() -> None:
    assert all(map(is_bot, ["random", "my_bot.py:MyBot", "exec:node my_bot.js"]))
    assert not any(map(is_bot, ["Ada", "you", "py"]))


def test_a_bot_named_by_a_relative_path_fails_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, SMALLEST.replace("legal[0]", "1 / 0"))
    (tmp_path / "broken.py").write_text("class MyBot\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    game = load("europe")
    view = game.view(game.start(2, Seeded(1)), 0)

    with pytest.raises(BotFailure, match=r"^my_bot\.py:4: ZeroDivisionError"):
        bot("my_bot.py:MyBot", game).choose(view, view.legal)
    with pytest.raises(BadBot, match=r"^broken\.py:1: SyntaxError"):
        bot("broken.py:MyBot", game)
