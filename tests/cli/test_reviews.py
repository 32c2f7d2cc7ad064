"""The review command: as text in every language, as JSON, and refusals that say what to do."""

import json
from pathlib import Path

import pytest

from tests.cli.program import whistlestop

RECORD = (
    Path(__file__).parents[1] / "records" / "first_journey" / "two_seats_four_tickets_with_one_claim.record"
)


@pytest.fixture
def beginning(tmp_path: Path) -> Path:
    """The record of the first twenty plays."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    last = next(number for number, line in enumerate(lines) if line.startswith("20 "))
    file = tmp_path / "beginning.record"
    file.write_text("\n".join(lines[: last + 1]), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Turning points"), ("de", "Wendepunkte"), ("fr", "Tournants")]
)
def test_a_review_is_printed_in_every_language(beginning: Path, language: str, title: str) -> None:
    outcome = whistlestop("review", str(beginning), "--seat", "1", "--language", language)

    assert outcome.code == 0, outcome.complained
    assert title in outcome.said


def test_a_review_is_printed_as_json() -> None:
    review = json.loads(whistlestop("review", str(RECORD), "--seat", "0", "--json").said)

    assert (review["version"], review["game"], review["complete"]) == (1, "first_journey", True)
    assert [seat["seat"] for seat in review["seats"]] == [0]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", "7"), "There is no seat 7"),
        (("--depth", "endless"), "choose quick or deep"),
        (("--language", "xx"), "choose de, en, fr"),
    ],
)
def test_wrong_arguments_are_refused(words: tuple[str, ...], complaint: str) -> None:
    outcome = whistlestop("review", str(RECORD), *words)

    assert outcome.code == 2
    assert complaint in outcome.complained


def test_records_that_cannot_be_replayed_are_refused(tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    file = tmp_path / "old.record"
    file.write_text(text.replace("\nrules: ", "\nrules: 9"), encoding="utf-8")
    outcome = whistlestop("review", str(file))

    assert outcome.code == 2
    assert "is not replayed" in outcome.complained


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(beginning: Path) -> None:
    outcome = whistlestop("review", str(beginning))

    assert outcome.code == 0, outcome.complained
    assert "This game is not over" in outcome.said


def test_a_page_is_written_and_an_unwritable_file_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    outcome = whistlestop("review", str(RECORD), "--seat", "0", "--html", str(file))
    refused = whistlestop("review", str(RECORD), "--html", str(tmp_path / "missing" / "review.html"))

    assert outcome.code == 0, outcome.complained
    assert str(file) in outcome.said
    assert file.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert refused.code == 2
    assert "can't be written" in refused.complained
