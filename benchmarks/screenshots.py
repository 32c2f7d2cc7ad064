"""Takes pictures of the page: every game in the lobby, at its start, in the middle and at its end.

python benchmarks/screenshots.py FOLDER [--game europe …]
python benchmarks/screenshots.py docs/pictures --best

It needs Playwright and a Chromium. Each picture is taken on a wide screen and on a phone; those of the first
game also in the dark. The best ones are those that the documentation shows, and small enough for that.
"""

import argparse
import asyncio
import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, Page

from whistlestop.games import SHIPPED
from whistlestop.record.match import Match
from whistlestop.server.load.browser import DESKTOP, PHONE, Memory, a_browser, kept, remembered
from whistlestop.server.load.furnishing import Place
from whistlestop.server.load.measuring import running
from whistlestop.server.load.moment import Moment, lay, played

SEATS = 3
SEED = 7
STAGES = {"start": 0.0, "middle": 0.55, "end": 1.0}
FULL_RAILYARDS = 0.28
"""The part of the Card Game after which there are trains in all railyards."""

WAITS = re.compile("being fetched|Looking for|Opening the rules")
"""What the page says while something is on its way."""

BEST = {
    "lobby": "lobby_desktop",
    "europe": "europe_middle_desktop",
    "europe_phone": "europe_middle_phone",
    "germany": "germany_middle_desktop",
    "usa_end": "usa_end_desktop",
    "first_journey_phone": "first_journey_middle_phone",
    "card_game": "card_game_middle_desktop",
}
"""What the best pictures are called, and which ones they are."""

Screen = Literal["desktop", "phone"]
Scheme = Literal["light", "dark"]

QUALITY = {"desktop": 58, "phone": 60}
"""Of pictures that are kept; a phone has twice as many pixels for a length."""


class Album:
    """Pictures of one server's page, in a folder."""

    def __init__(self, browser: Browser, address: str, folder: Path, best: bool) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.best = {picture: name for name, picture in BEST.items()} if best else None

    def take(self, name: str, where: str, memory: Memory, screen: Screen, scheme: Scheme = "light") -> None:
        """Take one picture, if it is wanted, once nothing is on its way any more."""
        whole = f"{name}_{screen}{'_dark' if scheme == 'dark' else ''}"
        if self.best is not None and whole not in self.best:
            return
        phone = screen == "phone"
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            color_scheme=scheme,
            reduced_motion="reduce",
            storage_state=kept(self.address, memory),
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
    """Wait until everything is fetched and drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.get_by_text(WAITS).first.wait_for(state="hidden")
    page.locator("[data-painted=false]").wait_for(state="detached")


def moment(match: Match, part: float) -> Moment:
    """Stop a match after a part of its plays, where the first seat is to act."""
    plays = int(len(match.plays) * part)
    while 0 < plays < len(match.plays) and (match.plays[plays].seat != 0 or match.plays[plays - 1].seat == 0):
        plays -= 1
    return Moment(match, plays)


def furnished(database: str, games: list[str]) -> dict[tuple[str, str], Place]:
    """Write a table for every game and stage."""
    moments = {}
    for game in games:
        match = played(game, SEATS, SEED)
        for stage, part in STAGES.items():
            full = game == "card_game" and stage == "middle"
            moments[game, stage] = moment(match, FULL_RAILYARDS if full else part)
    return dict(zip(moments, asyncio.run(lay(database, moments.values())), strict=True))


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=SHIPPED)
    parser.add_argument("--best", action="store_true", help="only those that the documentation shows")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    games: list[str] = wanted.game or list(SHIPPED)
    name = {"whistlestop.settings": json.dumps({"name": "Ada"})}
    with TemporaryDirectory() as data:
        database = f"sqlite:///{data}/tables.sqlite"
        places = furnished(database, games)
        with running(database, 1) as (server,), a_browser() as browser:
            album = Album(browser, server.page, wanted.folder, wanted.best)
            for screen in ("desktop", "phone"):
                album.take("lobby", "", name, screen)
                for game in games:
                    album.take(f"{game}_new", f"#/new/{game}", name, screen)
                    album.take(f"{game}_rules", f"#/help/{game}", name, screen)
                    for stage in STAGES:
                        place = places[game, stage]
                        memory = {**name, **remembered(place, 0)}
                        album.take(f"{game}_{stage}", f"#/table/{place.table}", memory, screen)
                        if game == games[0]:
                            album.take(f"{game}_{stage}", f"#/table/{place.table}", memory, screen, "dark")
                album.take("lobby", "", name, screen, "dark")


if __name__ == "__main__":
    main()
