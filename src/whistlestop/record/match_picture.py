"""A match as an SVG picture: the board, and the seats below it."""

import re
from functools import lru_cache

from whistlestop.core import cards
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.maps.card_table import Spread, card_table
from whistlestop.maps.drawing import MapDrawing
from whistlestop.maps.drawing_cache import load_drawing
from whistlestop.maps.picture import FRAME, Svg, picture
from whistlestop.maps.scoreboard import GAP, Plate, scoreboard, scoreboard_height
from whistlestop.maps.style import Style
from whistlestop.maps.tokens import Tokens
from whistlestop.rail.view import RailView
from whistlestop.record.match_text import seat_names, status
from whistlestop.record.table_text import count_of

TICKETS_IN_A_LINE = 4
IDENTIFIERS = re.compile(r'(\bid="|href="#|url\(#)')


@lru_cache(maxsize=16)
def board_drawing(game: Game) -> MapDrawing:
    """Return the drawing of a game's board, cached because drawing takes seconds."""
    return load_drawing(game)


def match_picture(state: State, names: list[str] | None = None) -> Svg:
    """Draw the public table."""
    view = state.game.view(state, SPECTATOR)
    plates = seat_plates(state, view, names or seat_names(state))
    if not isinstance(view, RailView):
        return Svg(table_without_board(state, view, plates))
    drawn = board_drawing(state.game)
    top, width = drawn.height + FRAME + GAP, drawn.width + 2 * FRAME - 4
    height = GAP + scoreboard_height(plates, width)
    strip = scoreboard(plates, -FRAME + 2, top, width, Style())
    # Pictures on one page share a namespace of ids, so the game's name is prefixed.
    return Svg(IDENTIFIERS.sub(rf"\g<1>{drawn.game}-", picture(drawn, tokens_of(view), strip, height)))


def tokens_of(view: RailView) -> Tokens:
    """Return the pieces on the board: trains, stations and passengers."""
    shown = view.shown_slots()
    stations, waiting = shown.get("station_at"), shown.get("waiting")
    return Tokens(
        [owner - 1 if owner else None for owner in view.owner],
        stations if isinstance(stations, dict) else {},
        {place: expand_counts(there) for place, there in waiting.items()}
        if isinstance(waiting, dict)
        else {},
    )


def expand_counts(counts: dict[str, int]) -> list[str]:
    """Repeat each kind as often as it is counted."""
    return [kind for kind, count in counts.items() for _ in range(count)]


def seat_plates(state: State, view: View, names: list[str]) -> list[Plate]:
    """Return the public facts about each seat, with the final score once the game is over."""
    sheets = state.game.score(state) if state.over else []
    winners = state.game.winners(state) if state.over else []
    plates: list[Plate] = []
    for seat in range(view.seats):
        facts = [count_of(view.hand_sizes[seat], "card"), count_of(view.ticket_counts[seat], "ticket")]
        score = ""
        if isinstance(view, RailView):
            facts.append(count_of(view.trains[seat], "train"))
            score = str(view.points[seat]) if view.points[seat] else ""
        if sheets:
            score = str(sheets[seat].total)
        marked = seat in winners if state.over else bool(state.may_act(seat))
        plates.append(Plate(seat, names[seat], score, " · ".join(facts), marked))
    return plates


def table_without_board(state: State, view: View, plates: list[Plate]) -> str:
    """Draw the table of a game without a board: the row, and the slots of each seat."""
    spreads: list[list[Spread]] = [[] for _ in plates]
    shown = view.shown_slots()
    riders = shown.pop("riders", [{}] * view.seats)
    assert isinstance(riders, list)
    for name, values in shown.items():
        label = name.replace("_", " ").capitalize()
        for seat, value in enumerate(values if isinstance(values, list) else []):
            if isinstance(value, dict) and value:
                spreads[seat].append(Spread(label, rows_with_riders(value, riders[seat])))
            elif value and not isinstance(value, dict):
                spreads[seat].append(Spread(label, words=str(value)))
    for seat, tickets in enumerate(view.shown_tickets):
        for begin in range(0, len(tickets), TICKETS_IN_A_LINE):
            some_of_them = tickets[begin : begin + TICKETS_IN_A_LINE]
            done = ", ".join(str(view.game.tickets.tickets[ticket]) for ticket in some_of_them)
            spreads[seat].append(Spread("" if begin else "Completed", words=done))
    title = f"{view.game.title}: {status(state)}"
    return card_table(title, Spread("Row", cards.names(view.row)), plates, spreads)


def rows_with_riders(rows: dict[str, int], riders: dict[str, int]) -> list[str]:
    """Return the cards of a railyard, row by row, with the locomotives on top of each."""
    return [
        kind
        for colour, count in rows.items()
        for kind in [*[colour] * count, *["locomotive"] * riders.get(colour, 0)]
    ]
