"""The page of a review: well-formed, self-contained, without scripts, with the board where there is one."""

from xml.etree import ElementTree

from whistlestop.bots import bot
from whistlestop.bots.table import BotTable
from whistlestop.coach.depth import Depth
from whistlestop.coach.review_page import review_page
from whistlestop.coach.reviewer import Reviewer
from whistlestop.coach.speaker import Speaker
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.record.match import Match

NAMES = ["<Ada>", "Ben"]


def page_of(name: str, language: str = "en") -> ElementTree.Element:
    """Return the page of a short game."""
    game = load(name)
    match = Match(game, 2, DuplicateLuck(3))
    table = BotTable(game, [bot("greedy", game), bot("planner", game)])
    while not match.over and len(match.plays) < 30:
        match.play(int(table.ask(match.state)), match.seat)
    review = Reviewer(match.history, (), Depth("quick", 24, 8, 24, 1, False), 1, NAMES).run()
    text = review_page(review, match.history, Speaker(game, review.names, language))
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def tags(page: ElementTree.Element) -> list[str]:
    """Return the names of all elements."""
    return [str(one.tag).rpartition("}")[2] for one in page.iter()]


def test_a_page_shows_each_mistake_on_one_shared_board() -> None:
    page = page_of("usa")
    boards = [one for one in page.iter() if one.get("class") == "board"]
    text = " ".join(page.itertext())

    assert "<Ada>" in text
    assert "This game is not over" in text
    assert boards
    assert all(next(one.get("href") for one in board.iter("use")) == "#below" for board in boards)
    assert len([one for one in page.iter() if one.get("id") == "below"]) == 1
    assert any(one.get("class") == "better" for board in boards for one in board)


def test_a_page_needs_nothing_else_and_runs_nothing() -> None:
    page = page_of("card_game", "de")
    names = tags(page)

    assert not {"script", "img", "link", "iframe"} & set(names)
    assert not [one for one in page.iter() if one.get("class") == "board"]
    assert page.get("lang") == "de"
    assert names.count("section") == 2
    assert "Wendepunkte" in " ".join(page.itertext())
