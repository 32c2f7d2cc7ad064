"""Browsers take part in the shuffles without anybody noticing, and notice a dishonest host."""

import json
import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.fairness.independent_checker import check
from tests.server.processes import server_process
from tests.web import dishonest_host
from tests.web.dishonest_host import Tampering
from tests.web.person import MY_TURN, OVER, Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, confirm_if_asked, take_turn
from whistlestop.benchmarks.browser import LocalStorage

PROVEN = "Fair shuffles: proven by your browser."
BROKEN = "The shuffles of this game can’t be trusted."
GAME = "First Journey"
NOTE_SCREENS = """() => {
    const screens = (globalThis.screens = []);
    const note = () => screens.push(document.body.innerText);
    const whole = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document.body, whole);
}"""
"""Collects everything that the page shows from now on."""


def meet(visits: Visits) -> tuple[Person, Person]:
    """Create a table as Ada, and join it as Ben by her link."""
    ada = Person(visits.desktop())
    ada.page.get_by_label("What should we call you?").fill("Ada")
    ada.press(ada.page.get_by_role("link", name=f"More ways to play {GAME}", exact=True))
    ada.choose(ada.page.get_by_role("combobox", name="Seat 2"), "Someone with the link")
    ada.press(ada.button("Create game"))
    invitation = ada.page.get_by_role("textbox", name="link").input_value()
    ben = Person(visits.desktop(invitation.removeprefix(visits.address)))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Sit here"))
    expect(ada.page.get_by_text("Everyone is here.")).to_be_visible()
    return ada, ben


def play_together(*people: Person) -> None:
    """Play until the game is over."""
    someone = re.compile(f"{MY_TURN.pattern}|{OVER}|’s turn|is choosing", re.IGNORECASE)
    while True:
        for person in people:
            said = person.awaits(someone)
            if OVER in said:
                return
            if MY_TURN.search(said):
                take_turn(person, MY_TURN.split(said)[-1])
                person.status.filter(has_not_text=said).or_(person.page.get_by_text(OVER)).first.wait_for()


def proof_of(person: Person) -> str:
    """Return what the end screen says about the shuffles, once it has checked them."""
    proof = person.page.locator("[data-proof]")
    proof.get_by_text(re.compile(f"{PROVEN}|{BROKEN}")).wait_for()
    return proof.inner_text()


def save_receipt(person: Person, file: Path) -> str:
    """Save the receipt that the browser kept."""
    with person.page.expect_download() as download:
        person.press(person.button("Save receipt"))
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    return text


