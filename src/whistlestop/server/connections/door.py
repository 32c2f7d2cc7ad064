"""The door through which WebSockets come in, and where they are counted."""

from starlette.websockets import WebSocket

from whistlestop.server.connections.connection import Connection
from whistlestop.server.operations.answering import refuse
from whistlestop.server.operations.caller import address_of
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.hub import Hub
from whistlestop.server.wire.codes import Refusal


class Door:
    """Lets connections in as long as there is room."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    async def enter(self, socket: WebSocket) -> None:
        """Serve one connection, from the first byte to the last."""
        address = address_of(socket.scope, self.hub.settings.behind_proxy)
        try:
            self.gate.connect(address)
        except Refusal as refusal:
            self.hub.metrics.refused(refusal.code)
            await refuse(refusal, socket.scope, socket.receive, socket.send)
            return
        self.hub.metrics.connected()
        try:
            await socket.accept()
            await Connection(socket, self.hub, self.gate.messages()).serve()
        finally:
            self.hub.metrics.disconnected()
            self.gate.disconnect(address)
