"""The top of the report: the outcome, the settings and the provenance."""

from whistlestop.arena.contest import CPU
from whistlestop.arena.report.number_format import (
    duration,
    humanise,
    number,
    percent,
    percent_interval,
    plural,
)
from whistlestop.arena.report.report_data import ReportData, estimate
from whistlestop.maps.markup import Markup, tag


def heading(data: ReportData) -> Markup:
    """Return the title, a one-sentence outcome and the facts."""
    facts = {**how_played(data), **how_ended(data), **made_with(data)}
    items = [tag("div", tag("dt", name), tag("dd", value)) for name, value in facts.items() if value]
    return tag(
        "header",
        tag("p", "Arena report", class_="kicker"),
        tag("h1", data.game.title),
        tag("p", outcome(data), class_="lead"),
        tag("dl", *items),
    )


def outcome(data: ReportData) -> str:
    """Return a sentence about who leads, and whether that is significant."""
    fair = percent(data.summary["fair_share"], 0 if 100 % data.summary["seats"] == 0 else 1)
    ranked = sorted(data.names, key=lambda name: data.wins(name).value, reverse=True)
    if len(ranked) == 1:
        return f"{ranked[0]} played against itself and won its fair share of {fair}."
    best, second = ranked[:2]
    won = data.wins(best)
    share = f"{percent(won.value)} of its games ({percent_interval(won)}); a fair share is {fair}."
    if won.low > data.wins(second).high:
        return f"{best} is ahead: it won {share}"
    return f"No bot is clearly ahead. {best} won {share} The interval of {second} overlaps."


def how_played(data: ReportData) -> dict[str, str]:
    """Return the settings, by heading."""
    summary = data.summary
    return {
        "Seats": str(summary["seats"]),
        "Games": f"{number(summary['games'])} in {plural(summary['blocks'], 'block')}",
        "Seed": str(summary["seed"]),
        "Options": ", ".join(map(humanise, summary["options"])),
        "CPU time per decision" if summary["clock"] == CPU else "Time per decision": (
            duration(summary["time"]) if summary["time"] else "unlimited"
        ),
    }


def how_ended(data: ReportData) -> dict[str, str]:
    """Return how the games went, by heading."""
    summary = data.summary
    first = estimate(summary["first_seat"], "win_share")
    ends = sorted(summary["endings"].items(), key=lambda end: -end[1])
    facts = {
        "Decisions per game": number(summary["decisions_per_game"]),
        "How games ended": ", ".join(f"{humanise(why)}\u00a0({times:,})" for why, times in ends),
        "First seat wins": f"{percent(first.value)} ({percent_interval(first)})",
    }
    if summary["sprt"]:
        facts["Sequential test"] = verdict(summary["sprt"])
    return facts


def verdict(sprt: dict[str, float | str | None]) -> str:
    """Return the outcome of the SPRT."""
    between = f"{sprt['elo0']:g} or {sprt['elo1']:g} rating points"
    found = f"{sprt['accepted']} accepted" if sprt["accepted"] else "undecided"
    ratio = number(float(sprt["log_likelihood_ratio"] or 0), 2)
    return f"{found} (H0 or H1: {between}; log-likelihood ratio {ratio})"


def made_with(data: ReportData) -> dict[str, str]:
    """Return the provenance, by heading."""
    summary = data.summary
    commit = f", commit {summary['commit']}" if summary["commit"] else ""
    return {
        "Rules": f"{summary['game']}, version {summary['rules']}",
        "Program": f"Whistlestop {summary['version']}{commit}, {summary['engine']},"
        f" Python {summary['python']}",
        "Machine": summary["machine"],
        "Anchor": f"{summary['anchor']}, behaviour {summary['anchor_behaviour']}",
    }
