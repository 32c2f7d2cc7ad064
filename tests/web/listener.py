"""A screen reader user, who plays by lists and typed moves."""

import re

from playwright.sync_api import Locator, expect

from tests.web.keyboard import Keyboard
from tests.web.person import OVER
from tests.web.whole_game import keep_tickets


class Listener(Keyboard):
    """A person with a screen reader."""

    @property
    def field(self) -> Locator:
        """The field for moves."""
        return self.page.get_by_role("combobox", name="Your move")

    @property
    def spoken(self) -> Locator:
        """The last announcement, assertive or polite."""
        return self.page.locator("[aria-live] > p")

    def take_the_lists(self) -> None:
        """Follow the skip link, which leads to the lists."""
        self.press(self.button("Play with lists instead of the map"))
        expect(self.page.get_by_role("heading", level=1, name="as lists")).to_be_visible()

    def play_move(self, text: str) -> None:
        """Type a move or its beginning, accept the first suggestion, and play it."""
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
    """Play until the game is over, as the status line suggests."""
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
