"""Somebody who is not there: after a while the others may let a bot play, until that person comes back."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.rules.europe.table import europe
from tests.server.serving import settings_in
from tests.web.hurried import hurried
from tests.web.moments import lay_all
from tests.web.person import Person
from tests.web.visits import Visits
from whistlestop.server.load.moment import Moment
from whistlestop.server.settings import ClockRules

SOON = ClockRules(decision=0, grace=24 * 3600, asked=0.2)
"""The clock of most tables, but for how soon a bot may be asked for."""


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(browser: Browser, tmp_path: Path) -> None:
    laid = lay_all(tmp_path / "tables.db", {"europe": Moment(europe())})["europe"]
    with hurried(replace(settings_in(tmp_path), clocks={"none": SOON})) as address:
        visits = Visits(browser, address)
        ada = Person(visits.desktop(laid.address, laid.memory(0)))
        bens = ada.page.get_by_role("article").filter(has_text="Ben")
        expect(bens).to_contain_text("away")
        ada.press(ada.button("Draw two"))
        ada.awaits("Ben’s turn")
        ada.press(bens.get_by_role("button", name="Let a bot play"))
        expect(bens).to_contain_text("a bot plays")
        ada.awaits("Your turn")

        ben = Person(visits.desktop(laid.address, laid.memory(1)))
        ben.awaits("Ada’s turn")
        expect(bens).not_to_contain_text("a bot plays")
        expect(bens).not_to_contain_text("away")
        visits.end()
    assert visits.unforgiven == []
