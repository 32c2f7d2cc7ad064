"""Refusals as answers over HTTP."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from whistlestop.core.reason import Reason
from whistlestop.server.operations.answering import written
from whistlestop.server.wire.codes import HTTP_STATUS, Refusal

log = logging.getLogger("whistlestop.http")


def refused(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with a refusal."""
    usual, body = written(refusal)
    named = {name.decode(): value.decode() for name, value in usual}
    return Response(body, HTTP_STATUS[refusal.code], {**named, **(headers or {})})


def failed(error: Exception, doing: str) -> Refusal:
    """Refuse because something went wrong here, and log what and where, but not the words of the error."""
    log.error("an unexpected error", exc_info=error, extra={"facts": {"doing": doing}})
    return Refusal(
        "failed", Reason("Something went wrong on the server. It has been noted; please try again.")
    )


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer where the page is asked for what it has not, or in another way than to be shown."""
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return refused(Refusal("wrong_method", Reason("This address can only be looked at.")), error.headers)
    return refused(Refusal("not_found", Reason("There is nothing at this address.")))


async def on_exception(request: Request, error: Exception) -> Response:
    """Answer where something fails that is no endpoint."""
    return refused(failed(error, "answering what is no endpoint"))
