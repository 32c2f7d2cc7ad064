"""Everything sent to a seat or a spectator is a function of what they may know."""

from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import serving
from tests.server.wire import leaks
from tests.server.wire.gathering import gathering
from whistlestop.games import SHIPPED, load

TABLES = [(name, seats) for name in SHIPPED for seats in (load(name).seats[0], load(name).seats[-1])]
PLIES = 25
"""The number of plies that are compared with shadows, different ones for each seat."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
@on_a_loop
async def test_a_whole_game_tells_nobody_what_they_may_not_know(
    game: str, seats: int, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, gathering(at, game, seats, seed=seats) as people:
        assert people.match.over
        assert leaks.inconsistent_states(people) == []
        assert leaks.strangers_choices(people) == []
        assert leaks.strangers_cards(people) == []
        assert leaks.secrets_sent(people) == []

        seen = leaks.compared_with_shadows(people, PLIES)

        assert seen.leaks == []
        assert seen.different > 0.5 * seen.looks
        assert seen.plays > seen.impossible


@pytest.mark.parametrize("game", SHIPPED)
@on_a_loop
async def test_whoever_comes_back_is_told_the_same_events_as_those_who_stayed(
    game: str, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, gathering(at, game, 3, seed=1, most=60) as people:
        for since in (0, 1, 30, 60):
            assert await leaks.recalled_otherwise(people, since) == []


@pytest.mark.parametrize("most", [1, 50])
@pytest.mark.parametrize("game", SHIPPED)
@on_a_loop
async def test_the_record_of_a_game_that_goes_on_leaves_out_what_a_seat_may_not_know(
    game: str, most: int, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, gathering(at, game, 3, seed=2, most=most) as people:
        assert await leaks.records_told(people) == []


@on_a_loop
async def test_open_stacks_are_open_to_their_owner_only(tmp_path: Path) -> None:
    options = ("open_stacks",)
    async with serving(tmp_path) as at, gathering(at, "card_game", 3, 3, 80, options) as people:
        assert leaks.compared_with_shadows(people, PLIES).leaks == []
