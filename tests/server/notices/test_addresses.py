"""Which webhook addresses a server accepts, and that it never reveals them."""

from typing import get_args

import pytest

from whistlestop.server.services.notices.notice import SENTENCES
from whistlestop.server.table.entries import Hooked
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.service_address import WrongHost, parse_host
from whistlestop.server.table.webhook import Webhook, check_address
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.fields import Language

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
    check_address(address, HOSTS)


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
        check_address(address, HOSTS)


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
    with pytest.raises(Refusal, match="must start with https://"):
        check_address(address, HOSTS)


def test_a_server_without_hosts_refuses_all() -> None:
    with pytest.raises(Refusal, match="does not send messages"):
        check_address("https://ntfy.sh/topic", ())


@pytest.mark.parametrize("host", ["https://ntfy.sh", "ntfy.sh/topic", "*.ntfy.sh", "", "ada@ntfy.sh"])
def test_a_host_is_written_without_anything_around_it(host: str) -> None:
    with pytest.raises(WrongHost, match="without https://"):
        parse_host(host)


def test_nothing_that_is_printed_has_the_path_of_an_address() -> None:
    webhook = Webhook("https://ntfy.sh/my-secret-topic", "en")

    for thing in (webhook, TableSeat(webhook=webhook), Hooked(seat=0, webhook=webhook)):
        assert "ntfy.sh" in repr(thing)
        assert "topic" not in repr(thing)


def test_every_language_has_every_sentence() -> None:
    assert sorted(SENTENCES) == sorted(get_args(Language))
    kinds = ("turn", "tickets", "completing", "over", "test")
    assert {tuple(texts) for texts in SENTENCES.values()} == {kinds}
