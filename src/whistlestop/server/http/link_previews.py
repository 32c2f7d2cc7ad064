"""Link previews: the page of a shared table or replay with Open Graph tags for chat programs."""

import hashlib
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.http.page import REVALIDATE
from whistlestop.server.operations.client_address import scheme_of
from whistlestop.server.services.services import Services
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal

SITE: Final = "Whistlestop"
SUMMARY: Final = "Train games for friends and family, played in the browser. No account needed."
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
PICTURES: Final = "pictures"
PLAIN_PICTURE: Final = "cards"
PICTURE_SIZE: Final = (1200, 630)


def preview_routes(services: Services, folder: Path) -> Sequence[BaseRoute]:
    """Return the routes of shared links; none if the page was not built."""
    index = folder / "index.html"
    if not index.exists():
        return ()
    previews = LinkPreviews(services, index.read_text(encoding="utf-8"), folder / PICTURES)
    return (
        Route("/table/{id}", previews.table, methods=["GET"]),
        Route("/replay/{id}", previews.replay, methods=["GET"]),
        Route("/replay/{id}/{moment:path}", previews.replay, methods=["GET"]),
    )


class LinkPreviews:
    """Adds a description of a table to the page."""

    def __init__(self, services: Services, page: str, pictures: Path) -> None:
        self.services = services
        self.page = page.replace('"./', '"/')  # a shared link is not in the folder of the page's files
        self.pictures = {file.stem for file in pictures.glob("*.png")}

    async def table(self, request: Request) -> Response:
        """Serve the page with a description of a table."""
        table = await self.find(request.path_params["id"])
        return self.answer(request, table, SITE if table is None else invitation(table))

    async def replay(self, request: Request) -> Response:
        """Serve the page with a description of a replay."""
        table = await self.find(request.path_params["id"])
        return self.answer(request, table, SITE if table is None else f"Replay of {table.game.title}")

    async def find(self, table_id: str) -> TableState | None:
        """Return a table; None if there is none or it can't be loaded now."""
        if not TABLE_ID.fullmatch(table_id):
            return None
        try:
            return (await self.services.hub.find(table_id)).table
        except (Refusal, StoreUnavailable):
            return None

    def answer(self, request: Request, table: TableState | None, title: str) -> Response:
        """Build the response; 304 if the client has it already."""
        home = self.home(request)
        game = table.game.name if table else ""
        picture = game if game in self.pictures else PLAIN_PICTURE
        tags = {
            "og:type": "website",
            "og:site_name": SITE,
            "og:title": title,
            "og:description": description(table) if table else SUMMARY,
            "og:url": f"{home}{request.url.path}",
            "og:image": f"{home}/{PICTURES}/{picture}.png",
            "og:image:type": "image/png",
            "og:image:width": str(PICTURE_SIZE[0]),
            "og:image:height": str(PICTURE_SIZE[1]),
            "og:image:alt": f"The board of {table.game.title}"
            if table and game == picture
            else "Train cards",
        }
        lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image">')
        lines.append('<meta name="robots" content="noindex">')
        content = self.page.replace("</head>", "\n".join([*lines, "</head>"]), 1).encode()
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        headers = {"Cache-Control": REVALIDATE, "ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(content, headers=headers, media_type="text/html")

    def home(self, request: Request) -> str:
        """Return this server's address: by its first name, or as requested, which the guard has checked."""
        settings = self.services.settings
        if settings.names:
            return settings.webhooks.page.rstrip("/")
        return f"{scheme_of(request.scope, settings.behind_proxy)}://{request.headers.get('host', '')}"


def invitation(table: TableState) -> str:
    """Return the title of a link to a table."""
    game = table.game.title
    if table.status == "open" and table.host is not None:
        return f"{table.seats[table.host].name} invites you to {game}"
    return f"A game of {game}" if table.status in ("over", "closed") else f"{game}, in progress"


def description(table: TableState) -> str:
    """Describe who plays, and what somebody can do who opens the link."""
    names = [seat.name for seat in table.seats if seat.name]
    people = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
    free = sum(seat.open for seat in table.seats)
    if table.status == "open" and free:
        seats = "1 seat is free" if free == 1 else f"{free} seats are free"
        return f"{people}: {seats}. Open the link to play, no account needed."
    return f"{people}. Open the link to {'replay the game' if table.status == 'over' else 'watch'}."
