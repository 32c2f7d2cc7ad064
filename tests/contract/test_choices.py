from collections import Counter

from hypothesis import given

from tests.contract.tables import every_game, every_table, examples, plays, seeds
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.choices import Choices, why
from whistlestop.record.match import Match
from whistlestop.testing.invariants.biased_players import BiasedPlayer

WORDS = {
    "deck",
    "row",
    "route",
    "city",
    "tickets",
    "offer",
    "held",
    "passenger",
    "hand",
    "tunnel",
    "turn",
}


def played(game: Game, seats: int, seed: int, number: int) -> Match:
    """Play a match with random, biased moves."""
    match = Match(game, seats, Seeded(seed))
    player = BiasedPlayer(game, seed)
    while not match.over and len(match.plays) < number:
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    return match


def things(game: Game) -> set[tuple[str, str]]:
    """Return everything that one can point at."""
    aims = [*game.actions.aims, game.actions.sets_aim] if game.actions.word else game.actions.aims
    return {(aim.where, aim.what) for aim in aims}


@every_table
@examples(8)
@given(seed=seeds, number=plays)
def test_every_listed_action_is_among_the_choices_once_and_under_its_own_aim(
    game: Game, seats: int, seed: int, number: int
) -> None:
    match = played(game, seats, seed, number)
    for seat in range(seats):
        view = match.view(seat)
        choices = Choices(match, seat)
        grouped = choices.by_aim()
        texts = Counter(text for there in grouped.values() for texts in there.values() for text in texts)

        assert texts == Counter(game.actions.text(action) for action in view.listed_actions())
        assert choices.actions == view.listed_actions()
        assert choices.unlisted == view.unlisted_count() == len(view.legal) - len(choices.actions)
        for where, there in grouped.items():
            for what, ways in there.items():
                aims = [game.actions.aim(game.actions.number(text)) for text in ways]
                assert all((aim.where, aim.what) == (where, what) for aim in aims)


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_there_is_a_reason_against_a_thing_exactly_when_no_choice_uses_it(
    game: Game, seats: int, seed: int, number: int
) -> None:
    match = played(game, seats, seed, number)
    for seat in range(seats):
        grouped = Choices(match, seat).by_aim()
        usable = {(where, what) for where, there in grouped.items() for what in there}

        assert {thing for thing in things(game) if not why(match, seat, *thing)} == usable


@every_table
@examples(6)
@given(seed=seeds, number=plays)
def test_the_reason_against_a_thing_is_the_same_for_every_way_to_use_it(
    game: Game, seats: int, seed: int, number: int
) -> None:
    match = played(game, seats, seed, number)
    if match.over:
        return
    for where, what in things(game):
        reason = why(match, match.seat, where, what)
        ways = [game.actions.text(action) for action in game.actions.pointing_at(where, what)]
        if reason:
            assert {str(match.problem(text)) for text in ways} == {str(reason)}


@every_game
def test_aims_are_written_in_the_words_that_the_documents_list(game: Game) -> None:
    assert {where for where, _ in things(game)} <= WORDS


@every_game
def test_nothing_can_be_done_with_what_is_not_there(game: Game) -> None:
    match = Match(game, game.seats[0], Seeded(1))

    assert "has no such target" in str(why(match, 0, "moon", ""))
    assert "has no such target" in str(why(match, 0, "route", "Nowhere-Nirvana"))
