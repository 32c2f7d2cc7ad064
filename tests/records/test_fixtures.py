"""Finished games as tests: each replays and writes itself in the same words; those with a seed prove it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.core import cards
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import SHIPPED, load
from whistlestop.record.match import Match
from whistlestop.record.notation import Notation
from whistlestop.record.record import Record, read, replay, replay_line, write
from whistlestop.record.verification import verify

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.record"))
SEEDED = [file for file in FILES if "\nseed: " in file.read_text(encoding="utf-8")]


def name(file: Path) -> str:
    """Return a record by its game and what is rare in it."""
    return f"{file.parent.name}-{file.stem}"


every_record = pytest.mark.parametrize("file", FILES, ids=name)


def opened(file: Path) -> tuple[str, Record, Match]:
    """Read a record and replay it."""
    text = file.read_text(encoding="utf-8")
    record = read(text)
    return text, record, replay(record, load(record.header["game"]))


@every_record
def test_a_finished_game_replays_to_its_result(file: Path) -> None:
    _, record, match = opened(file)

    assert match.over
    assert record.header["game"] == match.game.name == file.parent.name
    assert len(match.plays) == len(record.lines)


@pytest.mark.parametrize("file", SEEDED, ids=name)
def test_a_finished_game_follows_from_its_seed(file: Path) -> None:
    _, record, match = opened(file)

    assert verify(record, match).startswith("Every shuffle follows from the seed")


@every_record
def test_a_finished_game_is_written_down_in_the_same_words(file: Path) -> None:
    text, record, match = opened(file)
    if "seed" in record.header:
        match.chance = Keyed(bytes.fromhex(record.header["seed"]))
    names = record.header.get("names")

    assert write(match, names.split(", ") if names else None) == text


def test_a_game_with_records_has_some_for_every_number_of_seats() -> None:
    there = {(file.parent.name, opened(file)[2].seats) for file in FILES}

    assert there == {(name, seats) for name, _ in there for seats in load(name).seats}


def test_every_game_has_a_record_that_proves_its_shuffles() -> None:
    assert {file.parent.name for file in SEEDED} == set(SHIPPED)


def rare_moments(file: Path) -> Iterator[str]:
    """Return what a record of Europe has that most games don't have."""
    _, record, match = opened(file)
    again = replay(record, match.game, until=0)
    notation = Notation(match.game)
    supply = match.game.supply
    for line in record.lines:
        if again.phase == "turn" and "tickets" not in again.legal:
            yield "an empty ticket deck"
        if cards.total(again.state.row) < supply.row_size:
            yield "a gap in the row"
        if cards.locomotives(again.state.row) >= supply.clear_at:
            yield "a row that stays although it has three locomotives"
        replay_line(again, notation, line)
        yield line.text.split(" ")[0]
        if line.text.startswith("station ") and len(line.text.split(" ")[-1]) == 3:
            yield "a third station"
        events = again.plays[-1].events
        yield from (event.type for event in events)
        if {"reshuffle", "revealed"} <= {event.type for event in events}:
            yield "a reshuffle in a tunnel"
        if any(event.type == "ticket" and not event.facts["fresh"] for event in events):
            yield "a ticket that was put back"
    yield match.state.reason
    if len(match.winners()) > 1:
        yield "a shared victory"
    if any("borrowed" in sheet.shown for sheet in match.score()):
        yield "a borrowed route"


def test_the_finished_games_of_europe_have_what_is_rare() -> None:
    found = {moment for file in FILES if file.parent.name == "europe" for moment in rare_moments(file)}

    assert found >= {
        "flush",
        "reshuffle",
        "pay",
        "withdraw",
        "pass",
        "no progress",
        "a third station",
        "a gap in the row",
        "a row that stays although it has three locomotives",
        "a reshuffle in a tunnel",
        "an empty ticket deck",
        "a ticket that was put back",
        "a shared victory",
        "a borrowed route",
    }
