"""The Card Game: railyards, robbers and hidden stacks."""
