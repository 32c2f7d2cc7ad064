"""The seats of a table and the server shuffle together, and nobody chooses last."""

from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as changed

from tests.server.client import Client, actions, play_out
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, serving, settings_in
from whistlestop.core.luck.keyed import Keyed, commitment_to, joint_key
from whistlestop.record.record import read
from whistlestop.server.table.entries import decode
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable, OpenSeat, Problem, RecordRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.replays import Proof, ProofRequest
from whistlestop.server.wire.requests import (
    AwayRequest,
    CloseRequest,
    LeaveRequest,
    PlayRequest,
    RematchRequest,
    RevealRequest,
    SitRequest,
    StartRequest,
)

ADA, BEN = b"A" * 32, b"B" * 32
OTHER = b"C" * 32
TWO_PEOPLE = NewTable(game="first_journey", seats=[MySeat(name="Ada"), OpenSeat()], first=0)
ALONE = NewTable(
    game="first_journey",
    seats=[MySeat(name="Ada", commitment=commitment_to(ADA)), BotSeat(bot="random")],
    pace="instant",
    start=True,
)


async def sit(client: Client, table: str, token: str, nonce: bytes | None) -> None:
    """Take a seat and commit to a nonce."""
    commitment = None if nonce is None else commitment_to(nonce)
    await client.do(SitRequest(table=table, token=token, commitment=commitment))


async def reveal(client: Client, table: str, seat: int, nonce: bytes) -> None:
    """Reveal a nonce."""
    await client.do(RevealRequest(table=table, seat=seat, nonce=nonce.hex()))


async def status(client: Client, table: str, name: str, since: int = 0) -> TableMessage:
    """Wait until a table has a status."""
    return await client.hear(TableMessage, lambda now: (now.table, now.status) == (table, name), since)


async def two_people(at: Serving) -> tuple[str, list[str]]:
    """Create a table for two people."""
    made = await at.create(TWO_PEOPLE)
    return made.table, [made.seats[0].token, (await at.join(made.table, "Ben")).token]


@on_a_loop
async def test_nothing_is_dealt_before_all_seats_have_revealed_what_they_committed_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], ADA)
        await sit(ben, table, tokens[1], BEN)
        assert not any(message.shares for message in ada.messages_of(TableMessage))
        await ada.do(StartRequest(table=table, seat=0))

        begun = await status(ben, table, "shuffling")
        assert [(one.seat, one.commitment, one.nonce) for one in begun.shares] == [
            (0, commitment_to(ADA), None),
            (1, commitment_to(BEN), None),
        ]
        await reveal(ada, table, 0, ADA)
        await reveal(ada, table, 0, ADA)  # once more, as after a lost answer
        assert not ada.messages_of(StateMessage)
        assert (await ben.fail(RevealRequest(table=table, seat=1, nonce=ADA.hex()))).code == "not_possible"
        await reveal(ben, table, 1, BEN)
        await status(ada, table, "playing")
        first = await ada.hear(StateMessage)

        row = await at.hub.store.find(table)
        assert row is not None
        key = joint_key(row.seed, table, {0: ADA, 1: BEN})
        live = await at.hub.find(table)
        assert live.table.position is not None
        again, _ = live.table.start(Keyed(key))
        assert again.state.to_bytes() == live.table.position.state.to_bytes()
        assert first.lines[0].startswith("set-up = ")
        assert "?" in first.lines[0]


@on_a_loop
async def test_whoever_is_not_there_at_the_start_takes_no_part_and_holds_up_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], ADA)
        async with at.client() as ben:
            await sit(ben, table, tokens[1], BEN)
            arrived = await ada.hear(TableMessage, lambda now: now.seats[1].present)
        since = ada.messages.index(arrived)
        await ada.hear(TableMessage, lambda now: not now.seats[1].present, since)
        await ada.do(StartRequest(table=table, seat=0))
        begun = await status(ada, table, "shuffling")
        assert [one.seat for one in begun.shares] == [0]
        await reveal(ada, table, 0, ADA)
        await status(ada, table, "playing")
        async with at.client() as ben:
            await sit(ben, table, tokens[1], OTHER)  # too late, and no reason to be refused
            refused = await ben.fail(RevealRequest(table=table, seat=1, nonce=OTHER.hex()))
            assert "does not take part" in refused.message


