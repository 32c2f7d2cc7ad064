from hypothesis import given

from tests.contract.tables import actions, every_table, examples, plays, seeds
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.material import offers
from whistlestop.core.playout import play_on
from whistlestop.testing.invariants import violations
from whistlestop.testing.invariants.biased_players import BiasedPlayer, biased_state

LONGER_THAN_ANY_GAME = 20_000


@every_table
@examples(5)
@given(seed=seeds)
def test_a_game_goes_on_to_its_end_and_nothing_is_ever_lost(game: Game, seats: int, seed: int) -> None:
    luck = Seeded(seed)
    player = BiasedPlayer(game, seed + 1)
    state = game.start(seats, luck)

    while not state.over:
        assert violations(state) == []
        assert state.ply < LONGER_THAN_ANY_GAME
        state.play(player.choose(game.legal(state)), luck)

    assert violations(state) == []
    assert state.reason


@every_table
@examples(12)
@given(seed=seeds, number=plays)
def test_exactly_the_seats_that_may_act_have_legal_actions(
    game: Game, seats: int, seed: int, number: int
) -> None:
    state = biased_state(game, seats, seed, number)

    for seat, legal in actions(game, state).items():
        assert bool(legal) == state.may_act(seat)
        assert len(set(legal)) == len(legal)
    assert any(map(state.may_act, range(seats))) != state.over


@every_table
@examples(10)
@given(seed=seeds)
def test_seats_that_choose_at_the_same_time_may_do_so_in_any_order(game: Game, seats: int, seed: int) -> None:
    luck = Seeded(seed)
    state = game.start(seats, luck)

    while state.choosing:
        waiting = [seat for seat in range(seats) if state.may_act(seat)]
        seat = waiting[luck.below(len(waiting))]
        legal = game.legal(state, seat)
        before = offers.size(state.offers[seat])
        state.play_as(seat, legal[luck.below(len(legal))], luck)
        assert violations(state) == []
        assert not state.may_act(seat) or not state.choosing or offers.size(state.offers[seat]) > before

    assert game.legal(state, int(state.first))


@every_table
@examples(3)
@given(seed=seeds)
def test_a_random_playout_comes_to_the_same_end_as_single_plays(game: Game, seats: int, seed: int) -> None:
    luck, again = Seeded(seed), Seeded(seed)
    state, other = game.start(seats, luck), game.start(seats, again)

    number = play_on(state, luck, game.new_legal())
    while not other.over:
        action = other.pick(again, game.new_legal())
        assert action in game.legal(other)
        other.play(action, again)

    assert number == state.ply
    assert state.to_bytes() == other.to_bytes()
    assert violations(state) == []


@every_table
@examples(5)
@given(seed=seeds, number=plays)
def test_a_limited_playout_stops_there(game: Game, seats: int, seed: int, number: int) -> None:
    luck = Seeded(seed)
    state = game.start(seats, luck)

    played = play_on(state, luck, game.new_legal(), number)

    assert played == state.ply
    assert played == number or state.over
