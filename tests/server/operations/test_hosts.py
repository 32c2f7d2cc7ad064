"""The names that visitors call a server by."""

import pytest

from whistlestop.server.hosts import ServerName, WrongName, parse_name


@pytest.mark.parametrize(
    ("text", "host", "alone", "proxied"),
    [
        ("games.example", "games.example", "http://games.example:4190/", "https://games.example/"),
        ("Games.Example:8443", "games.example", "http://games.example:8443/", "https://games.example:8443/"),
        ("https://games.example", "games.example", "https://games.example/", "https://games.example/"),
        ("http://games.lan:80/", "games.lan", "http://games.lan/", "http://games.lan/"),
        ("192.168.1.20", "192.168.1.20", "http://192.168.1.20:4190/", "https://192.168.1.20/"),
        ("[2001:db8::7]", "[2001:db8::7]", "http://[2001:db8::7]:4190/", "https://[2001:db8::7]/"),
    ],
)
def test_a_name_gives_the_address_of_the_page(text: str, host: str, alone: str, proxied: str) -> None:
    name = parse_name(text)

    assert name.host == host
    assert (name.page(False, 4190), name.page(True, 4190)) == (alone, proxied)


def test_the_default_port_is_not_written() -> None:
    assert ServerName("games.example").page(behind_proxy=False, listens_at=80) == "http://games.example/"


@pytest.mark.parametrize("text", ["", "*", "*.example", "games.example/path", "ftp://games.example", "a b"])
def test_what_no_browser_could_call_a_server_by_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(WrongName, match=r"Write it like games\.example\.org"):
        parse_name(text)
