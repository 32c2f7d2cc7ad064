"""Somebody who listens to the page, and plays by lists and typed moves instead of the map."""

import re

from playwright.sync_api import Locator, expect

from tests.web.keyboard import Keyboard
from tests.web.person import OVER
from tests.web.whole_game import keep_tickets


class Listener(Keyboard):
    """Somebody with a screen reader."""

    @property
    def field(self) -> Locator:
        """Where moves are typed."""
        return self.page.get_by_role("combobox", name="Your move")

    @property
    def spoken(self) -> Locator:
        """What was said last: at once, or when there was a pause."""
        return self.page.locator("[aria-live] > p")

    def take_the_lists(self) -> None:
        """Press the first thing on the page, which leads away from the map."""
        self.press(self.button("Play with lists instead of the map"))
        expect(self.page.get_by_role("heading", level=1, name="as lists")).to_be_visible()

    def play_move(self, text: str) -> None:
        """Type a move or the beginning of one, take the first that fits, and play it."""
        if not self.field.evaluate("one => one === document.activeElement"):
            self.page.keyboard.press("n")
        expect(self.field).to_be_focused()
        self.page.keyboard.type(text)
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        if self.field.evaluate_all("found => found.some(one => one.value)"):
            self.page.keyboard.press("Enter")
        over = self.page.get_by_role("status").filter(has_text=OVER)
        expect(over.or_(self.page.locator('[data-group="move"][data-empty]')).first).to_be_visible()


def play_by_ear(listener: Listener) -> None:
    """Play until the game is over, by what the status line offers."""
    for todo in listener.turns():
        if todo.startswith("keep "):
            keep_tickets(listener)
        elif "or withdraw" in todo:
            listener.play_move("pay" if listener.page.get_by_role("radio").count() else "withdraw")
        elif "claim a route" in todo:
            listener.play_move("claim")
        elif "draw cards" in todo or "second card" in todo:
            listener.play_move("draw")
        else:
            listener.play_move(re.split(r"\W", todo)[0])
