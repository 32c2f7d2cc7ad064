"""Refusals and errors as HTTP responses."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.core.reason import Reason
from whistlestop.server.operations.refusal_response import encode_refusal
from whistlestop.server.wire.codes import HTTP_STATUS, Refusal

log = logging.getLogger("whistlestop.http")


def refusal_response(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """Build the response of a refusal."""
    usual, body = encode_refusal(refusal)
    named = {name.decode(): value.decode() for name, value in usual}
    return Response(body, HTTP_STATUS[refusal.code], {**named, **(headers or {})})


def internal_error(error: Exception, doing: str) -> Refusal:
    """Log an unexpected error by type and place, without its message, and return a refusal."""
    log.error("an unexpected error", exc_info=error, extra={"facts": {"doing": doing}})
    return Refusal(
        "failed", Reason("Something went wrong on the server. The error was logged; please try again.")
    )


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Respond to a wrong path or method outside the API."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return refusal_response(Refusal("wrong_method", Reason("This address is read-only.")), error.headers)
    return refusal_response(Refusal("not_found", Reason("There is nothing at this address.")))


async def on_exception(request: Request, error: Exception) -> Response:
    """Respond to an unexpected error outside the API."""
    return refusal_response(internal_error(error, "outside the API"))
