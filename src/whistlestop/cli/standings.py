"""The standings of a contest as text."""

from typing import Any, cast

from whistlestop.arena.contest import CPU
from whistlestop.cli.durations import duration_text


def print_standings(summary: dict[str, object]) -> None:
    """Print the standings."""
    table = cast(dict[str, Any], summary)
    unit = "of CPU time per decision" if table["clock"] == CPU else "per decision"
    limit = f"{duration_text(table['time'])} {unit}" if table["time"] else "no time limit"
    options = f" with {', '.join(table['options'])}" if table["options"] else ""
    print(f"{table['title']}{options}, {table['seats']} seats, {limit}, seed {table['seed']}")
    print(f"{table['games']} games in {table['blocks']} blocks; a fair share is {table['fair_share']:.1%}")
    print()
    width = max(len(name) for name in table["bots"])
    print(f"{'':{width}}    rating  (95 %)            wins  (95 %)             score  failed  turns  lost")
    for name, bot in table["bots"].items():
        rating = f"{bot['rating']:+7.0f}  {interval(bot['rating_low'], bot['rating_high'], '+.0f'):14}"
        wins = f"{bot['win_share']:7.1%}  {interval(bot['win_share_low'], bot['win_share_high'], '.1%'):16}"
        lost = bot["crashes"] + bot["timeouts"]
        print(
            f"{name:{width}}   {rating}  {wins}  {bot['mean_score']:7.1f}  {bot['failed_tickets']:6.2f}"
            f"  {bot['turns']:5.1f}  {lost:4}"
        )
    print()
    for pair in table["pairs"] if len(table["bots"]) > 2 else []:
        if pair["meetings"]:
            ahead = f"{pair['ahead']:.1%} {interval(pair['ahead_low'], pair['ahead_high'], '.1%')}"
            print(f"{pair['bot']} ranks ahead of {pair['against']} in {ahead}")
    first = table["first_seat"]
    share = interval(first["win_share_low"], first["win_share_high"], ".1%")
    print(f"The first seat wins {first['win_share']:.1%} {share}.")
    print(f"Ratings are in Elo above {table['anchor']}, behaviour {table['anchor_behaviour']}.")
    for name, bot in table["bots"].items():
        for failure in bot["failures"][:1]:
            number = bot["crashes"] + bot["timeouts"]
            print(f"{name} forfeited {number}, first in game {failure['game']}: {failure['why']}")
        if table["time"]:
            late = f"{bot['overruns']} of {bot['decisions']} decisions ({bot['overrun_share']:.1%})"
            print(f"{name} exceeded the time limit in {late}.")
    if table["sprt"]:
        print(verdict(table["sprt"]))


def interval(low: float, high: float, form: str) -> str:
    """Format an interval."""
    return f"[{low:{form}}, {high:{form}}]"


def verdict(sprt: dict[str, Any]) -> str:
    """Return the outcome of the SPRT."""
    ratio = f"log-likelihood ratio {sprt['log_likelihood_ratio']:+.2f} after {sprt['blocks']} blocks"
    if sprt["accepted"] == "H1":
        return f"Accepted: the first bot is {sprt['elo1']:g} Elo stronger, not {sprt['elo0']:g} ({ratio})."
    if sprt["accepted"] == "H0":
        return f"Accepted: the first bot is {sprt['elo0']:g} Elo stronger, not {sprt['elo1']:g} ({ratio})."
    return f"Undecided: {ratio}; the bounds are {sprt['lower_bound']:+.2f} and {sprt['upper_bound']:+.2f}."
