"""Reviews: no hindsight, sums that are exact, equal for equal seeds, resumable, and of every game."""

from dataclasses import asdict
from pathlib import Path

import pytest

from tests.coach.games import played, with_a_wasted_turn
from tests.contract.tables import every_game
from whistlestop.coach.depth import Depth
from whistlestop.coach.review import Review
from whistlestop.coach.review_json import from_json, to_json
from whistlestop.coach.reviewer import Reviewer
from whistlestop.core.determinize import deal_hidden
from whistlestop.core.errors import BadSeats, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load
from whistlestop.record.history import History
from whistlestop.record.position import Position
from whistlestop.record.record import read, replay

RECORDS = Path(__file__).parents[1] / "records"
BRIEF = Depth("quick", 12, 6, 8, 1, True)


def dealt_again(history: History, seat: int) -> History:
    """Return a history that looks the same to a seat, with everything dealt again that it could not know."""
    game, known = history.game, KnownState(history.game)
    other = History(history.positions[0], history.opening)
    other.plays = history.plays
    other.positions = []
    for ply, position in enumerate(history.positions):
        known.update_from_state(position.state, seat)
        state = game.state_type(game)
        deal_hidden(known, state, Seeded(ply + 7))
        other.positions.append(Position(game, state))
    return other


def brief(history: History, *seats: int, seed: int = 1) -> Review:
    """Return a review with very few rollouts."""
    return Reviewer(history, seats, BRIEF, seed).run()


@every_game
def test_a_review_knows_nothing_that_its_seat_could_not_know(game: Game) -> None:
    history = played(game, 14)
    again = dealt_again(history, 0)

    assert [one.state.to_bytes() for one in again.positions] != [
        one.state.to_bytes() for one in history.positions
    ]
    assert asdict(brief(history, 0)) == asdict(brief(again, 0))


@every_game
def test_luck_and_skill_add_up_to_the_result_of_every_seat(game: Game) -> None:
    history = played(game, 1000, game.seats[-1])
    review = Reviewer(history, (0, 2), Depth("quick", 1, 2, 2, 1, False)).run()

    assert review.complete
    assert [one.seat for one in review.seats] == [0, 2]
    winners, totals = history.last.winners(), [sheet.total for sheet in history.last.score()]
    for seat in review.seats:
        balance = seat.balance
        assert balance is not None
        assert balance.final
        assert balance.result.odds == (1 / len(winners) if seat.seat in winners else 0)
        others = [total for other, total in enumerate(totals) if other != seat.seat]
        assert balance.result.lead == totals[seat.seat] - max(others)
        parts = (balance.fair, balance.deal, balance.skill, balance.luck)
        assert sum(one.odds for one in parts) == pytest.approx(balance.result.odds)
        assert sum(one.lead for one in parts) == pytest.approx(balance.result.lead)
        assert [one.ply for one in seat.swings] == [one.ply for one in seat.decisions if one.played]
        assert balance.skill.odds <= 0


def test_a_review_can_be_stopped_stored_and_resumed_without_a_change() -> None:
    history = played(load("europe"), 16)
    whole = brief(history)
    calls = iter(range(100))
    part = Reviewer(history, (), BRIEF, 1).run(stop=lambda: next(calls) == 7)
    seen: list[tuple[int, int]] = []

    assert not part.complete
    assert sum(len(one.decisions) for one in part.seats) == 7
    resumed = Reviewer(history, (), BRIEF, 1, begun=from_json(to_json(part)))
    assert asdict(resumed.run(lambda done, total: seen.append((done, total)))) == asdict(whole)
    assert seen[0] == (8, 16)
    assert seen[-1] == (16, 16)
    assert asdict(from_json(to_json(whole))) == asdict(whole)


def test_another_seed_gives_other_numbers() -> None:
    history = played(load("usa"), 6)

    assert asdict(brief(history)) == asdict(brief(history))
    assert asdict(brief(history, seed=1))["seats"] != asdict(brief(history, seed=2))["seats"]


def test_a_wasted_last_turn_is_judged_and_what_was_better_is_named() -> None:
    history = with_a_wasted_turn()
    review = Reviewer(history, [history.plays[0].seat], Depth("quick", 40, 24, 60, 1, False)).run()

    (decision,) = review.seats[0].decisions
    assert decision.judgement in ("inaccuracy", "mistake", "blunder")
    assert decision.alternatives[0].action.startswith("claim")
    assert decision.sentences[0].facts["move"]["move"] == decision.alternatives[0].action
    assert review.seats[0].swings[0].skill.lead < 0


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    review = brief(played(load("europe"), 9), 1)

    assert not review.over
    balance = review.seats[0].balance
    assert balance is not None
    assert not balance.final
    assert 0 <= balance.result.odds <= 1


def test_forced_decisions_are_not_examined() -> None:
    record = read((RECORDS / "europe" / "three_seats_forced_to_pass.record").read_text(encoding="utf-8"))
    game = load("europe")
    history = replay(record, game).history
    forced = next(ply for ply, play in enumerate(history.plays) if play.text == "pass")
    last = History(history.at(forced))
    last.play("pass", history.plays[forced].seat, Seeded(1))
    review = Reviewer(last, [history.plays[forced].seat], Depth("quick", 1, 1, 1, 1, False)).run()

    assert review.seats[0].decisions[-1].action == "pass"
    assert review.seats[0].decisions[-1].played is None


def test_reviews_of_something_else_are_refused() -> None:
    history, other = played(load("usa"), 6), played(load("usa"), 6, seed=6)
    review = brief(other)

    with pytest.raises(WhistlestopError, match="another game"):
        Reviewer(history, (), BRIEF, 1, begun=review)
    with pytest.raises(WhistlestopError, match="other settings"):
        Reviewer(other, (), BRIEF, 2, begun=review)
    with pytest.raises(WhistlestopError, match="review the game again"):
        from_json(to_json(review).replace('"version": 1', '"version": 0'))
    with pytest.raises(WhistlestopError, match="not a review"):
        from_json("{")
    with pytest.raises(BadSeats, match="no seat 2"):
        Reviewer(history, [2])
