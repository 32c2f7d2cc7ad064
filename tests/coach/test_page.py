"""The page of a review: well-formed, self-contained, without scripts, with the board where there is one."""

from xml.etree import ElementTree

from tests.coach.games import played, with_a_wasted_turn
from whistlestop.coach.depth import Depth
from whistlestop.coach.review_page import review_page
from whistlestop.coach.reviewer import Reviewer
from whistlestop.coach.speaker import Speaker
from whistlestop.games import load
from whistlestop.record.history import History

NAMES = ["<Ada>", "Ben"]


def page_of(history: History, language: str = "en") -> ElementTree.Element:
    """Return the page of a game."""
    review = Reviewer(history, (), Depth("quick", 40, 24, 60, 1, False), 1, NAMES).run()
    text = review_page(review, history, Speaker(history.game, review.names, language))
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def tags(page: ElementTree.Element) -> list[str]:
    """Return the names of all elements."""
    return [str(one.tag).rpartition("}")[2] for one in page.iter()]


def test_a_page_shows_each_mistake_on_one_shared_board() -> None:
    page = page_of(with_a_wasted_turn())
    boards = [one for one in page.iter() if one.get("class") == "board"]
    text = " ".join(page.itertext())

    assert "<Ada>" in text
    assert "This game is not over" in text
    assert boards
    assert all(next(one.get("href") for one in board.iter("use")) == "#below" for board in boards)
    assert len([one for one in page.iter() if one.get("id") == "below"]) == 1
    assert any(one.get("class") == "better" for board in boards for one in board)


def test_a_page_needs_nothing_else_and_runs_nothing() -> None:
    page = page_of(played(load("card_game"), 8), "de")
    names = tags(page)

    assert not {"script", "img", "link", "iframe"} & set(names)
    assert not [one for one in page.iter() if one.get("class") == "board"]
    assert page.get("lang") == "de"
    assert names.count("section") == 2
    assert "Wendepunkte" in " ".join(page.itertext())
