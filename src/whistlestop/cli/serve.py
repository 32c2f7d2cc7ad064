"""The commands serve and push-key."""

import logging
import os
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from whistlestop import __version__
from whistlestop.bots import THINKING
from whistlestop.cli import browser
from whistlestop.cli.databases import Database, check_installed, data_folder, resolve_url
from whistlestop.cli.durations import duration, duration_text
from whistlestop.cli.own_address import own_address

if TYPE_CHECKING:
    from whistlestop.server.settings import Settings
    from whistlestop.server.store.lock import FileLock

Log = Literal["plain", "json"]

LOOPBACK: Final = "127.0.0.1"
NAME_VARIABLE: Final = "WHISTLESTOP_NAME"
SHORTEST_THINKING: Final = 0.01  # seconds
LONGEST_THINKING: Final = 10.0
LONGEST_REVIEW: Final = 300.0
LOCK_PATIENCE: Final = 3.0  # seconds to wait for another server to publish its address


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)
    app.command("push-key")(push_key)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 accepts other machines too.")
    ] = LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=0, max=65535, help="0 for any free port. [default: 4190, or another if in use]"
        ),
    ] = None,
    database_url: Database = "",
    names: Annotated[
        list[str],
        typer.Option(
            "--name",
            metavar="NAME",
            envvar=NAME_VARIABLE,
            show_envvar=True,
            help="Answer to this host name too, not only to localhost and IP addresses; the first one is"
            " used in links.",
        ),
    ] = [],  # noqa: B006
    origins: Annotated[
        list[str],
        typer.Option(
            "--origin", metavar="ORIGIN", help="Also accept requests from pages of this origin (https://…)."
        ),
    ] = [],  # noqa: B006
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust the client addresses that a reverse proxy forwards.")
    ] = False,
    webhook_hosts: Annotated[
        list[str],
        typer.Option(
            "--webhook-host",
            metavar="HOST",
            help="Allow webhooks to this host for turn notifications, such as ntfy.sh.",
        ),
    ] = [],  # noqa: B006
    push_key: Annotated[
        Path | None,
        typer.Option(
            "--push-key",
            metavar="FILE",
            help="Send push notifications to browsers, signed with the key in this file; push-key makes one.",
        ),
    ] = None,
    push_hosts: Annotated[
        list[str],
        typer.Option(
            "--push-host",
            metavar="HOST",
            help="Also send push notifications by this service, besides those of common browsers.",
        ),
    ] = [],  # noqa: B006
    push_contact: Annotated[
        str,
        typer.Option(
            "--push-contact",
            metavar="ADDRESS",
            help="Whom a push service may ask about this server, such as mailto:me@example.org."
            " [default: the page]",
        ),
    ] = "",
    log: Annotated[
        Log | None,
        typer.Option("--log", help="The log format. [default: json; on a terminal plain, warnings only]"),
    ] = None,
    show: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the page in a browser. [default: if there is a display]"),
    ] = None,
    bots: Annotated[
        int, typer.Option("--bots", min=1, max=256, help="The number of worker processes for bots.")
    ] = 2,
    thinking: Annotated[
        float,
        typer.Option(
            "--thinking",
            parser=duration,
            metavar="TIME",
            show_default=False,
            help="How long a bot may think about one decision, such as 200ms or 2s; less while more bots have"
            " to decide than there are workers. [default: 500ms]",
        ),
    ] = THINKING,
    reviews: Annotated[
        int,
        typer.Option("--reviews", min=0, max=64, help="How many games may be reviewed at once; 0 for none."),
    ] = 1,
    review_queue: Annotated[
        int, typer.Option("--review-queue", min=0, max=10_000, help="How many reviews may wait.")
    ] = 20,
    review_time: Annotated[
        float,
        typer.Option(
            "--review-time",
            parser=duration,
            metavar="TIME",
            show_default=False,
            help="The most CPU time for the review of one seat, such as 90s. [default: 300s]",
        ),
    ] = LONGEST_REVIEW,
) -> None:
    """Serve tables to browsers and programs until Ctrl+C; the next start resumes them."""
    check_installed()
    from whistlestop.server.errors import DatabaseInUse
    from whistlestop.server.hosts import parse_name
    from whistlestop.server.listening import DEFAULT_PORT, address_of, listen
    from whistlestop.server.settings import PUSH_HOSTS, PushRules, ReviewRules, Settings, WebhookRules
    from whistlestop.server.table.service_address import parse_host

    if not SHORTEST_THINKING <= thinking <= LONGEST_THINKING:
        allowed_times = f"{duration_text(SHORTEST_THINKING)} to {duration_text(LONGEST_THINKING)}"
        raise typer.BadParameter(f"Bots may think for {allowed_times}, not {duration_text(thinking)}.")
    known = [parse_name(name) for name in names]
    check_named(host, names, behind_proxy, links=bool(webhook_hosts or push_key))
    allowed = tuple(parse_host(name) for name in webhook_hosts)
    services = (*PUSH_HOSTS, *(parse_host(name) for name in push_hosts))
    opens = browser.is_available() and host == LOOPBACK if show is None else show
    url = resolve_url(database_url)
    try:
        lock = lock_database(url)
    except DatabaseInUse as used:
        if not used.line.startswith("http"):
            raise
        print(f"Whistlestop is already serving these tables at {used.line}", flush=True)
        if opens:
            browser.open_page(used.line)
            time.sleep(0.5)  # give the browser's thread time to start
        return
    listener = listen(host, DEFAULT_PORT if port is None else port, or_any=port is None)
    if lock is not None:
        lock.write_line(address_of(listener))
    taken = listener.getsockname()[1]
    page = known[0].page(behind_proxy, taken) if known else address_of(listener)
    warn_if_unencrypted(host, origins, behind_proxy)
    settings = Settings(
        database=url,
        host=host,
        port=taken,
        names=tuple(name.host for name in known),
        origins=tuple(origin.rstrip("/") for origin in origins),
        behind_proxy=behind_proxy,
        bot_workers=bots,
        thinking=thinking,
        drawings=data_folder() / "boards",
        webhooks=WebhookRules(hosts=allowed, page=page),
        push=PushRules(key=push_key, contact=push_contact or page, hosts=services),
        reviews=ReviewRules(at_once=reviews, waiting=review_queue, seconds=review_time),
    )
    run(settings, listener, log, opens)


