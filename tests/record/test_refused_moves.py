"""A wrong move is refused with a reason, and changes nothing."""

import re

import pytest
from mypy_extensions import i64

from tests.contract.tables import every_game, every_table
from whistlestop.core.errors import BadSeats, IllegalAction, UnknownAction
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.record import write
from whistlestop.testing.invariants.biased_players import BiasedPlayer


class Failing(Chance):
    """Luck that fails after a number of answers."""

    def __init__(self, answers: int, seed: int) -> None:
        self.left = answers
        self.source = Seeded(seed)

    def below(self, n: i64) -> i64:
        self.left -= 1
        if self.left < 0:
            raise OSError("the stream of luck broke off")
        return self.source.below(n)


def played(game: Game, seats: int, number: int, seed: int = 1) -> Match:
    """Play a match with random, biased moves."""
    match = Match(game, seats, Seeded(seed))
    player = BiasedPlayer(game, seed)
    while not match.over and len(match.plays) < number:
        match.play(game.actions.text(player.choose(game.legal(match.state))))
    return match


def snapshot(match: Match) -> tuple[bytes, str, int]:
    """Return everything that a refused move must not change."""
    return match.state.to_bytes(), write(match), len(match.plays)


@every_table
def test_every_illegal_action_is_refused_and_changes_nothing(game: Game, seats: int) -> None:
    for number in (0, seats, 20, 60, 150):
        match = played(game, seats, number, seed=number)
        before = snapshot(match)
        legal = set(match.legal)
        for text in game.actions.texts[number::37]:
            if text not in legal:
                with pytest.raises(IllegalAction, match=r"^[A-ZÄÖÜ].*\.$") as caught:
                    match.play(text)
                assert caught.value.text == text
        assert snapshot(match) == before


@every_table
def test_a_seat_that_may_not_act_is_refused(game: Game, seats: int) -> None:
    match = played(game, seats, 12)
    before = snapshot(match)
    waiting = [seat for seat in range(seats) if not match.state.may_act(seat)]

    for seat in waiting:
        with pytest.raises(IllegalAction, match=f"It is not seat {seat}'s turn; seat {match.seat} is to act"):
            match.play(match.legal[0], seat)

    assert waiting
    assert snapshot(match) == before


@every_table
def test_a_seat_that_does_not_exist_is_refused(game: Game, seats: int) -> None:
    match = played(game, seats, 12)
    before = snapshot(match)

    for seat in (-1, seats, 99):
        with pytest.raises(BadSeats, match=f"There is no seat {seat}: the seats are 0 to {seats - 1}"):
            match.play(match.legal[0], seat)

    assert snapshot(match) == before


@every_table
def test_nothing_can_be_played_after_the_end(game: Game, seats: int) -> None:
    match = played(game, seats, 100_000)
    before = snapshot(match)

    for seat in (None, *range(seats)):
        with pytest.raises(IllegalAction, match="The game is over"):
            match.play(game.actions.text(0), seat)

    assert match.legal == []
    assert snapshot(match) == before


@every_table
def test_luck_that_fails_in_the_middle_of_a_play_leaves_no_trace(game: Game, seats: int) -> None:
    match = played(game, seats, 0)
    untouched = played(game, seats, 0)
    player = BiasedPlayer(game, 5)
    failures = 0

    while not match.over and len(match.plays) < 150:
        text = game.actions.text(player.choose(game.legal(match.state)))
        before = snapshot(match)
        for answers in range(3):
            try:
                match.play(text, chance=Failing(answers, seed=answers))
            except OSError:
                failures += 1
                assert snapshot(match) == before
            else:
                match.take_back()
                assert snapshot(match) == before
        match.play(text)
        untouched.play(text)

    assert failures > 5
    assert snapshot(match) == snapshot(untouched)


@every_game
def test_a_table_of_the_wrong_size_is_refused(game: Game) -> None:
    few, many = game.seats[0], game.seats[-1]

    for seats in (few - 1, many + 1, 0, -1):
        with pytest.raises(
            BadSeats, match=f"{re.escape(game.title)} is for {few} to {many} seats, not {seats}"
        ):
            Match(game, seats, Seeded(1))


@every_table
def test_a_first_seat_that_does_not_exist_is_refused(game: Game, seats: int) -> None:
    for first in (-1, seats):
        with pytest.raises(BadSeats, match=f"seat {first} can't begin: the seats are 0 to {seats - 1}"):
            Match(game, seats, Seeded(1), first)


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("dorw", "Did you mean “draw”"),
        ("claim Paris-Zurich RRR", "“claim Paris-Zürich RRR”"),
        ("station Vienna GG", "“station Wien"),
        ("flibbertigibbet", "Actions look like this: “draw”"),
        ("", "Actions look like this"),
        ("claim", "Did you mean|Actions look like this"),
    ],
)
def test_an_unknown_text_is_refused_with_what_may_have_been_meant(text: str, advice: str) -> None:
    match = played(load("europe"), 3, 10)
    before = snapshot(match)

    with pytest.raises(UnknownAction, match=f"“{text}” is not an action of this game.*({advice})") as caught:
        match.play(text)

    assert caught.value.text == text
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("plays", "text", "reason"),
    [
        (0, "draw", "First choose which of the 4 offered tickets to keep (“keep 1,2”)."),
        (0, "keep 1", "You must keep at least 2 of the 4 tickets."),
        (3, "withdraw", "That action is not available now; it is your turn."),
        (3, "pass", "You may pass only if you have no other move."),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(plays: int, text: str, reason: str) -> None:
    match = played(load("europe"), 3, plays)

    with pytest.raises(IllegalAction) as caught:
        match.play(text)

    assert str(caught.value.reason) == str(caught.value) == reason


def test_a_seat_that_has_chosen_its_opening_tickets_waits_for_the_others() -> None:
    match = played(load("europe"), 3, 1)
    done = match.plays[0].seat

    with pytest.raises(IllegalAction, match=f"Seat {done} has chosen; others are still choosing"):
        match.play("keep 1,2", done)
