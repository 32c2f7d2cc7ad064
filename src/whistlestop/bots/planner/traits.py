"""What makes one planner differ from another: how it weighs things, and how far it thinks."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """The planner's numbers; all are shares of what a game has (see `Measure`), so that they fit every board.

    They were found with `benchmarks/tune_planner.py`.
    """

    def __init__(self) -> None:
        self.plans: i64 = 4  # how many plans it keeps
        self.minds_hand = True  # whether its plans suit the cards it has, where there is no row
        self.joint = True  # whether it plans for all tickets together, or for one after the other
        self.watches = True  # whether it thinks of what the others may claim, and when they end the game
        self.finishes = True  # whether it works the last turns out exactly
        self.takes_tickets = True

        # Time: shares of the points that a turn or a train brings, of a game's turns, of a route's length.
        self.turn = 0.591  # what a turn is worth when time is short,
        self.cheap_turn = 0.818  # and when trains are
        self.train = 0.669  # what a train is worth then
        self.pace = 1.6  # the trains that the others lay in a claim
        self.spread = 0.061  # by how much an estimate of the end is wrong, mostly
        self.station_time = 0.043  # with so little time left it builds the stations it needs

        # Costs, in turns.
        self.card = 0.531  # a card of a certain colour,
        self.blind_card = 1.0  # the same where there is no row to take it from,
        self.narrow = 0.736  # how much more it costs if no other colour is of use,
        self.any_card = 0.467  # one of any colour,
        self.locomotive = 0.525  # what a locomotive costs more,
        self.tunnel = 0.717  # and a tunnel
        self.patience = 0.62  # the harm to the rest of its plan for which it rather waits
        self.length = 0.062  # how much a space counts for the order of claims
        self.risk = 1.326  # how much the danger to lose a route does

        # Odds.
        self.safety = 0.9  # that a planned route is still there when it can be paid for,
        self.station_safety = 1.0  # or that a station can stand in for it
        self.daring = 0.715  # with which a tunnel must succeed
        self.doubt = 0.9  # below which it thinks about giving a ticket up

        # Points: shares of themselves, of a turn's, of bonuses.
        self.route_points = 0.812  # how much those for a route count while planning
        self.uncounted = 0.201  # how much more they count for tickets to be drawn, in those of a usual turn
        self.extend = 0.04  # for a spare route that extends the own network, of the longest path's bonus
        self.globetrotter = 0.1  # for a completed ticket, of the bonus for most tickets
        self.passenger = 0.8  # how much those for passengers count

        # Tickets.
        self.ticket_time = 0.046  # it takes more only when its plan is done in so much of the game
        self.eager = 2.541  # the turns by which taking tickets must be better than a usual turn
        self.short_share = 0.5  # of those drawn at the start, the ones from the shorter deck

        # A race for tickets that all count the same; these were tried one by one against `greedy`.
        self.crossing = 0.8  # what the bonus for a way from east to west is worth, compared with a ticket
        self.exchange = 0.3  # the turns that exchanging tickets has to save beside its own
        self.fresh_card = 0.8  # what a card takes for a ticket yet to be drawn, in turns,
        self.kept_card = 0.2  # and what one in hand saves that no planned route needs
        self.ahead = 0.6  # of the time that such a ticket takes by then, because there is a choice of two
        self.race_patience = 0.2  # the harm to the rest of the plan for which it rather waits, in turns

        # Cards to draw, compared with one that the plan needs.
        self.gathered = 1.004  # one of the colour it gathers for gray routes,
        self.lying = 0.897  # for which colour that is, a card in the row, compared with one in hand
        self.useful = 0.649  # of another colour while they lack cards,
        self.hope = 0.15  # one that brings a spare route nearer which brings a usual turn's points,
        self.wild = 0.954  # a locomotive,
        self.ferry = 0.605  # more if a ferry lacks one,
        self.closing = 0.26  # and more if it is the last card that the plan lacks

    def names(self) -> list[str]:
        """List the traits."""
        return [name for name in dir(self) if not name.startswith("_") and name != "names"]