@on_a_loop
async def test_the_last_commitment_before_the_shuffle_counts(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], OTHER)
        await sit(ada, table, tokens[0], ADA)
        await sit(ben, table, tokens[1], None)
        await ada.do(StartRequest(table=table, seat=0))
        begun = await status(ada, table, "shuffling")
        assert [(one.seat, one.commitment) for one in begun.shares] == [(0, commitment_to(ADA))]
        await sit(ada, table, tokens[0], OTHER)
        now = await ada.hear(TableMessage, since=len(ada.messages) - 2)
        assert [one.commitment for one in now.shares] == [commitment_to(ADA)]


@on_a_loop
async def test_a_table_where_nobody_commits_starts_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], None)
        await sit(ben, table, tokens[1], None)
        await ada.do(StartRequest(table=table, seat=0))
        assert [now.status for now in ada.messages_of(TableMessage)][-1] == "playing"


@on_a_loop
async def test_a_shuffle_goes_on_after_a_restart_and_loses_no_nonce(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], ADA)
        await sit(ben, table, tokens[1], BEN)
        await ada.do(StartRequest(table=table, seat=0))
        await reveal(ada, table, 0, ADA)
    async with serving(tmp_path) as at, at.client() as ben:
        await sit(ben, table, tokens[1], BEN)
        waiting = await status(ben, table, "shuffling")
        assert [one.nonce for one in waiting.shares] == [ADA.hex(), None]
        await reveal(ben, table, 1, BEN)
        await status(ben, table, "playing")


@on_a_loop
async def test_a_server_that_dies_before_the_deal_deals_when_somebody_returns(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada:
        made = await at.create(ALONE)
        await sit(ada, made.table, made.seats[0].token, ADA)
        await reveal(ada, made.table, 0, ADA)
        await status(ada, made.table, "playing")
        row = await at.hub.store.find(made.table)
        entries = await at.hub.store.entries(made.table)
        assert row is not None
    cut = next(at for at, one in enumerate(entries) if one.kind == "started")
    (tmp_path / "again").mkdir()
    async with serving(tmp_path / "again") as at, at.client() as ada:
        await at.hub.store.create(row, entries[:cut])
        await sit(ada, made.table, made.seats[0].token, ADA)
        await status(ada, made.table, "playing")
        again = await at.hub.store.entries(made.table)
        assert decode(again[cut].body) == decode(entries[cut].body)


@on_a_loop
async def test_a_seat_that_does_not_reveal_gets_no_other_deal_and_the_host_can_call_it_off(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], ADA)
        await sit(ben, table, tokens[1], BEN)
        await ada.do(StartRequest(table=table, seat=0))
        await reveal(ada, table, 0, ADA)
        assert (await ada.fail(StartRequest(table=table, seat=0))).code == "not_possible"
        assert (await ben.fail(LeaveRequest(table=table, seat=1))).code == "not_possible"
        assert (await ben.fail(CloseRequest(table=table, seat=1))).code == "not_the_host"
        await ada.do(CloseRequest(table=table, seat=0))
        closed = await status(ben, table, "closed")
        assert closed.seed is not None
        assert commitment_to(bytes.fromhex(closed.seed)) == closed.commitment
        late = await ben.fail(RevealRequest(table=table, seat=1, nonce=BEN.hex()))
        assert late.message == "This table was closed."

        await ben.do(RematchRequest(table=table, seat=1))
        new = (await ada.hear(TableMessage, lambda now: now.rematch is not None)).rematch
        assert new is not None
        await sit(ada, new, tokens[0], OTHER)
        await sit(ben, new, tokens[1], BEN)
        begun = await status(ben, new, "shuffling")
        assert begun.commitment != closed.commitment


@on_a_loop
async def test_a_rematch_waits_for_its_people_and_shuffles_with_them(tmp_path: Path) -> None:
    patient = replace(settings_in(tmp_path), arrival_patience=60.0)
    async with serving(patient) as at, at.client() as ada:
        made = await at.create(ALONE)
        await sit(ada, made.table, made.seats[0].token, ADA)
        await reveal(ada, made.table, 0, ADA)
        await play_out(ada, made.table)
        await ada.do(RematchRequest(table=made.table, seat=0))
        new = (await ada.hear(TableMessage, lambda now: now.rematch is not None)).rematch
        assert new is not None
        await sit(ada, new, made.seats[0].token, OTHER)
        begun = await ada.hear(TableMessage, lambda now: now.table == new and bool(now.shares))
        assert [(one.seat, one.commitment) for one in begun.shares] == [(0, commitment_to(OTHER))]
        await reveal(ada, new, 0, OTHER)
        await status(ada, new, "playing")


