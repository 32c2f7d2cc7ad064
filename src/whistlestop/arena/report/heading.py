"""The top of the page: what was played, who is ahead, and how it was obtained."""

from whistlestop.arena.report.contents import Contents, estimate
from whistlestop.arena.report.figures import in_words, many, number, percent, share_span
from whistlestop.arena.report.markup import Markup, tag


def heading(contents: Contents) -> Markup:
    """Write the title, the outcome in a sentence, and the facts."""
    facts = {**how_played(contents), **how_ended(contents), **made_with(contents)}
    items = [tag("div", tag("dt", name), tag("dd", value)) for name, value in facts.items() if value]
    return tag(
        "header",
        tag("p", "Arena report", class_="kicker"),
        tag("h1", contents.game.title),
        tag("p", outcome(contents), class_="lead"),
        tag("dl", *items),
    )


def outcome(contents: Contents) -> str:
    """Say who is ahead, and whether that is certain."""
    fair = percent(contents.told["fair_share"], 0 if 100 % contents.told["seats"] == 0 else 1)
    ranked = sorted(contents.names, key=lambda name: contents.wins(name).value, reverse=True)
    if len(ranked) == 1:
        return f"{ranked[0]} played against itself, so it won its equal share of {fair}."
    best, second = ranked[:2]
    won = contents.wins(best)
    told = f"{percent(won.value)} of its games ({share_span(won)}), where an equal share is {fair}."
    if won.low > contents.wins(second).high:
        return f"{best} is ahead: it won {told}"
    return f"Nobody is clearly ahead. {best} won {told} The interval of {second} overlaps with that."


def how_played(contents: Contents) -> dict[str, str]:
    """Say what was played, by heading."""
    told = contents.told
    return {
        "Seats": str(told["seats"]),
        "Games": f"{number(told['games'])} in {many(told['blocks'], 'block')}",
        "Seed": str(told["seed"]),
        "Options": ", ".join(map(in_words, told["options"])),
        "Time a decision": f"{told['time']:g} s" if told["time"] else "unlimited",
    }


def how_ended(contents: Contents) -> dict[str, str]:
    """Say how the games went, by heading."""
    told = contents.told
    first = estimate(told["first_seat"], "win_share")
    ends = sorted(told["endings"].items(), key=lambda end: -end[1])
    facts = {
        "Decisions a game": number(told["decisions_per_game"]),
        "How games ended": ", ".join(f"{in_words(why)}\u00a0({times:,})" for why, times in ends),
        "First seat wins": f"{percent(first.value)} ({share_span(first)})",
    }
    if told["sprt"]:
        facts["Sequential test"] = verdict(told["sprt"])
    return facts


def verdict(sprt: dict[str, float | str | None]) -> str:
    """Say what a sequential test has found."""
    between = f"{sprt['elo0']:g} or {sprt['elo1']:g} rating points"
    found = f"{sprt['accepted']} accepted" if sprt["accepted"] else "not decided"
    ratio = number(float(sprt["log_likelihood_ratio"] or 0), 2)
    return f"{found} (H0 or H1: {between}; log-likelihood ratio {ratio})"


def made_with(contents: Contents) -> dict[str, str]:
    """Say what made the numbers, by heading."""
    told = contents.told
    commit = f", commit {told['commit']}" if told["commit"] else ""
    return {
        "Rules": f"{told['game']}, version {told['rules']}",
        "Program": f"Whistlestop {told['version']}{commit}, {told['engine']}, Python {told['python']}",
        "Machine": told["machine"],
        "Anchor": f"{told['anchor']}, behaving as {told['anchor_behaviour']}",
    }
