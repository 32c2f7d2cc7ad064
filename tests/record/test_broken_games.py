"""A folder that does not describe a game is refused with file, line and mistake, all of them at once."""

import shutil
from pathlib import Path

import pytest

from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.games.europe.game import HERE, europe

ROUTE = '{ from = "Amsterdam", to = "Bruxelles", length = 1, colour = "black" }'
TICKET = '{ from = "Amsterdam", to = "Pamplona", points = 7 }'
CITY = '{ name = "Angora", '
PARALLEL = '{ from = "Bruxelles", to = "Amsterdam", length = 2, colour = "red" }'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Europe's folder, to be spoilt."""
    for file in HERE.glob("*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path


def faults(folder: Path) -> list[Fault]:
    """Open a folder that is refused."""
    with pytest.raises(BrokenGame) as caught:
        europe(folder)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return caught.value.faults


def line_of(folder: Path, file: str, text: str) -> int:
    """Find the line in which a text stands."""
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    """Write something else in the place of a text."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_folder_that_the_other_tests_spoil_is_good(folder: Path) -> None:
    assert europe(folder).title == "Europe"


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "mistake"),
    [
        ("about.toml", 'title = "Europe"', "title = 3", "", "“title” should be a string"),
        ("about.toml", "rules = 2", 'rules = "1"', "", "“rules” should be a whole number"),
        ("about.toml", "rules = 2", "rules = true", "", "“rules” should be a whole number"),
        (
            "about.toml",
            "seats = [2, 5]",
            "seats = [1, 5]",
            "seats =",
            "“seats” should be the fewest and the most",
        ),
        (
            "about.toml",
            "seats = [2, 5]",
            "seats = [5, 2]",
            "seats =",
            "“seats” should be the fewest and the most",
        ),
        (
            "about.toml",
            "seats = [2, 5]",
            'seats = "2-5"',
            "seats =",
            "“seats” should be the fewest and the most",
        ),
        ("about.toml", "trains = 45", "", "[player]", "“trains” should be a whole number"),
        ("about.toml", "trains = 45", 'trains = "45"', "[player]", "“trains” should be a whole number"),
        ("about.toml", "stations = 3", "", "[player]", "“stations” should be a whole number"),
        ("about.toml", "total = 110", "total = 111", "[cards]", "add up to 110, but “total” says 111"),
        ("about.toml", "total = 110", "", "[cards]", "“total” should be a whole number"),
        ("about.toml", "red = 12", "red = 40", "[cards]", "40 red cards; there can be 0 to 31 of a kind"),
        ("about.toml", "red = 12", "red = -1", "[cards]", "-1 red cards; there can be 0 to 31 of a kind"),
        ("about.toml", "red = 12", "mauve = 12", "[cards]", "“mauve” means nothing here; use one of purple"),
        ("board.toml", CITY, "{ ", "Ankara", "“name” should be a string"),
        ("board.toml", CITY, '{ name = "Amsterdam", ', "Ankara", "Amsterdam is listed twice in “cities”"),
        ("board.toml", CITY, CITY + 'mayor = "x", ', "mayor", "“mayor” means nothing here"),
        ("board.toml", ROUTE, ROUTE.replace("Am", "Xam"), "Xam", "there is no city Xamsterdam; add it to"),
        (
            "board.toml",
            ROUTE,
            ROUTE.replace("Amsterdam", "Bruxelles"),
            "",
            "a route from Bruxelles to itself",
        ),
        ("board.toml", ROUTE, ROUTE.replace("= 1", "= 5"), "", "a route of 5, but [points] has no points"),
        (
            "board.toml",
            "lat = 39.93",
            "lat = 139.93",
            "",
            "“lat” should be a number of degrees between -84 and 84",
        ),
        ("board.toml", "lon = 32.86", 'lon = "east"', "", "“lon” should be a number of degrees between"),
        ("board.toml", ROUTE, ROUTE.replace("= 1", '= "x"'), "", "“length” should be a whole number"),
        ("board.toml", ROUTE, ROUTE.replace("length = 1, ", ""), "", "“length” should be a whole number"),
        (
            "board.toml",
            ROUTE,
            ROUTE.replace("black", "mauve"),
            "mauve",
            "“mauve” is not a colour; use purple",
        ),
        ("board.toml", ROUTE, ROUTE.replace(" }", ", boat = 1 }"), "boat", "“boat” means nothing here"),
        ("board.toml", ROUTE, ROUTE.replace(" }", ", tunnel = 1 }"), "", "“tunnel” should be true or false"),
        ("board.toml", ROUTE, ROUTE.replace(" }", ", ferry = 1 }"), "", "a ferry is gray"),
        (
            "board.toml",
            ROUTE,
            ROUTE.replace('"black"', '"gray", ferry = 2'),
            "",
            "no more locomotive symbols",
        ),
        ("board.toml", ROUTE, f"{ROUTE},\n  {PARALLEL}", PARALLEL, "has a parallel route of another length "),
        ("board.toml", "[points]", "[points]\nx = 3", "[points]", "“x” is not a valid length"),
        ("board.toml", "1 = 1", '1 = "one"', "[points]", "“1” should be a whole number"),
        ("tickets.toml", TICKET, TICKET.replace("Pamplona", "Oz"), "Oz", "there is no city Oz on the board"),
        (
            "tickets.toml",
            TICKET,
            TICKET.replace("Pamplona", "Amsterdam"),
            "",
            "a ticket from Amsterdam to itself",
        ),
        ("tickets.toml", TICKET, TICKET.replace("7", "0"), "", "a ticket is worth 1 to 1000 points"),
        ("tickets.toml", TICKET, TICKET.replace("7", '"7"'), "", "“points” should be a whole number"),
        ("tickets.toml", TICKET, TICKET.replace("7", "7, size = 1"), "size", "“size” means nothing here"),
        (
            "tickets.toml",
            "long = [",
            "lang = [",
            "lang",
            "“lang” means nothing here; use one of regular, long",
        ),
        ("tickets.toml", TICKET, ", ".join([TICKET] * 40), "regular", "tickets; a deck can have 61"),
    ],
)
def test_a_mistake_is_reported_with_its_file_and_line(
    folder: Path, file: str, old: str, new: str, where: str, mistake: str
) -> None:
    spoil(folder, file, old, new)

    [fault, *_] = [fault for fault in faults(folder) if mistake in fault.message]

    whole_file = 1 if file == "about.toml" and not where else 0
    assert fault.line in (line_of(folder, file, where or new), whole_file)
    assert str(fault) == f"{folder / file}:{fault.line}: {fault.message}"


@pytest.mark.parametrize(
    ("file", "old", "mistake"),
    [
        ("about.toml", "seats = [2, 5]", "“seats” should be the fewest and the most"),
        ("about.toml", "[player]", "a table [player] is missing"),
        ("about.toml", "[cards]", "a table [cards] is missing"),
        ("board.toml", "[points]", "a table [points] is missing"),
        ("board.toml", "cities = [", "a list of tables “cities” is missing"),
        ("board.toml", "routes = [", "a list of tables “routes” is missing"),
        ("tickets.toml", "long = [", "a list of tables “long” is missing"),
        ("tickets.toml", "regular = [", "a list of tables “regular” is missing"),
    ],
)
def test_what_is_missing_is_named(folder: Path, file: str, old: str, mistake: str) -> None:
    spoil(folder, file, old, old.replace("[", "[x", 1) if old[0] == "[" else f"x{old}")

    assert any(Path(fault.file).name == file and mistake in fault.message for fault in faults(folder))


FILES = ["about.toml", "board.toml", "tickets.toml"]


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_reported(folder: Path, file: str) -> None:
    (folder / file).unlink()

    assert f"{folder / file}: can't be read: No such file or directory." in map(str, faults(folder))


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_not_toml_is_reported_with_its_line(folder: Path, file: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text + "]]]\n", encoding="utf-8")
    line = len(text.splitlines()) + 1

    assert any(str(fault).startswith(f"{folder / file}:{line}: is not TOML:") for fault in faults(folder))


@pytest.mark.parametrize("file", ["board.toml", "tickets.toml"])
def test_a_file_that_is_cut_off_is_reported_with_its_last_line(folder: Path, file: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    cut = text[: len(text) // 2]
    (folder / file).write_text(cut, encoding="utf-8")
    line = len(cut.splitlines())

    assert any(str(fault).startswith(f"{folder / file}:{line}: is not TOML:") for fault in faults(folder))


@pytest.mark.parametrize("file", FILES)
def test_a_file_in_another_encoding_is_reported(folder: Path, file: str) -> None:
    (folder / file).write_bytes('name = "Zürich"'.encode("latin-1"))

    assert f"{folder / file}: is not UTF-8 text." in map(str, faults(folder))


def test_tickets_to_a_city_without_routes_are_reported(folder: Path) -> None:
    text = (folder / "board.toml").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if "from" not in line or "Edinburgh" not in line]
    (folder / "board.toml").write_text("\n".join(kept), encoding="utf-8")

    found = [str(fault) for fault in faults(folder)]

    assert found
    for fault in found:
        assert "Edinburgh–" in fault
        assert "can't be reached: no routes lead from one to the other" in fault


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    spoil(folder, "about.toml", "total = 110", "total = 1")
    spoil(folder, "board.toml", ROUTE, ROUTE.replace("black", "mauve"))
    spoil(folder, "tickets.toml", TICKET, TICKET.replace("7", "0"))

    assert [Path(fault.file).name for fault in faults(folder)] == FILES
