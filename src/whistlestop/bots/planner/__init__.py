"""A bot that plans: which routes join its tickets, and how many turns they take."""
