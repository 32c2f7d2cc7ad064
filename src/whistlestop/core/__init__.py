"""The engine that every game is built on: cards, chance, tickets, turns, views."""
