"""Starts exercises from positions of finished games."""

from whistlestop.server.live.hub import Hub
from whistlestop.server.services.replay.history_cache import HistoryCache
from whistlestop.server.services.replay.service import is_public
from whistlestop.server.services.reviews.service import check_reviewable
from whistlestop.server.table.exercises import prepare_exercise
from whistlestop.server.wire.bodies import CreatedTable
from whistlestop.server.wire.reviews import NewExercise


class ExerciseService:
    """Creates the tables of exercises."""

    def __init__(self, hub: Hub, histories: HistoryCache) -> None:
        self.hub = hub
        self.histories = histories

    async def create(self, request: NewExercise) -> CreatedTable:
        """Create the table of an exercise."""
        source = await self.hub.find(request.table)
        check_reviewable(source.table, is_public(source))
        async with self.histories.open(source.table.id) as (_, history):
            opened = prepare_exercise(source.table, history, request)
        live = await self.hub.open(opened)
        return CreatedTable(table=live.table.id, seats=opened.given, commitment=live.table.commitment)
