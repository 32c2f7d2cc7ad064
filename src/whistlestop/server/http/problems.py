"""Refusals as answers over HTTP."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.server.operations.answering import written
from whistlestop.server.wire.codes import HTTP_STATUS, Code, Refusal

log = logging.getLogger("whistlestop.http")

BY_STATUS: dict[int, tuple[Code, str]] = {
    401: ("not_found", "There is nothing at this address."),
    404: ("not_found", "There is nothing at this address."),
    405: ("wrong_method", "This address can't be asked in this way; the header Allow tells how it can."),
    413: ("too_large", "This is more than this address takes."),
}
"""What is said where the web framework refuses something by itself."""


def refused(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with a refusal."""
    usual, body = written(refusal)
    named = {name.decode(): value.decode() for name, value in usual}
    return Response(body, HTTP_STATUS[refusal.code], {**named, **(headers or {})})


def failed(error: Exception, doing: str) -> Refusal:
    """Refuse because something went wrong here, and log what and where, but not the words of the error."""
    log.error("an unexpected error", exc_info=error, extra={"facts": {"doing": doing}})
    return Refusal("failed", "Something went wrong on the server. It has been noted; please try again.")


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer where the web framework refuses something."""
    assert isinstance(error, HTTPException)
    usual: tuple[Code, str] = ("malformed", f"{HTTPStatus(error.status_code).phrase}.")
    return refused(Refusal(*BY_STATUS.get(error.status_code, usual)), error.headers)


async def on_refusal(request: Request, error: Exception) -> Response:
    """Answer where a part of the server that is no endpoint refuses something."""
    assert isinstance(error, Refusal)
    return refused(error)


async def on_exception(request: Request, error: Exception) -> Response:
    """Answer where a part of the server that is no endpoint fails."""
    return refused(failed(error, "answering what is no endpoint"))
