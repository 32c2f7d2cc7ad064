"""What makes one planner differ from another: how it weighs things, and how far it thinks."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """The planner's numbers; all of them are shares of what a game has, so that they fit every board.

    They were found with `benchmarks/tune_planner.py`.
    """

    def __init__(self) -> None:
        self.plans: i64 = 4  # how many plans it keeps
        self.joint = True  # whether it plans for all tickets together, or for one after the other
        self.watches = True  # whether it looks at what the others can do
        self.finishes = True  # whether it works the last turns out exactly
        self.takes_tickets = True

        self.turn = 2.66  # the points that a turn is worth when time is short,
        self.cheap_turn = 1.3  # and when trains are
        self.train = 0.88  # the points that a train is worth then
        self.card = 0.53  # the turns that a card of a certain colour costs
        self.blind_card = 1.0  # and where there is no row to take it from
        self.any_card = 0.57  # and one of any colour
        self.locomotive = 0.32  # what a locomotive costs more than another card, in turns
        self.route_points = 0.65  # how much a point for a route counts while planning
        self.tunnel = 0.96  # the turns that a tunnel costs more than another route
        self.risk = 0.98  # how much the danger to lose a route counts for the order of claims
        self.spread = 2.79  # by how many turns an estimate of the end is wrong, mostly
        self.safety = 0.9  # how likely a planned route is still there when it can be paid for,
        self.station_safety = 0.98  # or a station can stand in for it
        self.daring = 0.66  # how likely a tunnel must be to succeed
        self.ticket_turns = 3.3  # it takes tickets only when its plan is done in so many turns
        self.eager = 3.19  # how much better than a usual turn taking tickets must be, in points
        self.pace = 3.7  # how many trains the others lay in a claim
        self.extend = 1.16  # the points that a spare route brings more if it extends the own network
        self.hope = 0.12  # what a card is worth that brings a spare route nearer, for each point in a turn
        self.globetrotter = 1.5  # the points that a completed ticket brings where most tickets bring a bonus
        self.short_share = 0.5  # of the tickets drawn at the start, those from the shorter deck
        self.passenger = 0.8  # how much of a passenger's worth counts
        self.gathered = 1.52  # what a card is worth, compared with one that is needed: for gray routes,
        self.useful = 0.5  # of another colour while gray routes lack cards,
        self.wild = 0.93  # a locomotive,
        self.ferry = 0.68  # what it is worth more if a ferry lacks one,
        self.closing = 0.33  # and if it is the last card that the plan lacks
        self.crossing_turns = 3.0  # the turns that a way from east to west may cost more than the plan
        self.exchange_turns = 10.0  # the turns for both tickets beyond which it exchanges them
        self.patience = 0.52  # the harm, in turns, for which it rather waits than claims a planned route
        self.length = 0.05  # how much a space counts for the order of claims
        self.doubt = 0.84  # the odds below which it thinks about giving a ticket up
        self.station_turns = 3.79  # with so many turns left it builds the stations it needs

    def names(self) -> list[str]:
        """List the traits."""
        return [name for name in dir(self) if not name.startswith("_") and name != "names"]
