"""A local receiver of notifications."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from whistlestop.server.services.notices.webhooks import WebhookMessage


@dataclass
class Receiver:
    """Stores requests and responds with a status, or never if there is none."""

    status: int | None
    location: str
    host: str = ""
    paths: list[str] = field(default_factory=list)
    heads: list[dict[str, str]] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)

    @property
    def notices(self) -> list[WebhookMessage]:
        """The received notifications."""
        return [msgspec.json.decode(body, type=WebhookMessage) for body in self.bodies]

    def address(self, path: str) -> str:
        """Return an address of this receiver."""
        return f"http://{self.host}/{path}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
            assert length
            self.bodies.append(await reader.readexactly(int(length[1])))
            lines = [line.partition(": ") for line in head.split("\r\n")[1:]]
            self.heads.append({name.lower(): value for name, _, value in lines})
            self.paths.append(head.split(" ")[1])
            if self.status is None:
                await reader.read()  # until the other side has had enough
            else:
                answer = [f"HTTP/1.1 {self.status} So", f"Location: {self.location}", "Content-Length: 0"]
                writer.write("\r\n".join([*answer, "", ""]).encode())
                await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def receiving(status: int | None = 204, location: str = "/elsewhere") -> AsyncIterator[Receiver]:
    """Run a receiver on a free port."""
    receiver = Receiver(status, location)
    listening = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.host = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        listening.close()
