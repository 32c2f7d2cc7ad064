"""The page: static files built into the package, or an explanation if they are missing."""

import mimetypes
import os
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

CLIENT = Path(__file__).parents[1] / "client"

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
DAILY = "public, max-age=86400"
MIN_GZIP_SIZE = 1000  # bytes

mimetypes.add_type("application/manifest+json", ".webmanifest")

MISSING = """This server has no page, because it was installed without Node.js or without a network.

Start it with ./play, or reinstall it where Node.js 20.19 or newer is installed or can be downloaded.
Programs can still play here: see docs/wire.md.
"""


def page_app(folder: Path) -> ASGIApp:
    """Serve the files of a folder, compressed with gzip."""
    if not (folder / "index.html").exists():
        return missing_page
    return GZipMiddleware(PageFiles(directory=folder, html=True), minimum_size=MIN_GZIP_SIZE)


async def missing_page(scope: Scope, receive: Receive, send: Send) -> None:
    """Explain that the page was not built."""
    await PlainTextResponse(MISSING, 404)(scope, receive, send)


class PageFiles(StaticFiles):
    """Static files with cache headers: files with hashed names are immutable, pictures fresh for a day."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        folder = Path(full_path).parent.name
        response.headers["cache-control"] = {"assets": IMMUTABLE, "pictures": DAILY}.get(folder, REVALIDATE)
        if folder == "pictures":  # chat programs show them on pages of their own
            response.headers["cross-origin-resource-policy"] = "cross-origin"
        return response
