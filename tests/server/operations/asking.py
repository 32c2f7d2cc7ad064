"""Requests to a small application behind the server's middleware."""

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from whistlestop.server.settings import Settings

HOME = "http://127.0.0.1:4190"


async def fine(_request: Request) -> Response:
    """Respond with success."""
    return PlainTextResponse("fine")


async def lasting(_request: Request) -> Response:
    """Respond with something cacheable."""
    return PlainTextResponse("fine", headers={"Cache-Control": "no-cache"})


async def broken(_request: Request) -> Response:
    """Fail with a message that must stay secret."""
    raise ValueError("the seed is c0ffee")


def small_app() -> Starlette:
    """Create an application with a few routes."""
    api = [
        Route("/tables", fine, methods=["GET", "POST"]),
        Route("/games", lasting),
        Route("/games/{name}", fine),
        Route("/broken", broken),
    ]
    return Starlette(routes=[Mount("/api", routes=api), Route("/", fine), Route("/healthz", fine)])


async def asked(
    app: ASGIApp,
    path: str = "/",
    method: str = "GET",
    headers: dict[str, str] | None = None,
    sender: str = "127.0.0.1",
    at: str = HOME,
) -> httpx.Response:
    """Send one request from an address."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(sender, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url=at) as client:
        return await client.request(method, path, headers=headers)


def settings(**changes: object) -> Settings:
    """Return the settings of a server that listens on loopback."""
    return Settings("sqlite:///unused", **changes)  # type: ignore[arg-type]
