"""Takes screenshots: the pages around the tables, and every game at its start, in the middle and at its end.

python benchmarks/screenshots.py FOLDER [--game europe …]
python benchmarks/screenshots.py docs/pictures --best

Needs Playwright and Chromium. Each screenshot is taken on a desktop, a small laptop and a phone held upright
and sideways, in light and dark. With --best, takes only the compressed ones that the documentation shows.
"""

import argparse
import asyncio
import json
import re
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize

from whistlestop.benchmarks.browser import (
    DESKTOP,
    PHONE,
    LocalStorage,
    open_browser,
    seat_storage,
    storage_state,
)
from whistlestop.benchmarks.moment import MatchMoment, play_match, store_moments
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.benchmarks.server_process import running
from whistlestop.games import SHIPPED
from whistlestop.record.match import Match

SEATS = 3
SEED = 7
STAGES = {"start": 0.0, "middle": 0.55, "end": 1.0}
REPLAYED = 40
"""The play of a finished game at which its replay is shown."""
PAGES = {"lobby": "", "settings": "#/settings", "me": "#/me"}
"""Pages around the tables, and their addresses."""
FULL_RAILYARDS = 0.2
"""The fraction of the Card Game at which most railyards have trains."""

LOADING = re.compile("being fetched|Looking for|Opening the rules")
"""The page's loading messages."""

BEST = {
    "lobby": "lobby_desktop",
    "europe": "europe_middle_desktop",
    "europe_phone": "europe_middle_phone",
    "germany": "germany_middle_desktop",
    "usa_end": "usa_end_desktop",
    "usa_night": "usa_middle_desktop_dark",
    "germany_night": "germany_middle_phone_dark",
    "first_journey_phone": "first_journey_middle_phone",
    "card_game": "card_game_middle_desktop",
}
"""File names in the documentation, and the screenshots they show."""

Screen = Literal["desktop", "laptop", "phone", "sideways"]
Scheme = Literal["light", "dark"]

SIZES: dict[Screen, ViewportSize] = {
    "desktop": DESKTOP,
    "laptop": {"width": 1280, "height": 720},
    "phone": PHONE,
    "sideways": {"width": PHONE["height"], "height": PHONE["width"]},
}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

QUALITY = {"desktop": 58, "phone": 60}
"""JPEG quality; a phone has twice the pixel density."""


class Album:
    """A folder of screenshots of one server."""

    def __init__(self, browser: Browser, address: str, folder: Path, best: bool) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.best = {picture: name for name, picture in BEST.items()} if best else None

    def take(
        self, name: str, where: str, memory: LocalStorage, screen: Screen, scheme: Scheme = "light"
    ) -> None:
        """Take one screenshot, if wanted, once loading has finished."""
        whole = f"{name}_{screen}{'_dark' if scheme == 'dark' else ''}"
        if self.best is not None and whole not in self.best:
            return
        phone = screen in ("phone", "sideways")
        context = self.browser.new_context(
            viewport=SIZES[screen],
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            color_scheme=scheme,
            reduced_motion="reduce",
            storage_state=storage_state(self.address, memory),
        )
        page = context.new_page()
        page.goto(f"{self.address}{where}")
        settle(page)
        if self.best is None:
            file = self.folder / f"{whole}.png"
            page.screenshot(path=file)
        else:
            file = self.folder / f"{self.best[whole]}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY[screen])
        print(file)
        context.close()


def settle(page: Page) -> None:
    """Wait until everything is loaded and painted."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.get_by_text(LOADING).first.wait_for(state="hidden")
    page.locator("[data-painted=false]").wait_for(state="detached")


def moment(match: Match, part: float) -> MatchMoment:
    """Return the moment after a fraction of a match's plays at which seat 0 is to act."""
    plays = int(len(match.plays) * part)
    while 0 < plays < len(match.plays) and (match.plays[plays].seat != 0 or match.plays[plays - 1].seat == 0):
        plays -= 1
    return MatchMoment(match, plays)


def create_tables(database: str, games: list[str]) -> dict[tuple[str, str], SeededTable]:
    """Create a table for every game and stage."""
    moments = {}
    for game in games:
        match = play_match(game, SEATS, SEED)
        for stage, part in STAGES.items():
            full = game == "card_game" and stage == "middle"
            moments[game, stage] = moment(match, FULL_RAILYARDS if full else part)
    return dict(zip(moments, asyncio.run(store_moments(database, moments.values())), strict=True))


def main() -> None:
    """Take all screenshots."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=SHIPPED)
    parser.add_argument("--best", action="store_true", help="take only those that the documentation shows")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    games: list[str] = args.game or list(SHIPPED)
    name = {"whistlestop.settings": json.dumps({"name": "Ada"})}
    with TemporaryDirectory() as data:
        database = f"sqlite:///{data}/tables.sqlite"
        places = create_tables(database, games)
        with running(database, 1) as (server,), open_browser() as browser:
            album = Album(browser, server.page, args.folder, args.best)
            for screen, scheme in product(SIZES, SCHEMES):
                for page in PAGES:
                    album.take(page, PAGES[page], name, screen, scheme)
                for game in games:
                    album.take(f"{game}_new", f"#/new/{game}", name, screen, scheme)
                    album.take(f"{game}_rules", f"#/help/{game}", name, screen, scheme)
                    for stage in STAGES:
                        place = places[game, stage]
                        memory = {**name, **seat_storage(place, 0)}
                        album.take(f"{game}_{stage}", f"#/table/{place.table}", memory, screen, scheme)
                    over = places[game, "end"].table
                    album.take(f"{game}_replay", f"#/replay/{over}/{REPLAYED}", name, screen, scheme)
                    album.take(f"{game}_statistics", f"#/statistics/{over}", name, screen, scheme)


if __name__ == "__main__":
    main()
