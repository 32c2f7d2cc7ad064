"""A planner's parameters."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """Weights and switches of a planner; most are relative to `BoardScale`, so that they fit every board.

    The values were tuned by simultaneous perturbation, as `benchmarks/tune_planner.py` does it.
    """

    def __init__(self) -> None:
        self.plans: i64 = 1  # how many plans to choose from on every turn
        self.improves = True  # whether plans in a race are improved by detours
        self.minds_hand = True  # whether plans consider the hand where there is no row
        self.joint = True  # whether to plan for all tickets together or one at a time
        self.watches = True  # whether to consider opponents' claims and when they may end the game
        self.finishes = True  # whether to evaluate the last turns exactly
        self.counts_loans = True  # whether the last turns consider what stations lend
        self.takes_tickets = True
        self.swaps = True  # whether plans change to the parallel route whose colour the hand has
        self.bargains = True  # whether late in the game it claims what it can instead of waiting for better

        # Time, relative to the points per turn or train, the turns of a game or the length of a route.
        self.turn = 0.776  # value of a turn when time is short
        self.cheap_turn = 1.105  # value of a turn when trains are short
        self.train = 1.169  # value of a train when trains are short
        self.pace = 1.235  # trains that opponents lay per claim
        self.delay = 1.5  # weight of tunnels and ferries in the time that opponents need
        self.finish_time = 1.658  # turns left from which the last turns are searched
        self.spread = 0.119  # spread of the estimated end
        self.station_time = 0.043  # time left at which needed stations are built

        # Costs, in turns.
        self.card = 0.459  # a card of a given colour
        self.blind_card = 1.0  # the same where there is no row
        self.narrow = 1.02  # increase if no other colour is useful
        self.any_card = 0.469  # a card of any colour
        self.locomotive = 0.426  # surcharge for a locomotive
        self.tunnel = 0.604  # surcharge for a tunnel
        self.patience = 0.642  # harm to the rest of the plan at which it waits instead of claiming
        self.haste = 0.467  # increase if there is no time for the plan
        self.prize = 0.447  # increase for each point beyond two per space
        self.replan_doubt = 0.75  # probability of being late from which plans are made again
        self.replan_time = 2.0  # turns after which they may be
        self.length = 0.059  # bonus per space in the order of claims
        self.risk = 0.739  # weight of the risk of losing a route
        self.near = 0.913  # increase of that risk for each end that an opponent's network touches
        self.bargain = 1.0  # worth of a route in turns at which it is claimed instead of waiting for a better
        self.bargain_time = 0.17  # share of the game that is left when it does so
        self.bargain_trains = 0.27  # share of the trains that are left then

        # Probabilities.
        self.safety = 0.9  # that a planned route is still open when it can be paid for
        self.station_safety = 1.0  # the same where a station can replace it
        self.daring = 0.715  # required for attempting a tunnel
        self.boldness = 0.4  # the same if nothing is missing and no card that pays a surcharge lies face up
        self.doubt = 0.9  # below which giving up a ticket is considered

        # Points, relative to themselves, to an average turn or to a bonus.
        self.route_points = 0.92  # weight of a route's points while planning
        self.uncounted = 0.201  # extra weight for tickets to be drawn, relative to an average turn
        self.extend = 0.221  # for a filler route that extends the network, relative to the longest path bonus
        self.globetrotter = 0.053  # for a completed ticket, relative to the bonus for most tickets
        self.passenger = 1.447  # weight of passengers' points

        # Tickets.
        self.ticket_time = 0.046  # remaining plan, as a share of the game, at which more are taken
        self.eager = 2.541  # turns by which taking tickets must beat an average turn
        self.short_share = 0.5  # share of the opening tickets drawn from the short deck

        # First Journey; tuned one by one against `greedy`.
        self.crossing = 0.8  # value of the east–west bonus, in tickets
        self.exchange = 0.3  # turns that an exchange must save beyond its own
        self.fresh_card = 0.8  # turns per card for a ticket to be drawn
        self.kept_card = 0.2  # turns saved by a card in hand that no planned route needs
        self.ahead = 0.6  # discount on a future ticket's time, because there is a choice of two
        self.race_patience = (
            0.2  # harm to the rest of the plan at which it waits instead of claiming, in turns
        )

        # Cards to draw, relative to a needed card.
        self.gathered = 1.004  # a card of the colour collected for gray routes
        self.lying = 0.897  # a face-up card, relative to one in hand, when choosing that colour
        self.useful = 0.583  # another colour while gray routes lack cards
        self.hope = 0.131  # a card for a filler route that scores as much as an average turn
        self.wild = 0.691  # a locomotive
        self.ferry = 0.605  # extra if a ferry lacks one
        self.closing = 0.308  # extra if it is the plan's last missing card

    def names(self) -> list[str]:
        """List the names of all traits."""
        return [name for name in dir(self) if not name.startswith("_") and name != "names"]
