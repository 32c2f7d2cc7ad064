"""An imported record becomes a table for replays, or is refused with a reason."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.http.asking import asked, assert_refused
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import RECORDS, all_frames, bring, planned, wished
from tests.server.serving import read
from whistlestop.core import cards
from whistlestop.games import SHIPPED, load
from whistlestop.record import record
from whistlestop.server.table import seating
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.replays import MAX_RECORD_LENGTH, Replay, ReplayFrame

EUROPE = planned("europe")
UNSEEDED = (RECORDS / "europe" / "two_seats_no_progress.record").read_text(encoding="utf-8")
UNFINISHED = "\n".join(EUROPE.splitlines()[:60])


def facts(frame: ReplayFrame) -> list[dict[str, object]]:
    """Decode the events."""
    return msgspec.json.decode(frame.state.events, type=list[dict[str, object]])


@pytest.mark.parametrize("game", SHIPPED)
@on_a_loop
async def test_everybody_may_see_all_hands_of_a_record_and_look_with_the_eyes_of_any_seat(
    game: str, tmp_path: Path
) -> None:
    match = record.replay(record.read(planned(game)), load(game))
    async with asked(tmp_path) as (_, http):
        brought = await bring(http, planned(game))
        everything = await all_frames(http, brought.table, all=True)
        ben = await all_frames(http, brought.table, eyes=1)

    assert (brought.plies, brought.over, brought.seeded) == (len(match.plays), True, True)
    last = everything[-1]
    assert [one.hand for one in last.hands] == [cards.to_counts(hand) for hand in match.state.hands]
    assert last.state.result is not None
    assert [sheet.total for sheet in last.state.result.sheets] == [sheet.total for sheet in match.score()]
    assert last.state.result.winners == match.winners()
    assert msgspec.json.decode(ben[-1].state.view) == match.view(1).to_dict(with_legal=False)
    for frame, seen, play in zip(everything[1:], ben[1:], match.plays, strict=True):
        assert facts(frame) == [event.to_dict() for event in play.events]
        assert facts(seen) == [event.seen_by(1).to_dict() for event in play.events]
        assert [len(one.tickets) for one in frame.hands] == [len(one.progress) for one in frame.hands]
    stacked = [sum(one.hidden.values()) for frame in everything for one in frame.hands]
    assert any(stacked) == (game == "card_game")


@on_a_loop
async def test_the_same_record_is_the_same_table_even_after_a_restart(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        first = await bring(http, EUROPE)
        again = await bring(http, EUROPE.replace("\n", "\r\n"))
    async with asked(tmp_path) as (_, http):
        frames = await all_frames(http, first.table)
        content = (await wished(http, "record", table=first.table)).text

    assert first == again
    assert len(frames) == first.plies + 1
    assert content == EUROPE


@on_a_loop
async def test_a_record_without_a_seed_proves_nothing_and_says_so(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        brought = await bring(http, UNSEEDED)
        reel = read(await wished(http, "reel", table=brought.table), Replay)
        content = (await wished(http, "record", table=brought.table)).text

    assert (brought.over, brought.seeded) == (True, False)
    assert (reel.table.origin, reel.table.commitment, reel.table.seed) == ("record", "", None)
    assert "seed" not in content
    assert "commitment" not in content


@on_a_loop
async def test_a_record_that_stops_in_the_middle_is_open_and_waits_for_nobody(tmp_path: Path) -> None:
    async with asked(tmp_path) as (hub, http):
        brought = await bring(http, UNFINISHED)
        everything = await all_frames(http, brought.table, all=True)
        content = (await wished(http, "record", table=brought.table)).text
        live = await hub.find(brought.table)

        assert (brought.over, brought.plies) == (False, len(everything) - 1)
        assert all(frame.hands for frame in everything)
        assert live.table.actors() == []
        assert record.read(content).lines == record.read(UNFINISHED).lines


@on_a_loop
async def test_a_record_that_stops_in_the_middle_is_never_closed_as_abandoned(tmp_path: Path) -> None:
    async with asked(tmp_path) as (hub, http):
        live = await hub.find((await bring(http, UNFINISHED)).table)

        with pytest.raises(Refusal, match="no unfinished game"):
            await live.change(seating.close_abandoned)


@on_a_loop
async def test_a_brought_record_is_not_among_the_public_tables(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        await bring(http, UNFINISHED)
        listed = (await http.get("/api/tables")).json()["tables"]

    assert listed == []


def spoilt(pattern: str, instead: str, text: str = EUROPE) -> str:
    """Replace the first match of a pattern."""
    changed, number = re.subn(pattern, instead, text, count=1, flags=re.MULTILINE)
    assert number
    return changed


BROKEN = {
    "no record at all": ("Dear diary,\ntoday we played.", "Line 1: this is not a record"),
    "a line that means nothing": (spoilt("^5 .*$", "five gold rings"), "“five gold rings” is neither"),
    "an illegal move": (spoilt("^5 (.) .*$", r"5 \1 pass"), "You may pass only if"),
    "a play that is missing": (spoilt("^7 .*\n", ""), "found play 8 where play 7 was expected"),
    "an impossible card": (spoilt("^set-up = (.*)$", r"set-up = \1, R"), "1 more random outcomes"),
    "another result": (spoilt("scores [0-9]+", "scores 999"), "the result does not follow from the plays"),
    "no end": (spoilt("^result: .*\n", ""), "the record is cut off"),
    "older rules": (spoilt("^rules: .*$", "rules: 0"), "was played under rules 0"),
    "an unknown game": (spoilt("^game: .*$", "game: monorail"), "There is no game “monorail”"),
    "an unknown option": (spoilt("^seats:", "options: rockets\nseats:"), "rockets"),
    "too many seats": (spoilt("^seats: .*$", "seats: 12"), "is for 2 to 5 seats, not 12"),
    "a number beyond all numbers": (
        spoilt("^seats: .*$", f"seats: {'9' * 5000}"),
        "should be a whole number",
    ),
    "another seed": (spoilt("^seed: ..", "seed: 00"), "is not the one that the commitment was made for"),
    "what one seat saw": (spoilt("^seats:", "seen by: 0\nseats:"), "It shows what seat 0 saw"),
}


@pytest.mark.parametrize("kind", BROKEN)
@on_a_loop
async def test_a_broken_record_is_refused_by_a_sentence_and_leaves_nothing(kind: str, tmp_path: Path) -> None:
    text, sentence = BROKEN[kind]
    async with asked(tmp_path) as (hub, http):
        answer = await wished(http, "records", text=text)
        kept = [row.id async for row in hub.store.every_table()]

    message = assert_refused(answer, 409, "broken_record")
    assert sentence in message
    assert len(message) < 500
    assert kept == []


@on_a_loop
async def test_a_record_is_not_longer_than_it_may_be(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await wished(http, "records", text=EUROPE + "x" * MAX_RECORD_LENGTH)

    assert_refused(answer, 400, "malformed")


@on_a_loop
async def test_names_from_a_record_are_plain_words(tmp_path: Path) -> None:
    text = spoilt("^names: .*$", "names: \u202eAda, " + "B" * 400)
    async with asked(tmp_path) as (_, http):
        brought = await bring(http, text)
        reel = read(await wished(http, "reel", table=brought.table, count=1), Replay)

    assert [seat.name for seat in reel.table.seats] == ["Ada", "B" * 24]
