"""The server: tables for people and bots, on this machine or for a community."""

import logging
import os
import socket
import sys
import time
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from whistlestop import __version__
from whistlestop.cli import browser
from whistlestop.cli.databases import Database, check_installed, data_folder, database

if TYPE_CHECKING:
    from whistlestop.server.settings import Settings
    from whistlestop.server.store.lock import FileLock

Log = Literal["plain", "json"]

LOOPBACK: Final = "127.0.0.1"
STARTING: Final = 3.0  # seconds in which another server may just be about to listen


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Listen at this address; 0.0.0.0 for other machines too.")
    ] = LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=0, max=65535, help="0 for any that is free. [default: 4190, or another if taken]"
        ),
    ] = None,
    database_url: Database = "",
    origins: Annotated[
        list[str],
        typer.Option("--origin", metavar="ORIGIN", help="Let pages from https://… talk to this server too."),
    ] = [],  # noqa: B006
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe what a reverse proxy says about who calls.")
    ] = False,
    webhook_hosts: Annotated[
        list[str],
        typer.Option(
            "--webhook-host",
            metavar="HOST",
            help="Let people who are away be told of their turns there, as by ntfy.sh.",
        ),
    ] = [],  # noqa: B006
    log: Annotated[
        Log | None,
        typer.Option("--log", help="How to log. [default: json; only what is wrong, plainly, on a terminal]"),
    ] = None,
    show: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the page. [default: on a screen of your own]"),
    ] = None,
    bots: Annotated[
        int, typer.Option("--bots", min=1, max=256, help="How many processes think for bots.")
    ] = 2,
) -> None:
    """Serve tables to browsers and programs until Ctrl+C; tables are kept and go on at the next start."""
    check_installed()
    from whistlestop.server.errors import DatabaseInUse
    from whistlestop.server.listening import USUAL_PORT, address_of, listen
    from whistlestop.server.settings import Settings, WebhookRules
    from whistlestop.server.webhooks.webhook import host_written

    webhooks = WebhookRules(hosts=tuple(host_written(name) for name in webhook_hosts))
    opens = browser.is_there() and host == LOOPBACK if show is None else show
    url = database(database_url)
    try:
        lock = claimed(url)
    except DatabaseInUse as used:
        if not used.says.startswith("http"):
            raise
        print(f"Whistlestop already serves these tables at {used.says}", flush=True)
        if opens:
            browser.show(used.says)
            time.sleep(0.5)  # or this process ends before the browser is called
        return
    listener = listen(host, USUAL_PORT if port is None else port, or_any=port is None)
    if lock is not None:
        lock.say(address_of(listener))
    warn(host, origins, behind_proxy)
    settings = Settings(
        database=url,
        host=host,
        port=listener.getsockname()[1],
        origins=tuple(origin.rstrip("/") for origin in origins),
        behind_proxy=behind_proxy,
        bot_workers=bots,
        drawings=data_folder() / "boards",
        webhooks=webhooks,
    )
    run(settings, listener, log, opens)


def claimed(url: str) -> "FileLock | None":
    """Take a SQLite file for this server alone; one that is just starting may still tell its address."""
    from whistlestop.server.errors import DatabaseInUse
    from whistlestop.server.store.address import read_address
    from whistlestop.server.store.lock import FileLock, lock_beside

    file = read_address(url).file
    if file is None:
        return None
    patience = time.monotonic() + STARTING
    while True:
        try:
            return FileLock.take(lock_beside(file))
        except DatabaseInUse as used:
            if used.says or time.monotonic() > patience:
                raise
            time.sleep(0.1)


def warn(host: str, origins: list[str], behind_proxy: bool) -> None:
    """Say what is not safe."""
    from whistlestop.server.operations.caller import is_loopback

    if not is_loopback(host) and not origins and not behind_proxy:
        print(
            "Careful: what goes over the network is not encrypted, so others there can read along and take"
            " seats over. docs/hosting.md shows how to put a proxy with TLS before the server.",
            file=sys.stderr,
        )


def run(settings: "Settings", listener: socket.socket, log: Log | None, opens: bool) -> None:
    """Run the server, and tell its address once it answers."""
    from whistlestop.server import running
    from whistlestop.server.listening import address_of
    from whistlestop.server.operations import logs

    quiet = log is None and sys.stderr.isatty()
    logs.begin(log or logs.usual_style(), logging.WARNING if quiet else logging.INFO)
    address = address_of(listener)

    def ready() -> None:
        logs.note("listening", version=__version__, process=os.getpid(), port=settings.port)
        print(f"Whistlestop is ready at {address} (Ctrl+C stops it; your tables are kept)", flush=True)
        if opens:
            browser.show(address)

    running.run(settings, listener, ready)
