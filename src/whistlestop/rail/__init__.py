"""Everything that the board games share: board, payments, claims, paths."""
