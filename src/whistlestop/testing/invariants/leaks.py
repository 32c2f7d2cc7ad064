"""Leak checks: no view, event or record reveals hidden information.

A determinized state must look to the seat like the original. Two matches that differ only in what a seat
can't see, played in parallel, must look the same to that seat.
"""

import json
from collections.abc import Sequence
from functools import cache

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance, Recording, Seeded
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.record.match import Match, Play
from whistlestop.record.notation import Notation, action_seen_by
from whistlestop.record.record import write
from whistlestop.testing.invariants.biased_players import BiasedPlayer
from whistlestop.testing.invariants.checks import state_violations

# Events that only their own seat may fully know, whatever they declare themselves.
SECRETS = frozenset({"dealt", "drawn", "ticket"})
ATTEMPTS = 20

_fields: dict[type[View], list[str]] = {}


def view_contents(view: View) -> dict[str, object]:
    """Return everything in a view: its attributes and its plain data."""
    names = _fields.get(type(view))
    if names is None:
        public = [name for name in dir(view) if name[0] != "_" and name != "game"]
        names = _fields[type(view)] = [name for name in public if not callable(getattr(view, name))]
    fields = {name: getattr(view, name) for name in names}
    return fields | {f"{name} (plain)": value for name, value in view.to_dict().items()}


def differences(one: View, other: View) -> list[str]:
    """Return a message for each difference between two views."""
    said, heard = view_contents(one), view_contents(other)
    if said == heard:
        return []
    return [
        f"“{name}” is {said.get(name)!r:.200} in one view and {heard.get(name)!r:.200} in another"
        for name in {**said, **heard}
        if said.get(name) != heard.get(name)
    ]


def inconsistencies(view: View, dealt: State) -> list[str]:
    """Return what is wrong with a determinized state: differences from the view, and violations."""
    again = view.game.view(dealt, view.seat)
    legal = view.game.legal(dealt, view.seat) if view.seat in range(view.seats) else []
    faults = differences(view, again) + state_violations(dealt)
    return faults if legal == view.legal else [*faults, "other actions are legal"]


@cache
def notation_of(game: Game) -> Notation:
    """Return the notation of a game."""
    return Notation(game)


def is_secret(event: Event, seat: int) -> bool:
    """Return whether an event has facts that a seat may not know."""
    return event.seat != seat and (event.type in SECRETS or bool(event.hidden))


class Diverged(Exception):
    """What the seat saw in the first match can't happen in the second."""


class PartialReplay(Chance):
    """Chance that repeats the outcomes that a seat saw and draws the others."""

    def __init__(self, seen: list[int | None], fresh: Chance) -> None:
        self.seen = seen[::-1]
        self.fresh = fresh

    def repeated(self, possible: int) -> int | None:
        """Return the next outcome if the seat saw it, else None; raise Diverged if it is impossible."""
        if not self.seen:
            raise Diverged
        outcome = self.seen.pop()
        if outcome is not None and not possible >> outcome & 1:
            raise Diverged
        return outcome

    def below(self, n: i64) -> i64:
        outcome = self.repeated((1 << n) - 1)
        return self.fresh.below(n) if outcome is None else outcome

    def card(self, bag: i64) -> i64:
        outcome = self.repeated(sum(1 << kind for kind in range(cards.KINDS) if cards.count(bag, kind)))
        return self.fresh.card(bag) if outcome is None else outcome

    def member(self, among: i64) -> i64:
        outcome = self.repeated(among)
        return self.fresh.member(among) if outcome is None else outcome


def indistinguishable_action(play: Play, state: State, seat: int, fresh: Chance) -> str:
    """Choose an action in another state that looks to a seat like a play."""
    mine = play.seat == seat
    seen = action_seen_by(play.text, mine, True)
    if seen == play.text:
        return seen
    texts = [state.game.actions.text(action) for action in state.game.legal(state, play.seat)]
    alike = [text for text in texts if action_seen_by(text, mine, True) == seen]
    return alike[fresh.below(len(alike))]


def newly_revealed(state: State, play: Play, seat: int) -> list[object]:
    """Return the hidden information that a play legitimately reveals to a seat.

    That is: drawn tickets that others had put back, a row that can't be improved, completed tickets with the
    cards that they cost, and the decks that the backs of tickets show.
    """
    mine = [event for event in play.events if event.type == "ticket" and event.seat == seat]
    shown = [event for event in play.events if event.type == "completed"]
    backs = [state.game.tickets.drawn(state, other) for other in range(int(state.seats))]
    types = [event.type for event in play.events]
    spent = int(state.discards) if shown else 0
    return [types, backs, spent, [event.to_dict() for event in mine + shown]]


class PairedMatches:
    """Two matches that differ only in what one seat, or a spectator, can't see."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = Recording(Seeded(seed))
        self.fresh = Seeded(seed + 1)
        self.player = BiasedPlayer(game, seed + 2)
        self.one = Match(game, seats, self.luck)
        self.two = self.twin(seats, self.seen(self.one.opening))
        self.leaks: list[str] = []
        self.compare(self.one.opening, self.two.opening)

    def seen(self, events: Sequence[Event]) -> list[int | None]:
        """Return the latest outcomes of the first match, None where hidden from the seat."""
        notation = notation_of(self.game)
        decided = [event for event in events if notation.outcome(event) is not None]
        outcomes = zip(decided, self.luck.take(), strict=True)
        return [None if is_secret(event, self.seat) else outcome for event, outcome in outcomes]

    def twin(self, seats: int, seen: list[int | None]) -> Match:
        """Start the second match so that the seat sees what it saw in the first."""
        while True:
            try:
                return Match(self.game, seats, PartialReplay(seen, self.fresh))
            except Diverged:
                continue  # another seat was dealt what this seat has to get

    @property
    def differ(self) -> bool:
        """Whether the matches actually differ."""
        return self.one.state.to_bytes() != self.two.state.to_bytes()

    def play(self) -> bool:
        """Play an action in both; return whether that was possible without a visible difference."""
        acting = self.one.seat
        possible = set(self.game.legal(self.two.state, acting))
        common = [action for action in self.game.legal(self.one.state, acting) if action in possible]
        for _ in range(ATTEMPTS if common else 0):
            first = self.one.play(self.game.actions.text(self.player.choose(common)))
            text = indistinguishable_action(first, self.two.state, self.seat, self.fresh)
            try:
                second = self.two.play(text, chance=PartialReplay(self.seen(first.events), self.fresh))
            except Diverged:
                self.one.take_back()
            else:
                learned = newly_revealed(self.one.state, first, self.seat)
                if newly_revealed(self.two.state, second, self.seat) == learned:
                    self.compare(first.events, second.events)
                    return True
                self.one.take_back()
                self.two.take_back()
        return False

    def compare(self, first: Sequence[Event], second: Sequence[Event]) -> None:
        """Record every visible difference between events and views of the two matches."""
        for one, other in zip(first, second, strict=True):
            said, heard = (json.dumps(event.seen_by(self.seat).to_dict()) for event in (one, other))
            if said != heard:
                self.leaks.append(f"seat {self.seat} received {said} or {heard}")
        views = self.one.view(self.seat), self.two.view(self.seat)
        self.leaks += differences(*views)

    def compare_records(self) -> None:
        """Record every difference between the redacted records of the two matches."""
        records = [write(match, seat=self.seat).splitlines() for match in (self.one, self.two)]
        for said, heard in zip(*records, strict=True):
            if said != heard and not said.startswith("result:"):
                self.leaks.append(f"seat {self.seat} may read “{said}” or “{heard}”")
