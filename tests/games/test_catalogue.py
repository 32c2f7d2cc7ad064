"""Games are found by name, path and folder, and invalid folders are explained."""

import os
import shutil
from pathlib import Path

import pytest

from tests.cli.program import whistlestop
from whistlestop.core.errors import BrokenGame, UnknownGame, UnknownOption
from whistlestop.games import SHIPPED, add_folder, load, names
from whistlestop.games.catalogue import FOLDERS, HERE, find


@pytest.fixture(autouse=True)
def no_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has named folders of games beforehand."""
    monkeypatch.setenv(FOLDERS, "")


@pytest.fixture
def lakes(tmp_path: Path) -> Path:
    """A folder with a game of one's own: the map of the USA under another name."""
    return copied("usa", tmp_path / "lakes", 'like = "usa"')


def copied(name: str, folder: Path, first_line: str) -> Path:
    """Copy the data of a shipped game, with a line more at the top of about.toml."""
    shutil.copytree(HERE / name, folder, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    about = folder / "about.toml"
    about.write_text(f"{first_line}\n{about.read_text(encoding='utf-8')}", encoding="utf-8")
    return folder


def mistakes(folder: Path) -> list[str]:
    """Load a folder that is refused, and return its mistakes."""
    with pytest.raises(BrokenGame) as caught:
        load(str(folder))
    return [str(fault) for fault in caught.value.faults]


def change(file: Path, old: str, new: str) -> None:
    """Write something else in the place of a text."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_is_found_by_the_path_of_its_folder(lakes: Path) -> None:
    game = load(str(lakes))

    assert (game.name, game.title) == ("lakes", "USA")
    assert load(os.path.relpath(lakes)) is game


def test_a_game_is_found_in_a_folder_that_the_variable_names(
    lakes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, os.pathsep.join(["", str(lakes.parent), "nowhere"]))

    assert names() == [*SHIPPED, "lakes"]
    assert load("lakes").name == "lakes"


def test_a_game_is_found_in_a_folder_that_is_added(lakes: Path) -> None:
    add_folder(lakes.parent)

    assert find("lakes") == lakes
    assert "lakes" in names()


def test_a_folder_that_is_not_there_cannot_be_added(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="does not exist"):
        add_folder(tmp_path / "nowhere")


@pytest.mark.parametrize("command", ["simulate --games 20", "playthrough", "record", "check"])
def test_commands_take_a_path_or_a_name_from_a_folder(command: str, lakes: Path) -> None:
    name, *options = command.split()
    by_path = whistlestop(name, str(lakes), *options)
    by_name = whistlestop("--games-in", str(lakes.parent), name, "lakes", *options)

    assert (by_path.code, by_name.code) == (0, 0)
    assert "lakes" in by_path.said
    assert "lakes" in by_name.said


def test_a_game_outside_the_package_is_listed_and_measured(lakes: Path) -> None:
    listed = whistlestop("--games-in", str(lakes.parent), "games")
    measured = whistlestop(
        "--games-in", str(lakes.parent), "bench", "engine", "--game", "lakes", "--seconds", "0.05"
    )

    assert "lakes " in listed.said
    assert measured.said.count("lakes ") >= 4


def test_a_broken_game_does_not_hide_the_others(lakes: Path) -> None:
    (lakes / "board.toml").unlink()

    listed = whistlestop("--games-in", str(lakes.parent), "games")

    assert listed.code == 0
    assert "europe " in listed.said
    assert "has mistakes, see “check lakes”" in listed.said


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “mars”. Available games: europe, germany"):
        load("mars")


def test_a_folder_must_say_whose_rules_it_is_played_by(lakes: Path) -> None:
    change(lakes / "about.toml", 'like = "usa"\n', "")

    [mistake] = mistakes(lakes)

    assert "it does not name the game whose rules apply" in mistake
    assert "europe, germany, first_journey, card_game, usa; or add a game.py" in mistake


def test_a_folder_cannot_be_like_a_game_that_does_not_exist(lakes: Path) -> None:
    change(lakes / "about.toml", 'like = "usa"', 'like = "mars"')

    assert mistakes(lakes)[0].startswith(f"{lakes / 'about.toml'}:1: “mars” is not a game")


@pytest.mark.parametrize("name", ["Lakes", "big-lakes", "7lakes"])
def test_a_folder_has_a_plain_name(lakes: Path, name: str) -> None:
    renamed = lakes.rename(lakes.parent / name)

    assert "lower-case letters, digits and “_”" in mistakes(renamed)[0]


def test_a_folder_cannot_have_the_name_of_a_shipped_game(lakes: Path) -> None:
    renamed = lakes.rename(lakes.parent / "europe")

    assert "a shipped game already has this name; rename the folder" in mistakes(renamed)[0]


def test_missing_files_of_a_folder_are_reported(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    assert "about.toml: can't be read" in mistakes(tmp_path / "empty")[0]


@pytest.mark.parametrize(
    ("name", "file", "old", "new", "mistake"),
    [
        ("usa", "about.toml", "seats = [2, 5]", "seats = [2, 8]", ""),
        (
            "europe",
            "about.toml",
            "seats = [2, 5]",
            "seats = [2, 8]",
            "8 seats are dealt 8 tickets from “long”",
        ),
        ("usa", "board.toml", "colour = ", "tunnel = true, colour = ", "“tunnel” means nothing here"),
        ("europe", "board.toml", "[points]", "[bonus]", "“bonus” means nothing here"),
        ("usa", "board.toml", 'name = "Atlanta"', 'name = "At-lanta"', "names have no “-” and no “/”"),
        ("usa", "about.toml", "trains = 45", "trains = 450", "450 trains; a player can have 0 to 255"),
        ("usa", "about.toml", "trains = 45", "trains = 45\nboats = 1", "“boats” means nothing here"),
        ("usa", "about.toml", "rules = 2", "rules = 2\nversion = 2", "“version” means nothing here"),
        (
            "germany",
            "board.toml",
            "white = 10",
            "white = 1",
            "60 passengers wait on the board, but the bag has only 51",
        ),
        ("germany", "board.toml", "white = 10", "locomotive = 10", "there is no locomotive among them"),
        ("germany", "board.toml", 'to = "Dänemark"', 'to = "Danmark"', "there is no city Danmark"),
        ("germany", "tickets.toml", "short = [", "small = [", "a list of tables “short” is missing"),
        (
            "first_journey",
            "board.toml",
            'east = ["Moscow"',
            'east = ["Moskva"',
            "there is no city Moskva on the board",
        ),
        ("first_journey", "board.toml", "east = [", "far_east = [", "“east” should be a list of strings"),
        (
            "first_journey",
            "tickets.toml",
            'to = "Berlin"',
            'to = "Berlin", points = 3',
            "“points” means nothing here",
        ),
        ("card_game", "tickets.toml", 'city = "Miami"', 'city = "Oz"', "no ticket names Oz"),
        (
            "card_game",
            "tickets.toml",
            'city = "Miami"',
            'city = "Seattle"',
            "Seattle is listed twice among the big cities",
        ),
        (
            "card_game",
            "tickets.toml",
            "needs = { yellow = 1 }",
            "needs = { mauve = 1 }",
            "“mauve” means nothing here",
        ),
        (
            "card_game",
            "tickets.toml",
            "needs = { yellow = 1 }",
            "needs = { locomotive = 1 }",
            "needs coloured cards",
        ),
        ("card_game", "tickets.toml", "needs = { yellow = 1 }", "needs = 3", "“needs” should name cards"),
    ],
)
def test_a_mistake_in_a_map_like_any_game_is_reported(
    tmp_path: Path, name: str, file: str, old: str, new: str, mistake: str
) -> None:
    folder = copied(name, tmp_path / "mine", f'like = "{name}"')
    change(folder / file, old, new)

    if mistake:
        found = [fault for fault in mistakes(folder) if mistake in fault]
        assert found
        assert all(fault.startswith(str(folder)) for fault in found)
    else:
        assert load(str(folder)).seats[-1] == 8


@pytest.mark.parametrize(
    ("name", "old", "new", "mistake"),
    [
        ("usa", "12", "3", "5 hands of 4 and a row of 5 take 25 cards, and some should be left for the deck"),
        ("card_game", "seats = [2, 4]", "seats = [2, 8]", "8 seats are dealt 48 tickets from “tickets”"),
    ],
)
def test_too_little_material_for_the_seats_is_reported(
    tmp_path: Path, name: str, old: str, new: str, mistake: str
) -> None:
    folder = copied(name, tmp_path / "mine", f'like = "{name}"')
    change(folder / "about.toml", old, new)
    if name == "usa":
        change(folder / "about.toml", "locomotive = 14", "locomotive = 1")
        change(folder / "about.toml", "total = 110", "total = 25")

    assert mistake in mistakes(folder)[0]


@pytest.mark.parametrize(
    ("program", "line", "mistake"),
    [
        ("x = 1\nraise ValueError('no')\n", ":2", "ValueError: no"),
        ("import mars\n", ":1", "No module named 'mars'"),
        ("def game(:\n", "", "SyntaxError"),
        ("rules = 1\n", "", "it should define a function game(folder, options)"),
    ],
)
def test_a_program_that_is_no_game_is_reported_with_its_line(
    lakes: Path, program: str, line: str, mistake: str
) -> None:
    (lakes / "game.py").write_text(program, encoding="utf-8")

    [found] = mistakes(lakes)

    assert found.startswith(f"{lakes / 'game.py'}{line}")
    assert mistake in found


def test_an_option_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownOption, match="The Card Game has no option “flying”; it has: open_stacks"):
        load("card_game", frozenset({"flying"}))
    with pytest.raises(UnknownOption, match="Germany has no option “open_stacks”; it has: none"):
        load("germany", frozenset({"open_stacks"}))


def test_a_record_keeps_what_the_table_agreed_on(tmp_path: Path) -> None:
    file = tmp_path / "open.record"
    made = whistlestop("record", "card_game", "--option", "open_stacks", "--seed", "7", "--out", str(file))

    assert made.code == 0
    assert "options: open_stacks\n" in file.read_text(encoding="utf-8")
    assert "Every shuffle follows" in whistlestop("verify", str(file)).said
