"""Commands run bots from outside the package."""

from pathlib import Path

import pytest

from tests.bots.programs import speaker
from tests.cli.program import whistlestop

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ticket_bot.js"


def test_record_plays_external_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("record", "usa", "--bot", f"exec:node {EXAMPLE}", "--bot", "random", "--out", str(file))

    assert whistlestop(*words).code == 0
    assert "names: ticket bot, random\n" in file.read_text(encoding="utf-8")
    assert "Every shuffle follows from the seed" in whistlestop("verify", str(file)).said


def test_one_bot_named_plays_all_seats(tmp_path: Path) -> None:
    said = whistlestop("record", "europe", "--seats", "3", "--bot", "random").said

    assert "names: random, random, random\n" in said


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", f"Ada,exec:node {EXAMPLE}"),
        ("--seats", "Ada", "--bot", f"exec:node {EXAMPLE}"),
        ("--seats", "2", "--bot", f"exec:node {EXAMPLE}"),
        ("--bot", f"exec:node {EXAMPLE}"),
    ],
)
def test_people_play_against_external_bots(words: tuple[str, ...]) -> None:
    said = whistlestop("terminal", "europe", *words, typed="keep 1,2\nquit\n").said

    assert "Europe: Ada, ticket bot." in said or "Europe: you, ticket bot." in said
    assert "Stopped after" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("record", "europe", "--bot", "nobody"), "There is no bot “nobody”."),
        (("terminal", "europe", "--bot", "nobody"), "There is no bot “nobody”."),
        (
            ("record", "europe", "--seats", "3", "--bot", "random", "--bot", "random"),
            "--bot names 2 bots for 3 seats; name one, or one per seat.",
        ),
        (("record", "europe", "--bot", "exec:no_such_program"), "There is no program “no_such_program”."),
        (("record", "europe", "--bot", "nowhere.py:MyBot"), "There is no file nowhere.py"),
    ],
)
def test_an_invalid_bot_is_refused_with_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    outcome = whistlestop(*words)

    assert outcome.code == 2
    assert sentence in outcome.complained
    assert "Traceback" not in outcome.complained


def test_what_a_program_writes_to_standard_error_is_shown(tmp_path: Path) -> None:
    name = speaker(tmp_path, "print('I am lost', file=sys.stderr); sys.exit(5)")

    outcome = whistlestop("record", "europe", "--bot", name)

    assert outcome.code == 2
    assert "I am lost" in outcome.complained
    assert "exited with code 5 instead of answering." in outcome.complained
