"""A player of the Card Game that weighs sets, robbers, tickets and the time that is left."""
