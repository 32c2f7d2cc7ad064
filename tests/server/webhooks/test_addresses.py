"""Which addresses a server accepts for notices, and that nothing gives them away."""

from typing import get_args

import pytest

from whistlestop.server.entries import Hooked
from whistlestop.server.tables.seat import Seat
from whistlestop.server.webhooks.notice import SENTENCES
from whistlestop.server.webhooks.webhook import Webhook, WrongHost, host_written, refuse_elsewhere
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.words import Language

HOSTS = ("ntfy.sh", "own.example:8443", "127.0.0.1:8099", "[::1]:8099")


@pytest.mark.parametrize(
    "address",
    [
        "https://ntfy.sh/topic",
        "https://NTFY.sh:443/topic?tpl=1&m=%7B%7B.text%7D%7D",
        "https://own.example:8443/",
        "http://127.0.0.1:8099/hook",
        "http://[::1]:8099/hook",
    ],
)
def test_addresses_at_the_hosts_that_were_named_are_accepted(address: str) -> None:
    refuse_elsewhere(address, HOSTS)


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/topic",
        "https://sub.ntfy.sh/topic",
        "https://ntfy.sh.evil.example/",
        "https://ntfy.sh:8443/topic",
        "https://ntfy.sh./topic",
        "https://own.example/",
        "http://127.0.0.1:8100/hook",
    ],
)
def test_other_hosts_and_ports_are_refused_and_the_named_ones_told(address: str) -> None:
    with pytest.raises(Refusal, match=r"only to: ntfy\.sh, own\.example:8443"):
        refuse_elsewhere(address, HOSTS)


@pytest.mark.parametrize(
    "address",
    [
        "ntfy.sh/topic",
        "http://ntfy.sh/topic",
        "ftp://ntfy.sh/topic",
        "https://ada:secret@ntfy.sh/topic",
        "https://evil.example\\@ntfy.sh/topic",
        "https://ntfy.sh:port/topic",
        "https://ntfy.sh/a topic",
        "https://ntfy.sh/\r\nX-Evil: 1",
        "https:///topic",
    ],
)
def test_what_is_no_such_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="has to begin with https://"):
        refuse_elsewhere(address, HOSTS)


def test_a_server_without_hosts_refuses_all() -> None:
    with pytest.raises(Refusal, match="sends no notices"):
        refuse_elsewhere("https://ntfy.sh/topic", ())


@pytest.mark.parametrize("host", ["https://ntfy.sh", "ntfy.sh/topic", "*.ntfy.sh", "", "ada@ntfy.sh"])
def test_a_host_is_written_without_anything_around_it(host: str) -> None:
    with pytest.raises(WrongHost, match="without https://"):
        host_written(host)


def test_nothing_that_is_printed_has_the_path_of_an_address() -> None:
    webhook = Webhook("https://ntfy.sh/my-secret-topic", "https://trains.example/", "en")

    for thing in (webhook, Seat(webhook=webhook), Hooked(seat=0, webhook=webhook)):
        assert "ntfy.sh" in repr(thing)
        assert "topic" not in repr(thing)


def test_every_language_has_every_sentence() -> None:
    assert sorted(SENTENCES) == sorted(get_args(Language))
    assert {tuple(texts) for texts in SENTENCES.values()} == {("turn", "tickets", "over", "test")}
