"""Whatever a game shows is declared by one of its parts, so that any client can name it."""

import ast
import re
from pathlib import Path

import pytest

import whistlestop
from tests.contract.tables import every_game, every_table
from whistlestop.core import facts
from whistlestop.core.action_types import ActionType
from whistlestop.core.events import SPECTATOR, Event, EventType
from whistlestop.core.fields import Field
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.slots import Slot
from whistlestop.core.view_fields import FIELDS
from whistlestop.core.vocabulary import vocabulary
from whistlestop.games import load
from whistlestop.rail.view import RAIL_FIELDS
from whistlestop.record.event_text import event_text
from whistlestop.record.match import Match
from whistlestop.testing.invariants.biased_players import BiasedPlayer

HOME = Path(str(whistlestop.__file__)).parent
DRAWN = EventType("drawn", "{Seat} draws [{card}|a card].", secret=("card",), card=facts.CARD)


def played(game: Game, seats: int) -> Match:
    """Play a game to its end."""
    match, player = Match(game, seats, Seeded(5)), BiasedPlayer(game, 5)
    while not match.over:
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    return match


def events(match: Match) -> list[Event]:
    """List everything that happened."""
    return [*match.opening, *(event for play in match.plays for event in play.events)]


@every_table
def test_all_that_happens_and_all_that_is_scored_is_declared(game: Game, seats: int) -> None:
    match = played(game, seats)

    assert {event.declared for event in events(match)} <= set(game.event_types)
    for sheet in match.score():
        assert list(sheet.points) == [line.name for line in game.score_lines if not line.is_count]
        assert set(sheet.counts) == {line.name for line in game.score_lines if line.is_count}
    assert match.state.phase.prompt


@every_table
def test_every_event_makes_a_whole_sentence_for_everybody(game: Game, seats: int) -> None:
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][:seats]
    for event in events(played(game, seats)):
        for eyes in (SPECTATOR, 0, int(event.seat)):
            text = event_text(event.seen_by(eyes), game, names)
            assert not re.search(r"[{}\[\]|]", text), text
            assert text.endswith(".")


@every_game
def test_every_action_has_exactly_one_label(game: Game) -> None:
    texts = [*game.actions.texts, f"{game.actions.word} 1,2"] if game.actions.word else game.actions.texts
    for text in texts:
        labels = [label for one in game.action_types if (label := one.text(text)) is not None]
        assert len(labels) == 1, (text, labels)
        assert "{" not in labels[0]


@every_game
def test_every_decision_has_a_prompt_and_every_shown_slot_a_label(game: Game) -> None:
    words = vocabulary(game)
    assert isinstance(words["phases"], list)
    asked = {phase["name"] for phase in words["phases"]}
    match, player = Match(game, game.seats[0], Seeded(3)), BiasedPlayer(game, 3)
    while not match.over:
        assert match.phase in asked
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    assert isinstance(words["slots"], list)
    assert {slot["name"] for slot in words["slots"]} >= set(match.view(0).shown_slots())
    assert all(slot["label"] for slot in words["slots"])


@pytest.mark.parametrize(
    "wrong", [{}, {"card": "pink"}, {"card": 3}, {"card": "red", "route": "Paris-Zürich"}, {"kind": "red"}]
)
def test_an_event_with_other_facts_than_declared_is_an_error(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="drawn"):
        DRAWN.event(0, **wrong)


def test_a_sentence_can_neither_give_a_secret_away_nor_name_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="secret"):
        EventType("drawn", "{Seat} draws {card}.", secret=("card",), card=facts.CARD)
    with pytest.raises(ValueError, match="secret"):
        EventType("drawn", "{Seat} draws [{card}|{card}].", secret=("card",), card=facts.CARD)
    with pytest.raises(ValueError, match="city"):
        EventType("drawn", "{Seat} draws in {city}.", card=facts.CARD)
    with pytest.raises(ValueError, match="city"):
        ActionType("draw", "Draw in {city}")


def test_what_is_hidden_or_nothing_is_left_out_of_a_sentence() -> None:
    drawn = DRAWN.event(1, card="red")
    claimed = EventType("claimed", "{Seat} claims it[ for {points}].", points=facts.NUMBER)

    assert drawn.text(["ada", "ben"]) == "ben draws red."
    assert drawn.seen_by(0).text(["ada", "ben"]) == "ben draws a card."
    assert drawn.seen_by(0).to_dict() == {"type": "drawn", "seat": 1}
    assert drawn.text([]) == "Seat 1 draws red."
    assert claimed.event(0, points=4).text(["Ada"]) == "Ada claims it for 4."
    assert claimed.event(0, points=0).text(["Ada"]) == "Ada claims it."


def test_a_slot_that_no_game_has_registered_can_not_be_used() -> None:
    state = load("europe").start(2, Seeded(1))

    with pytest.raises(IndexError):
        Slot("souvenirs").get(state, 0)


@pytest.mark.parametrize(
    ("file", "name", "fields"), [("core", "View", FIELDS), ("rail", "RailView", RAIL_FIELDS)]
)
def test_the_attributes_of_a_view_are_its_declared_fields(file: str, name: str, fields: list[Field]) -> None:
    source = ast.parse((HOME / file / "view.py").read_text(encoding="utf-8"))
    (body,) = (node.body for node in source.body if isinstance(node, ast.ClassDef) and node.name == name)
    annotated = [ast.unparse(node.target) for node in body if isinstance(node, ast.AnnAssign)]

    assert annotated == [field.name for field in fields]
