"""Ways with the fewest hops, however long these are."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.silva.reading import routes_in_order
from whistlestop.rail.board import Board

NO_WAY: Final = -1

# Of each route, whether a way may go over it, and whether it is tried first or last.
FREE: Final = 1
OWN: Final = 2
OWN_BESIDE_FREE: Final = 3
LATE: Final[vec[i64]] = vec[i64]([0, 0, 1, 0])


@final
class Hops:
    """Searches from both ends in turns; of ways with equally many hops, the one that is met first counts.

    From each city free routes are tried before those that the seat owns, unless there is a free one beside
    them. So the published players often go around what they have built where that takes no more hops.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.at = routes_in_order(board)
        self.use: vec[i64] = vec[i64]([0] * len(board.routes))  # of each route, to be set before a search
        self.way: vec[i64] = vec[i64]()  # the routes of the last way, from the first place to the second
        self.blank: vec[i64] = vec[i64]([NO_WAY] * len(board.cities))
        self.ahead: vec[i64] = self.blank[:]  # the route by which a search from the first place came,
        self.behind: vec[i64] = self.blank[:]  # and from the second
        self.met: i64 = NO_WAY

    def search(self, start: i64, starts: i64, end: i64, ends: i64) -> bool:
        """Find a way between two places, each of some cities side by side; tell whether there is one."""
        self.ahead, self.behind = self.blank[:], self.blank[:]
        self.way = vec[i64]()
        self.met = NO_WAY
        front: vec[i64] = vec[i64]()
        back: vec[i64] = vec[i64]()
        here: i64 = len(self.board.routes)  # stands for the route by which a search came to where it began
        for city in range(start, start + starts):
            self.ahead[city] = here
            front = append(front, city)
        for city in range(end, end + ends):
            self.behind[city] = here
            back = append(back, city)
        while len(front) and len(back) and self.met == NO_WAY:
            if len(front) <= len(back):
                front = self.step(front, self.ahead, self.behind)
            else:
                back = self.step(back, self.behind, self.ahead)
        if self.met != NO_WAY:
            self.trace(here)
        return self.met != NO_WAY

    def step(self, level: vec[i64], came: vec[i64], others: vec[i64]) -> vec[i64]:
        """Go one hop on from each city of a level, until a city is met that the other search has reached."""
        board = self.board
        reached: vec[i64] = vec[i64]()
        for city in level:
            for late in range(2):
                for i in range(board.at_begin[city], board.at_begin[city + 1]):
                    route = self.at[i]
                    if self.use[route] and LATE[self.use[route]] == late:
                        far = board.end_a[route] + board.end_b[route] - city
                        if came[far] == NO_WAY:
                            came[far] = route
                            reached = append(reached, far)
                        if others[far] != NO_WAY:
                            self.met = far
                            return reached
        return reached

    def trace(self, here: i64) -> None:
        """Write the way down, hop by hop."""
        first: vec[i64] = vec[i64]()
        city = self.met
        while self.ahead[city] != here:
            route = self.ahead[city]
            first = append(first, route)
            city = self.board.end_a[route] + self.board.end_b[route] - city
        i = i64(len(first))
        while i:
            i -= 1
            self.way = append(self.way, first[i])
        city = self.met
        while self.behind[city] != here:
            route = self.behind[city]
            self.way = append(self.way, route)
            city = self.board.end_a[route] + self.board.end_b[route] - city
