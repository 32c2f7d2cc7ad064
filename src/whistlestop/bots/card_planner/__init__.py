"""A planner for the Card Game that evaluates sets, robbers, tickets and the time left."""
