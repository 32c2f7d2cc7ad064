"""A killed contest resumes and ends with the same results as an uninterrupted one."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.contests import GAME, contest, own_bots, played, settled, table
from tests.cli.program import whistlestop
from whistlestop.arena.contest import CPU, Contest
from whistlestop.arena.tournament import Tournament
from whistlestop.core.errors import WhistlestopError


def started(command: list[str], results: Path) -> subprocess.Popen[bytes]:
    """Start a contest and wait until it has stored some games."""
    process = subprocess.Popen(
        [*command, "--results", str(results)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # background processes ignore it
    )
    while process.poll() is None and (not results.exists() or results.read_bytes().count(b"\n") < 6):
        time.sleep(0.01)
    return process


def resumed(what: Contest, games: int, results: Path) -> Tournament:
    tournament = Tournament(what, games)
    tournament.results = results
    tournament.run()
    return tournament


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_contest_resumes_and_gives_the_same_table(jobs: str, tmp_path: Path) -> None:
    slow = f"{own_bots(tmp_path)}:Sleeper"
    results = tmp_path / "results.jsonl"
    words = ["arena", "--game", GAME, "--players", f"random,{slow}", "--games", "40", "--seed", "7"]
    command = [sys.executable, "-m", "whistlestop", *words]

    process = started([*command, "--jobs", jobs], results)
    assert process.poll() is None
    process.kill()
    process.communicate()
    kept = results.read_bytes()
    assert 6 <= kept.count(b"\n") < 41
    results.write_bytes(kept + kept.splitlines()[1][:100])  # as if it had been killed while writing
    file = tmp_path / "table.json"
    again = whistlestop(*words, "--results", str(results), "--json", str(file))

    assert again.code == 0, again.complained
    whole, collected = played(contest("random", slow), 40)
    assert settled(file.read_text(encoding="utf-8")) == table(whole)
    lines = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[1:]]
    assert [line["scores"] for line in lines] == [game.scores for game in collected.games]
    assert results.read_bytes().startswith(kept[: kept.rindex(b"\n")])


def test_ctrl_c_leaves_a_whole_file(tmp_path: Path) -> None:
    slow = f"{own_bots(tmp_path)}:Sleeper"
    results = tmp_path / "results.jsonl"
    words = ["arena", "--game", GAME, "--players", slow, "--games", "400"]
    process = started([sys.executable, "-m", "whistlestop", *words], results)
    process.send_signal(signal.SIGINT)
    _, complained = process.communicate()

    assert process.returncode == 130
    assert "run the same command to resume" in complained.decode()
    lines = results.read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line) for line in lines)
    assert len(lines) % 2 == 1
    assert results.read_bytes().endswith(b"\n")


def test_two_contests_do_not_write_to_one_file(tmp_path: Path) -> None:
    slow = f"{own_bots(tmp_path)}:Sleeper"
    results = tmp_path / "results.jsonl"
    words = ["arena", "--game", GAME, "--players", f"random,{slow}", "--games", "400", "--seed", "7"]

    first = started([sys.executable, "-m", "whistlestop", *words], results)
    try:
        second = whistlestop(*words, "--results", str(results))
        assert first.poll() is None
    finally:
        first.kill()
        first.communicate()

    assert second.code != 0
    assert f"Another contest is writing to {results}." in second.complained
    whole = results.read_bytes().rpartition(b"\n")[0].splitlines()[1:]
    games = [(game["block"], game["rotation"]) for game in map(json.loads, whole)]
    assert len(games) == len(set(games))


def test_an_interrupted_block_is_replayed(tmp_path: Path) -> None:
    what = contest("random", "greedy", seats=3)
    results = tmp_path / "results.jsonl"
    whole = table(resumed(what, 15, results))
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:9]))  # two whole blocks, and two games of the third

    assert table(resumed(what, 15, results)) == whole
    assert [json.loads(line)["scores"] for line in results.read_bytes().splitlines()[1:]] == [
        json.loads(line)["scores"] for line in lines[1:]
    ]


def test_a_finished_contest_is_only_reported_again(tmp_path: Path) -> None:
    what = contest("random", "greedy")
    results = tmp_path / "results.jsonl"
    first = resumed(what, 10, results)
    kept = results.read_bytes()
    second = resumed(what, 10, results)

    assert table(second) == table(first)
    assert results.read_bytes() == kept


def test_a_contest_can_be_extended(tmp_path: Path) -> None:
    what = contest("random", "greedy")
    results = tmp_path / "results.jsonl"
    resumed(what, 6, results)

    assert table(resumed(what, 12, results)) == table(played(what, 12)[0])


def test_other_arguments_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    resumed(contest("random", "greedy"), 6, results)
    kept = results.read_bytes()
    others = {
        "its seed is 7, not 8": contest("random", "greedy", seed=8),
        "its players is random, greedy, not greedy, random": contest("greedy", "random"),
        "its game is first_journey, not usa": contest("random", "greedy", game="usa"),
        "its time is 0.0, not 1.0": contest("random", "greedy", time=1.0),
        "its clock is wall, not cpu": contest("random", "greedy", clock=CPU),
    }

    for sentence, other in others.items():
        with pytest.raises(WhistlestopError, match=sentence):
            resumed(other, 6, results)
    with pytest.raises(WhistlestopError, match="already holds more games than requested"):
        resumed(contest("random", "greedy"), 4, results)
    assert results.read_bytes() == kept


def test_a_file_without_a_clock_was_timed_by_the_wall_clock(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    what = contest("random", "greedy")
    resumed(what, 4, results)
    heading, games = results.read_text(encoding="utf-8").split("\n", 1)
    results.write_text(heading.replace(',"clock":"wall"', "") + "\n" + games, encoding="utf-8")

    assert '"clock"' not in results.read_text(encoding="utf-8")
    assert table(resumed(what, 6, results)) == table(played(what, 6)[0])
    with pytest.raises(WhistlestopError, match="its clock is wall, not cpu"):
        resumed(contest("random", "greedy", clock=CPU), 6, results)


def test_a_file_of_another_version_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    resumed(contest("random", "greedy"), 2, results)
    old = results.read_text(encoding="utf-8").replace("whistlestop results 2", "whistlestop results 1")
    results.write_text(old, encoding="utf-8")

    with pytest.raises(WhistlestopError, match="is from another version of Whistlestop; start a new file"):
        resumed(contest("random", "greedy"), 4, results)
    assert results.read_text(encoding="utf-8") == old


def test_an_anchor_that_behaves_differently_is_refused(tmp_path: Path) -> None:
    file = own_bots(tmp_path)
    what = contest(f"{file}:First", f"{file}:Last")
    results = tmp_path / "results.jsonl"
    resumed(what, 4, results)
    heading, *games = results.read_text(encoding="utf-8").splitlines(keepends=True)
    behaviour = json.loads(heading)["anchor_behaviour"]
    results.write_text("".join([heading.replace(behaviour, "0123456789abcdef"), *games]), encoding="utf-8")

    with pytest.raises(
        WhistlestopError, match=r"a different version of .*0123456789abcdef.*start a new file"
    ):
        resumed(what, 4, results)


def test_an_unrelated_file_is_left_untouched(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary,\n", encoding="utf-8")

    with pytest.raises(WhistlestopError, match="is not a results file"):
        resumed(contest("random"), 4, diary)
    assert diary.read_text(encoding="utf-8") == "Dear diary,\n"


def test_missing_or_broken_games_are_refused(tmp_path: Path) -> None:
    what = contest("random", "greedy")
    results = tmp_path / "results.jsonl"
    resumed(what, 6, results)
    lines = results.read_bytes().splitlines(keepends=True)

    results.write_bytes(b"".join([lines[0], *lines[3:]]))
    with pytest.raises(WhistlestopError, match="found game 1:0 where 0:0 was expected"):
        resumed(what, 6, results)
    results.write_bytes(b"".join([lines[0], b"{}\n", *lines[2:]]))
    with pytest.raises(WhistlestopError, match="game 0:0 could not be parsed"):
        resumed(what, 6, results)
