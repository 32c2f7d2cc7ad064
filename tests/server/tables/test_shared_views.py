"""What is encoded once for all seats, or kept from the play before, is what each seat would get by itself."""

import json
import random
from itertools import pairwise

import pytest

from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load, names
from whistlestop.record.match import Match
from whistlestop.record.position import Position
from whistlestop.server.table.foresight import Foresight, SharedForesight, progress_messages
from whistlestop.server.table.shared_views import SharedViews, encode_view

OPTIONS = [(name, options) for name in names() for options in ((), tuple(load(name).about.options))]


def positions(name: str, options: tuple[str, ...], seed: int) -> list[Position]:
    """Return all positions of a random game."""
    game = load(name, frozenset(options))
    luck = random.Random(seed)
    match = Match(game, max(game.seats), Seeded(seed))
    found = [match.position]
    while not match.over and len(found) < 400:
        match.play(luck.choice(match.legal))
        found.append(match.position)
    return found


@pytest.mark.parametrize(("name", "options"), OPTIONS)
@pytest.mark.parametrize("aids", [True, False])
def test_shared_views_are_those_of_each_seat(name: str, options: tuple[str, ...], aids: bool) -> None:
    for position in positions(name, options, 1)[::3]:
        views = SharedViews(position, aids)
        for eyes in (*range(position.seats), SPECTATOR):
            shared = bytes(views.view(eyes).json)

            assert json.loads(shared) == json.loads(encode_view(position.view(eyes), aids))


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_kept_progress_and_points_are_those_of_the_position(name: str, options: tuple[str, ...]) -> None:
    kept: dict[int, Foresight] = {}
    for position in positions(name, options, 2):
        views = SharedViews(position, True)
        foresight = SharedForesight(position, True, kept)
        for seat in range(position.seats):
            found = foresight.of(seat, views.view(seat).board)

            assert found.progress == progress_messages(position, seat, True)
            assert found.preview == position.game.preview(position.state, seat)


def test_progress_is_kept_while_cards_are_drawn() -> None:
    drawn = positions("europe", (), 3)
    kept = 0
    for before, after in pairwise(drawn):
        boards = [SharedViews(position, True).view(0).board for position in (before, after)]
        kept += boards[0] == boards[1]

    assert kept > len(drawn) / 4
