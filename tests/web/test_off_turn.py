"""While others play: a route tells what it needs, and a claim waits for the turn."""

import pytest
from playwright.sync_api import expect

from tests.web.moments import Seating
from tests.web.seeded_server import halfway
from whistlestop.benchmarks.moment import MatchMoment, play_match
from whistlestop.record.choices import next_turn

MATCH = play_match("usa", 2, 7)
MOMENT = halfway(MATCH)


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """A game of two halfway, on Ada's turn."""
    return {"halfway": MOMENT}


def of_ben(possible: bool) -> str:
    """Return a free route that Ben could claim, or could not pay for, if it were his turn."""
    assert MOMENT.plays is not None
    position = MATCH.history.at(MOMENT.plays)
    routes = sorted({aim.what for aim in MATCH.game.actions.aims if aim.where == "route"})
    outlooks = ((name, next_turn(position, 1, "route", name)) for name in routes if "/" not in name)
    return next(
        name
        for name, outlook in outlooks
        if bool(outlook.actions) == possible and "claimed" not in str(outlook.reason)
    )


def test_a_claim_is_queued_while_another_plays_and_played_when_the_turn_comes(seating: Seating) -> None:
    ada, ben = seating.sit("halfway", 0), seating.sit("halfway", 1)
    ben.awaits("Ada’s turn")
    dear, payable = (name.replace("-", " – ") for name in (of_ben(False), of_ben(True)))

    ben.point(ben.route(dear))
    expect(ben.part(dear)).to_contain_text("short")
    expect(ben.part(dear).get_by_role("button")).to_have_text(["Close"])

    ben.point(ben.route(payable))
    ben.press(ben.button("Claim on my turn"))
    queued = ben.part(f"On your turn: Claim {payable}")
    ben.press(queued.get_by_role("button", name="Cancel"))
    expect(queued).to_be_hidden()

    ben.point(ben.route(payable))
    ben.press(ben.button("Claim on my turn"))
    expect(queued).to_be_visible()
    ada.press(ada.button("Draw two"))
    ben.read_log().filter(has_text=f"Ben claims {payable}").wait_for()
    expect(queued).to_be_hidden()
    ada.awaits("Your turn")
