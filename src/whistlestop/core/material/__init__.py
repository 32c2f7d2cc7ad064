"""Tickets, and the supply of train cards."""
