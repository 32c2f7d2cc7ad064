"""The outputs of a contest: JSON, CSV, Parquet, records, and replays of single games."""

import csv
import importlib
import json
import sys
from pathlib import Path

import pytest

from tests.arena.contests import GAME, contest, own_bots, played
from tests.cli.program import whistlestop
from whistlestop.arena.exports import ParquetExport
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import SHIPPED, load
from whistlestop.record import record as records

WORDS = ("arena", "--game", GAME, "--players", "greedy,random", "--seed", "7")


def test_the_json_has_every_statistic_and_everything_to_reproduce_it(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    outcome = whistlestop(*WORDS, "--seats", "2", "--games", "21", "--json", str(file))
    summary = json.loads(file.read_text(encoding="utf-8"))

    assert outcome.code == 0, outcome.complained
    for name in ("greedy", "random"):
        bot = summary["bots"][name]
        assert bot["win_share_low"] <= bot["win_share"] <= bot["win_share_high"]
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]
        assert (bot["games"], bot["crashes"], bot["overruns"]) == (20, 0, 0)
        assert sum(bot["points"].values()) == pytest.approx(bot["mean_score"], abs=1e-4)
        assert bot["failed_tickets"] == bot["counts"]["failed"]
        assert bot["turns"] > 5
        assert sum(bot["ranks"].values()) == 20
        assert name in outcome.said
    assert sum(bot["win_share"] for bot in summary["bots"].values()) == pytest.approx(1)
    assert {
        "game": GAME,
        "seats": 2,
        "seed": 7,
        "blocks": 10,
        "games": 20,
        "time": None,
    }.items() <= summary.items()
    assert {"rules", "options", "version", "commit", "engine", "machine", "first_seat"} <= summary.keys()
    assert (summary["anchor"], len(summary["anchor_behaviour"])) == ("greedy", 16)
    assert summary["pairs"][0]["ahead"] == summary["bots"]["greedy"]["win_share"]


def test_the_table_agrees_with_the_games() -> None:
    tournament, collected = played(contest("greedy", "random", "random", seats=3), 9)
    bot = tournament.totals.bots["random"]
    seats = [(game, seat) for game in collected.games for seat in range(3) if game.bots[seat] == "random"]

    assert (bot.games, bot.seats) == (9, 18)
    assert bot.score == sum(game.scores[seat] for game, seat in seats)
    assert bot.turns == sum(game.turns[seat] for game, seat in seats)
    assert all(abs(game.turns[0] - game.turns[2]) <= 1 for game in collected.games)


def test_csv_and_parquet_have_the_same_row_for_each_seat(tmp_path: Path) -> None:
    sheet, parquet = tmp_path / "games.csv", tmp_path / "games.parquet"
    assert whistlestop(*WORDS, "--games", "6", "--csv", str(sheet), "--parquet", str(parquet)).code == 0
    _, collected = played(contest("greedy", "random"), 6)
    expected = [
        (game.block, game.rotation, seat, game.bots[seat], game.scores[seat], game.counts[seat]["failed"])
        for game in collected.games
        for seat in range(2)
    ]
    columns = ("block", "rotation", "seat", "bot", "score", "failed")

    with sheet.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    table = importlib.import_module("pyarrow.parquet").read_table(parquet).to_pylist()
    assert [tuple(row[name] for name in columns) for row in table] == expected
    assert [tuple(row[name] for name in columns) for row in rows] == [
        tuple(map(str, row)) for row in expected
    ]
    assert all(row["score"] == row["points_tickets"] + row["points_bonus_tickets"] for row in table)
    assert rows[0].keys() == table[0].keys()


def test_without_pyarrow_the_error_explains_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    with pytest.raises(WhistlestopError, match=r"pip install 'whistlestop\[arena\]'"):
        ParquetExport(tmp_path / "games.parquet", load(GAME))


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_of_a_contest_can_be_recorded_and_replayed(game: str, tmp_path: Path) -> None:
    words = ("arena", "--game", game, "--players", "greedy,random", "--seed", "3", "--games", "2")
    assert whistlestop(*words, "--records", str(tmp_path)).code == 0
    _, collected = played(contest("greedy", "random", seed=3, game=game), 2)

    assert len(list(tmp_path.iterdir())) == 2
    for result in collected.games:
        text = (tmp_path / f"{result.block}-{result.rotation}.record").read_text(encoding="utf-8")
        match = records.replay(records.read(text), load(game))
        assert [sheet.total for sheet in match.score()] == result.scores
        assert len(match.plays) == result.plies
        assert f"names: {', '.join(result.bots)}" in text


