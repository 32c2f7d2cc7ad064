"""What a server is told when it starts."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class ClockRules:
    """How long people may take, in seconds; 0 means without limit."""

    decision: float  # for one decision of somebody who is there
    grace: float  # until a bot plays for somebody who is not there
    asked: float  # until others at the table may ask for that


CLOCKS: dict[str, ClockRules] = {
    "none": ClockRules(decision=0, grace=24 * 3600, asked=120),
    "relaxed": ClockRules(decision=300, grace=120, asked=30),
    "fast": ClockRules(decision=45, grace=30, asked=15),
}
"""The clocks a table can choose from; docs/clocks.md explains them."""


@dataclass(frozen=True)
class WebhookRules:
    """To whom notices of turns may be sent, and with how much patience, in seconds."""

    hosts: tuple[str, ...] = ()  # to none: then nobody can ask for notices
    delay: float = 45.0  # until somebody counts as away: a phone that falls asleep is noticed after 40
    patience: float = 5.0  # for one try
    pauses: tuple[float, ...] = (10.0, 60.0)  # before the other tries


@dataclass(frozen=True)
class Limits:
    """How much one server takes on, and how much it lets one address or connection ask for."""

    tables: int = 20_000  # loaded at once
    connections: int = 20_000
    connections_by_address: int = 10_000
    frame: int = 8 * 1024  # bytes of one message; a larger one is refused and the connection lives on
    largest_frame: int = 1024 * 1024  # beyond this the connection is closed while it still arrives
    body: int = 64 * 1024  # bytes of an HTTP request
    messages: float = 20.0  # a second, for one connection
    burst: float = 60.0
    requests: float = 10.0  # HTTP requests a second, for one address
    request_burst: float = 60.0
    new_tables: float = 0.5  # a second, for one address
    new_table_burst: float = 30.0
    webhooks: float = 0.5  # a second, for one address
    webhook_burst: float = 30.0
    tables_a_connection: int = 64  # followed at once
    waiting: int = 64  # messages that a slow connection may be behind before it is closed


@dataclass(frozen=True)
class Settings:
    """How one server process works."""

    database: str
    host: str = "127.0.0.1"
    port: int = 0  # 0 for any that is free
    origins: tuple[str, ...] = ()  # pages from elsewhere that may talk to it
    behind_proxy: bool = False  # whether the last hop of X-Forwarded-For tells the address
    bot_workers: int = 2
    bot_patience: float = 5.0  # seconds for a bot's decision
    bot_pace: float = 1.0  # the pauses of bots are this many times as long
    clocks: dict[str, ClockRules] = field(default_factory=lambda: dict(CLOCKS))
    presence_every: float = 10.0  # seconds between two tellings of who is connected here
    idle: float = 600.0  # seconds until a table that nobody follows is put away
    drawings: Path | None = None  # where drawn boards are kept; nowhere if not said
    webhooks: WebhookRules = field(default_factory=WebhookRules)
    limits: Limits = field(default_factory=Limits)
