"""How a planner of the Card Game weighs things: every constant that it has, in one place."""

from typing import final


@final
class Style:
    """Constants found by tuning; all are fractions, or numbers of turns or cards, and fit any ticket values.

    The three switches make a weaker planner by honest means: it plays on without a part of its thinking.
    """

    def __init__(self) -> None:
        self.weighs_robbers = True  # whether it thinks of rows that can be robbed, its own and others'
        self.weighs_cities = True  # whether a ticket's big cities count
        self.weighs_spare = True  # whether cards count that no ticket in hand needs

        # Time.
        self.draws = 0.49  # the part of two cards a turn that a seat draws on average
        self.habit = 24.5  # turns that have to be watched until they count as much as this average
        self.spread = 0.46  # by how much of itself the number of turns left may be wrong
        self.spacing = 0.56  # turns from one placing to the next

        # Cards.
        self.hold = 0.9  # how likely a card in hand gets to the stack if there is time enough
        self.cost = 0.37  # cards of a set that are worth no more than the turn that places them
        self.single = 0.75  # how likely a single card in hand gets to the stack
        self.loose = 0.73  # how likely a locomotive in hand does
        self.carry = 0.6  # how likely a card gets to the second half's stack if it stays in hand in the first
        self.reach = 1.19  # needed cards that a turn brings to the stack, those for other things counted too
        self.trust = 1.24  # how likely a needed card comes, compared with what the cards left of its kind say

        # What a card is worth, measured by what a card of an average ticket brings.
        self.spare = 0.85  # a card that no ticket in hand needs
        self.fade = 0.75  # the next spare card of the same colour, compared with the one before
        self.wild = 1.35  # a spare locomotive
        self.needed = 1.0  # a card that a ticket in hand needs, compared with all that hangs on it

        # Robbers.
        self.robbing = 0.9  # how likely a seat robs if it can
        self.temptation = 0.75  # cards that a row needs until a robber wants it half as much as a long one
        self.denied = 0.4  # what others lose, compared with what one gains oneself

        # Tickets.
        self.city = 0.4  # a big city's bonus, compared with what the chance to get it says
        self.taking = 0.27  # tickets that are kept of those offered, compared with those that look good now
        self.swap = 0.8  # a locomotive in place of a card to come, as soon as so much of it is more likely
        self.rivals = 0.3  # tickets that another seat gets a turn
        self.caution = 0.125  # how much more than nothing a ticket has to promise, compared with its value
        self.hopeless = 0.07  # below this chance a ticket gets no cards set aside

        # Turns, compared with drawing.
        self.hurry = 0.066  # a turn less for cards that are not on stacks yet, the others' and the own
        self.placing = 1.0
        self.looking = 0.87
