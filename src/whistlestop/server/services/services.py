"""The services of one process, as http and websocket use them."""

from dataclasses import dataclass

from whistlestop.maps.drawing_cache import SHIPPED_DRAWINGS
from whistlestop.server.live.hub import Hub
from whistlestop.server.services.lobby import LobbyService
from whistlestop.server.services.map_cache import MapCache
from whistlestop.server.services.notices.channel import Channel
from whistlestop.server.services.notices.notifier import Notifier
from whistlestop.server.services.notices.push_service import PushService
from whistlestop.server.services.notices.pushes import PushChannel
from whistlestop.server.services.notices.webhook_service import WebhookService
from whistlestop.server.services.notices.webhooks import WebhookChannel
from whistlestop.server.services.replay.service import ReplayService
from whistlestop.server.services.reviews.exercises import ExerciseService
from whistlestop.server.services.reviews.service import ReviewService
from whistlestop.server.settings import Settings
from whistlestop.server.telemetry.metrics import Metrics


def notice_channels(settings: Settings) -> list[Channel]:
    """Return the channels that this server uses for notices."""
    channels: list[Channel] = []
    if settings.webhooks.hosts:
        channels.append(WebhookChannel(settings.webhooks))
    if settings.push.key is not None:
        channels.append(PushChannel(settings.push, settings.push.key))
    return channels


def push_channel(notifier: Notifier) -> PushChannel | None:
    """Return the channel for push messages, if the server sends any."""
    return next((one for one in notifier.channels if isinstance(one, PushChannel)), None)


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
    pushes: PushService

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
            PushService(hub, push_channel(notifier)),
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
