"""The top of the page: what was played, who is ahead, and how it was obtained."""

from whistlestop import is_compiled
from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import in_words, many, number, percent, share_span
from whistlestop.arena.report.markup import Markup, tag


def heading(contents: Contents) -> Markup:
    """Write the title, the outcome in a sentence, and the facts."""
    facts = [
        tag("div", tag("dt", name), tag("dd", value)) for name, value in told_facts(contents).items() if value
    ]
    return tag(
        "header",
        tag("p", "Arena report", class_="kicker"),
        tag("h1", contents.game.title),
        tag("p", outcome(contents), class_="lead"),
        tag("dl", *facts),
    )


def outcome(contents: Contents) -> str:
    """Say who is ahead, and whether that is certain."""
    ranked = sorted(contents.standings(), key=lambda tally: tally.means.value("won"), reverse=True)
    if not ranked:
        return "Nothing to tell yet."
    best = ranked[0]
    won = best.means.share("won")
    fair = percent(1 / contents.facts.seats, 0 if 100 % contents.facts.seats == 0 else 1)
    told = f"{percent(won.value)} of its games ({share_span(won)}), where an equal share is {fair}."
    if len(ranked) == 1:
        return f"Only {best.name} played, against itself: it won {told}"
    if won.low > ranked[1].means.share("won").high:
        return f"{best.name} is ahead: it won {told}"
    return (
        f"Nobody is clearly ahead. {best.name} won most, {told}"
        f" The interval of {ranked[1].name} overlaps with that."
    )


def told_facts(contents: Contents) -> dict[str, str]:
    """Say how the numbers were obtained, by heading."""
    facts = contents.facts
    options = ", ".join(in_words(option) for option in sorted(contents.game.options))
    told = {
        "Bots": ", ".join(tally.name for tally in contents.standings()),
        "Seats": str(facts.seats),
        "Games": f"{number(contents.games)} in {many(contents.blocks, 'block')}",
        "Seed": str(facts.seed),
        "Options": options,
        "Time a decision": f"{facts.time:g} s" if facts.time else "unlimited",
        "Rules": f"{contents.game.name}, version {contents.game.rules}",
        "Engine": f"Whistlestop {facts.version}, {'compiled' if is_compiled() else 'interpreted'}",
    }
    if contents.games:
        told["Decisions a game"] = number(contents.plies / contents.games)
        ends = ", ".join(f"{in_words(why)}\u00a0({n:,})" for why, n in contents.reasons.most_common())
        told["How games ended"] = ends
    return {**told, **facts.more}
