import pytest
from hypothesis import given

from tests.contract.tables import actions, every_game, every_table, examples, fields, plays, seeds
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.packing import BrokenBytes
from whistlestop.core.playout import play_on
from whistlestop.testing.invariants.biased_players import biased_state

TO_THE_END = 100_000


@every_table
@examples(10)
@given(seed=seeds, number=plays)
def test_a_saved_state_comes_back_in_every_field(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    again = game.from_bytes(state.to_bytes())

    assert type(again) is type(state)
    assert fields(again) == fields(state)
    assert again.to_bytes() == state.to_bytes()
    assert actions(game, again) == actions(game, state)


@every_table
def test_a_finished_game_comes_back_with_its_scores(game: Game, seats: int) -> None:
    state = biased_state(game, seats, 3, TO_THE_END)
    again = game.from_bytes(state.to_bytes())

    assert again.over
    assert fields(again) == fields(state)
    assert [sheet.to_dict() for sheet in game.score(again)] == [
        sheet.to_dict() for sheet in game.score(state)
    ]


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_a_saved_state_plays_on_like_the_original(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    again = game.from_bytes(state.to_bytes())

    for one in (state, again):
        play_on(one, Seeded(seed), game.new_legal())

    assert again.to_bytes() == state.to_bytes()


@every_table
def test_bytes_that_are_cut_off_anywhere_are_refused(game: Game, seats: int) -> None:
    saved = biased_state(game, seats, 5, 40).to_bytes()

    for length in range(len(saved)):
        with pytest.raises(BrokenBytes, match=f"cut off after {length} bytes"):
            game.from_bytes(saved[:length])


@every_game
def test_bytes_of_another_game_or_of_other_rules_are_refused(game: Game) -> None:
    saved = game.start(game.seats[0], Seeded(1)).to_bytes()
    name = f"{game.name} {game.rules}".encode()

    for other in (f"{game.name} {game.rules + 1}", "chess 1"):
        mark = len(other).to_bytes(8, "little") + other.encode()
        with pytest.raises(BrokenBytes, match=f"a state of “{other}”, not of “{name.decode()}”"):
            game.from_bytes(mark + saved[8 + len(name) :])
