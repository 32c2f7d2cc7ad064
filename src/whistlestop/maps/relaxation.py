"""Force-directed relaxation of city positions, so that routes have room for their cars."""

from math import hypot

from whistlestop.maps.dimensions import ABOVE, CAR_WIDTH, CITY, CLEAR, SIDE
from whistlestop.maps.network import Bundle, Network

ROUNDS = 260
HOME_FORCE = 0.012  # strength of the pull towards the projected position
PLACES_APART = 3 * CITY + 2 * CAR_WIDTH


def relax(network: Network, fixed: frozenset[int]) -> None:
    """Push places apart that are too close, against a pull to their projected positions."""
    points = network.points
    pushes = [[0.0, 0.0] for _ in points]
    for step in range(ROUNDS):
        if step % 20 == 0:
            pairs = near_pairs(network)
            beside = near_lines(network)
        for bundle in network.bundles:
            push_apart(network, pushes, *bundle.ends, bundle.min_length * 1.02, 0.4)
        for a, b in pairs:
            push_apart(network, pushes, a, b, PLACES_APART, 0.3)
        for place, bundle in beside:
            push_aside(network, pushes, place, bundle)
        for place, push in enumerate(pushes):
            if place not in fixed:
                x, y = points[place]
                wx, wy = network.wanted[place]
                x += push[0] + HOME_FORCE * (wx - x)
                y += push[1] + HOME_FORCE * (wy - y)
                x = min(network.width - SIDE * 0.7, max(SIDE * 0.7, x))
                y = min(network.height - ABOVE * 0.7, max(ABOVE * 0.7, y))
                points[place] = (x, y)
            push[0] = push[1] = 0.0


def near_pairs(network: Network) -> list[tuple[int, int]]:
    """Return the pairs of places that might come too close."""
    points = network.points
    return [
        (a, b)
        for a in range(len(points))
        for b in range(a)
        if abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1]) < 3 * PLACES_APART
    ]


def near_lines(network: Network) -> list[tuple[int, Bundle]]:
    """Return the places that might come too close to routes that do not lead there."""
    found: list[tuple[int, Bundle]] = []
    for bundle in network.bundles:
        (ax, ay), (bx, by) = (network.points[end] for end in bundle.ends)
        for place, (x, y) in enumerate(network.points):
            inside = min(ax, bx) - 60 < x < max(ax, bx) + 60 and min(ay, by) - 60 < y < max(ay, by) + 60
            if inside and place not in bundle.ends:
                found.append((place, bundle))
    return found


def push_apart(
    network: Network, pushes: list[list[float]], a: int, b: int, wanted: float, force: float
) -> None:
    """Push two places apart if they are closer than the wanted distance."""
    (ax, ay), (bx, by) = network.points[a], network.points[b]
    dx, dy = bx - ax, by - ay
    distance = hypot(dx, dy) or 1.0
    if distance < wanted:
        part = force * 0.5 * (wanted - distance) / distance
        pushes[a][0] -= dx * part
        pushes[a][1] -= dy * part
        pushes[b][0] += dx * part
        pushes[b][1] += dy * part


def push_aside(network: Network, pushes: list[list[float]], place: int, bundle: Bundle) -> None:
    """Push a place and a passing route apart."""
    a, b = bundle.ends
    (ax, ay), (bx, by) = network.points[a], network.points[b]
    x, y = network.points[place]
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy or 1.0
    along = ((x - ax) * dx + (y - ay) * dy) / square
    if not 0.0 < along < 1.0:
        return
    off_x, off_y = x - ax - along * dx, y - ay - along * dy
    distance = hypot(off_x, off_y) or 1.0
    wanted = bundle.half_width + CITY + 2 * CLEAR
    if distance < wanted:
        part = 0.15 * (wanted - distance) / distance
        pushes[place][0] += off_x * part * 1.3
        pushes[place][1] += off_y * part * 1.3
        pushes[a][0] -= off_x * part * (1 - along)
        pushes[a][1] -= off_y * part * (1 - along)
        pushes[b][0] -= off_x * part * along
        pushes[b][1] -= off_y * part * along
