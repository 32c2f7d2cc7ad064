"""Observations: what a seat may know, as an array of numbers."""
