"""What every game uses: cards, chance, tickets, turns, views."""
