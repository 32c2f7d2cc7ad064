import pytest

from tests.contract.tables import every_game
from whistlestop.core.errors import UnknownAction
from whistlestop.core.game import Game
from whistlestop.games.catalogue import build_game, find


@every_game
def test_no_two_actions_have_the_same_text(game: Game) -> None:
    assert len(set(game.actions.texts)) == len(game.actions) > 0


@every_game
def test_a_text_finds_its_action(game: Game) -> None:
    assert [game.actions.number(text) for text in game.actions.texts] == list(range(len(game.actions)))


@every_game
def test_actions_have_the_same_numbers_whenever_a_game_is_put_together(game: Game) -> None:
    assert build_game(find(game.name), frozenset()).actions.texts == game.actions.texts


@every_game
def test_a_text_has_no_room_for_misreading_in_a_record(game: Game) -> None:
    for text in game.actions.texts:
        assert text == " ".join(text.split())
        assert "=" not in text
        assert "?" not in text


@every_game
def test_an_unknown_text_is_refused_with_advice(game: Game) -> None:
    for text in game.actions.texts[:: len(game.actions) // 4 or 1]:
        with pytest.raises(UnknownAction, match=r"Did you mean|Actions look like this"):
            game.actions.number(text + "x")
