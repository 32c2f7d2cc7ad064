from hypothesis import given

from tests.contract.tables import every_table, examples, plays, seeds
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.turns import LastRound
from whistlestop.testing.invariants import contradictions
from whistlestop.testing.invariants.biased_players import BiasedPlayer, biased_state

LAST_TURNS = 30


@every_table
@examples(8)
@given(seed=seeds, number=plays)
def test_an_action_is_legal_exactly_when_nothing_speaks_against_it(
    game: Game, seats: int, seed: int, number: int
) -> None:
    assert contradictions(biased_state(game, seats, seed, number)) == []


@every_table
def test_reasons_agree_with_legality_in_every_phase_and_to_the_last_turn(game: Game, seats: int) -> None:
    met: set[str] = set()
    late = 0
    for seed in range(6):
        luck, player = Seeded(seed), BiasedPlayer(game, seed)
        state = game.start(seats, luck)
        while not state.over:
            last_turns = state.turns_left > 0 and late < LAST_TURNS
            if last_turns or state.phase.name not in met:
                met.add(state.phase.name)
                late += last_turns
                assert contradictions(state) == []
            state.play(player.choose(game.legal(state)), luck)

    assert game.turn.name in met
    assert late or not isinstance(game.end, LastRound)


@every_table
def test_there_is_a_reason_against_everything_once_the_game_is_over(game: Game, seats: int) -> None:
    state = biased_state(game, seats, 7, 100_000)

    assert state.over
    assert all(state.phase.problem(state, 0, action) for action in range(len(game.actions)))
