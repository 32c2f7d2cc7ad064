"""The shadow of a table: identical for one seat, with other hidden cards and tickets."""

from collections.abc import Sequence
from contextlib import suppress

from tests.server.wire.gathering import Eyes, Gathering
from whistlestop.core.determinize import determinize
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.core.fields import UNKNOWN
from whistlestop.core.luck.chance import Chance
from whistlestop.core.state import State
from whistlestop.record.choices import why
from whistlestop.record.match import Match
from whistlestop.record.position import Play, Position
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.table import proposals, snapshots
from whistlestop.server.table.entries import Played, Started, decode
from whistlestop.server.table.happening import Happening
from whistlestop.server.table.table_rows import empty_table
from whistlestop.server.table.table_state import LinePlay
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import PlansMessage
from whistlestop.testing.invariants.leaks import (
    Diverged,
    PartialReplay,
    indistinguishable_action,
    is_secret,
    newly_revealed,
)

ATTEMPTS = 20


class Shadow:
    """A live table that sends one viewer's messages."""

    def __init__(self, people: Gathering, eyes: Eyes, luck: Chance) -> None:
        self.people = people
        self.eyes = eyes
        self.seat = SPECTATOR if eyes is None else eyes
        self.luck = luck
        self.received: list[bytes] = []
        self.live = self.laid()
        self.began = self.live.table.number + 1  # the number of the entry by which the game begins
        plays = [entry for row in people.entries if isinstance(entry := decode(row.body), Played)]
        self.line = [LinePlay(entry.seat, entry.text, entry.answers) for entry in plays]
        self.opening = self.start()

    def laid(self) -> LiveTable:
        """Create the table as it was before the game, and follow it."""
        table = empty_table(self.people.row)
        for row in self.people.entries:
            entry = decode(row.body)
            if isinstance(entry, Started):
                break
            table.apply(row.number, row.at, entry)
        live = LiveTable(table, self.people.at.hub.context)
        live.follow(self, self.eyes)
        return live

    def start(self) -> bytes:
        """Start the game as the viewer saw it, and return the messages."""
        table = self.live.table
        seen = self.seen(self.people.match.opening)
        match: Match | None = None
        while match is None:
            with suppress(Diverged):  # somebody else was dealt what the seat has to get
                match = Match(
                    table.game, len(table.seats), PartialReplay(seen, self.luck), table.agreement.first
                )
        self.received.clear()
        answers = table.notation.format(match.opening)
        self.live.apply(self.began, self.people.row.created, Started(answers=answers), None)
        return self.received[-1]

    @property
    def position(self) -> Position:
        """The position of the shadow."""
        assert self.live.table.position is not None
        return self.live.table.position

    def post(self, *messages: bytes) -> None:
        """Store messages."""
        self.received += messages

    def deal(self, ply: int) -> State:
        """Go to a ply with determinized hidden state."""
        real = self.people.states[ply]
        dealt = determinize(real.game.view(real, self.seat), self.luck)
        self.live.table.position = Position(real.game, dealt)
        self.live.table.number = self.began + ply
        self.live.table.line = self.line[:ply]
        self.live.table.settled = next(
            (number for number in range(ply, 0, -1) if self.people.states[number - 1].choosing), 0
        )
        return dealt

    def look(self, ply: int) -> bytes:
        """Determinize, and return the messages about the table and the previous play."""
        self.deal(ply)
        match = self.people.match
        play = match.plays[ply - 1] if ply else None
        happened = Happening(play.events if play else match.opening, ply, play)
        past = snapshots.past_seen_by(self.eyes, self.live.table, [happened])
        return self.live.encode_state(self.eyes, past)

    def refusals(self, ply: int, texts: list[str], dealt: bool) -> list[str]:
        """Return the responses to some actions of a seat, at the real table or at a determinized one."""
        self.deal(ply)
        if not dealt:
            self.live.table.position = Position(self.live.table.game, self.people.states[ply])
        said = []
        for text in texts:
            aim = self.position.game.actions.aim(self.position.game.actions.number(text))
            reason = why(self.position, self.seat, aim.where, aim.what)
            said.append(str(reason and reason.to_dict()))
            try:
                proposals.propose_play(self.live.table, self.seat, ply, text, "person")
            except Refusal as refusal:
                said.append(f"{refusal.code}: {refusal.reason.to_dict()}")
        return said

    def plans(self, ply: int, dealt: bool) -> PlansMessage:
        """Return the response to a seat's plan request, at the real table or at a determinized one."""
        self.deal(ply)
        if not dealt:
            self.live.table.position = Position(self.live.table.game, self.people.states[ply])
        return snapshots.plans_message(self.live.table, self.seat, None)

    def play(self, ply: int) -> bytes | None:
        """Repeat a play of the real table as the viewer saw it; return nothing if that is impossible."""
        play = self.people.match.plays[ply]
        learned = self.learned(self.people.states[ply], play, self.people.states[ply + 1])
        for _ in range(ATTEMPTS):
            before = self.deal(ply)
            found = self.like(play)
            if found is None:
                continue
            after, again = found
            if not after.over and self.learned(before, again, after.state) == learned:
                return self.happened(ply, again)
        return None

    def learned(self, before: State, play: Play, after: State) -> list[object]:
        """Return what a play reveals to a seat: how many tickets others keep, and face-down cards."""
        kept = [event.seen_by(SPECTATOR).to_dict() for event in play.events if event.type == "kept"]
        hidden = before.game.view(before, self.seat).slots
        slots = after.game.view(after, self.seat).slots
        turned = [shown for was, shown in zip(hidden, slots, strict=True) if was == UNKNOWN != shown]
        return [kept, turned, newly_revealed(after, play, self.seat)]

    def like(self, play: Play) -> tuple[Position, Play] | None:
        """Play an action that looks the same, with outcomes that look the same."""
        echo = PartialReplay(self.seen(play.events), self.luck)
        try:
            text = indistinguishable_action(play, self.position.state, self.seat, self.luck)
            return self.position.play(text, play.seat, echo)
        except (Diverged, IllegalAction):
            return None

    def seen(self, events: Sequence[Event]) -> list[int | None]:
        """Return the outcomes of chance behind some events that the seat saw."""
        notation = self.live.table.notation
        found: list[int | None] = []
        for event in events:
            answer = notation.outcome(event)
            if answer is not None:
                found.append(None if is_secret(event, self.seat) else notation.parse(answer)[0])
        return found

    def happened(self, ply: int, play: Play) -> bytes:
        """Apply a play as the server does, and return the messages."""
        answers = self.live.table.notation.format(play.events)
        entry = Played(ply=ply + 1, seat=play.seat, text=play.text, answers=answers, by="person")
        self.received.clear()
        self.live.apply(self.began + ply + 1, self.people.row.created, entry, None)
        return self.received[0]
