"""Who may see the numbers of a server."""

import hmac
import os
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop.server.operations.caller import address_of, is_near
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.settings import Settings

TOKEN: Final = "WHISTLESTOP_METRICS_TOKEN"
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Watching:
    """Shows the metrics to this machine and its private network, and to whoever has the token."""

    def __init__(self, metrics: Metrics, settings: Settings, token: str | None = None) -> None:
        self.metrics = metrics
        self.settings = settings
        self.token = os.environ.get(TOKEN, "") if token is None else token

    def __repr__(self) -> str:
        return "<Watching>"

    async def answer(self, request: Request) -> Response:
        """Answer a request for the metrics."""
        if not self.allows(request):
            return PlainTextResponse("The metrics are not for everybody.\n", 403)
        return Response(self.metrics.written(), headers={"cache-control": "no-store"}, media_type=FORMAT)

    def allows(self, request: Request) -> bool:
        """Tell whether somebody may see the metrics; once there is a token, only by it."""
        if self.token:
            shown = request.headers.get("authorization", "").encode()
            return hmac.compare_digest(shown, f"Bearer {self.token}".encode())
        if "x-forwarded-for" in request.headers and not self.settings.behind_proxy:
            return False  # a proxy that the server was not told of hides who asks
        return is_near(address_of(request.scope, self.settings.behind_proxy))
