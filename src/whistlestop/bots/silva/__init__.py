"""Four published agents, reimplemented from their behaviour."""
