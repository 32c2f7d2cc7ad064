"""What the board games share: board, payments, claims, paths."""
