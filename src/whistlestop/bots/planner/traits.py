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

        self.turn = 2.6  # the points that a turn is worth
        self.card = 0.56  # the turns that a card of a certain colour costs
        self.blind_card = 1.0  # and where there is no row to take it from
        self.any_card = 0.5  # and one of any colour
        self.locomotive = 0.3  # what a locomotive costs more than another card, in turns
        self.route_points = 0.2  # the turns that a point for a route is worth while planning
        self.train = 0.0  # the turns that a train is worth while planning
        self.tunnel = 0.6  # the turns that a tunnel costs more than another route
        self.risk = 1.0  # how much the danger to lose a route counts for the order of claims
        self.spread = 2.5  # by how many turns an estimate of the end is wrong, mostly
        self.daring = 0.72  # how likely a tunnel must be to succeed
        self.ticket_turns = 8.0  # it takes tickets only when its plan is done in so many turns
        self.eager = 8.0  # how much better than a usual turn taking tickets must be, in points
        self.pace = 3.1  # how many trains the others lay in a claim
        self.extend = 0.2  # the turns that a spare route may cost more if it extends the own network
        self.globetrotter = 1.5  # the points that a completed ticket brings where most tickets bring a bonus
        self.short_share = 0.5  # of the tickets drawn at the start, those from the shorter deck
        self.passenger = 0.8  # how much of a passenger's worth counts
        self.gathered = 0.8  # what a card is worth, compared with one that is needed: for gray routes,
        self.useful = 0.45  # of another colour while gray routes lack cards,
        self.idle = 0.15  # of no use now,
        self.wild = 1.25  # a locomotive,
        self.ferry = 1.0  # what it is worth more if a ferry lacks one,
        self.closing = 0.4  # and if it is the last card that the plan lacks
        self.crossing_turns = 3.0  # the turns that a way from east to west may cost more than the plan
        self.exchange_turns = 10.0  # the turns for both tickets beyond which it exchanges them
        self.patience = 0.6  # the harm, in turns, for which it rather waits than claims a planned route
        self.length = 0.05  # how much a space counts for the order of claims
        self.doubt = 0.7  # the odds below which it thinks about giving a ticket up
        self.station_turns = 4.0  # with so many turns left it builds the stations it needs

    def names(self) -> list[str]:
        """List the traits."""
        return [name for name in dir(self) if not name.startswith("_") and name != "names"]