def posted(address: str, path: str, table: str) -> str:
    """Return what the server answers about a table, or nothing if it refuses."""
    body = json.dumps({"table": table}).encode()
    request = urllib.request.Request(f"{address}api/{path}", body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError:
        return ""


def verify(folder: Path, record: str) -> "subprocess.CompletedProcess[str]":
    """Run `whistlestop verify` with the receipt in a folder."""
    (folder / "game.record").write_text(record, encoding="utf-8")
    words = ["verify", str(folder / "game.record"), "--receipt", str(folder / "mine.receipt")]
    return subprocess.run([sys.executable, "-m", "whistlestop", *words], capture_output=True, text=True)


def test_two_people_shuffle_without_noticing_and_the_end_proves_it(browser: Browser, tmp_path: Path) -> None:
    with server_process(tmp_path, "--port=0", "--no-open") as server:
        visits = Visits(browser, server.address)
        ada, ben = meet(visits)
        for person in (ada, ben):
            person.page.evaluate(NOTE_SCREENS)
        ada.press(ada.button("Start game"))
        for person in (ada, ben):
            person.awaits(re.compile("turn"))
            seen = "\n".join(person.page.evaluate("screens"))
            assert "Loading table" not in seen
            assert "device" not in seen
        play_together(ada, ben)
        for person in (ada, ben):
            assert PROVEN in proof_of(person)
            person.press(person.page.get_by_text(PROVEN))
        assert "added a random number of its own" in proof_of(ada)

        receipt = save_receipt(ben, tmp_path / "mine.receipt")
        table = ada.page.url.rpartition("/")[2]
        assert check(json.loads(posted(server.address, "proof", table)), receipt) == []
        verified = verify(tmp_path, posted(server.address, "record", table))
        assert verified.returncode == 0, verified.stderr
        assert "could neither choose nor foresee" in verified.stdout.replace("\n", " ")
        assert visits.unforgiven == []
        visits.end()


class Interrupted(NamedTuple):
    """A game that stopped with its server: the server's folder, and what a player's browser remembers."""

    folder: Path
    place: str
    memory: LocalStorage


@pytest.fixture(scope="module")
def interrupted(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Interrupted:
    """A game with a claim and two draws."""
    folder = tmp_path_factory.mktemp("server")
    with server_process(folder, "--port=0", "--no-open") as server:
        visits = Visits(browser, server.address)
        visits.forgive("WebSocket")
        ada = Person(visits.desktop())
        begin(ada, GAME)
        claim(ada)
        draw_twice(ada)
        place = ada.page.url.removeprefix(server.address)
        memory = ada.page.evaluate("({ ...localStorage })")
        visits.end()
        server.stop()
    return Interrupted(folder, place, memory)


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        pytest.param(
            dishonest_host.swap_seed,
            ("not the one that the server committed to", "the commitment is not the one in the receipt"),
            id="swaps the seed",
        ),
        pytest.param(
            dishonest_host.grind_seeds,
            ("not the one that the server committed to", "the commitment is not the one in the receipt"),
            id="grinds seeds",
        ),
        pytest.param(
            dishonest_host.replace_nonce,
            ("was not used", "the nonce of seat 0 is not the one in the receipt"),
            id="replaces a nonce",
        ),
        pytest.param(
            dishonest_host.replay_nonce,
            ("The list of everyone’s fingerprints has changed", "the nonce commitments is not the one"),
            id="replays an old nonce",
        ),
        pytest.param(
            dishonest_host.rewrite_outcome,
            ("is not what you saw", "is not what the receipt shows"),
            id="rewrites an outcome",
        ),
        pytest.param(
            dishonest_host.rewrite_action,
            ("is not what you saw", "is not what the receipt shows"),
            id="rewrites an action",
        ),
    ],
)
def test_a_host_is_noticed_who(
    browser: Browser, tmp_path: Path, interrupted: Interrupted, change: Tampering, noticed: tuple[str, str]
) -> None:
    shutil.copytree(interrupted.folder / "data", tmp_path / "data")
    dishonest_host.tamper(tmp_path, change)
    with server_process(tmp_path, "--port=0", "--no-open") as server:
        visits = Visits(browser, server.address)
        visits.forgive("api/proof")
        ada = Person(visits.desktop(interrupted.place, interrupted.memory))
        draw_twice(ada)
        end_game(ada)
        assert noticed[0] in proof_of(ada)

        receipt = save_receipt(ada, tmp_path / "mine.receipt")
        table = ada.page.url.rpartition("/")[2]
        record = posted(server.address, "record", table)
        proof = json.loads(posted(server.address, "proof", table) or "{}")
        without_draws: dict[str, object] = {"format": "whistlestop proof 1", "record": record, "draws": []}
        faults = check(proof or without_draws, receipt)
        assert any(noticed[1] in fault for fault in faults), faults
        assert verify(tmp_path, record).returncode != 0
        assert visits.unforgiven == []
        visits.end()


def claim(person: Person) -> None:
    """Claim a route."""
    person.awaits("our turn")
    person.point_at_claimable()
    confirm_if_asked(person)
    expect(person.read_log().get_by_text("Player claims")).to_be_visible()


def draw_twice(person: Person) -> None:
    """Draw cards in two turns."""
    for _ in range(2):
        person.awaits("our turn")
        log = person.read_log()
        before = log.get_by_text(re.compile("draw")).count()
        person.press(person.button(re.compile("Draw (two|from the deck)")).first)
        expect(log.get_by_text(re.compile("draw")).nth(before)).to_be_visible()
        person.awaits("our turn")


def end_game(person: Person) -> None:
    """End the unfinished game for good."""
    person.press(person.button("End game"))
    person.press(person.button("End it for good"))
    expect(person.page.get_by_text("This game was ended early.")).to_be_visible()


def test_a_seat_that_withholds_its_nonce_is_named_and_the_host_calls_the_game_off(visits: Visits) -> None:
    ada, ben = meet(visits)
    withhold_nonces(ben.page)
    ben.page.reload()
    expect(ben.page.get_by_text("Ada will start the game.")).to_be_visible()
    expect(ada.page.get_by_text("away")).to_have_count(0)
    ada.press(ada.button("Start game"))
    expect(ada.page.get_by_text("Waiting for Ben’s device…")).to_be_visible()
    expect(ada.part("Map of")).to_have_count(0)
    ada.press(ada.button("Call the game off"))
    for person in (ada, ben):
        expect(person.page.get_by_text("The game was called off before the first card.")).to_be_visible()
    ada.press(ada.button("New table, same players"))
    ben.press(ben.page.get_by_role("link", name="Go to the next game"))
    ada.awaits(re.compile("turn"))


def withhold_nonces(page: Page) -> None:
    """Keep back everything that a page reveals, until it goes to another table."""
    withheld: list[str] = []

    def forward(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            text = str(message)
            if '"reveal"' in text and (not withheld or withheld[0] in text):
                withheld.append(json.loads(text)["table"])
            else:
                server.send(message)

        socket.on_message(send)

    page.route_web_socket(re.compile("/ws$"), forward)
