"""Every sentence of rules, records and server is translated into every language of the page."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sentences import places

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "web" / "src" / "words"
LANGUAGES = sorted({file.parent.name for file in WORDS.glob("*/language.json")} - {"en"})


def reasons() -> Iterator[ast.Call]:
    """Find every reason in the sources."""
    for file in sorted((ROOT / "src" / "whistlestop").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                yield node


def template(reason: ast.Call) -> str:
    """Return the sentence of a reason."""
    (sentence,) = reason.args
    assert isinstance(sentence, ast.Constant), f"write the sentence into the reason: {ast.unparse(reason)}"
    return str(sentence.value)


def sentences(language: str) -> dict[str, str]:
    """Return the translated sentences of a language, by their English templates."""
    found = json.loads((WORDS / language / "sentences.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


TEMPLATES = {template(reason) for reason in reasons()}


def test_the_places_of_every_reason_are_filled_and_no_others() -> None:
    for reason in reasons():
        assert {str(fact.arg) for fact in reason.keywords} == places(template(reason)), ast.unparse(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_and_no_other(language: str) -> None:
    assert set(sentences(language)) == TEMPLATES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_the_same_places_in_every_language(language: str) -> None:
    known = sentences(language)

    assert [english for english in known if places(known[english]) != places(english)] == []
    assert [text for text in known.values() if re.search(r"[{}]", re.sub(r"\{\w+(\|\w+)?\}", "", text))] == []


def test_there_are_sentences_to_translate_and_languages_to_translate_them_to() -> None:
    assert len(TEMPLATES) > 100
    assert LANGUAGES == ["de", "fr"]
