"""Absent players, whom a bot replaces until they return, and the time of those who are there."""

import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.rules.europe.table import europe
from tests.server.serving import settings_in
from tests.web.hurried import hurried
from tests.web.moments import lay_all
from tests.web.person import Person
from tests.web.visits import Visits
from whistlestop.benchmarks.moment import MatchMoment
from whistlestop.server.settings import ClockRules

SOON = ClockRules(decision=0, grace=24 * 3600, asked=0.2)
"""The usual clock, but a bot may be asked for sooner."""

TEN_MINUTES = ClockRules(decision=600, grace=24 * 3600, asked=120)
ANOTHER_DAY = "const right = Date.now; Date.now = () => right() + 24 * 3600 * 1000;"
"""Sets the clock of the device."""


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(browser: Browser, tmp_path: Path) -> None:
    laid = lay_all(tmp_path / "tables.db", {"europe": MatchMoment(europe())})["europe"]
    with hurried(replace(settings_in(tmp_path), clocks={"none": SOON})) as address:
        visits = Visits(browser, address)
        ada = Person(visits.desktop(laid.address, laid.memory(0)))
        bens = ada.page.get_by_role("article").filter(has_text="Ben")
        expect(bens).to_contain_text("away")
        ada.press(ada.button("Draw two"))
        ada.awaits("Ben’s turn")
        ada.press(bens.get_by_role("button", name="Let a bot play"))
        expect(bens).to_contain_text("stand-in")
        ada.awaits("Your turn")

        ben = Person(visits.desktop(laid.address, laid.memory(1)))
        ben.awaits("Ada’s turn")
        expect(bens).not_to_contain_text("stand-in")
        expect(bens).not_to_contain_text("away")
        visits.end()
    assert visits.unforgiven == []


def test_the_time_left_is_right_on_a_device_whose_clock_is_wrong(browser: Browser, tmp_path: Path) -> None:
    laid = lay_all(tmp_path / "tables.db", {"europe": MatchMoment(europe())})["europe"]
    with hurried(replace(settings_in(tmp_path), clocks={"none": TEN_MINUTES})) as address:
        visits = Visits(browser, address)
        ada = Person(visits.desktop(laid.address, laid.memory(0)))
        ada.page.add_init_script(ANOTHER_DAY)
        ada.page.reload()
        ada.awaits("Your turn")

        expect(ada.page.get_by_role("article").filter(has_text="Ada").locator("time")).to_have_text(
            re.compile(r"^(10:00|[89]:\d\d)$")
        )
        visits.end()
    assert visits.unforgiven == []
