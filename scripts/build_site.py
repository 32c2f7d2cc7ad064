"""Build the documentation site, and fail on dead links and on anything that a page would load from elsewhere.

./play docs runs it, as python -m scripts.build_site [FOLDER]; it needs the extra "docs".
"""

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from scripts import site_replay

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "build" / "site-static"
SITE = ROOT / "build" / "site"
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
LINK = ("a", "href")


class Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.anchors = {""}
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if value and ((tag, name) == LINK or (tag, name) in LOADED):
                (self.links if tag == "a" else self.loaded).append(value)


def faults(site: Path) -> Iterator[str]:
    """Yield the dead links of a site, and the addresses of other sites that its pages load."""
    pages = {file.resolve(): Page(file) for file in sorted(site.rglob("*.html"))}
    for page in pages.values():
        name = page.file.relative_to(site)
        for address in page.loaded:
            if urlsplit(address).netloc:
                yield f"{name} loads {address}"
        for address in [*page.links, *page.loaded]:
            link = urlsplit(address)
            if link.scheme or link.netloc:
                continue
            target = (page.file.parent / unquote(link.path)).resolve() if link.path else page.file.resolve()
            if not target.is_file():
                yield f"{name} links to {address}, which does not exist"
            elif target in pages and unquote(link.fragment) not in pages[target].anchors:
                yield f"{name} links to {address}, which has no such heading"


def build(site: Path) -> None:
    """Build the site, or exit with the faults."""
    site_replay.main(STATIC / "replay_frames.js")
    sphinx = [
        sys.executable,
        "-m",
        "sphinx",
        "--builder=html",
        "--fail-on-warning",
        "--keep-going",
        "--quiet",
    ]
    done = subprocess.run([*sphinx, "--conf-dir=docs/site", ".", str(site)], cwd=ROOT)
    if done.returncode:
        sys.exit("The documentation could not be built; see the output above.")
    if found := list(faults(site)):
        sys.exit("\n".join(found))
    print(f"The documentation is in {site / 'index.html'}")


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE)
