"""The tickets that other seats probably hold."""

from typing import Final

from whistlestop.coach.follower import Moment
from whistlestop.coach.review import LikelyTicket
from whistlestop.core.game import Game

LIKELY: Final = 0.35  # from which a ticket is named
MOST: Final = 3  # tickets of one seat


def likely_tickets(game: Game, moment: Moment) -> list[LikelyTicket]:
    """Return the likeliest tickets of each other seat, as the seat that decides can believe."""
    found: list[LikelyTicket] = []
    for seat in range(int(moment.known.state.seats)):
        if seat == moment.known.seat or not moment.beliefs.has_sets(seat):
            continue
        odds = moment.beliefs.odds(seat)
        for ticket in sorted(odds, key=lambda one: (-odds[one], one))[:MOST]:
            if odds[ticket] >= LIKELY:
                printed = game.tickets.tickets[ticket]
                found.append(LikelyTicket(seat, list(printed.between), printed.points, odds[ticket]))
    return found
