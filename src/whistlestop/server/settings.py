"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path

from whistlestop.bots import THINKING


@dataclass(frozen=True)
class ClockRules:
    """Time limits of a table in seconds; 0 means none."""

    decision: float  # for one decision of a present person
    grace: float  # until a bot plays for an absent person
    asked: float  # until others may ask for a bot


CLOCKS: dict[str, ClockRules] = {
    "none": ClockRules(decision=0, grace=24 * 3600, asked=120),
    "relaxed": ClockRules(decision=300, grace=120, asked=30),
    "fast": ClockRules(decision=45, grace=30, asked=15),
}
"""The clocks a table can choose from; docs/clocks.md explains them."""


PUSH_HOSTS = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The push services of Chrome, Firefox, Safari and Edge; a browser chooses which one it uses."""


@dataclass(frozen=True)
class NoticeRules:
    """The delays and retries of notices to people who are away, in seconds."""

    delay: float = 45.0  # before the first try; a sleeping phone is detected after 40
    pauses: tuple[float, ...] = (10.0, 60.0)  # before each retry


@dataclass(frozen=True)
class WebhookRules:
    """Where webhooks may point to, and what is sent there."""

    hosts: tuple[str, ...] = ()  # empty: webhooks are disabled
    page: str = "http://127.0.0.1/"  # this server's address in links; clients can't choose it
    patience: float = 5.0  # timeout of one try, in seconds


@dataclass(frozen=True)
class PushRules:
    """The key with which push messages are signed, and the push services that they may go to."""

    key: Path | None = None  # a file made by `whistlestop push-key`; None: push messages are disabled
    contact: str = ""  # whom a push service may ask about this server: its page, or a mailto: address
    hosts: tuple[str, ...] = PUSH_HOSTS
    patience: float = 5.0  # timeout of one try, in seconds


@dataclass(frozen=True)
class ReviewRules:
    """How much of the machine reviews may take; they run only while nothing else wants the processor."""

    at_once: int = 1  # 0: no game is reviewed
    waiting: int = 20  # the longest queue
    seconds: float = 300.0  # of CPU time for one seat; the review stops there
    saving: float = 3.0  # seconds between two savings of an unfinished review
    idle: float = 60.0  # seconds until a process without work ends


@dataclass(frozen=True)
class SocketLimits:
    """Limits of TCP connections, whatever they are used for; times are in seconds."""

    sockets: int = 24_000  # open at once; fewer if the operating system allows fewer files
    per_address: int = 1_000  # addresses of this machine are not counted
    url: int = 4 * 1024  # bytes
    head: int = 16 * 1024  # bytes of a request before its body
    headers: int = 100
    pipelined: int = 16  # requests sent before the responses to earlier ones
    head_time: float = 10.0  # until URL and headers are complete; a silent socket lives as long
    request_time: float = 30.0  # until a request is complete with its body
    response_time: float = 120.0  # until the client has received the response
    fragments: int = 64  # of one WebSocket message
    control_frames: float = 2.0  # pings and pongs a second, for one WebSocket
    control_burst: float = 60.0


@dataclass(frozen=True)
class Limits:
    """Limits of a server, an address, a table, a seat and a connection."""

    tables: int = 20_000  # loaded at once
    connections: int = 20_000
    connections_per_address: int = 500  # addresses of this machine are not counted
    frame: int = 8 * 1024  # bytes of one message; a larger one is refused and the connection lives on
    largest_frame: int = 16 * 1024  # beyond this the connection is closed before the message is complete
    body: int = 64 * 1024  # bytes of an HTTP request
    messages: float = 20.0  # a second, for one connection
    burst: float = 60.0
    messages_per_address: float = 100.0  # a second; addresses of this machine are not counted
    address_burst: float = 600.0
    messages_per_seat: float = 20.0  # a second, over all its connections
    seat_burst: float = 60.0
    chat: float = 1 / 3  # lines a second, for one seat
    chat_burst: float = 12.0
    visits: float = 20.0  # spectators who come or go at one table, a second
    visit_burst: float = 600.0
    requests: float = 10.0  # HTTP requests a second, for one address
    request_burst: float = 60.0
    new_tables: float = 0.5  # a second, for one address
    new_table_burst: float = 30.0
    webhooks: float = 0.5  # a second, for one address
    webhook_burst: float = 30.0
    reviews: float = 0.05  # a second, for one address
    review_burst: float = 20.0
    tables_per_connection: int = 64  # followed at once
    waiting: int = 64  # messages that a slow connection may be behind before it is closed
    waiting_bytes: int = 2 * 1024 * 1024  # the same limit in bytes
    unused: float = 300.0  # seconds until a connection that follows no table and sends nothing is closed
    sockets: SocketLimits = field(default_factory=SocketLimits)


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    database: str
    host: str = "127.0.0.1"
    port: int = 0  # 0 for any that is free
    names: tuple[str, ...] = ()  # host names that it answers to besides localhost and IP addresses
    origins: tuple[str, ...] = ()  # other origins that may call the API
    behind_proxy: bool = False  # whether to trust the last hop of X-Forwarded-For
    bot_workers: int = 2
    thinking: float = THINKING  # seconds that a bot may think about a decision; less while others wait
    bot_timeout: float = 5.0  # seconds after which a bot is replaced, or twice its time to think
    bot_pace: float = 1.0  # the pauses of bots are this many times as long
    clocks: dict[str, ClockRules] = field(default_factory=lambda: dict(CLOCKS))
    heartbeat_interval: float = 10.0  # seconds between heartbeats to other processes
    idle: float = 600.0  # seconds until a table without followers is evicted
    arrival_patience: float = 5.0  # seconds that a rematch waits for people to take part in its shuffle
    abandoned: float = 180 * 24 * 3600.0  # seconds after the last entry until an unfinished game is closed
    drawings: Path | None = None  # the cache of drawn boards; None keeps none
    notices: NoticeRules = field(default_factory=NoticeRules)
    webhooks: WebhookRules = field(default_factory=WebhookRules)
    push: PushRules = field(default_factory=PushRules)
    reviews: ReviewRules = field(default_factory=ReviewRules)
    limits: Limits = field(default_factory=Limits)

    @property
    def bot_patience(self) -> float:
        """The seconds after which a bot that has not decided is replaced."""
        return max(self.bot_timeout, 2 * self.thinking)
