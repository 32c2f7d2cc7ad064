"""The page that browsers get: files built into the package, or a sentence where they are missing."""

import os
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

CLIENT = Path(__file__).parents[1] / "client"

NAMED_BY_CONTENT = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
WORTH_PACKING = 1000  # bytes

MISSING = """This server has no page, since it was installed without Node.js or without a network.

Start it by ./play, or install it again where Node.js 20.19 or newer is, or where pip can fetch it.
Programs can play here all the same: see docs/wire.md.
"""


def page_in(folder: Path) -> ASGIApp:
    """Serve the files of a folder, packed for the way."""
    if not (folder / "index.html").exists():
        return missing
    return GZipMiddleware(PageFiles(directory=folder, html=True), minimum_size=WORTH_PACKING)


async def missing(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that there is no page, and what to do."""
    await PlainTextResponse(MISSING, 404)(scope, receive, send)


class PageFiles(StaticFiles):
    """Files that browsers may keep as long as they like if their name says what is in them."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = Path(full_path).parent.name == "assets"
        response.headers["cache-control"] = NAMED_BY_CONTENT if hashed else ASK_EACH_TIME
        return response
