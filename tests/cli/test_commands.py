"""Every command works, and refuses wrong arguments with one sentence and exit code 2."""

import json
import shutil
from pathlib import Path

import pytest

import whistlestop as package
from tests.cli.program import whistlestop
from whistlestop.bots import BOTS, THINKERS, plays
from whistlestop.games import SHIPPED, load

EUROPE = Path(str(package.__file__)).parent / "games" / "europe"


COMMANDS = (
    "serve games check simulate playthrough record replay review verify terminal arena bench export import"
    " backup"
)


@pytest.mark.parametrize("command", [*COMMANDS.split(), "bench engine", "bench bots", "bench env"])
def test_every_command_has_help(command: str) -> None:
    outcome = whistlestop(*command.split(), "--help")

    assert outcome.code == 0
    assert "Usage" in outcome.said


def test_games_lists_what_can_be_played_with_seats() -> None:
    rows = json.loads(whistlestop("games", "--json").said)

    assert {"name": "europe", "seats": [2, 3, 4, 5]}.items() <= rows[0].items()
    assert "europe" in whistlestop("games").said


def test_simulate_reports_the_expected_statistics() -> None:
    report = json.loads(
        whistlestop("simulate", "europe", "--seats", "3", "--games", "12", "--seed", "4", "--json").said
    )

    assert report["games"] == 12
    assert report["decisions"] == sum(report["played"].values())
    assert report["decisions_per_game"] == round(report["decisions"] / 12, 2)
    assert len(report["mean_score"]) == 3
    assert report["seconds"] > 0
    assert report["decisions_per_s"] > 0
    assert report["games_per_s"] > 0
    assert 0 <= report["tunnels_declined"] <= 1
    assert {"completed", "stations_built", "routes"} <= report["per_seat"].keys()


def test_simulate_is_the_same_for_the_same_seed() -> None:
    words = ("simulate", "europe", "--games", "5", "--json", "--seed")
    first, again, other = (json.loads(whistlestop(*words, seed).said) for seed in ("3", "3", "4"))

    assert first["mean_score"] == again["mean_score"]
    assert first["played"] == again["played"]
    assert first["played"] != other["played"]


def test_playthrough_prints_one_game_as_json_lines_and_the_same_each_time() -> None:
    words = ("playthrough", "europe", "--seats", "2", "--seed", "5")
    printed = whistlestop(*words).said
    lines = [json.loads(line) for line in printed.splitlines()]

    assert [lines[0]["type"], lines[1]["type"], lines[-1]["type"]] == ["setup", "decision", "end"]
    assert lines[-1]["plies"] == len(lines) - 2
    assert whistlestop(*words).said == printed


def test_a_recorded_game_can_be_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.record"

    assert whistlestop("record", "europe", "--seats", "2", "--seed", "x", "--out", str(file)).code == 0
    assert "Won by" in whistlestop("replay", str(file)).said
    output = whistlestop("replay", str(file), "--until", "2", "--seat", "1").said
    assert "Seat 0 draws a card from the deck." in output
    assert "Seat 0 draws the ticket" not in output
    assert "Every shuffle follows from the seed" in whistlestop("verify", str(file)).said


def test_verify_refuses_a_record_whose_seed_gives_other_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    whistlestop("record", "europe", "--seats", "2", "--seed", "x", "--out", str(file))
    text = file.read_text(encoding="utf-8")
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    file.write_text(text.replace(seed, "seed: " + "00" * 32), encoding="utf-8")

    outcome = whistlestop("verify", str(file))

    assert outcome.code == 2
    assert "the seed is not the one that the commitment was made for" in outcome.complained


def test_check_finds_the_shipped_games_sound() -> None:
    outcome = whistlestop("check")

    assert outcome.code == 0
    for name in SHIPPED:
        assert f"{name}: sound" in outcome.said


def test_check_reports_every_mistake_with_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    shutil.copytree(EUROPE, folder, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    board = folder / "board.toml"
    text = board.read_text(encoding="utf-8")
    board.write_text(text.replace('to = "Zürich", length = 3', 'to = "Zurich", length = 5'), encoding="utf-8")

    about = folder / "about.toml"
    about.write_text('like = "europe"\n' + about.read_text(encoding="utf-8"), encoding="utf-8")

    outcome = whistlestop("check", str(folder))

    line = 1 + text[: text.index('to = "Zürich", length = 3')].count("\n")
    assert outcome.code == 2
    assert f"board.toml:{line}: there is no city Zurich" in outcome.said
    assert f"board.toml:{line}: a route of 5" in outcome.said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "mars"), "There is no game “mars”. Available games: europe"),
        (("simulate", "europe", "--seats", "9"), "Europe is for 2 to 5 seats, not 9."),
        (("simulate", "europe", "--games", "0"), "greater than or equal to 1"),
        (("simulate", "europe", "--seed", "many"), "should be a valid integer"),
        (("playthrough", "europe", "--seats", "1"), "Europe is for 2 to 5 seats, not 1."),
        (("replay", "nowhere.record"), "nowhere.record can't be read"),
        (("verify", "nowhere.record"), "nowhere.record can't be read"),
        (("check", "mars"), "Name a game of your own by the path of its folder"),
        (("terminal", "europe", "--seats", "Ada"), "Europe is for 2 to 5 seats"),
        (("terminal", "europe", "--seats", "Ada,Ada"), "Two people have the same name"),
        (("record", "europe", "--seat", "7"), "There is no seat 7"),
        (("dance",), "dance"),
    ],
)
def test_wrong_arguments_are_refused_with_one_sentence_and_exit_code_2(
    words: tuple[str, ...], sentence: str
) -> None:
    outcome = whistlestop(*words)

    assert outcome.code == 2
    assert sentence in outcome.complained
    assert "Traceback" not in outcome.complained


def test_bench_measures_every_bot_that_decides_at_once() -> None:
    asked = ("bench", "bots", "--game", "first_journey", "--seats", "3", "--seconds", "0.05", "--json")
    rows = json.loads(whistlestop(*asked).said)

    instant = [name for name in BOTS if name not in THINKERS and plays(name, load("first_journey"))]
    assert [row["bot"] for row in rows] == instant
    assert all(row["seats"] == 3 and row["games"] > 0 and row["games_per_s"] > 0 for row in rows)


def test_bench_measures_environments_and_the_engine_in_one_run() -> None:
    asked = ("bench", "env", "--game", "first_journey", "--seats", "3", "--seconds", "0.05", "--json")
    [row] = json.loads(whistlestop(*asked).said)
    assert (row["game"], row["seats"]) == ("first_journey", 3)
    rates = {name: rate for name, rate in row.items() if name.endswith("_per_s")}
    assert {"engine_per_s", "batch_per_s", "observations_per_s", "aec_per_s", "planner_per_s"} <= set(rates)
    assert min(rates.values()) > 0
    assert row["batch_share"] == pytest.approx(row["batch_per_s"] / row["engine_per_s"], abs=0.01)


def test_bench_measures_every_seat_count() -> None:
    rows = json.loads(whistlestop("bench", "engine", "--seconds", "0.05", "--no-instructions", "--json").said)

    assert {(row["game"], row["seats"]) for row in rows} == {
        (name, seats) for name in SHIPPED for seats in load(name).seats
    }
    assert {row["engine"] for row in rows} == (
        {"compiled", "interpreted"} if package.is_compiled() else {"interpreted"}
    )
    assert all(row["decisions_per_s"] > 0 and row["clone_per_s"] > 0 for row in rows)
