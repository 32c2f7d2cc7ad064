"""`import whistlestop` loads nothing but itself, and every public name on first use."""

import subprocess
import sys

import whistlestop
from whistlestop import parts

LIST_MODULES = "import sys; before = set(sys.modules); {code}; print('\\n'.join(set(sys.modules) - before))"


def loaded_by(code: str) -> set[str]:
    """Return the modules of the package that some code loads in a new process."""
    command = [sys.executable, "-c", LIST_MODULES.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name for name in done.stdout.splitlines() if name.partition(".")[0] == "whistlestop"}


def packages(loaded: set[str]) -> set[str]:
    """Return the packages that modules belong to."""
    return {name.split(".")[1] for name in loaded if "." in name}


def test_importing_the_package_loads_no_other_module_of_it() -> None:
    assert loaded_by("import whistlestop") == {"whistlestop"}


def test_listing_the_public_names_loads_nothing() -> None:
    assert loaded_by("import whistlestop; dir(whistlestop)") == {"whistlestop"}


def test_a_match_needs_neither_bots_nor_the_server() -> None:
    loaded = loaded_by("import whistlestop as w; w.Match(w.games.load('usa'), 2, w.Seeded(1))")

    assert "record" in packages(loaded)
    assert packages(loaded).isdisjoint({"arena", "bots", "cli", "server"})


def test_a_match_with_bots_does_not_need_the_server() -> None:
    loaded = loaded_by("import whistlestop as w; w.play_out(w.new_match('usa'), ['random'] * 2)")

    assert "bots" in packages(loaded)
    assert packages(loaded).isdisjoint({"arena", "cli", "server"})


def test_every_public_name_can_be_used_and_listed() -> None:
    for name in whistlestop.__all__:
        assert getattr(whistlestop, name) is not None
        assert name in dir(whistlestop)


def test_a_name_that_is_not_public_is_missing() -> None:
    assert not hasattr(whistlestop, "no_such_name")


def test_games_is_the_function_whatever_is_imported_first() -> None:
    for first in ("import whistlestop", "import whistlestop.games", "from whistlestop.games import load"):
        code = f"{first}; import whistlestop; assert 'europe' in whistlestop.games()"
        assert "whistlestop.games" in loaded_by(code)


def test_the_names_are_sorted() -> None:
    for names in (whistlestop.__all__, parts.__all__):
        constants = sorted(name for name in names if name.isupper())
        classes = sorted(name for name in names if name[0].isupper() and not name.isupper())
        assert names == [*constants, *classes, *sorted(name for name in names if not name[0].isupper())]
