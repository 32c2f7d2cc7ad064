"""The report is one well-formed page with the right numbers, for every game and any names."""

import pickle
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import whistlestop as package
from tests.arena.report_page import Page, copy_usa, played
from tests.cli.program import whistlestop
from tests.six_cities import write_six_cities
from whistlestop.arena.contest import Contest
from whistlestop.arena.report import ReportData, ResultCollector
from whistlestop.arena.result import Result
from whistlestop.arena.sprt import Hypotheses, Sprt
from whistlestop.arena.tournament import Tournament
from whistlestop.games import SHIPPED, load
from whistlestop.rail.board_setup import board_of

USA = Path(str(package.__file__)).parent / "games" / "usa"
BOARDS = [name for name in SHIPPED if name != "card_game"]
EVERY_TABLE = [(name, seats) for name in SHIPPED for seats in load(name).seats]

CRASHING = """
from whistlestop.bots.bot import Bot

class Bold(Bot):
    def choose(self, view, legal):
        raise RuntimeError("<script>alert('no')</script> & more")
"""


def game_of(block: int, rotation: int, scores: tuple[int, int], routes: list[list[int]]) -> Result:
    """Return a made-up game of Europe between greedy and random, who swap seats with each rotation."""
    seats = ["greedy", "random"] if rotation == 0 else ["random", "greedy"]
    best = max(scores)
    return Result(
        block=block,
        rotation=rotation,
        seed=block,
        bots=seats,
        scores=list(scores),
        ranks=[1 if score == best else 2 for score in scores],
        points=[{"routes": score + 20, "tickets": -20} for score in scores],
        counts=[{"completed": 3, "failed": 1 + rotation} for _ in scores],
        turns=[40, 41],
        routes=routes,
        plies=100,
        reason="final_round",
        crashes=["", ""],
        decisions=[9, 9],
        overruns=[1, 1],
        timeouts=[0, 0],
        seconds=[0.082, 0.082],
    )


@cache
def made_up() -> ReportData:
    """Return the data of four games: greedy scores 100, 100, 60, 80 and random 50, 50, 60, 30."""
    tournament = Tournament(Contest("europe", (), ("greedy", "random"), 2, 7), 4)
    collector = ResultCollector()
    tournament.sinks.append(collector)
    tournament.add_block([game_of(0, 0, (100, 50), [[0, 1], [2]]), game_of(0, 1, (50, 100), [[1], [0]])])
    tournament.add_block([game_of(1, 0, (60, 60), [[0], []]), game_of(1, 1, (30, 80), [[], [0]])])
    return ReportData(tournament.game, tournament.to_dict(), collector)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_the_page_is_well_formed_and_needs_nothing_else(game: str, seats: int) -> None:
    page = Page(played(game, "greedy,random", seats, seats))

    assert not re.search(r"https?:|//[a-z]|@import|url\(|\bsrc=|\bhref=|<link|<iframe", page.text)
    assert all(svg[0].tag == "title" and svg.get("role") == "img" for svg in page.all("svg"))
    assert ("Routes" in page.sections()) == (game != "card_game")
    assert len(page.routes()) == (len(board_of(load(game)).routes) if game != "card_game" else 0)


