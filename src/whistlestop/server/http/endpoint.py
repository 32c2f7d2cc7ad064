"""One endpoint: its path, parameters, body, response and possible refusals."""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar, get_type_hints

import msgspec
from msgspec.json import Decoder

from whistlestop.core.reason import Reason
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.services import Services
from whistlestop.server.wire.bodies import Body
from whistlestop.server.wire.codes import Code, Refusal
from whistlestop.server.wire.decoding import decode

AnyBody = TypeVar("AnyBody", bound=Body)

ANY_ENDPOINT: tuple[Code, ...] = ("forbidden", "too_many", "failed", "busy", "unavailable")
"""Refusals that any endpoint can return."""

ANY_BODY: tuple[Code, ...] = ("malformed", "too_large", "too_slow", "wrong_content")
"""Further refusals of endpoints with a body."""

PARAMETER = re.compile(r"\{(\w+)\}")

Handler = Callable[[Services, Mapping[str, str], bytes], Awaitable[object]]
"""Answers a request by its path parameters and its body."""

RateLimit = Callable[[RateLimiter, str], None]
"""Counts a costly request from an address, or refuses it."""


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """A method and a path, with everything that their OpenAPI description needs."""

    method: Literal["GET", "POST"]
    path: str
    summary: str
    body: type[Body] | None
    answer: object  # the type; text is sent as it is, everything else as JSON
    refusals: tuple[Code, ...]
    run: Handler
    parameters: dict[str, object] = field(default_factory=dict)  # types by name
    status: int = 200
    rate_limit: RateLimit | None = None
    cacheable: bool = False  # whether the response changes only with the program

    @property
    def media_type(self) -> str:
        """The media type of the response."""
        return "text/plain; charset=utf-8" if self.answer is str else "application/json"


def get(
    path: str,
    answer: object,
    handler: Callable[..., Awaitable[object]],
    summary: str,
    *,
    refusals: tuple[Code, ...] = (),
    cacheable: bool = False,
) -> Endpoint:
    """Declare a GET endpoint; the handler takes the services and each {parameter} of the path by name.

    A parameter's annotation is its type, such as int or Annotated[str, Meta(...)]: values are
    converted to it, invalid ones are answered with 404, and OpenAPI describes it.
    """
    parameters = path_parameters(path, handler)

    async def run(services: Services, values: Mapping[str, str], body: bytes) -> object:
        return await handler(services, **converted(values, parameters))

    missing: tuple[Code, ...] = ("not_found",) if parameters and "not_found" not in refusals else ()
    return Endpoint(
        method="GET",
        path=path,
        summary=summary,
        body=None,
        answer=answer,
        refusals=(*ANY_ENDPOINT, *missing, *refusals),
        run=run,
        parameters=parameters,
        cacheable=cacheable,
    )


def post(
    path: str,
    body: type[AnyBody],
    answer: object,
    handler: Callable[[Services, AnyBody], Awaitable[object]],
    summary: str,
    *,
    refusals: tuple[Code, ...] = (),
    status: int = 200,
    rate_limit: RateLimit | None = None,
) -> Endpoint:
    """Declare a POST endpoint with a JSON body."""
    decoder = Decoder(body)

    async def run(services: Services, values: Mapping[str, str], given: bytes) -> object:
        return await handler(services, decode(decoder, given))

    return Endpoint(
        method="POST",
        path=path,
        summary=summary,
        body=body,
        answer=answer,
        refusals=(*ANY_ENDPOINT, *ANY_BODY, *refusals),
        run=run,
        status=status,
        rate_limit=rate_limit,
    )


def path_parameters(path: str, handler: Callable[..., Awaitable[object]]) -> dict[str, object]:
    """Return the types of a path's parameters, as the handler annotates them."""
    names = PARAMETER.findall(path)
    taken = list(inspect.signature(handler).parameters)[1:]
    if sorted(taken) != sorted(names):
        raise TypeError(f"{path} has the parameters {names}, and its handler takes {taken}")
    hints = get_type_hints(handler, include_extras=True)
    return {name: hints[name] for name in names}


def converted(values: Mapping[str, str], parameters: Mapping[str, object]) -> dict[str, object]:
    """Convert path parameters to their types, or refuse the request."""
    try:
        return {
            name: msgspec.convert(values[name], type=kind, strict=False) for name, kind in parameters.items()
        }
    except msgspec.ValidationError:
        raise Refusal("not_found", Reason("There is nothing at this address.")) from None
