import json
import tomllib
from pathlib import Path

import pytest

from tests.cli.program import whistlestop
from tests.playing import rule
from tests.rules.first_journey.table import GAME, USA
from whistlestop.core import cards
from whistlestop.core.game import Game

FOLDER = Path(str(GAME.about.folder))
SPLIT = {"white": 10, "blue": 10, "yellow": 10, "black": 10, "red": 10, "green": 10, "locomotive": 12}
KNOWN = ("Athens", "Berlin")


def listed(game: Game) -> dict[str, object]:
    """Return a game's entry in the list of games."""
    rows = json.loads(whistlestop("games", "--json").said)
    [found] = [row for row in rows if row["name"] == game.name]
    assert isinstance(found, dict)
    return found


@rule("FJ-14")
@pytest.mark.parametrize("game", [GAME, USA], ids=["europe", "usa"])
def test_there_are_ten_cards_of_each_colour_and_twelve_locomotives(game: Game) -> None:
    assert cards.to_counts(game.cards) == SPLIT


@rule("FJ-14")
def test_there_are_thirty_two_different_tickets_and_one_is_known() -> None:
    tickets = GAME.tickets.tickets

    assert len({frozenset(ticket.between) for ticket in tickets}) == len(tickets) == 32
    assert [ticket.between for ticket in tickets if not ticket.reconstructed] == [KNOWN]


@rule("FJ-14")
def test_the_file_of_tickets_marks_the_reconstructed_ones() -> None:
    rows = tomllib.loads((FOLDER / "tickets.toml").read_text(encoding="utf-8"))["tickets"]

    assert [(row["from"], row["to"]) for row in rows if "reconstructed" not in row] == [KNOWN]
    assert sum(row.get("reconstructed", False) for row in rows) == 31


@rule("FJ-14")
def test_the_box_says_what_is_reconstructed() -> None:
    about = tomllib.loads((FOLDER / "about.toml").read_text(encoding="utf-8"))

    assert "31 of the 32 tickets" in about["reconstructed"]
    assert "how the 72 train cards divide" in about["reconstructed"]


@rule("FJ-14")
def test_the_list_of_games_says_what_is_reconstructed() -> None:
    said = whistlestop("games").said.splitlines()
    [at] = [i for i, line in enumerate(said) if line.startswith("first_journey ")]

    assert "Reconstructed: 31 of the 32 tickets, and how the 72 train cards divide" in said[at + 1]


@rule("FJ-14")
def test_the_list_of_games_names_the_reconstructed_tickets() -> None:
    row = listed(GAME)
    names = [list(ticket.between) for ticket in GAME.tickets.tickets if ticket.between != KNOWN]

    assert row["reconstructed"] == GAME.about.reconstructed
    assert row["reconstructed_tickets"] == names


@rule("FJ-14")
def test_the_list_of_games_says_what_is_uncertain_about_the_board_of_the_usa() -> None:
    row = listed(USA)

    assert "how the 72 train cards divide" in str(row["reconstructed"])
    assert "the tickets come from one source" in str(row["reconstructed"])
    assert row["reconstructed_tickets"] == []
