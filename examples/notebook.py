"""The library cell by cell, as in a notebook: write a bot, let it play the planner, draw the board."""

# %% A match with two seats; the same seed deals the same cards.
import whistlestop

match = whistlestop.new_match("europe", seats=2, seed=7)
print(match)


# %% A bot is any object that chooses one of the legal actions of its seat.
class Builder:
    """Claims a route whenever it can, and draws cards otherwise."""

    def choose(self, view: whistlestop.View, legal: list[int]) -> int:
        """Return the action that uses the most cards, or the first one."""
        texts = dict(zip(legal, view.texts(), strict=True))
        claims = [action for action in legal if texts[action].startswith("claim")]
        return max(claims, key=lambda action: len(texts[action].split()[-1])) if claims else legal[0]


# %% Play it against the planner.
whistlestop.play_out(match, [Builder(), "planner"])
print(match)

# %% The last expression of a cell is drawn by the notebook; a script can write it to a file.
picture = match.svg(names=["Builder", "planner"])
print(repr(picture))

# %% The record can be read, replayed and shared.
record = whistlestop.read_record(whistlestop.write_record(match, names=["Builder", "planner"]))
print(record)
