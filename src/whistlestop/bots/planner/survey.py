"""Looking over the board: which routes a seat can still use, and what each would cost it."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.explorer import BLOCKED
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import COLOURS
from whistlestop.core.sight import Sight
from whistlestop.core.state import SMALL_ZEROS, ZEROS
from whistlestop.rail.state import RailState

CLOSED: Final = 0
OPEN: Final = 1
OWN: Final = 2
TAKEN: Final = 3

LEAST: Final = 40  # what a route costs at least, however many points it brings


@final
class Survey:
    """The board as it lies before one seat."""

    def __init__(self, atlas: Atlas, traits: Traits, has_row: bool) -> None:
        self.atlas = atlas
        # Where there is a row, cards are had easily, and a plan that suits the hand of a moment is no better.
        self.minds_hand = traits.minds_hand and not has_row
        self.kind: vec[u8] = SMALL_ZEROS[: atlas.size]
        self.turns: vec[i64] = ZEROS[
            : atlas.size
        ]  # of each route, how long it takes, in hundredths of a turn
        self.weight: vec[i64] = ZEROS[: atlas.size]  # what that and its trains cost, less its points
        self.lent: vec[u8] = SMALL_ZEROS[: atlas.size]  # routes of others that a station borrows already
        self.stations: i64 = 0  # how many can still be built
        self.bonus: vec[i64] = ZEROS[
            : atlas.size
        ]  # what a route brings beside its points, in hundredths of one
        self.touched: vec[u8] = SMALL_ZEROS[
            : len(atlas.board.cities)
        ]  # how many own routes meet in each city
        self.open_lengths: vec[i64] = ZEROS[:COLOURS]  # of each colour, the lengths of open routes, as a set
        self.claimed: i64 = -1
        self.hand: i64 = 0
        self.row: i64 = 0
        self.trains: i64 = 0

        self.card_cost = i64(int((traits.card if has_row else traits.blind_card) * TURN))
        # The more colours are of use, the more of the cards that come up are.
        self.cost_of_kinds: vec[i64] = vec[i64](
            [
                int(int(self.card_cost) * (1 + traits.narrow * (1 - kinds / COLOURS) ** 2))
                for kinds in range(COLOURS + 1)
            ]
        )
        self.any_cost = i64(int(traits.any_card * TURN))
        self.locomotive_cost = i64(int((traits.any_card + traits.locomotive) * TURN))
        self.point_gain = i64(int(100 * traits.route_points))
        self.lying = i64(int(10 * traits.lying))  # what a card in the row counts where one in hand counts ten
        self.tunnel_cost = i64(int(traits.tunnel * TURN))

    def forget(self) -> None:
        """Begin another game."""
        self.claimed = -1

    def look(self, sight: Sight) -> bool:
        """Take in who owns what; tell whether that has changed."""
        state = cast(RailState, sight.state)
        self.hand = state.hands[sight.seat]
        self.row = state.row
        self.trains = state.trains[sight.seat]
        claimed: i64 = 0
        for trains in state.trains:
            claimed += trains
        if claimed == self.claimed:
            return False
        self.claimed = claimed
        board = self.atlas.board
        mine = u8(sight.seat + 1)
        doubles = state.doubles[sight.seat]
        kind = self.kind
        touched = SMALL_ZEROS[: len(self.touched)]
        self.touched = touched
        owners, opened, colours, lengths = state.owner, state.open, self.atlas.colour, board.length
        end_a, end_b, group_of = board.end_a, board.end_b, board.group_of
        class_of, place_in_class = board.class_of, board.place_in_class
        open_lengths = ZEROS[:COLOURS]
        self.open_lengths = open_lengths
        for route in range(self.atlas.size):
            owner = owners[route]
            if owner == mine:
                kind[route] = OWN
                touched[end_a[route]] += 1
                touched[end_b[route]] += 1
            elif owner:
                kind[route] = TAKEN
            elif opened[class_of[route]] & BIT[place_in_class[route]]:
                group = group_of[route]
                if group >= 0 and doubles & BIT[group]:
                    kind[route] = CLOSED
                else:
                    kind[route] = OPEN
                    if colours[route] >= 0:
                        open_lengths[colours[route]] |= BIT[lengths[route]]
            else:
                kind[route] = CLOSED
        return True

    def price(self, turn: i64, train: i64) -> None:
        """Work out what each route costs the seat, in hundredths of a point, at these prices of both."""
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
                weight[route] = cost if cost > LEAST else LEAST
            else:
                weight[route] = BLOCKED


def most_held(hand: i64) -> i64:
    """Return how many cards of its commonest colour a hand has."""
    best: i64 = 0
    for _colour in range(COLOURS):
        if hand & 63 > best:
            best = hand & 63
        hand >>= 6
    return best
