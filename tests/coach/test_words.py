"""The words of reviews: every language has them all, and every move of every game has some."""

import ast
import json
import re
from pathlib import Path

import pytest

import whistlestop.coach
from tests.contract.tables import every_game
from whistlestop.coach.facts import points, route
from whistlestop.coach.review import Sentence
from whistlestop.coach.speaker import FOLDER, Speaker, languages, words_of
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.games import load

SOURCES = Path(str(whistlestop.coach.__file__)).parent
EXAMPLES = {
    "keep 1,2": "keep Ada–Bern and Cork–Dijon",
    "keep 2": "keep Cork–Dijon",
    "keep none": "keep no ticket",
}


def places(text: str) -> set[str]:
    """Return the places of a template."""
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_language_has_the_same_words_with_the_same_places() -> None:
    english = words_of("en")

    assert languages() == ["de", "en", "fr"]
    for language in languages():
        words = words_of(language)
        assert {name: set(texts) for name, texts in words.items()} == {
            name: set(texts) for name, texts in english.items()
        }
        for section, texts in words.items():
            for key, text in texts.items():
                assert places(text) == places(english[section][key]), (language, section, key)


def test_every_sentence_that_is_said_has_words_and_no_other() -> None:
    said = set()
    for file in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in words_of("en")["sentences"]:
                said.add(node.value)

    assert said == set(words_of("en")["sentences"])


@every_game
def test_every_move_of_every_game_has_words_in_every_language(game: Game) -> None:
    for language in languages():
        speaker = Speaker(game, [], language)
        for text in game.actions.texts:
            spoken = speaker.move(text, ["Ada–Bern", "Cork–Dijon", "Essen–Faro", "Graz–Hull"])
            assert "“" not in spoken, text
            assert "{" not in spoken, text


@pytest.mark.parametrize(("action", "spoken"), EXAMPLES.items())
def test_positions_are_spoken_as_the_tickets_that_they_count(action: str, spoken: str) -> None:
    assert Speaker(load("usa"), []).move(action, ["Ada–Bern", "Cork–Dijon"]) == spoken


def test_numbers_are_said_as_far_as_they_can_be_known() -> None:
    english, german = Speaker(load("europe"), []), Speaker(load("europe"), [], "de")

    assert [english.share(one) for one in (0.0, 0.5, 1.0)] == ["under 1%", "50%", "over 99%"]
    assert german.share(0.004) == "unter 1\N{NO-BREAK SPACE}%"
    assert [english.points(one) for one in (0.42, 0.98, 6.4)] == ["0.4 points", "1 point", "6 points"]
    assert german.points(0.42) == "0,4 Punkte"


def test_a_sentence_names_routes_and_players() -> None:
    speaker = Speaker(load("europe"), ["Ada", "Ben"])
    said = Sentence(
        "route_gone", {"seat": {"is": "seat", "seat": 1}, "route": route("Frankfurt-Paris/white")}
    )

    assert speaker.sentence(said) == "Ben claimed Frankfurt–Paris (white), which was on your way."
    assert "3 points" in speaker.sentence(Sentence("lead_many", {"points": points(3.0)}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(WhistlestopError, match="choose de, en, fr"):
        Speaker(load("usa"), [], "xx")


def test_the_files_are_plain_json_with_texts_only() -> None:
    for file in FOLDER.glob("*.json"):
        data = json.loads(file.read_text(encoding="utf-8"))
        assert all(isinstance(text, str) and text for texts in data.values() for text in texts.values())
