"""The cards a hand lacks for a plan; gray routes use what coloured routes leave."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import Survey
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.state import ZEROS

HELD: Final = 10  # weight of a card in hand when choosing a colour for a gray route
MOST_LYING: Final = 2  # cards of a colour in the row that count, since a turn takes no more


@final
class Needs:
    """The cards that a plan still needs and those it can spare."""

    def __init__(self, atlas: Atlas, survey: Survey) -> None:
        self.atlas = atlas
        self.survey = survey
        self.short: vec[i64] = ZEROS[:COLOURS]  # per colour, cards missing for routes of that colour
        self.spare: vec[i64] = ZEROS[:COLOURS]  # per colour, cards that no such route needs
        self.free: vec[i64] = ZEROS[:COLOURS]  # per colour, cards that no gray route needs either
        self.lying: vec[i64] = ZEROS[:COLOURS]  # per colour, weight of its face-up cards
        self.gray: i64 = 0  # cards missing for gray routes
        self.gather: i64 = -1  # the colour to collect for gray routes
        self.locomotives: i64 = 0  # locomotives missing for ferries
        self.reserved: i64 = 0  # locomotives that ferries need in total
        self.extra: i64 = 0  # locomotives held beyond that
        self.missing: i64 = 0  # cards missing in total, beyond those that locomotives replace
        self.turns: i64 = 0  # hundredths of a turn until the plan is done

    def allocate(self, plan: Plan, hand: i64) -> None:
        """Allocate a hand's cards to the routes of a plan."""
        atlas = self.atlas
        board = atlas.board
        length, colours, ferries = board.length, atlas.colour, atlas.ferry
        short, spare = self.short, self.spare
        rest = hand
        for colour in range(COLOURS):
            short[colour] = 0
            spare[colour] = rest & 63
            rest >>= 6
        held = cards.locomotives(hand)
        ferry: i64 = 0
        missing: i64 = 0
        kinds: i64 = 0
        cost: i64 = 0
        grays: i64 = 0
        for route in plan.routes:
            colour = colours[route]
            ferry += ferries[route]
            cost += TURN
            if board.tunnel[route]:
                cost += self.survey.tunnel_cost
            if colour >= 0:
                left = spare[colour] - length[route]
                if left < 0:
                    if not short[colour]:
                        kinds += 1
                    short[colour] -= left
                    missing -= left
                    left = 0
                spare[colour] = left
            else:
                grays += 1
        self.reserved = ferry
        self.locomotives = ferry - held if ferry > held else i64(0)
        self.extra = held - ferry if held > ferry else i64(0)
        gray = self.allocate_gray(plan, grays)
        self.gray = gray
        saved = self.extra
        if saved > missing:
            gray -= saved - missing
            missing = 0
            if gray < 0:
                gray = 0
        else:
            missing -= saved
        if gray:
            kinds = COLOURS
        self.missing = missing + gray + self.locomotives
        cost += missing * self.survey.cost_of_kinds[kinds] + gray * self.survey.any_cost
        self.turns = cost + self.locomotives * self.survey.locomotive_cost

    def allocate_gray(self, plan: Plan, grays: i64) -> i64:
        """Allocate spare cards to gray routes in the most plentiful colours; return the number missing."""
        length, colours, ferries = self.atlas.board.length, self.atlas.colour, self.atlas.ferry
        spare, free = self.spare, self.free
        for colour in range(COLOURS):
            free[colour] = spare[colour]
        self.gather = -1
        if not grays:
            return 0
        lying, row = self.lying, self.survey.row
        for colour in range(COLOURS):
            number = row & 63
            lying[colour] = (number if number < MOST_LYING else i64(MOST_LYING)) * self.survey.lying
            row >>= 6
        gray: i64 = 0
        closest: i64 = 1000
        for route in plan.routes:
            if colours[route] < 0:
                wanted = length[route] - ferries[route]
                best: i64 = 0
                most: i64 = -1
                for colour in range(COLOURS):
                    near = free[colour] * HELD
                    if free[colour] < wanted:
                        near += lying[colour]
                    if near > most:
                        most = near
                        best = colour
                left = free[best] - wanted
                if left < 0:
                    gray -= left
                    if -left < closest:
                        closest = -left
                        self.gather = best
                    left = 0
                free[best] = left
        return gray
