"""The table of a contest: what came out, how sure it is, and everything that is needed to get it again."""

from itertools import combinations
from math import sqrt

from whistlestop.arena.bootstrap import Bootstrap, Shares, interval
from whistlestop.arena.ratings import ELO, cyclic_share, rate
from whistlestop.arena.results_file import Heading
from whistlestop.arena.sums import WIN, BotSums, Sums

NORMAL = 1.959964  # so many standard errors to each side hold 95 %


class Standings:
    """Reckons the table from the sums."""

    def __init__(self, heading: Heading, sums: Sums) -> None:
        self.heading = heading
        self.sums = sums
        self.names = heading.contest.names()
        self.bootstrap = Bootstrap(heading.contest, sums)
        self.shares = self.bootstrap.shares()
        self.resamples = list(self.bootstrap.resamples())
        self.ratings = self.rated(self.shares, {})
        rated = [self.rated(shares, self.ratings) for shares in self.resamples]
        self.other_ratings = {name: [ratings[name] for ratings in rated] for name in self.names}

    def rated(self, shares: Shares, begin: dict[str, float]) -> dict[str, float]:
        """Rate the bots, in Elo above the anchor."""
        guess = {name: rating / ELO for name, rating in begin.items()}
        strengths = rate(self.names, shares.ahead, self.bootstrap.meetings, guess)
        zero = strengths[self.heading.anchor]
        return {name: ELO * (strength - zero) for name, strength in strengths.items()}

    def told(self) -> dict[str, object]:
        """Return the whole table as plain data."""
        sums = self.sums
        return {
            "blocks": sums.blocks,
            "games": sums.games,
            "fair_share": round(1 / sums.seats, 6),
            "anchor": self.heading.anchor,
            "anchor_behaviour": self.heading.behaviour,
            "bots": {name: self.bot(name) for name in self.ranking()},
            "pairs": [self.pair(one, other) for one, other in combinations(self.names, 2)],
            "cyclic_triples": rounded(cyclic_share(self.names, self.shares.ahead)),
            "first_seat": self.first_seat(),
            "seat_shares": [rounded(wins / WIN / sums.games) for wins in sums.seat_wins],
            "decisions_per_game": rounded(sums.plies / sums.games),
            "endings": dict(sorted(sums.reasons.items())),
        }

    def ranking(self) -> list[str]:
        """List the bots from the strongest on."""
        return sorted(self.names, key=lambda name: -self.ratings[name])

    def bot(self, name: str) -> dict[str, object]:
        """Tell everything about one bot."""
        sums = self.sums.bots[name]
        share = self.shares.wins[name]
        low, high = interval([shares.wins[name] for shares in self.resamples], share)
        rating_low, rating_high = interval(self.other_ratings[name], self.ratings[name])
        mean = sums.score / sums.seats
        half = NORMAL * self.score_error(sums)
        spread = max(0.0, sums.squared_score / sums.seats - mean * mean)
        return {
            "games": sums.games,
            "win_share": rounded(share),
            "win_share_low": rounded(low),
            "win_share_high": rounded(high),
            "rating": round(self.ratings[name], 1),
            "rating_low": round(rating_low, 1),
            "rating_high": round(rating_high, 1),
            "mean_score": rounded(mean),
            "mean_score_low": rounded(mean - half),
            "mean_score_high": rounded(mean + half),
            "score_spread": rounded(sqrt(spread)),
            "points": per_seat(sums.points, sums.seats),
            "counts": per_seat(sums.counts, sums.seats),
            "failed_tickets": rounded(sums.counts["failed"] / sums.seats),
            "turns": rounded(sums.turns / sums.seats),
            "ranks": {str(rank): number for rank, number in sorted(sums.ranks.items())},
            "crashes": sums.crashes,
            "overruns": sums.overruns,
            "failures": [{"game": f"{one.block}:{one.rotation}", "why": one.why} for one in sums.failures],
        }

    def score_error(self, sums: BotSums) -> float:
        """Return the standard error of the mean score, with a block as one observation."""
        blocks = sums.games // self.sums.seats
        if blocks < 2:
            return 0.0
        mean = sums.score / blocks
        variance = max(0.0, sums.squared_block / blocks - mean * mean) * blocks / (blocks - 1)
        return sqrt(variance / blocks) * blocks / sums.seats

    def pair(self, one: str, other: str) -> dict[str, object]:
        """Tell how often one bot is ranked ahead of another; being equal counts half."""
        pair = (one, other)
        if pair not in self.shares.ahead:
            return {"bot": one, "against": other, "meetings": 0}
        share = self.shares.ahead[pair]
        low, high = interval([shares.ahead[pair] for shares in self.resamples], share)
        return {
            "bot": one,
            "against": other,
            "meetings": self.bootstrap.meetings[pair],
            "ahead": rounded(share),
            "ahead_low": rounded(low),
            "ahead_high": rounded(high),
        }

    def first_seat(self) -> dict[str, object]:
        """Tell what the seat that begins wins, whoever sits there."""
        sums = self.sums
        share = sums.seat_wins[0] / WIN / sums.games
        mean = sums.seat_wins[0] / sums.blocks
        variance = max(0.0, sums.squared_first / sums.blocks - mean * mean)
        half = NORMAL * sqrt(variance / sums.blocks) / WIN / sums.seats
        return {
            "win_share": rounded(share),
            "win_share_low": rounded(max(0.0, share - half)),
            "win_share_high": rounded(min(1.0, share + half)),
            "advantage": rounded(share - 1 / sums.seats),
        }


def per_seat(counted: dict[str, int], seats: int) -> dict[str, float | None]:
    """Return what there was of each thing for one seat of one game."""
    return {name: rounded(number / seats) for name, number in counted.items()}


def rounded(number: float | None) -> float | None:
    """Round to what is worth printing."""
    return None if number is None else round(number, 6)
