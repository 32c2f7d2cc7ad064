"""Whether anybody is told what is none of their business.

Two questions are asked. What a view does not tell can be dealt anew: does the table still look the same? And
two matches are played side by side that differ only in what one seat can't see: is that seat told the same?
"""

import json
from collections.abc import Sequence
from functools import cache

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.chance import Chance, Recording, Seeded
from whistlestop.core.events import Event, Secret
from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.record.invariants.checks import unsound
from whistlestop.record.invariants.whims import Whim
from whistlestop.record.match import Match, Play
from whistlestop.record.notation import Notation, action_seen_by
from whistlestop.record.record import write

# What only the seat that it happens to may know, whatever the event itself has to say about that.
SECRETS = frozenset({"dealt", "drawn", "ticket"})
ATTEMPTS = 20

_fields: dict[type[View], list[str]] = {}


def told_by(view: View) -> dict[str, object]:
    """Lay open everything that a view says, in its fields and as plain data."""
    names = _fields.get(type(view))
    if names is None:
        public = [name for name in dir(view) if name[0] != "_" and name != "game"]
        names = _fields[type(view)] = [name for name in public if not callable(getattr(view, name))]
    fields = {name: getattr(view, name) for name in names}
    return fields | {f"{name} (plain)": value for name, value in view.to_dict().items()}


def differences(one: View, other: View) -> list[str]:
    """Name what differs between two views."""
    said, heard = told_by(one), told_by(other)
    if said == heard:
        return []
    return [
        f"“{name}” is {said.get(name)!r:.200} in one view and {heard.get(name)!r:.200} in another"
        for name in {**said, **heard}
        if said.get(name) != heard.get(name)
    ]


def unlike(view: View, dealt: State) -> list[str]:
    """Say what is wrong with a state that was dealt to fit a view: it should look the same and be sound."""
    again = view.game.view(dealt, view.seat)
    legal = view.game.legal(dealt, view.seat) if view.seat in range(view.seats) else []
    faults = differences(view, again) + unsound(dealt)
    return faults if legal == view.legal else [*faults, "other actions are legal"]


@cache
def notation_of(game: Game) -> Notation:
    """Find the notation of a game's answers of chance."""
    return Notation(game)


def is_secret(event: Event, seat: int) -> bool:
    """Tell whether a seat may not know all of an event."""
    return event.seat != seat and (event.type in SECRETS or isinstance(event, Secret))


class Apart(Exception):
    """What one seat saw in a match can't happen in its twin."""


class Echo(Chance):
    """Luck that repeats the answers that a seat saw and gives new ones where it saw nothing."""

    def __init__(self, seen: list[int | None], fresh: Chance) -> None:
        self.seen = seen[::-1]
        self.fresh = fresh

    def again(self, possible: int) -> int | None:
        """Return the next answer that was seen, if it is among those possible; none if nobody saw it."""
        if not self.seen:
            raise Apart
        answer = self.seen.pop()
        if answer is not None and not possible >> answer & 1:
            raise Apart
        return answer

    def below(self, n: i64) -> i64:
        answer = self.again((1 << n) - 1)
        return self.fresh.below(n) if answer is None else answer

    def card(self, bag: i64) -> i64:
        answer = self.again(sum(1 << kind for kind in range(cards.KINDS) if cards.count(bag, kind)))
        return self.fresh.card(bag) if answer is None else answer

    def member(self, among: i64) -> i64:
        answer = self.again(among)
        return self.fresh.member(among) if answer is None else answer


def looking_like(play: Play, state: State, seat: int, fresh: Chance) -> str:
    """Choose an action in another state that looks to a seat like a play: others keep in secret."""
    mine = play.seat == seat
    seen = action_seen_by(play.text, mine, True)
    if seen == play.text:
        return seen
    texts = [state.game.actions.text(action) for action in state.game.legal(state, play.seat)]
    alike = [text for text in texts if action_seen_by(text, mine, True) == seen]
    return alike[fresh.below(len(alike))]


def came_to_light(state: State, play: Play, seat: int) -> list[object]:
    """List what a seat rightly learns of hidden things by a play that led to a state.

    It draws tickets that others had put back, a row full of locomotives stays as no other can be made,
    completed tickets are shown with the cards that they cost, or the backs of tickets tell which decks they
    come from.
    """
    mine = [event for event in play.events if event.type == "ticket" and event.seat == seat]
    shown = [event for event in play.events if event.type == "completed"]
    backs = [state.game.tickets.drawn(state, other) for other in range(int(state.seats))]
    types = [event.type for event in play.events]
    spent = int(state.discards) if shown else 0
    return [types, backs, spent, [event.to_dict() for event in mine + shown]]


class Twins:
    """Two matches that differ only in what one seat, or a spectator, can't see."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = Recording(Seeded(seed))
        self.fresh = Seeded(seed + 1)
        self.whim = Whim(game, seed + 2)
        self.one = Match(game, seats, self.luck)
        self.two = self.twin(seats, self.seen(self.one.opening))
        self.leaks: list[str] = []
        self.compare(self.one.opening, self.two.opening)

    def seen(self, events: Sequence[Event]) -> list[int | None]:
        """List the latest answers of luck in the first match, as far as the seat saw them."""
        notation = notation_of(self.game)
        decided = [event for event in events if notation.answer(event) is not None]
        answers = zip(decided, self.luck.taken(), strict=True)
        return [None if is_secret(event, self.seat) else answer for event, answer in answers]

    def twin(self, seats: int, seen: list[int | None]) -> Match:
        """Deal the second match so that the seat sees what it saw in the first."""
        while True:
            try:
                return Match(self.game, seats, Echo(seen, self.fresh))
            except Apart:
                continue  # somebody else was dealt what the seat has to get

    @property
    def differ(self) -> bool:
        """Whether the matches do differ."""
        return self.one.state.to_bytes() != self.two.state.to_bytes()

    def play(self) -> bool:
        """Play the same in both; tell whether that was possible without the seat telling them apart."""
        acting = self.one.seat
        possible = set(self.game.legal(self.two.state, acting))
        common = [action for action in self.game.legal(self.one.state, acting) if action in possible]
        for _ in range(ATTEMPTS if common else 0):
            before = self.one.state, self.two.state
            first = self.one.play(self.game.actions.text(self.whim.choose(common)))
            self.two.chance = Echo(self.seen(first.events), self.fresh)
            try:
                second = self.two.play(looking_like(first, self.two.state, self.seat, self.fresh))
            except Apart:
                self.one.plays.pop()
            else:
                learned = came_to_light(self.one.state, first, self.seat)
                if came_to_light(self.two.state, second, self.seat) == learned:
                    self.compare(first.events, second.events)
                    return True
                self.one.plays.pop()
                self.two.plays.pop()
            self.one.state, self.two.state = before
        return False

    def compare(self, first: Sequence[Event], second: Sequence[Event]) -> None:
        """Note every difference between what the seat was told of the two matches."""
        for one, other in zip(first, second, strict=True):
            said, heard = (json.dumps(event.seen_by(self.seat).to_dict()) for event in (one, other))
            if said != heard:
                self.leaks.append(f"seat {self.seat} was told {said} or {heard}")
        views = self.one.view(self.seat), self.two.view(self.seat)
        self.leaks += differences(*views)

    def compare_records(self) -> None:
        """Note every difference between the records that the seat may have."""
        records = [write(match, seat=self.seat).splitlines() for match in (self.one, self.two)]
        for said, heard in zip(*records, strict=True):
            if said != heard and not said.startswith("result:"):
                self.leaks.append(f"seat {self.seat} may read “{said}” or “{heard}”")
