"""One endpoint: what it is asked, what it answers, and what it may refuse."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

from msgspec.json import Decoder

from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.desk import Desk
from whistlestop.server.wire.bodies import Body
from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.reading import read

AnyBody = TypeVar("AnyBody", bound=Body)

EVERYWHERE: tuple[Code, ...] = ("forbidden", "too_many", "failed", "busy", "unavailable")
"""What every endpoint may refuse."""

WITH_A_BODY: tuple[Code, ...] = ("malformed", "too_large", "too_slow", "wrong_content")
"""What every endpoint with a body may refuse besides."""


Run = Callable[[Desk, str, bytes], Awaitable[object]]
"""Answers, from the name in the path and from the body; without them where there are none."""

Admit = Callable[[Gate, str], None]
"""Lets an address do something that costs more than an answer, or refuses."""


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One thing that can be asked for."""

    method: Literal["GET", "POST"]
    path: str
    summary: str
    body: type[Body] | None
    answer: object  # the type; text is sent as it is, and all else as JSON
    refusals: tuple[Code, ...]
    run: Run
    status: int = 200
    admit: Admit | None = None  # what asks whether an address may do this once more, if that is limited
    lasting: bool = False  # whether it answers the same as long as the program is the same

    @property
    def media_type(self) -> str:
        """What kind of text the answer is."""
        return "text/plain; charset=utf-8" if self.answer is str else "application/json"


def get(
    path: str,
    answer: object,
    handler: Callable[[Desk, str], Awaitable[object]],
    summary: str,
    *,
    refusals: tuple[Code, ...] = (),
    lasting: bool = False,
) -> Endpoint:
    """Make an endpoint that tells something; the handler gets the name in the path."""

    async def run(desk: Desk, name: str, body: bytes) -> object:
        return await handler(desk, name)

    return Endpoint(
        method="GET",
        path=path,
        summary=summary,
        body=None,
        answer=answer,
        refusals=(*EVERYWHERE, *refusals),
        run=run,
        lasting=lasting,
    )


def post(
    path: str,
    body: type[AnyBody],
    answer: object,
    handler: Callable[[Desk, AnyBody], Awaitable[object]],
    summary: str,
    *,
    refusals: tuple[Code, ...] = (),
    status: int = 200,
    admit: Admit | None = None,
) -> Endpoint:
    """Make an endpoint that takes a body."""
    decoder = Decoder(body)

    async def run(desk: Desk, name: str, given: bytes) -> object:
        return await handler(desk, read(decoder, given))

    return Endpoint(
        method="POST",
        path=path,
        summary=summary,
        body=body,
        answer=answer,
        refusals=(*EVERYWHERE, *WITH_A_BODY, *refusals),
        run=run,
        status=status,
        admit=admit,
    )
