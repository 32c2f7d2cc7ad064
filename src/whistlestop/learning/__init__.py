"""Games in batches, for learning: many at once, without Python objects for each step."""
