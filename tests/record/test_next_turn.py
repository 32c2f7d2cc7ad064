"""What a seat could do with a target on its next turn."""

from tests.contract.tables import every_table
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load
from whistlestop.record.choices import Choices, next_turn
from whistlestop.record.match import Match
from whistlestop.testing.invariants.biased_players import BiasedPlayer


def routes(game: Game) -> list[str]:
    """Return all routes of a game; none without a map."""
    return sorted({aim.what for aim in game.actions.aims if aim.where == "route"})


@every_table
def test_on_its_turn_a_seat_is_offered_exactly_what_it_may_do(game: Game, seats: int) -> None:
    match = Match(game, seats, Seeded(3))
    player = BiasedPlayer(game, 3)
    for ply in range(60):
        if match.over:
            return
        if ply % 6 == 0 and match.state.phase is game.turn and not match.state.choosing:
            possible = Choices(match, match.seat).by_aim().get("route", {})
            for name in routes(game):
                outlook = next_turn(match, match.seat, "route", name)
                assert sorted(outlook.actions) == sorted(possible.get(name, []))
                assert (outlook.reason is None) == bool(outlook.actions)
        match.play(game.actions.text(player.choose(game.legal(match.state))))


@every_table
def test_off_turn_only_what_the_seat_may_know_decides(game: Game, seats: int) -> None:
    """The hands of the others make no difference."""
    match = Match(game, seats, Seeded(4))
    player = BiasedPlayer(game, 4)
    for _ in range(40):
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    asking = (match.seat + 1) % seats
    before = [str(next_turn(match, asking, "route", name)) for name in routes(game)]
    for other in range(seats):
        if other != asking:
            match.state.hands[other] = 0
    assert [str(next_turn(match, asking, "route", name)) for name in routes(game)] == before


def test_a_target_that_a_game_does_not_have_is_explained() -> None:
    match = Match(load("usa"), 2, Seeded(1))
    outlook = next_turn(match, 0, "route", "Atlantis-Eldorado")
    assert outlook.actions == []
    assert "no such target" in str(outlook.reason)
