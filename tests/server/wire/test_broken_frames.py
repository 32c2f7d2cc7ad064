"""Frames that violate the WebSocket protocol close only their own connection."""

import asyncio
import logging
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, serving
from whistlestop.server.wire.messages import ErrorMessage
from whistlestop.server.wire.requests import PingRequest

UNMASKED = b"\0\0\0\0"


def frame(first: int, payload: bytes, length: int | None = None) -> bytes:
    """Encode a frame with a mask of zeros."""
    size = len(payload) if length is None else length
    if size < 126:
        return bytes([first, 0x80 | size]) + UNMASKED + payload
    return bytes([first, 0x80 | 127]) + size.to_bytes(8) + UNMASKED + payload


BROKEN = {
    "text that is not UTF-8": (frame(0x81, b'{"type":"\xff\xfe"}'), 1007),
    "a text that breaks off in a character": (frame(0x81, "…".encode()[:2]), 1007),
    "an unknown kind of frame": (frame(0x83, b"{}"), 1002),
    "a reserved bit": (frame(0xC1, b"{}"), 1002),
    "a frame without a mask": (b"\x81\x02{}", 1002),
    "a continuation of nothing": (frame(0x80, b"{}"), 1002),
    "a text within a text": (frame(0x01, b"{") + frame(0x81, b"}"), 1002),
    "a ping in parts": (frame(0x09, b"{}"), 1002),
    "a ping that is too long": (frame(0x89, b"x" * 126), 1002),
    "a close with half a code": (frame(0x88, b"\x03"), 1002),
    "a close with a code that nobody may send": (frame(0x88, b"\x03\xed"), 1002),
    "a message beyond all limits": (frame(0x81, b"{", GENEROUS.largest_frame + 1), 1009),
    "a message longer than any number": (frame(0x81, b"{", 2**63), 1009),
    "many parts beyond all limits": (frame(0x01, b" " * 2**19) + frame(0x00, b" " * 2**19) * 2, 1009),
}


@pytest.mark.parametrize("what", BROKEN)
@on_a_loop
async def test_a_broken_frame_ends_its_connection_and_no_other(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, code = BROKEN[what]
    async with serving(tmp_path) as at, at.client() as bystander:
        async with at.client() as client:
            client.socket.transport.write(data)
            async with asyncio.timeout(PATIENCE):
                await client.socket.wait_closed()
                while at.connections > 1:
                    await asyncio.sleep(0.01)
            assert client.socket.close_code == code
        await bystander.ask(PingRequest())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@on_a_loop
async def test_a_connection_that_breaks_off_within_a_frame_is_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        async with at.client() as client:
            client.socket.transport.write(frame(0x81, b'{"type":', 1000))
            await asyncio.sleep(0)
            client.socket.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while at.connections:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("longer", [1, 1000, GENEROUS.largest_frame - GENEROUS.frame])
@on_a_loop
async def test_a_message_that_is_too_long_is_refused_and_the_connection_lives_on(
    longer: int, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, at.client() as client:
        for spaces in (GENEROUS.frame - 15, GENEROUS.frame - 15 + longer):
            await client.socket.send('{"type":"ping"}' + " " * spaces)
        answers = await client.answers(2)
        assert [one.code for one in answers if isinstance(one, ErrorMessage)] == ["too_large"]
        await client.ask(PingRequest())
