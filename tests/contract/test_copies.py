from hypothesis import given

from tests.contract.tables import actions, every_table, examples, fields, plays, seeds
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.playout import play_on
from whistlestop.testing.invariants.biased_players import biased_state


@every_table
@examples(10)
@given(seed=seeds, number=plays)
def test_a_copy_is_equal_in_every_field(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    copy = state.copy()

    assert type(copy) is type(state)
    assert fields(copy) == fields(state)
    assert copy.to_bytes() == state.to_bytes()
    assert actions(game, copy) == actions(game, state)


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_playing_a_copy_leaves_the_original_alone(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    copy = state.copy()
    before, plainly = state.to_bytes(), fields(state)

    play_on(copy, Seeded(seed), game.new_legal())

    assert state.to_bytes() == before
    assert fields(state) == plainly


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_playing_the_original_leaves_a_copy_alone(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    copy = state.copy()
    before, plainly = copy.to_bytes(), fields(copy)

    play_on(state, Seeded(seed), game.new_legal())

    assert copy.to_bytes() == before
    assert fields(copy) == plainly


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_a_copy_plays_on_like_the_original(game: Game, seats: int, seed: int, number: int) -> None:
    state = biased_state(game, seats, seed, number)
    copy = state.copy()

    for one in (state, copy):
        play_on(one, Seeded(seed), game.new_legal())

    assert copy.to_bytes() == state.to_bytes()


@every_table
@examples(4)
@given(seed=seeds, number=plays)
def test_a_family_of_copies_played_in_turns_is_a_family_of_strangers(
    game: Game, seats: int, seed: int, number: int
) -> None:
    state = biased_state(game, seats, seed, number)
    child = state.copy()
    family = [state, child, child.copy(), state.copy()]
    strangers = [game.from_bytes(one.to_bytes()) for one in family]
    legal = game.new_legal()

    for turn in range(20):
        for own, (one, stranger) in enumerate(zip(family, strangers, strict=True)):
            play_on(one, Seeded(seed + 100 * turn + own), legal, 3)
            play_on(stranger, Seeded(seed + 100 * turn + own), legal, 3)

    assert [one.to_bytes() for one in family] == [stranger.to_bytes() for stranger in strangers]


@every_table
def test_a_copy_does_not_write_into_the_journal_of_the_original(game: Game, seats: int) -> None:
    state = game.blank(seats)
    state.journal = []
    game.begin(state, Seeded(1))
    happened = len(state.journal)

    copy = state.copy()
    play_on(copy, Seeded(1), game.new_legal())

    assert copy.journal is None
    assert len(state.journal) == happened > 0
