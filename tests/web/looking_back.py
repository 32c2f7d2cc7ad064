"""Replays in a browser: what the page shows of each play, compared with the server's data."""

import re
from collections.abc import Sequence
from typing import TypedDict, TypeVar

import httpx
import msgspec
from msgspec import Struct
from playwright.sync_api import Locator

from tests.server.processes import ServerProcess
from tests.server.replay.looking_back import planned
from tests.server.serving import read
from tests.web.person import Person
from whistlestop.server.wire.game_types import TicketMessage
from whistlestop.server.wire.replays import ImportedRecord, Replay, ReplayFrame

T = TypeVar("T")

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")

WALK = """async () => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const owner = route => route.ariaLabel.match(/([^,.]+)’s route/)?.[1].trim() ?? "";
    const numbers = seat => all("header b, li b", seat).map(one => Number(one.textContent));
    const seen = () => ({
        ply: Number(document.querySelector("[data-moment]").dataset.moment),
        seats: all("article[data-anchor^=seat-]").map(numbers),
        routes: all("[aria-label=Routes] [aria-label]").map(owner).filter(Boolean),
        hands: all("[data-open]").map(one => all(".cards:first-of-type .chip", one).length),
        tickets: all("[data-open]").map(one => all("li button", one).length),
        row: all("[data-group=row] [data-anchor^=row-]").length,
        marked: Number(document.querySelector("[data-group=log] [aria-current=step]")?.dataset.ply ?? -1),
    });
    const forward = all("[data-transport] button").find(one => one.title === "Next move");
    const walked = [seen()];
    while (forward.ariaDisabled !== "true" && walked.length < 2000) {
        forward.click();
        await Promise.resolve();
        walked.push(seen());
    }
    return walked;
}"""
"""Steps to the last play, and records what is visible after each."""


class Shown(TypedDict):
    """What the page shows at a moment; the result replaces hands and row."""

    ply: int
    seats: list[list[int]]
    routes: list[str]
    hands: list[int]
    tickets: list[int]
    row: int
    marked: int


def record_of(game: str) -> str:
    """Read the record of a game between planners, with the names of people."""
    text = planned(game)
    seats = int(re.findall(r"^seats: (.)", text, re.MULTILINE)[0])
    return re.sub(r"^names: .*$", f"names: {', '.join(PEOPLE[:seats])}", text, flags=re.MULTILINE)


def brought(server: ServerProcess, text: str) -> str:
    """Import a record, and return its table."""
    return asked(server, "records", {"text": text}, ImportedRecord).table


def frames_of(server: ServerProcess, table: str) -> list[ReplayFrame]:
    """Fetch all frames of a game with all hands open."""
    frames: list[ReplayFrame] = []
    while True:
        reel = asked(server, "reel", {"table": table, "all": True, "first": len(frames)}, Replay)
        frames += reel.frames
        if len(frames) > reel.plies:
            return frames


def asked(server: ServerProcess, path: str, body: dict[str, object], kind: type[T]) -> T:
    """Send an HTTP request."""
    return read(httpx.post(f"{server.address}api/{path}", json=body, trust_env=False), kind)


class Seen(Struct):
    """Return what the page shows of a view."""

    hand_sizes: list[int]
    ticket_counts: list[int]
    shown_tickets: list[list[TicketMessage]]
    row: list[str]
    owner: list[int] = []
    completed: list[int] = []
    points: list[int] = []
    trains: list[int] = []
    stations: list[int] = []
    stacks: list[int | dict[str, int]] = []


def shown_of(frame: ReplayFrame, names: Sequence[str]) -> Shown:
    """Return what the page should show of a frame."""
    view = msgspec.json.decode(frame.state.view, type=Seen)
    result = frame.state.result
    held = [] if result else frame.hands
    if result and view.points:
        view.points = [sheet.total for sheet in result.sheets]  # the seats' panels have the final scores
    return Shown(
        ply=frame.state.ply,
        seats=[numbers(view, seat) for seat in range(len(names))],
        routes=sorted(names[owner - 1] for owner in view.owner if owner),
        hands=[sum(one.hand.values()) for one in held],
        tickets=[
            len(one.tickets) + len(one.offer) + len(view.shown_tickets[seat]) for seat, one in enumerate(held)
        ],
        row=0 if result else len(view.row),
        marked=0,
    )


def numbers(view: Seen, seat: int) -> list[int]:
    """Return the counts of a seat in the order of its panel."""
    score = view.completed if view.completed else view.points
    stacks = [one if isinstance(one, int) else sum(one.values()) for one in view.stacks]
    kinds = [score, view.trains, view.stations, view.hand_sizes, view.ticket_counts, stacks]
    return [kind[seat] for kind in kinds if kind]


def walked(person: Person) -> list[Shown]:
    """Step forward to the last play."""
    shown: list[Shown] = person.page.evaluate(WALK)
    return [Shown({**one, "routes": sorted(one["routes"])}) for one in shown]


def moment(person: Person) -> Locator:
    """The line with the current play and what happened."""
    return person.page.locator("[data-moment]")


def at(person: Person, ply: int) -> Locator:
    """The same line at a given play."""
    return person.page.locator(f'[data-moment="{ply}"]')
