"""The views of one position as JSON; what all viewers share is encoded once."""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

from whistlestop.core.fields import Field, plain_values
from whistlestop.core.game import Game
from whistlestop.core.slots import Content
from whistlestop.core.view import View
from whistlestop.core.view_fields import FIELDS
from whistlestop.rail.view import RAIL_FIELDS
from whistlestop.record.position import Position
from whistlestop.server.wire.aids import AIDS

COURSE: Final = frozenset(
    {
        "seats",
        "first",
        "turn",
        "choosing",
        "phase",
        "ply",
        "passes",
        "idle",
        "turns_left",
        "last_round_by",
        "hand_sizes",
        "shown",
        "row",
        "discards",
        "deck_size",
        "offer_sizes",
        "drawn",
        "ticket_decks",
        "returned_decks",
    }
)
"""Shared fields that change with turns and draws."""

BOARD: Final = frozenset(
    {"over", "reason", "ticket_counts", "gone_counts", "shown_tickets", "trains", "points", "owner"}
)
"""Shared fields that don't change with turns and draws."""

OWN_COURSE: Final = frozenset({"seat", "choice", "hand", "offer", "keep", "returned"})
"""Fields of one seat that change with turns and draws; all others count as changes of the board."""

DECLARED: Final = frozenset(map(id, (*FIELDS, *RAIL_FIELDS)))
"""The fields that these names belong to; a game may declare others with the same name."""

OVERRIDABLE: Final = ("fill", "fill_slots", "shown_slots", "to_dict")

_encode = msgspec.json.Encoder().encode


class _Group(NamedTuple):
    """Fields of a view that are encoded together; without fields, the slots."""

    fields: list[Field]
    is_shared: bool  # by all seats
    is_board: bool  # does not change with turns and draws alone


class _Plan(NamedTuple):
    """The plan for encoding the views of a game."""

    groups: list[_Group]
    is_plain: bool  # whether views are just their fields and slots


class SeatView(NamedTuple):
    """A view, and a hash of everything in it that doesn't change with turns and draws alone."""

    json: Raw
    board: int


class SharedViews:
    """Encodes the views of a position."""

    __slots__ = ("_plan", "_shared", "aids", "position")

    def __init__(self, position: Position, aids: bool) -> None:
        self.position = position
        self.aids = aids
        self._plan = _plan_of(position.game, aids)
        self._shared: dict[int, bytes] = {}  # by the number of the group

    def view(self, eyes: int) -> SeatView:
        """Return what a seat or a spectator sees, without its choices."""
        if not self._plan.is_plain:
            json = encode_view(self.position.view(eyes), self.aids)
            return SeatView(Raw(json), hash(json))
        parts = [b'{"game":' + _encode(self.position.game.name)]
        board: list[bytes] = []
        for number, group in enumerate(self._plan.groups):
            part = self._shared.get(number)
            if part is None:
                part = self._encode_group(group, eyes)
                if group.is_shared:
                    self._shared[number] = part
            if part:
                parts.append(part)
            if group.is_board:
                board.append(part)
        return SeatView(Raw(b",".join(parts) + b"}"), hash(tuple(board)))

    def _encode_group(self, group: _Group, eyes: int) -> bytes:
        """Encode some fields without the braces around them."""
        return (self._encode_fields(group.fields, eyes) if group.fields else self._encode_slots(eyes))[1:-1]

    def _encode_fields(self, fields: list[Field], eyes: int) -> bytes:
        return _encode(plain_values(fields, self.position.state, eyes))

    def _encode_slots(self, eyes: int) -> bytes:
        view = self.position.game.view_type(self.position.game)
        view.seats = self.position.seats
        view.fill_slots(self.position.state, eyes)
        return _encode(view.shown_slots())


def encode_view(view: View, aids: bool) -> bytes:
    """Encode a view without its choices."""
    shown = view.to_dict(with_legal=False)
    if not aids:
        for aid in AIDS:
            shown.pop(aid, None)
    return _encode(shown)


@lru_cache(maxsize=256)
def _plan_of(game: Game, aids: bool) -> _Plan:
    """Group the fields of a game; those not known to be shared are encoded for each seat."""
    kind = game.view_type
    is_plain = all(getattr(kind, name) is getattr(View, name) for name in OVERRIDABLE)
    shares_slots = all(type(slot.content).is_hidden is Content.is_hidden for slot in game.slots)
    fields: dict[tuple[bool, bool], list[Field]] = {}
    for field in kind(game).fields():
        if not field.is_encoded or (field.name in AIDS and not aids):
            continue
        known = field.name if id(field) in DECLARED else ""
        is_shared = known in COURSE or known in BOARD
        is_board = known not in COURSE and known not in OWN_COURSE
        fields.setdefault((is_shared, is_board), []).append(field)
    groups = [_Group(alike, *kinds) for kinds, alike in fields.items()]
    return _Plan([*groups, _Group([], shares_slots, is_board=True)], is_plain)
