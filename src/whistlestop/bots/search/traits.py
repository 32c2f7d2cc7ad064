"""A search's parameters."""

from mypy_extensions import mypyc_attr

from whistlestop.bots.search.race import LOSS, SPREAD


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchTraits:
    """How a search divides its budget; the values were compared with `benchmarks/tune_search.py`."""

    def __init__(self) -> None:
        self.trial = 6  # rollouts of each candidate before the first drop out and the speed is known
        self.step = 0.08  # share of the budget between two comparisons
        self.loss = LOSS  # what a candidate is expected to lose against what the planner would do
        self.spread = SPREAD  # how much candidates differ in that
        self.winning = 0.5  # weight of winning; the rest of the utility depends on the margin

        # Candidates of a turn on a board, besides what the planner would do.
        self.plans = 6
        self.claims = 8
        self.colours = 2  # face-up colours to draw
        self.stations = 2

        # Candidates in the Card Game.
        self.completions = 6
