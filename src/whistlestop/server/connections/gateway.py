"""Where WebSockets come in."""

import asyncio

from starlette.websockets import WebSocket

from whistlestop.server.connections.connection import SERVICE_RESTART, Connection
from whistlestop.server.operations.answering import refuse
from whistlestop.server.operations.caller import address_of
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.hub import Hub
from whistlestop.server.wire.codes import Refusal


class Gateway:
    """Lets clients in as long as there is room, and knows all that are here."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate
        self.connections: set[Connection] = set()

    async def connect(self, socket: WebSocket) -> None:
        """Serve one client from its coming to its going."""
        address = address_of(socket.scope, self.hub.settings.behind_proxy)
        try:
            self.gate.connect(address)
        except Refusal as refusal:
            self.hub.metrics.refused(refusal.code)
            await refuse(refusal, socket.scope, socket.receive, socket.send)
            return
        connection = Connection(socket, self.hub, self.gate.messages())
        self.connections.add(connection)
        self.hub.metrics.connected()
        try:
            await socket.accept()
            await connection.serve()
        finally:
            self.connections.discard(connection)
            self.gate.disconnect(address)
            self.hub.metrics.disconnected()

    async def close(self) -> None:
        """Ask all clients to come back later, here or to another process."""
        closing = [one.close(SERVICE_RESTART, "restarting") for one in list(self.connections)]
        await asyncio.gather(*closing, return_exceptions=True)