def test_any_single_game_can_be_replayed(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    whistlestop(*WORDS, "--games", "10", "--jobs", "2", "--results", str(results))
    kept = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[1:]]
    chosen = kept[7]
    printed = whistlestop(*WORDS, "--replay", f"{chosen['block']}:{chosen['rotation']}").said
    match = records.replay(records.read(printed), load(GAME))

    assert [sheet.total for sheet in match.score()] == chosen["scores"]
    assert len(match.plays) == chosen["plies"]
    assert f"names: {', '.join(chosen['bots'])}" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "nobody,random"), "There is no bot “nobody”"),
        (("--players", ","), "Name at least one bot"),
        (("--players", "random", "--seats", "9"), "seats, not 9"),
        (("--players", "random", "--games", "1"), "1 games are less than a block"),
        (("--players", "random,random,random"), "random is named twice"),
        (("--players", "random", "--results", "nowhere/results"), "nowhere/results can't be written"),
        (("--players", "random", "--json", "nowhere/table.json"), "can't be written"),
        (("--players", "random", "--csv", "nowhere/games.csv"), "can't be written"),
        (("--players", "random", "--parquet", "nowhere/games.parquet"), "can't be written"),
        (("--players", "random", "--records", "pyproject.toml"), "can't be created"),
        (("--players", "random", "--replay", "7"), "is not a game"),
        (("--players", "random", "--replay", "0:5"), "0:0 to 0:1"),
        (("--players", "random", "--sprt"), "compares two bots"),
        (("--players", "random", "--sprt", "--elo1", "-3"), "--elo1 must be greater"),
        (("--players", "random", "--option", "teams"), "has no option “teams”"),
        (("--players", "random", "--time", "soon"), "“soon” is not a duration; write, for example, 200ms"),
        (("--players", "random", "--time", "0"), "“0” is not a time in which anybody could decide."),
        (("--players", "random", "--jobs", "0"), "--jobs"),
    ],
)
def test_wrong_arguments_are_refused_without_a_traceback(words: tuple[str, ...], sentence: str) -> None:
    outcome = whistlestop("arena", "--game", GAME, *words)

    assert outcome.code == 2
    assert sentence in outcome.complained.replace("\n", " ")
    assert "Traceback" not in outcome.complained


def test_an_unknown_game_is_refused() -> None:
    outcome = whistlestop("arena", "--game", "mars", "--players", "random")

    assert outcome.code == 2
    assert "There is no game “mars”" in outcome.complained


def test_forfeits_are_printed_with_their_first_game(tmp_path: Path) -> None:
    failing = f"{own_bots(tmp_path)}:Thrower"
    said = whistlestop("arena", "--game", GAME, "--players", f"random,{failing}", "--games", "4").said

    assert f"{failing} forfeited 4, first in game 0:0: " in said
    assert "lost the thread" in said


def test_overruns_are_printed_and_exported(tmp_path: Path) -> None:
    late, csv_file = f"{own_bots(tmp_path)}:Late", tmp_path / "games.csv"
    words = ("--players", f"random,{late}", "--games", "2", "--time", "20ms", "--csv", str(csv_file))
    said = whistlestop("arena", "--game", GAME, *words).said

    assert ", 20 ms per decision, seed 1" in said
    with csv_file.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["bot"] == late]
    overruns, decisions = (sum(int(row[name]) for row in rows) for name in ("overruns", "decisions"))
    share = f"{overruns} of {decisions} decisions ({overruns / decisions:.1%})"
    assert f"{late} exceeded the time limit in {share}." in said


def test_the_sequential_test_prints_the_accepted_hypothesis() -> None:
    words = (*WORDS, "--games", "200", "--sprt", "--elo1", "200")

    assert "Accepted: the first bot is 200 Elo stronger, not 0" in whistlestop(*words).said
    swapped = [word.replace("greedy,random", "random,greedy") for word in words]
    assert "Accepted: the first bot is 0 Elo stronger, not 200" in whistlestop(*swapped).said


def test_the_clock_is_named_wherever_the_time_is(tmp_path: Path) -> None:
    by_cpu = (*WORDS, "--games", "2", "--time", "5s", "--clock", "cpu", "--json", str(tmp_path / "cpu.json"))
    outcome = whistlestop(*by_cpu, "--report", str(tmp_path / "report"))

    assert "5 s of CPU time per decision" in outcome.said
    assert json.loads((tmp_path / "cpu.json").read_text(encoding="utf-8"))["clock"] == "cpu"
    assert "CPU time per decision" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert "--time" in whistlestop(*WORDS, "--clock", "cpu").complained
