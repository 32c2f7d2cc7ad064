"""Luck and skill, which add up to the result."""

from collections.abc import Sequence

from whistlestop.coach.review import Balance, Currencies, Decision, Swing, Worth

NOTHING = Currencies(0.0, 0.0)


def plus(*amounts: Currencies) -> Currencies:
    """Return a sum."""
    return Currencies(sum(one.odds for one in amounts), sum(one.lead for one in amounts))


def minus(one: Currencies, other: Currencies) -> Currencies:
    """Return a difference."""
    return Currencies(one.odds - other.odds, one.lead - other.lead)


def worth_of(worth: Worth) -> Currencies:
    """Return the means of an action."""
    return Currencies(worth.odds.mean, worth.lead.mean)


def skill_of(decision: Decision) -> Currencies:
    """Return what a decision that was found wanting has certainly lost, as a negative amount."""
    loss = decision.loss
    if loss is None or decision.judgement in (None, "best", "good"):
        return NOTHING
    return Currencies(
        -loss.odds.mean if loss.odds.is_sure else 0.0, -loss.lead.mean if loss.lead.is_sure else 0.0
    )


def swings_of(decisions: Sequence[Decision], result: Currencies) -> list[Swing]:
    """Return the swings of the examined decisions; each leads to the next one, and the last to the result."""
    examined = [one for one in decisions if one.played is not None]
    played = [worth_of(one.played) for one in examined if one.played is not None]
    skills = [skill_of(one) for one in examined]
    values = [minus(*pair) for pair in zip(played, skills, strict=True)]
    nexts = [*values[1:], result]
    return [
        Swing(one.ply, values[at], skills[at], minus(nexts[at], played[at]))
        for at, one in enumerate(examined)
    ]


def balance_of(swings: Sequence[Swing], seats: int, result: Currencies, final: bool) -> Balance:
    """Return how a result came about."""
    fair = Currencies(1 / seats, 0.0)
    first = swings[0].value if swings else result
    return Balance(
        fair,
        minus(first, fair),
        plus(NOTHING, *(one.skill for one in swings)),
        plus(NOTHING, *(one.luck for one in swings)),
        result,
        final,
    )
