"""What reports show of a seat's review, whatever they look like."""

from collections.abc import Sequence
from typing import Final

from whistlestop.coach.review import Decision, LikelyTicket, Review, SeatReview

JUDGED: Final = ("blunder", "mistake", "inaccuracy")
MOST: Final = 10  # moves that a report explains


def examined(seat: SeatReview) -> list[Decision]:
    """Return the decisions that were examined."""
    return [one for one in seat.decisions if one.played is not None]


def curve(seat: SeatReview) -> list[float]:
    """Return the odds at each examined decision, and the result."""
    return [*(one.value.odds for one in seat.swings), *([seat.balance.result.odds] if seat.balance else [])]


def worst(seat: SeatReview) -> list[Decision]:
    """Return the decisions that lost most, in the order of the game."""
    found = [one for one in seat.decisions if one.judgement in JUDGED]
    return sorted(sorted(found, key=lambda one: -one.severity)[:MOST], key=lambda one: one.ply)


def counts(seat: SeatReview) -> dict[str, int]:
    """Return how often each judgement was given, the best first."""
    given = [one.judgement for one in seat.decisions]
    names = ("best", "good", "inaccuracy", "mistake", "blunder")
    return {name: given.count(name) for name in names if name in given}


def ticket_curves(seat: SeatReview) -> dict[str, list[float]]:
    """Return the odds of each ticket that the seat held, from the decision after which it had it."""
    found: dict[str, list[float]] = {}
    decided = examined(seat)
    for at, decision in enumerate(decided):
        for one in decision.tickets:
            name = "–".join(one.between) + (f" ({one.points})" if one.points else "")
            found.setdefault(name, []).append(one.odds.mean)
        if at + 1 < len(decided):
            still = {"–".join(one.between) for one in decided[at + 1].tickets}
            for name in list(found):
                if name.partition(" (")[0] not in still and len(found[name]) == 1:
                    del found[name]  # offered, and not kept
    return found


def likely(seat: SeatReview) -> Sequence[LikelyTicket]:
    """Return what could be known of the others' tickets at the last examined decision."""
    decided = examined(seat)
    return decided[-1].likely if decided else []


def winners(review: Review) -> list[int]:
    """Return the seats that are known to have won or shared the win."""
    return [
        one.seat
        for one in review.seats
        if one.balance is not None and one.balance.final and one.balance.result.odds > 0
    ]
