"""The Prometheus endpoint and who may read it."""

import hmac
import os
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop.server.hosts import is_private_network
from whistlestop.server.operations.client_address import client_address
from whistlestop.server.settings import Settings
from whistlestop.server.telemetry.metrics import Metrics

TOKEN: Final = "WHISTLESTOP_METRICS_TOKEN"
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"


class MetricsEndpoint:
    """Serves metrics to private networks, or to requests with the token."""

    def __init__(self, metrics: Metrics, settings: Settings, token: str | None = None) -> None:
        self.metrics = metrics
        self.settings = settings
        self.token = os.environ.get(TOKEN, "") if token is None else token

    def __repr__(self) -> str:
        return "<Watching>"

    async def answer(self, request: Request) -> Response:
        """Respond with the metrics."""
        if not self.allows(request):
            return PlainTextResponse("Access to the metrics is restricted.\n", 403)
        return Response(self.metrics.exposition(), headers={"cache-control": "no-store"}, media_type=FORMAT)

    def allows(self, request: Request) -> bool:
        """Return whether a request may read the metrics; once a token is set, only with it."""
        if self.token:
            shown = request.headers.get("authorization", "").encode()
            return hmac.compare_digest(shown, f"Bearer {self.token}".encode())
        if "x-forwarded-for" in request.headers and not self.settings.behind_proxy:
            return False  # an unconfigured proxy hides the client's address
        return is_private_network(client_address(request.scope, self.settings.behind_proxy))
