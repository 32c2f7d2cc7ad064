"""The characters that bots play: who sits at a table instead of “planner-easy 2”."""

from collections.abc import Collection, Sequence

CAST: dict[str, tuple[str, ...]] = {
    "planner-easy": ("Emil", "Mina", "Bruno", "Lulu", "Oskar"),
    "planner-medium": ("Rosa", "Anton", "Greta", "Felix", "Nora"),
    "planner": ("Viktor", "Clara", "Hugo", "Ines", "Selma"),
    "search": ("Minerva", "Leopold", "Irma", "Konrad", "Odile"),
}
"""The characters of each level, as many as a table has seats; no name belongs to two levels."""


def characters(bot: str) -> Sequence[str]:
    """Return the characters of a bot; none if it is kept for comparison."""
    return CAST.get(bot, ())


def seat_name(bot: str, taken: Collection[str], luck: int = 0) -> str:
    """Return a name for a bot that nobody at its table has; `luck` chooses among its characters."""
    cast = characters(bot)
    start = luck % len(cast) if cast else 0
    free = [name for name in (*cast[start:], *cast[:start]) if name not in taken]
    if free:
        return free[0]
    plain = cast[0] if cast else bot
    return next(name for n in range(1, 10) if (name := plain if n == 1 else f"{plain} {n}") not in taken)