def push_key(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
) -> None:
    """Make the key with which a server signs push notifications (serve --push-key)."""
    check_installed()
    from whistlestop.server.services.notices.server_key import write_new_key

    write_new_key(file)
    print(f"Wrote {file}. Keep it secret, and start the server with --push-key {file}")


def lock_database(url: str) -> "FileLock | None":
    """Lock a SQLite file for this server; wait for a starting server to publish its address."""
    from whistlestop.server.errors import DatabaseInUse
    from whistlestop.server.store.address import read_address
    from whistlestop.server.store.lock import FileLock, lock_beside

    file = read_address(url).file
    if file is None:
        return None
    patience = time.monotonic() + LOCK_PATIENCE
    while True:
        try:
            return FileLock.take(lock_beside(file))
        except DatabaseInUse as used:
            if used.line or time.monotonic() > patience:
                raise
            time.sleep(0.1)


def check_named(host: str, names: list[str], behind_proxy: bool, *, links: bool) -> None:
    """Raise an error if visitors need a name for the server and none is given."""
    from whistlestop.server.hosts import WrongName, is_loopback

    if names:
        return
    if behind_proxy:
        raise WrongName(
            "Behind a proxy, a server has to know its public name. Add the name that visitors see in the"
            f" address bar, such as --name games.example.org, or set {NAME_VARIABLE}."
        )
    if links and not is_loopback(host):
        raise WrongName(
            "Notices have links to this server. Add the name or address that others reach it by, such as"
            f" --name games.example.org or --name 192.168.1.20, or set {NAME_VARIABLE}."
        )


def print_names(settings: "Settings") -> None:
    """Print the names and addresses by which others reach the server, unless it is local only."""
    from whistlestop.server.hosts import LOCALHOST, is_loopback
    from whistlestop.server.listening import WILDCARDS

    if is_loopback(settings.host) and not settings.names:
        return
    if settings.host in WILDCARDS and not settings.names and (address := own_address()):
        print(f"Other machines in your network can use http://{address}:{settings.port}/")
    names = ", ".join([*settings.names, LOCALHOST])
    print(f"It answers to {names} and IP addresses, and refuses other host names; add yours with --name.")


def warn_if_unencrypted(host: str, origins: list[str], behind_proxy: bool) -> None:
    """Warn if the server is reachable from other machines without TLS."""
    from whistlestop.server.hosts import is_loopback

    if not is_loopback(host) and not origins and not behind_proxy:
        print(
            "Warning: connections are not encrypted, so others on the network can read along and take over"
            " seats. docs/hosting.md explains how to put a TLS proxy in front of the server.",
            file=sys.stderr,
        )


def run(settings: "Settings", listener: socket.socket, log: Log | None, opens: bool) -> None:
    """Run the server and print its address once it is ready."""
    from whistlestop.server import serve as server
    from whistlestop.server.hosts import LOCALHOST
    from whistlestop.server.listening import address_of
    from whistlestop.server.telemetry import logs

    quiet = log is None and sys.stderr.isatty()
    logs.configure(log or logs.default_style(), logging.WARNING if quiet else logging.INFO)
    address = address_of(listener)

    def ready() -> None:
        names = " ".join([*settings.names, LOCALHOST])
        logs.log_event("listening", version=__version__, process=os.getpid(), port=settings.port, names=names)
        print(f"Whistlestop is ready at {address} (press Ctrl+C to stop; your tables are saved)")
        print_names(settings)
        sys.stdout.flush()
        if opens:
            browser.open_page(address)

    server.run(settings, listener, ready)
