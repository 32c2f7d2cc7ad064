"""The services of one process, as http and websocket use them."""

from dataclasses import dataclass

from whistlestop.maps.drawing_cache import SHIPPED_DRAWINGS
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.lobby import LobbyService
from whistlestop.server.services.map_cache import MapCache
from whistlestop.server.services.replay.service import ReplayService
from whistlestop.server.services.reviews.exercises import ExerciseService
from whistlestop.server.services.reviews.service import ReviewService
from whistlestop.server.services.webhooks.notifier import Notifier
from whistlestop.server.services.webhooks.registration import WebhookService
from whistlestop.server.settings import Settings
from whistlestop.server.telemetry.metrics import Metrics


@dataclass(frozen=True)
class Services:
    """The services that endpoints use."""

    hub: Hub
    maps: MapCache
    notifier: Notifier
    lobby: LobbyService
    replays: ReplayService
    reviews: ReviewService
    exercises: ExerciseService
    webhooks: WebhookService

    @classmethod
    def of(cls, hub: Hub, notifier: Notifier) -> "Services":
        """Build the services on top of the live tables."""
        maps = MapCache(hub.settings.drawings, SHIPPED_DRAWINGS)
        lobby = LobbyService(hub, maps)
        replays = ReplayService(hub)
        return cls(
            hub,
            maps,
            notifier,
            lobby,
            replays,
            ReviewService(hub, replays.histories),
            ExerciseService(hub, replays.histories),
            WebhookService(hub, notifier),
        )

    @property
    def settings(self) -> Settings:
        """The settings of the process."""
        return self.hub.settings

    @property
    def metrics(self) -> Metrics:
        """The metrics of the process."""
        return self.hub.metrics

    async def stop(self) -> None:
        """Cancel what is being drawn, reviewed or sent."""
        await self.reviews.stop()
        await self.maps.stop()
        await self.notifier.stop()
