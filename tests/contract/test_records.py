from hypothesis import given

from tests.contract.tables import every_table, examples, plays, seeds
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Scripted, Seeded
from whistlestop.core.luck.keyed import Keyed
from whistlestop.record.match import Match
from whistlestop.record.notation import HIDDEN, Notation
from whistlestop.record.record import read, replay, write
from whistlestop.record.verification import verify
from whistlestop.testing.invariants.biased_players import BiasedPlayer
from whistlestop.testing.invariants.leaks import is_secret


def played(game: Game, seats: int, seed: int, number: int) -> Match:
    """Play a match with random, biased moves."""
    match = Match(game, seats, Keyed(seed.to_bytes(32, "little")), seed % seats if seed % 2 else None)
    player = BiasedPlayer(game, seed)
    while not match.over and len(match.plays) < number:
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    return match


def hidden_answers(match: Match, seat: int, record: str) -> list[str]:
    """Return the lines of a record that tell a seat what it could not see, or not what it could."""
    notation = Notation(match.game)
    parsed = read(record)
    written_down = [parsed.opening, *(line.outcomes for line in parsed.lines)]
    happened = [match.opening, *(play.events for play in match.plays)]
    faults: list[str] = []
    for events, written in zip(happened, written_down, strict=True):
        answers = [(event, text) for event in events if (text := notation.outcome(event)) is not None]
        right = [HIDDEN if is_secret(event, seat) else text for event, text in answers]
        if ", ".join(right) != written:
            faults.append(f"“{written}” instead of “{', '.join(right)}”")
    for play, line in zip(match.plays, parsed.lines, strict=True):
        told_all = line.text == play.text != "keep none"
        if play.seat != seat and play.text.startswith("keep ") and told_all:
            faults.append(line.text)
    if "seed" in parsed.header:
        faults.append("the seed")
    return faults


@every_table
@examples(4)
@given(seed=seeds, number=plays)
def test_a_record_replays_to_the_same_state(game: Game, seats: int, seed: int, number: int) -> None:
    match = played(game, seats, seed, number)

    again = replay(read(write(match)), game)

    assert again.state.to_bytes() == match.state.to_bytes()
    assert [(play.seat, play.text) for play in again.plays] == [
        (play.seat, play.text) for play in match.plays
    ]
    assert [str(event) for play in again.plays for event in play.events] == [
        str(event) for play in match.plays for event in play.events
    ]


@every_table
@examples(3)
@given(seed=seeds)
def test_a_finished_record_proves_its_shuffles(game: Game, seats: int, seed: int) -> None:
    match = played(game, seats, seed, 100_000)
    record = read(write(match))

    assert "Every shuffle follows" in verify(record, replay(record, game))


@every_table
@examples(3)
@given(seed=seeds, number=plays)
def test_a_record_replays_up_to_any_play(game: Game, seats: int, seed: int, number: int) -> None:
    match = played(game, seats, seed, number)
    record = read(write(match))
    until = len(match.plays) // 2

    assert len(replay(record, game, until).plays) == until
    assert replay(record, game, 0).plays == []


@every_table
@examples(3)
@given(seed=seeds, number=plays)
def test_what_a_seat_could_not_see_is_not_in_its_record(
    game: Game, seats: int, seed: int, number: int
) -> None:
    match = played(game, seats, seed, number)

    for seat in (SPECTATOR, *range(seats)):
        assert hidden_answers(match, seat, write(match, seat=seat)) == []


@every_table
def test_a_full_record_in_the_place_of_a_seats_own_is_noticed(game: Game, seats: int) -> None:
    match = played(game, seats, 8, 100_000)

    for seat in (SPECTATOR, *range(seats)):
        assert hidden_answers(match, seat, write(match))


@every_table
@examples(4)
@given(seed=seeds)
def test_a_match_plays_exactly_what_a_bare_state_plays(game: Game, seats: int, seed: int) -> None:
    luck, same = Seeded(seed), Seeded(seed)
    match, state = Match(game, seats, luck), game.start(seats, same)
    player = BiasedPlayer(game, seed)

    while not match.over:
        assert match.state.to_bytes() == state.to_bytes()
        action = player.choose(game.legal(state))
        match.play(game.actions.text(action))
        state.play(action, same)

    assert match.state.to_bytes() == state.to_bytes()
    assert [sheet.total for sheet in match.score()] == [sheet.total for sheet in game.score(state)]


@every_table
def test_replay_needs_no_luck_of_its_own(game: Game, seats: int) -> None:
    assert isinstance(replay(read(write(played(game, seats, 4, 60))), game).chance, Scripted)
