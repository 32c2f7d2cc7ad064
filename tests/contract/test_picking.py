"""A random action is found without listing all, and is the one that the list has at that place."""

from hypothesis import given
from mypy_extensions import i64

from tests.contract.tables import every_table, examples, plays, seeds
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Scripted, Seeded
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.playout import play_on
from whistlestop.core.state import State
from whistlestop.core.turns import Turn
from whistlestop.games import load
from whistlestop.rail.board_setup import BoardSetup, board_of
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.final_round import FinalRound
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.biased_players import biased_state


@every_table
@examples(30)
@given(seed=seeds, number=plays)
def test_every_outcome_picks_the_action_at_that_place_of_the_list(
    game: Game, seats: int, seed: int, number: int
) -> None:
    state = biased_state(game, seats, seed, number)
    if state.over or state.phase.lists_many:
        return
    legal = game.legal(state)

    picked = [int(state.pick(Scripted([n]), game.new_legal())) for n in range(len(legal))]

    assert picked == legal


def test_the_shipped_games_count_instead_of_listing() -> None:
    for name in ("europe", "germany", "first_journey", "card_game", "usa"):
        turn = load(name).turn
        assert turn.picks
        assert turn.counts


class ClaimNothing(ClaimRoute):
    """Lists no claim, but would still count those of its parent."""

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        """Add nothing."""


class OnlyPasses(Turn):
    """Lists nothing but the pass, and would still pick from the options of its parent."""

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        out.add(self.pass_)


def variant(turn: Turn) -> Game:
    """Return the USA game with another turn, and without tickets."""
    usa = load("usa")
    return Game(
        name=usa.name,
        about=usa.about,
        tickets=usa.tickets,
        opening=[BoardSetup(board_of(usa), 45), DealCards(hand=4)],
        turn=turn,
        end=FinalRound(trains=2),
        awards=[],
        ties=[],
        state=usa.state_type,
        view=usa.view_type,
    )


def test_an_option_that_changes_only_its_list_is_listed() -> None:
    game = variant(Turn(DrawCards(row=5, clear_at=3), ClaimNothing(board_of(load("usa")))))
    assert not game.turn.counts

    state = game.start(2, Seeded(1))
    play_on(state, Seeded(1), game.new_legal(), 200)

    assert isinstance(state, RailState)
    assert not any(state.owner)


def test_a_turn_that_changes_only_its_list_is_listed() -> None:
    game = variant(OnlyPasses(DrawCards(row=5, clear_at=3)))
    assert not game.turn.picks

    luck = Seeded(1)
    state = game.start(2, luck)
    play_on(state, luck, game.new_legal())

    assert state.reason == "everybody passed"
