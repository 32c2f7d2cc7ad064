"""Paths over routes: which places they join, and the longest one."""

from .box import Route


def groups(routes: list[Route], dead_ends: frozenset[str] = frozenset()) -> list[set[str]]:
    """Return the connected components of places; dead ends connect nothing."""
    found: list[set[str]] = []
    for route in routes:
        merged = set(route.ends)
        for group in [group for group in found if (group & merged) - dead_ends]:
            merged |= group
            found.remove(group)
        found.append(merged)
    return found


def longest_path(routes: list[Route]) -> int:
    """Return the spaces of the longest path that uses each route at most once (EU-21)."""
    known: dict[tuple[str, frozenset[Route]], int] = {}
    cities = {city for route in routes for city in route.ends}
    return max((_longest_from(city, frozenset(routes), known) for city in cities), default=0)


def _longest_from(city: str, unused: frozenset[Route], known: dict[tuple[str, frozenset[Route]], int]) -> int:
    key = (city, unused)
    if key not in known:
        longest = 0
        for route in unused:
            if city in route.ends:
                onward = route.ends[1] if city == route.ends[0] else route.ends[0]
                longest = max(longest, route.length + _longest_from(onward, unused - {route}, known))
        known[key] = longest
    return known[key]
