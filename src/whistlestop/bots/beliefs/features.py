"""The names of the features that beliefs about tickets weigh."""

from typing import Final

TICKET_FEATURES: Final = (
    "points",  # relative to the mean of all tickets
    "length",  # relative to the mean of all tickets
    "length_laid",  # the same times the part of its trains that the seat has laid
    "second_deck",  # whether the ticket belongs to another deck than the first
    "popularity",  # the logarithm of how often it is kept, relative to its deck
    "shortened",  # by what part the seat's routes shorten it
    "shortened_laid",
    "saved",  # what part of the trains laid shorten it
    "lengthened",  # by what part the routes of others lengthen it
    "done",  # whether the seat's routes join its ends
    "done_laid",
    "dead",  # whether no way is left
    "dead_laid",
    "remaining",  # the length that remains, relative to the trains left
    "remaining_laid",
    "out_of_reach",  # whether more trains are missing than are left
    "touched",  # what part of its ends the seat's routes touch
    "touched_laid",
    "terminal",  # at what part of its ends the seat's network ends
    "terminal_laid",
)
"""Features of one ticket, which are summed over a set."""

SET_FEATURES: Final = (
    "off_ways",  # the trains laid on no shortest way of any of the tickets, relative to all trains
    "off_wide_ways",  # on no way that is not much longer than the shortest
    "off_paths",  # on no path that now takes the fewest trains
    "loose_ends",  # cities where the seat's network ends and no ticket does, relative to a few
    "part_off_ways",  # the same numbers relative to the trains laid, or to all ends of the network
    "part_off_wide_ways",
    "part_off_paths",
    "part_loose_ends",
)
"""Features of a set of tickets that are not sums."""

PAIR_FEATURES: Final = (
    "shared",  # the part of the shorter ticket that a common network saves
    "shared_laid",
)
"""Features of two tickets, which are summed over all pairs of a set."""

FEATURES: Final = TICKET_FEATURES + SET_FEATURES + PAIR_FEATURES
