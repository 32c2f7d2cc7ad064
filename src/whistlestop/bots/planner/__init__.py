"""A bot that plans routes for all its tickets and estimates the turns they take."""
