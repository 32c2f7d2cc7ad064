"""The state of each route from one seat's point of view, and its cost."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.dijkstra import BLOCKED
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import SMALL_ZEROS, ZEROS
from whistlestop.rail.state import RailState

CLOSED: Final = 0
OPEN: Final = 1
OWN: Final = 2
TAKEN: Final = 3

MIN_WEIGHT: Final = 40  # minimum weight of a route, however many points it scores


@final
class Survey:
    """The board as one seat sees it."""

    def __init__(self, atlas: Atlas, traits: Traits, has_row: bool) -> None:
        self.atlas = atlas
        # With a row to draw from, a plan that fits the current hand is no better than another.
        self.minds_hand = traits.minds_hand and not has_row
        # Per route, its bit in its class, and that of its group of parallel routes, if any.
        self.bit: vec[i64] = vec[i64]([BIT[place] for place in atlas.board.place_in_class])
        self.group: vec[i64] = vec[i64]([BIT[one] if one >= 0 else 0 for one in atlas.board.group_of])
        self.kind: vec[u8] = SMALL_ZEROS[: atlas.size]
        self.turns: vec[i64] = ZEROS[: atlas.size]  # per route, time in hundredths of a turn
        self.weight: vec[i64] = ZEROS[: atlas.size]  # per route, cost of time and trains minus points
        self.borrowed: vec[u8] = SMALL_ZEROS[: atlas.size]  # opponents' routes that a station already borrows
        self.stations: i64 = 0  # stations that can still be built
        self.bonus: vec[i64] = ZEROS[: atlas.size]  # per route, value beyond its points
        self.touched: vec[u8] = SMALL_ZEROS[: len(atlas.board.cities)]  # per city, the seat's routes
        self.rivals: vec[u8] = SMALL_ZEROS[: len(atlas.board.cities)]  # per city, the opponents' routes
        self.open_lengths: vec[i64] = ZEROS[:COLOURS]  # per colour, lengths of open routes as a bit set
        self.trains_left: i64 = -1
        self.hand: i64 = 0
        self.row: i64 = 0
        self.trains: i64 = 0

        self.card_cost = i64(int((traits.card if has_row else traits.blind_card) * TURN))
        # The more colours are useful, the more of the drawn cards are.
        self.cost_of_kinds: vec[i64] = vec[i64](
            [
                int(int(self.card_cost) * (1 + traits.narrow * (1 - kinds / COLOURS) ** 2))
                for kinds in range(COLOURS + 1)
            ]
        )
        self.any_cost = i64(int(traits.any_card * TURN))
        self.locomotive_cost = i64(int((traits.any_card + traits.locomotive) * TURN))
        self.point_gain = i64(int(100 * traits.route_points))
        self.lying = i64(int(10 * traits.lying))  # weight of a face-up card where one in hand counts ten
        self.tunnel_cost = i64(int(traits.tunnel * TURN))

    def reset(self) -> None:
        """Start a new game."""
        self.trains_left = -1

    def copy_from(self, other: "Survey") -> None:
        """Copy everything that was read from the board."""
        self.kind = other.kind[:]
        self.turns = other.turns[:]
        self.weight = other.weight[:]
        self.borrowed = other.borrowed[:]
        self.stations = other.stations
        self.bonus = other.bonus[:]
        self.touched = other.touched[:]
        self.rivals = other.rivals[:]
        self.open_lengths = other.open_lengths[:]
        self.trains_left = other.trains_left
        self.hand = other.hand
        self.row = other.row
        self.trains = other.trains

    def write(self, out: ByteWriter) -> None:
        """Write everything that was read from the board."""
        out.small(self.kind)
        out.numbers(self.turns)
        out.numbers(self.weight)
        out.small(self.borrowed)
        out.number(self.stations)
        out.numbers(self.bonus)
        out.small(self.touched)
        out.small(self.rivals)
        out.numbers(self.open_lengths)
        out.number(self.trains_left)
        out.number(self.hand)
        out.number(self.row)
        out.number(self.trains)

    def read(self, saved: ByteReader) -> None:
        """Read what another survey has written."""
        self.kind = saved.small()
        self.turns = saved.numbers()
        self.weight = saved.numbers()
        self.borrowed = saved.small()
        self.stations = saved.number()
        self.bonus = saved.numbers()
        self.touched = saved.small()
        self.rivals = saved.small()
        self.open_lengths = saved.numbers()
        self.trains_left = saved.number()
        self.hand = saved.number()
        self.row = saved.number()
        self.trains = saved.number()

    def update(self, known: KnownState) -> bool:
        """Read who owns which route; return whether that has changed."""
        state = cast(RailState, known.state)
        self.hand = state.hands[known.seat]
        self.row = state.row
        self.trains = state.trains[known.seat]
        trains_left: i64 = 0
        for trains in state.trains:
            trains_left += trains
        if trains_left == self.trains_left:
            return False
        self.trains_left = trains_left
        board = self.atlas.board
        mine = u8(known.seat + 1)
        doubles = state.doubles[known.seat]
        kind = self.kind
        touched = SMALL_ZEROS[: len(self.touched)]
        self.touched = touched
        rivals = SMALL_ZEROS[: len(self.rivals)]
        self.rivals = rivals
        owners, opened, colours, lengths = state.owner, state.open, self.atlas.colour, board.length
        end_a, end_b, class_of, bit, group = board.end_a, board.end_b, board.class_of, self.bit, self.group
        open_lengths = ZEROS[:COLOURS]
        self.open_lengths = open_lengths
        for route in range(self.atlas.size):
            owner = owners[route]
            if owner:
                if owner == mine:
                    kind[route] = OWN
                    touched[end_a[route]] += 1
                    touched[end_b[route]] += 1
                else:
                    kind[route] = TAKEN
                    rivals[end_a[route]] += 1
                    rivals[end_b[route]] += 1
            elif opened[class_of[route]] & bit[route]:
                if doubles & group[route]:
                    kind[route] = CLOSED
                else:
                    kind[route] = OPEN
                    if colours[route] >= 0:
                        open_lengths[colours[route]] |= BIT[lengths[route]]
            else:
                kind[route] = CLOSED
        return True

    def update_weights(self, turn: i64, train: i64) -> None:
        """Compute each route's weight in hundredths of a point, given the values of a turn and a train."""
        atlas, kind, weight = self.atlas, self.kind, self.weight
        hand = self.hand if self.minds_hand else i64(0)
        board = atlas.board
        length, points, tunnel = board.length, board.points, board.tunnel
        turns, bonus = self.turns, self.bonus
        colours, ferries, trains, gain = atlas.colour, atlas.ferry, self.trains, self.point_gain
        held = cards.locomotives(hand)
        best = most_held(hand)
        for route in range(atlas.size):
            if kind[route] == OWN:
                weight[route] = turns[route] = 0
            elif kind[route] == OPEN and length[route] <= trains:
                spaces = length[route]
                colour = colours[route]
                cost: i64 = TURN
                if colour >= 0:
                    missing = spaces - cards.count(hand, colour)
                    if missing > 0:
                        cost += missing * self.card_cost
                else:
                    ferry = ferries[route]
                    missing = spaces - ferry - best
                    if missing > 0:
                        cost += missing * self.any_cost
                    if ferry > held:
                        cost += (ferry - held) * self.locomotive_cost
                if tunnel[route]:
                    cost += self.tunnel_cost
                turns[route] = cost
                cost = cost * turn // TURN + spaces * train - points[route] * gain
                cost -= bonus[route] * gain // 100
                if cost < MIN_WEIGHT:
                    cost = MIN_WEIGHT
                weight[route] = cost
            else:
                weight[route] = BLOCKED


def most_held(hand: i64) -> i64:
    """Return the count of a hand's most frequent colour."""
    best: i64 = 0
    for _colour in range(COLOURS):
        if hand & 63 > best:
            best = hand & 63
        hand >>= 6
    return best
