"""Simulations, tournaments between bots, and benchmarks."""