@pytest.mark.parametrize("players", ["random", "greedy,random", "greedy,random,bold.py:Bold"])
def test_every_bot_has_a_row_in_every_chart(
    players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bold.py").write_text(CRASHING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    page = Page(played("first_journey", players, 2, 4))

    names = players.split(",")
    for chart in page.all("div", "rows"):
        assert sorted("".join(name.itertext()) for name in chart if name.get("class") == "name") == sorted(
            names
        )
    for caption in ("The bots, with 95 % confidence intervals", "Mean points per game"):
        assert sorted(page.table(caption)) == sorted(names)
    assert ("Who beats whom" in page.sections()) == (len(names) > 1)


def test_the_standings_agree_with_the_results() -> None:
    data = made_up()
    rows = Page(data).table("The bots, with 95 % confidence intervals")

    greedy = data.summary["bots"]["greedy"]
    low, high = greedy["win_share_low"] * 100, greedy["win_share_high"] * 100
    assert rows["greedy"][0] == "0 anchor"
    assert rows["greedy"][1] == f"87.5\u202f% {low:.1f}–{high:.1f}".replace("\u202f", " ")
    assert rows["greedy"][2].startswith("85.0 ")
    assert rows["greedy"][3].startswith("40.5 ")
    assert rows["greedy"][4].startswith("3.00 ")
    assert rows["greedy"][5].startswith("1.50 ")
    assert rows["greedy"][6:] == ["4", "2.0 ms", "0", "0", "11.1 %"]
    assert rows["random"][1].startswith("12.5 ")
    assert rows["random"][2].startswith("47.5 ")


def test_the_intervals_are_those_of_the_arenas_own_table() -> None:
    data = played("europe", "greedy,random", 2, 12)

    for name in data.names:
        bot, mean = data.bot(name), data.tally(name).means.mean("score")
        expected = (bot["mean_score"], bot["mean_score_low"], bot["mean_score_high"])
        assert (mean.value, mean.low, mean.high) == pytest.approx(expected, abs=1e-5)


def test_the_matrix_shows_who_is_ahead_of_whom() -> None:
    data = made_up()
    page = Page(data)
    rows = page.table("How often the bot of the row finished ahead of the bot of the column")

    pair = data.summary["pairs"][0]
    low, high = pair["ahead_low"] * 100, pair["ahead_high"] * 100
    assert rows["greedy"] == ["·", f"87.5 % {low:.1f}–{high:.1f}"]
    assert rows["random"] == [f"12.5 % {100 - high:.1f}–{100 - low:.1f}", "·"]


def test_points_are_shown_by_source() -> None:
    rows = Page(made_up()).table("Mean points per game")

    assert [cell.split()[0] for cell in rows["greedy"]] == ["105.0", "−20.0", "85.0"]
    assert [cell.split()[0] for cell in rows["random"]] == ["67.5", "−20.0", "47.5"]


def test_every_score_and_turn_is_counted_in_a_bar() -> None:
    titles = "\n".join(Page(made_up()).titles())
    bars = Counter(re.findall(r"(\S+) (?:to \S+ )?(points|turns): (\d+) of 4 games", titles))

    assert sum(int(times) * n for (_, unit, times), n in bars.items() if unit == "points") == 8
    assert bars["100", "points", "2"] == 1
    assert bars["60", "points", "1"] == 2
    assert bars["40", "turns", "2"] == 2


def test_every_route_is_shown_with_its_share() -> None:
    page = Page(made_up())
    routes = board_of(load("europe")).routes
    rows = page.table("Share of games in which each route was claimed")

    assert list(rows) == [route.name.replace("-", "–", 1) for route in routes]
    shares = [[cell.split()[0] for cell in row[1:]] for row in rows.values()]
    assert shares[0] == ["100.0", "100.0", "0.0"]
    assert shares[1] == ["50.0", "25.0", "25.0"]
    assert shares[2] == ["25.0", "0.0", "25.0"]
    assert shares[3:] == [["0.0", "0.0", "0.0"]] * (len(routes) - 3)
    strengths = Counter(route.get("style") for route in page.routes())
    assert strengths["--u0:1.000;--u1:1.000;--u2:0.000"] == 1
    assert strengths["--u0:0.500;--u1:0.250;--u2:0.250"] == 1
    assert f"{routes[0].in_words()} anybody: 100.0 %" in " ".join(page.titles())


def test_the_settings_are_at_the_top() -> None:
    page = Page(made_up())
    headings, values = (["".join(one.itertext()) for one in page.all(tag)] for tag in ("dt", "dd"))
    facts = dict(zip(headings, values, strict=True))

    assert facts["Games"] == "4 in 2 blocks"
    assert facts["Seed"] == "7"
    assert facts["Seats"] == "2"
    assert facts["Time per decision"] == "unlimited"
    assert facts["How games ended"] == "final round\u00a0(4)"
    assert package.__version__ in facts["Program"]


def test_the_outcome_of_a_sequential_test_is_shown() -> None:
    contest = Contest("first_journey", (), ("greedy", "random"), 2, 1)
    tournament = Tournament(contest, 200, sprt=Sprt(Hypotheses(0.0, 400.0)))
    collector = ResultCollector()
    tournament.sinks.append(collector)
    tournament.run()
    page = Page(ReportData(tournament.game, tournament.to_dict(), collector))

    values = ["".join(value.itertext()) for value in page.all("dd")]
    assert [value for value in values if value.startswith("H1 accepted (H0 or H1: 0 or 400 rating points")]


def test_names_and_messages_are_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "o'b & co.py").write_text(CRASHING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    folder = write_six_cities(tmp_path)
    for file, name, odd in (
        ("about.toml", "Six Cities", "<i>U & A</i>"),
        ("board.toml", "Bern", "<Be> & 'rn'"),
        ("tickets.toml", "Bern", "<Be> & 'rn'"),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert f'"{name}"' in text
        (folder / file).write_text(text.replace(f'"{name}"', f'"{odd}"'), encoding="utf-8")
    page = Page(played(str(folder), "random,o'b & co.py:Bold", 2, 2))

    assert "<script>alert" not in page.text
    assert "<i>U" not in page.text
    assert "".join(next(page.all("h1")).itertext()) == "<i>U & A</i>"
    assert "<script>alert('no')</script> & more" in "".join(next(page.all("ul", "failures")).itertext())
    assert "<Be> & 'rn'" in ["".join(name.itertext()) for name in page.all("text")]
    assert "o'b & co.py:Bold" in page.table("Mean points per game")


def test_a_board_without_coordinates_has_numbers_but_no_map(tmp_path: Path) -> None:
    folder = copy_usa(tmp_path / "nowhere", USA)
    board = (folder / "board.toml").read_text(encoding="utf-8")
    (folder / "board.toml").write_text(re.sub(r", lat = \S+, lon = \S+", "", board), encoding="utf-8")
    page = Page(played(str(folder), "random", 2, 2))

    assert page.routes() == []
    assert "no coordinates" in page.text
    assert len(page.table("Share of games in which each route was claimed")) == len(
        board_of(load("usa")).routes
    )


@pytest.mark.parametrize("name", BOARDS)
def test_the_map_shows_every_route_and_every_place_with_its_name(name: str) -> None:
    page = Page(played(name, "random", 2, 2))
    board = board_of(load(name))

    assert len({route.get("d") for route in page.routes()}) == len(board.routes)
    assert len(list(page.all("rect", "end"))) == (14 if name == "germany" else 0)
    assert len(list(page.all("circle", "city"))) == len(board.cities) - len(list(page.all("rect", "end")))
    written = Counter("".join(text.itertext()) for text in page.all("text"))
    assert Counter(board.cities) <= written


def test_collecting_more_games_takes_no_more_memory() -> None:
    block = [game_of(0, 0, (100, 50), [[0, 1], [2]]), game_of(0, 1, (50, 100), [[1], [0]])]
    few, many = ResultCollector(), ResultCollector()
    few.add(block)
    for _time in range(5000):
        many.add(block)

    assert len(pickle.dumps(many)) < 1.2 * len(pickle.dumps(few))


def test_the_arena_writes_the_page_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "report"
    words = ["arena", "--game", "first_journey", "--players", "random", "--seats", "2", "--games", "2"]
    outcome = whistlestop(*words, "--report", str(folder))

    assert outcome.code == 0, outcome.complained
    assert str(folder / "report.html") in outcome.said.replace("\n", "")
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