@on_a_loop
async def test_a_rematch_waits_until_the_last_of_its_people_is_there(tmp_path: Path) -> None:
    patient = replace(settings_in(tmp_path), arrival_patience=1000.0)
    async with serving(patient) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], ADA)
        await ada.do(StartRequest(table=table, seat=0))
        await ada.do(CloseRequest(table=table, seat=0))
        await ada.do(RematchRequest(table=table, seat=0))
        new = (await ada.hear(TableMessage, lambda now: now.rematch is not None)).rematch
        assert new is not None
        live = await at.hub.find(new)
        await sit(ada, new, tokens[0], ADA)
        waiting = live.driver.alarm
        assert waiting is not None
        await ada.do(AwayRequest(table=new))
        assert waiting.cancelled()
        await sit(ada, new, tokens[0], ADA)
        await sit(ben, new, tokens[1], BEN)
        begun = await ben.hear(TableMessage, lambda now: now.table == new and bool(now.shares))
        assert [one.seat for one in begun.shares] == [0, 1]


@on_a_loop
async def test_the_record_and_the_proof_contain_all_shares(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada:
        made = await at.create(ALONE)
        early = await at.post("proof", ProofRequest(table=made.table))
        assert early.status_code == 409
        await sit(ada, made.table, made.seats[0].token, ADA)
        await reveal(ada, made.table, 0, ADA)
        await ada.hear(StateMessage)
        during = (await at.post("record", RecordRequest(table=made.table))).text
        assert f"nonces: 0 {ADA.hex()}" in during
        assert "seed: " not in during
        await play_out(ada, made.table)

        text = (await at.post("record", RecordRequest(table=made.table))).text
        record = read(text)
        assert record.header["table"] == made.table
        assert record.by_seat("nonces") == {0: ADA.hex()}
        assert "nonce of seat 0" in record.verify()
        answer = await at.post("proof", ProofRequest(table=made.table))
        proof = changed(Proof(format="", record="", draws=[]), **answer.json())
        assert proof.record == text
        assert len(proof.draws) == len(record.lines) + 1


@on_a_loop
async def test_the_seed_of_a_game_that_everybody_has_left_is_published_once_it_is_closed(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as at, at.client() as ada, at.client() as ben:
        table, tokens = await two_people(at)
        await sit(ada, table, tokens[0], None)
        await sit(ben, table, tokens[1], None)
        await ada.do(StartRequest(table=table, seat=0))
        assert "Others are still playing" in (await ada.fail(CloseRequest(table=table, seat=0))).message
        await ben.do(LeaveRequest(table=table, seat=1))
        await ada.do(CloseRequest(table=table, seat=0))
        closed = await status(ada, table, "closed")
        assert closed.seed is not None
        whole = read((await at.post("record", RecordRequest(table=table))).text)
        assert whole.header["seed"] == closed.seed
        assert (await at.post("proof", ProofRequest(table=table))).status_code == 200
        state = ada.messages_of(StateMessage)[-1]
        late = PlayRequest(table=table, seat=0, ply=state.ply, action=actions(state)[0], key="late")
        assert (await ada.fail(late)).message == "This table was closed."


@on_a_loop
async def test_a_game_that_nobody_has_played_for_long_is_closed_when_it_is_found_again(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as at, at.client() as ada:
        made = await at.create(changed(ALONE, seats=[MySeat(name="Ada"), BotSeat(bot="random")]))
        await sit(ada, made.table, made.seats[0].token, None)
        await status(ada, made.table, "playing")
    old = replace(settings_in(tmp_path), abandoned=0.001)
    async with serving(old) as at, at.client() as ada:
        await sit(ada, made.table, made.seats[0].token, None)
        closed = await status(ada, made.table, "closed")
        assert closed.seed is not None


@on_a_loop
async def test_a_malformed_nonce_or_commitment_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as ada:
        wish = changed(ALONE, seats=[MySeat(name="Ada", commitment="sha256:xyz"), BotSeat()])
        answer = await at.post("tables", wish)
        assert answer.status_code == 400
        assert "commitment" in Problem(**answer.json()).message
        made = await at.create(ALONE)
        await sit(ada, made.table, made.seats[0].token, ADA)
        refused = await ada.fail(RevealRequest(table=made.table, seat=0, nonce="zz"))
        assert refused.code == "malformed"
