"""Parameters of the Card Game planner."""

from typing import final


@final
class CardGameTraits:
    """Weights and switches, found by tuning; they don't depend on the tickets' points.

    Each switch makes a weaker planner by skipping a part of the evaluation.
    """

    def __init__(self) -> None:
        self.weighs_robbers = True  # consider that rows can be robbed
        self.weighs_cities = True  # consider big city bonuses
        self.weighs_spare = True  # value cards that no held ticket needs

        # Time.
        self.draws = 0.49  # prior for the share of two cards per turn that a seat draws
        self.habit = 24.5  # weight of that prior, in observed turns
        self.spread = 0.46  # relative uncertainty of the turns left
        self.spacing = 0.56  # turns between placing two sets

        # Cards.
        self.hold = 0.9  # probability that a card in hand reaches the stack, given enough time
        self.cost = 0.37  # cards of a set worth as much as the turn that places it
        self.single = 0.75  # probability that a single card in hand reaches the stack
        self.loose = 0.73  # probability that a locomotive in hand does
        self.carry = 0.6  # probability that a card kept in hand reaches the second half's stack
        self.reach = 1.19  # needed cards that reach the stack per turn
        self.trust = 1.24  # factor on the probability of drawing a needed card

        # Value of a card, relative to a card on an average ticket.
        self.spare = 0.85  # a card that no held ticket needs
        self.fade = 0.75  # each further spare card of the same colour, relative to the one before
        self.wild = 1.35  # a spare locomotive
        self.needed = 1.0  # a card that a held ticket needs, relative to the stake

        # Robbers.
        self.robbing = 0.9  # probability that a seat robs if it can
        self.temptation = 0.75  # row length at which a robber is half as interested as in a long row
        self.denied = 0.4  # opponents' losses, relative to the seat's gains

        # Tickets.
        self.city = 0.4  # discount on the expected big city bonus
        self.taking = 0.27  # share of good-looking offered tickets that are worth keeping
        self.swap = 0.8  # factor at which a locomotive replaces a card still to be drawn
        self.rivals = 0.3  # tickets that an opponent completes per turn
        self.caution = 0.125  # minimum expected gain of a ticket, relative to its points
        self.hopeless = 0.07  # probability below which no cards are reserved for a ticket

        # Turns, relative to drawing.
        self.hurry = (
            0.066  # gain per card outside the stacks, opponents' minus the seat's, from a shorter game
        )
        self.placing = 1.0
        self.looking = 0.87
