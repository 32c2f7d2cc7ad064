"""Pictures of the board at moments of a game, which share one drawing of the empty board."""

from typing import Final

from whistlestop.coach.reasons import route_of
from whistlestop.coach.review import Decision
from whistlestop.core.events import SPECTATOR
from whistlestop.maps.drawing import MapDrawing
from whistlestop.maps.markup import Markup, tag
from whistlestop.maps.picture import FRAME, above_pieces, below_pieces, trains
from whistlestop.maps.style import Style
from whistlestop.maps.tokens import Tokens, waiting
from whistlestop.rail.view import RailView
from whistlestop.record.history import History
from whistlestop.record.match_picture import board_drawing, tokens_of

RING: Final = 18  # the radius of the ring around a city


class MomentPictures:
    """Draws the board before decisions, with the move played and the better one."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.style = Style()
        self.drawing: MapDrawing = board_drawing(history.game)

    def shared(self) -> Markup:
        """Return the definitions that all pictures use; they take no room on the page."""
        nobody: list[int | None] = [None] * len(self.drawing.routes)
        below = Markup(below_pieces(self.drawing, nobody, self.style))
        above = Markup(above_pieces(self.drawing, {}, self.style))
        groups = tag("g", below, id="below"), tag("g", above, id="above")
        return tag("svg", tag("defs", *groups), width="0", height="0", class_="shared", aria_hidden="true")

    def picture(self, decision: Decision, label: str) -> Markup | None:
        """Draw the board before a decision; None if neither move is on the board."""
        better = decision.alternatives[0].action if decision.alternatives else ""
        marks = [self.mark(decision.action, "played"), self.mark(better, "better")]
        if not any(marks):
            return None
        tokens = self.tokens(decision.ply)
        shown = [
            tag("use", href="#below"),
            Markup(trains(self.drawing, tokens.owners, self.style)),
            *(Markup(waiting(one, tokens, self.style)) for one in self.drawing.places),
            tag("use", href="#above"),
            *marks,
        ]
        width, height = self.drawing.width + 2 * FRAME, self.drawing.height + 2 * FRAME
        box = f"{-FRAME} {-FRAME} {width} {height}"
        return tag("svg", *shown, viewBox=box, class_="board", role="img", aria_label=label)

    def tokens(self, ply: int) -> Tokens:
        """Return the pieces on the board after a number of plays."""
        view = self.history.game.view(self.history.at(ply).state, SPECTATOR)
        assert isinstance(view, RailView)
        return tokens_of(view)

    def mark(self, action: str, name: str) -> Markup:
        """Mark what a move claims or where it builds."""
        route = route_of(action)
        for one in self.drawing.routes:
            if one.name == route:
                return tag(
                    "g", tag("path", d=one.path, class_="casing"), tag("path", d=one.path), class_=name
                )
        words = action.split(" ")
        if words[0] == "station":
            for city in self.drawing.cities:
                if city.name == " ".join(words[1:-1]):
                    ring = {"cx": city.x, "cy": city.y, "r": RING}
                    return tag(
                        "g", tag("circle", class_="casing", **ring), tag("circle", **ring), class_=name
                    )
        return Markup("")


def has_board(history: History) -> bool:
    """Return whether a game is played on a board."""
    return isinstance(history.game.view(history.last.state, SPECTATOR), RailView)
