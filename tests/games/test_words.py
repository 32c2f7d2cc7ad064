"""A game's folder may bring words in any language, and mistakes in them are found with their lines."""

import shutil
from pathlib import Path

import pytest

from whistlestop.core.errors import BrokenGame
from whistlestop.games import SHIPPED, load
from whistlestop.games.catalogue import HERE, build_game


def with_words(folder: Path, words: str, name: str = "fr.toml") -> Path:
    """Make a copy of a game with a file of words."""
    made = folder / "small_europe"
    shutil.copytree(HERE / "europe", made, ignore=shutil.ignore_patterns("*.py", "lesson", "words"))
    about = (made / "about.toml").read_text(encoding="utf-8")
    (made / "about.toml").write_text(f'like = "europe"\n{about}', encoding="utf-8")
    (made / "words").mkdir()
    (made / "words" / name).write_text(words, encoding="utf-8")
    return made


def test_words_replace_what_the_parts_declare_in_their_language_alone(tmp_path: Path) -> None:
    game = build_game(
        with_words(tmp_path, 'title = "Petite Europe"\n\n[slots]\nstations = "Gares"\n'), frozenset()
    )

    assert game.title_in("fr") == "Petite Europe"
    assert game.title_in("en") == game.title_in("xx") == "Europe"
    assert game.summary_in("fr") == game.about.summary
    assert game.word("slots", "stations", "Stations left", "fr") == "Gares"
    assert game.word("slots", "stations", "Stations left", "de") == "Stations left"
    assert game.word("slots", "owed", "Owed", "fr") == "Owed"


@pytest.mark.parametrize(
    ("words", "line", "message"),
    [
        ('titel = "Europe"\n', 1, "“titel” means nothing here"),
        (
            '[events]\nclaimd = "{Seat} prend {route}."\n',
            2,
            "there is nothing called “claimd” among the events",
        ),
        ('[events]\nclaimed = "{Seat} prend {city}."\n', 2, "there is no fact {city}"),
        ('[slots]\nstations = "Gares"\n[events]\ndrawn = "{Seat} pioche {card}."\n', 4, "{card} is secret"),
        ('[actions]\n"pay {cards}" = "Payer {price}"\n', 2, "there is no fact {price}"),
        ("[phases]\ntunnel = 3\n", 2, "“tunnel” should be a text"),
        ('[slots]\nstations = "Gares"\n\n[scores]\nroutes = "Voies"\nstation = "Gares"\n', 6, "“station”"),
    ],
)
def test_a_mistake_in_the_words_is_told_with_its_line(
    tmp_path: Path, words: str, line: int, message: str
) -> None:
    folder = with_words(tmp_path, words)
    with pytest.raises(BrokenGame) as caught:
        build_game(folder, frozenset())

    (fault,) = caught.value.faults
    assert (fault.file, fault.line) == (str(folder / "words" / "fr.toml"), line)
    assert message in fault.message


def test_a_file_of_words_is_named_after_a_language(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match="named after a language"):
        build_game(with_words(tmp_path, 'title = "Europe"\n', "French words.toml"), frozenset())


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_shipped_games_have_a_title_and_a_summary_in_other_languages(name: str, language: str) -> None:
    game = load(name)

    assert game.words[language].title
    assert game.summary_in(language) != game.about.summary
