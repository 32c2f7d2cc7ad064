"""The standings of a contest, with confidence intervals."""

from itertools import combinations
from math import sqrt

from whistlestop.arena.bootstrap import Bootstrap, WinShares, interval
from whistlestop.arena.ratings import ELO, cyclic_share, rate
from whistlestop.arena.results_file import Heading
from whistlestop.arena.totals import WIN, BotTotals, ContestTotals

Z_95 = 1.959964  # standard errors on each side of a 95 % confidence interval


class Standings:
    """Computes the standings from the totals."""

    def __init__(self, heading: Heading, totals: ContestTotals) -> None:
        self.heading = heading
        self.totals = totals
        self.names = heading.contest.names()
        self.bootstrap = Bootstrap(heading.contest, totals)
        self.shares = self.bootstrap.shares()
        self.resamples = list(self.bootstrap.resamples())
        self.ratings = self.rate(self.shares, {})
        rated = [self.rate(shares, self.ratings) for shares in self.resamples]
        self.rating_samples = {name: [ratings[name] for ratings in rated] for name in self.names}

    def rate(self, shares: WinShares, begin: dict[str, float]) -> dict[str, float]:
        """Return the bots' ratings, in Elo relative to the anchor."""
        guess = {name: rating / ELO for name, rating in begin.items()}
        strengths = rate(self.names, shares.ahead, self.bootstrap.meetings, guess)
        zero = strengths[self.heading.anchor]
        return {name: ELO * (strength - zero) for name, strength in strengths.items()}

    def to_dict(self) -> dict[str, object]:
        """Return the standings as plain data."""
        totals = self.totals
        return {
            "blocks": totals.blocks,
            "games": totals.games,
            "fair_share": round(1 / totals.seats, 6),
            "anchor": self.heading.anchor,
            "anchor_behaviour": self.heading.behaviour,
            "bots": {name: self.bot(name) for name in self.ranking()},
            "pairs": [self.pair(one, other) for one, other in combinations(self.names, 2)],
            "cyclic_triples": round_or_none(cyclic_share(self.names, self.shares.ahead)),
            "first_seat": self.first_seat(),
            "seat_shares": [round_or_none(wins / WIN / totals.games) for wins in totals.seat_wins],
            "decisions_per_game": round_or_none(totals.plies / totals.games),
            "endings": dict(sorted(totals.reasons.items())),
        }

    def ranking(self) -> list[str]:
        """Return the bots, strongest first."""
        return sorted(self.names, key=lambda name: -self.ratings[name])

    def bot(self, name: str) -> dict[str, object]:
        """Return one bot's entry."""
        totals = self.totals.bots[name]
        share = self.shares.wins[name]
        low, high = interval([shares.wins[name] for shares in self.resamples], share)
        rating_low, rating_high = interval(self.rating_samples[name], self.ratings[name])
        mean = totals.score / totals.seats
        half = Z_95 * self.score_error(totals)
        spread = max(0.0, totals.squared_score / totals.seats - mean * mean)
        return {
            "games": totals.games,
            "win_share": round_or_none(share),
            "win_share_low": round_or_none(low),
            "win_share_high": round_or_none(high),
            "rating": round(self.ratings[name], 1),
            "rating_low": round(rating_low, 1),
            "rating_high": round(rating_high, 1),
            "mean_score": round_or_none(mean),
            "mean_score_low": round_or_none(mean - half),
            "mean_score_high": round_or_none(mean + half),
            "score_spread": round_or_none(sqrt(spread)),
            "points": per_seat(totals.points, totals.seats),
            "counts": per_seat(totals.counts, totals.seats),
            "failed_tickets": round_or_none(totals.counts["failed"] / totals.seats),
            "turns": round_or_none(totals.turns / totals.seats),
            "ranks": {str(rank): number for rank, number in sorted(totals.ranks.items())},
            "crashes": totals.crashes,
            "decisions": totals.decisions,
            "overruns": totals.overruns,
            "overrun_share": round_or_none(totals.overruns / max(1, totals.decisions)),
            "timeouts": totals.timeouts,
            "failures": [{"game": f"{one.block}:{one.rotation}", "why": one.why} for one in totals.failures],
        }

    def score_error(self, totals: BotTotals) -> float:
        """Return the standard error of the mean score, with a block as one observation."""
        blocks = totals.games // self.totals.seats
        if blocks < 2:
            return 0.0
        mean = totals.score / blocks
        variance = max(0.0, totals.squared_block / blocks - mean * mean) * blocks / (blocks - 1)
        return sqrt(variance / blocks) * blocks / totals.seats

    def pair(self, one: str, other: str) -> dict[str, object]:
        """Return how often one bot ranks ahead of another; equal ranks count half."""
        pair = (one, other)
        if pair not in self.shares.ahead:
            return {"bot": one, "against": other, "meetings": 0}
        share = self.shares.ahead[pair]
        low, high = interval([shares.ahead[pair] for shares in self.resamples], share)
        return {
            "bot": one,
            "against": other,
            "meetings": self.bootstrap.meetings[pair],
            "ahead": round_or_none(share),
            "ahead_low": round_or_none(low),
            "ahead_high": round_or_none(high),
        }

    def first_seat(self) -> dict[str, object]:
        """Return the win share of the first seat."""
        totals = self.totals
        share = totals.seat_wins[0] / WIN / totals.games
        mean = totals.seat_wins[0] / totals.blocks
        variance = max(0.0, totals.squared_first / totals.blocks - mean * mean)
        half = Z_95 * sqrt(variance / totals.blocks) / WIN / totals.seats
        return {
            "win_share": round_or_none(share),
            "win_share_low": round_or_none(max(0.0, share - half)),
            "win_share_high": round_or_none(min(1.0, share + half)),
            "advantage": round_or_none(share - 1 / totals.seats),
        }


def per_seat(counted: dict[str, int], seats: int) -> dict[str, float | None]:
    """Return the means per seat and game."""
    return {name: round_or_none(number / seats) for name, number in counted.items()}


def round_or_none(number: float | None) -> float | None:
    """Round a number to six decimals, keeping None."""
    return None if number is None else round(number, 6)
