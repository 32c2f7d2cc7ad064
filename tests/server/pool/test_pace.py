"""The pauses of bots."""

from random import Random

from whistlestop.server.pool.pace import pause
from whistlestop.server.wire.fields import BotPace


def pauses(pace: BotPace, text: str = "") -> list[float]:
    luck = Random(1)
    return [pause(pace, luck, text) for _ in range(500)]


def mean(seconds: list[float]) -> float:
    return sum(seconds) / len(seconds)


def test_natural_bots_think_about_a_second() -> None:
    for text in ("", "draw R", "claim Paris-Zürich RRL", "keep 1,3"):
        assert all(0.7 <= seconds <= 1.8 for seconds in pauses("natural", text))
    assert len(set(pauses("natural"))) > 400


def test_natural_bots_think_longer_about_claims_than_about_draws() -> None:
    assert mean(pauses("natural", "claim Paris-Zürich RRL")) > mean(pauses("natural", "draw")) + 0.2


def test_fast_bots_think_for_a_moment_and_instant_ones_not_at_all() -> None:
    assert all(0.1 <= seconds <= 0.25 for seconds in pauses("fast", "claim Paris-Zürich RRL"))
    assert set(pauses("instant", "draw")) == {0.0}


def test_the_same_luck_makes_the_same_pauses() -> None:
    assert pauses("natural", "draw") == pauses("natural", "draw")
