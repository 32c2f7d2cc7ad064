"""Accepts WebSockets within the connection limits."""

from starlette.websockets import WebSocket

from whistlestop.server.live.hub import Hub
from whistlestop.server.operations.client_address import client_address
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.operations.refusal_response import send_refusal
from whistlestop.server.websocket.connection import Connection
from whistlestop.server.wire.codes import Refusal


class WebSocketAcceptor:
    """Accepts connections as long as the limits allow."""

    def __init__(self, hub: Hub, limiter: RateLimiter) -> None:
        self.hub = hub
        self.limiter = limiter

    async def accept(self, socket: WebSocket) -> None:
        """Serve one connection until it closes."""
        address = client_address(socket.scope, self.hub.settings.behind_proxy)
        try:
            self.limiter.acquire_connection(address)
        except Refusal as refusal:
            self.hub.metrics.record_refusal(refusal.code)
            await send_refusal(refusal, socket.scope, socket.receive, socket.send)
            return
        self.hub.metrics.connection_opened()
        try:
            await self.hub.turnstile.enter()
            await socket.accept()
            await Connection(socket, self.hub, self.limiter.messages.of_client(address)).serve()
        finally:
            self.hub.metrics.connection_closed()
            self.limiter.release_connection(address)
