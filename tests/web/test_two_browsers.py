"""Two people at one table, each with their own browser: interruptions lose nothing."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.processes import server_process
from tests.web.meeting import draw_two, meet
from tests.web.visits import Visits

BROKEN = "Connection lost"
TOO_BAD = 3001
"""A close code that no server sends."""


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server, which survives restarts."""
    return tmp_path_factory.mktemp("house")


def test_a_reload_and_a_lost_line_lose_nothing_and_the_other_sees_who_is_away(
    browser: Browser, folder: Path
) -> None:
    with server_process(folder, "--port=0", "--no-open") as server:
        visits = Visits(browser, server.address)
        ada, ben = meet(visits)
        draw_two(ada, ben)
        tickets = ben.part("Your tickets").inner_text()

        ben.page.reload()
        ben.awaits("Your turn")
        expect(ben.part("Your tickets")).to_have_text(tickets, use_inner_text=True)
        expect(ben.read_log()).to_contain_text("Ada draws 2 cards")

        ben.page.goto("about:blank")
        expect(ada.part("Seats").get_by_role("article").nth(1)).to_contain_text("away")
        ben.page.go_back()
        expect(ada.part("Seats").get_by_role("article").nth(1)).not_to_contain_text("away")
        draw_two(ben, ada)
        assert visits.unforgiven == []

        server.stop(signal.SIGKILL)
        for person in (ada, ben):
            expect(person.page.get_by_text(BROKEN)).to_be_visible()
        port = server.address.rstrip("/").rpartition(":")[2]
    with server_process(folder, f"--port={port}", "--no-open"):
        for person in (ada, ben):
            expect(person.page.get_by_text(BROKEN)).to_be_hidden(timeout=20_000)
        draw_two(ada, ben)
        expect(ben.read_log()).to_contain_text("Ben draws")
        visits.forgive("WebSocket|ERR_CONNECTION_REFUSED")
        assert visits.unforgiven == []
        visits.end()


class Line:
    """The network between a browser and the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Forward a socket while the network is up."""
        if self.whole:
            self.sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close(code=TOO_BAD)

    def cut(self) -> None:
        """Close all connections."""
        self.whole = False
        while self.sockets:
            self.sockets.pop().close(code=TOO_BAD)


def test_somebody_whose_line_was_cut_comes_back_to_the_very_point(visits: Visits) -> None:
    ada, ben = meet(visits)
    line = Line(ben.page)
    ben.page.reload()
    ben.awaits("turn")
    bens_seat = ada.part("Seats").get_by_role("article").nth(1)

    line.cut()
    expect(ben.page.get_by_text(BROKEN)).to_be_visible()
    expect(bens_seat).to_contain_text("away")
    ada.press(ada.button("Draw two"))
    ada.awaits("Ben’s turn")

    line.whole = True
    expect(ben.page.get_by_text(BROKEN)).to_be_hidden()
    expect(bens_seat).not_to_contain_text("away")
    draw_two(ben, ada)
    expect(ben.read_log()).to_contain_text("Ada draws 2 cards")
