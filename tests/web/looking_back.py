"""Looking back in a browser: what the page shows of each play, and what the server tells of it."""

import re
from collections.abc import Sequence
from typing import TypedDict, TypeVar

import httpx
import msgspec
from playwright.sync_api import Locator

from tests.server.processes import ServerProcess
from tests.server.replay.looking_back import planned
from tests.server.serving import read
from tests.web.person import Person
from whistlestop.server.wire.replays import Brought, Frame, Reel
from whistlestop.server.wire.shown import View

T = TypeVar("T")

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")

WALK = """async () => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const owner = route => route.ariaLabel.split("route of ")[1] ?? "";
    const numbers = seat => all("li b", seat).map(one => Number(one.textContent));
    const seen = () => ({
        ply: Number(document.querySelector("[data-moment]").dataset.moment),
        seats: all("article[data-anchor^=seat-]").map(numbers),
        routes: all("[aria-label=Routes] [aria-label]").map(owner).filter(Boolean),
        hands: all("[data-open]").map(one => all(".cards:first-of-type .chip", one).length),
        tickets: all("[data-open]").map(one => all("li button", one).length),
        row: all("[data-group=row] [data-anchor^=row-]").length,
        marked: Number(document.querySelector("[data-group=log] [aria-current=step]")?.dataset.ply ?? -1),
    });
    const forward = all("[data-transport] button").find(one => one.title === "One play on");
    const walked = [seen()];
    while (forward.ariaDisabled !== "true" && walked.length < 2000) {
        forward.click();
        await Promise.resolve();
        walked.push(seen());
    }
    return walked;
}"""
"""Presses forward to the last play, and notes what is to be seen after each."""


class Shown(TypedDict):
    """What the page shows at a moment; hands and row are gone where the result has taken their place."""

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
    """Bring a record to a server, and return the table that it makes of it."""
    return asked(server, "records", {"text": text}, Brought).table


def frames_of(server: ServerProcess, table: str) -> list[Frame]:
    """Ask a server for all that it tells of a game with all hands open."""
    frames: list[Frame] = []
    while True:
        reel = asked(server, "reel", {"table": table, "all": True, "first": len(frames)}, Reel)
        frames += reel.frames
        if len(frames) > reel.plies:
            return frames


def asked(server: ServerProcess, path: str, body: dict[str, object], kind: type[T]) -> T:
    """Ask a server for something."""
    return read(httpx.post(f"{server.address}api/{path}", json=body, trust_env=False), kind)


def shown_of(frame: Frame, names: Sequence[str]) -> Shown:
    """Tell what the page has to show of a frame."""
    view = msgspec.json.decode(frame.state.view, type=View)
    held = [] if frame.state.result else frame.hands
    return Shown(
        ply=frame.state.ply,
        seats=[numbers(view, seat) for seat in range(len(names))],
        routes=sorted(names[owner - 1] for owner in view.owner or [] if owner),
        hands=[sum(one.hand.values()) for one in held],
        tickets=[
            len(one.tickets) + len(one.offer) + len(view.shown_tickets[seat]) for seat, one in enumerate(held)
        ],
        row=0 if frame.state.result else len(view.row),
        marked=0,
    )


def numbers(view: View, seat: int) -> list[int]:
    """List the numbers of a seat in the order in which its panel has them."""
    score = view.completed if view.completed else view.points
    stacks = [one if isinstance(one, int) else sum(one.values()) for one in view.stacks or []]
    kinds = [score, view.trains, view.stations, view.hand_sizes, view.ticket_counts, stacks]
    return [kind[seat] for kind in kinds if kind]


def walked(person: Person) -> list[Shown]:
    """Press forward from play to play until the last one."""
    shown: list[Shown] = person.page.evaluate(WALK)
    return [Shown({**one, "routes": sorted(one["routes"])}) for one in shown]


def moment(person: Person) -> Locator:
    """The line that says where one is, and what happened there."""
    return person.page.locator("[data-moment]")


def at(person: Person, ply: int) -> Locator:
    """The same line, at a certain play."""
    return person.page.locator(f'[data-moment="{ply}"]')
