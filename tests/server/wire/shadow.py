"""The shadow of a table: to one seat it looks the same, but whatever that seat can't see lies elsewhere."""

from collections.abc import Sequence
from contextlib import suppress

from tests.server.wire.gathering import Eyes, Gathering
from whistlestop.core.chance import Chance
from whistlestop.core.determinize import determinize
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR, Event
from whistlestop.core.state import State
from whistlestop.core.view import UNKNOWN
from whistlestop.record.choices import why
from whistlestop.record.invariants.leaks import Apart, Echo, came_to_light, is_secret, looking_like
from whistlestop.record.match import Match, Play
from whistlestop.server.entries import Played, Started, read
from whistlestop.server.tables import playing, telling
from whistlestop.server.tables.laying import empty_table
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import Plans

ATTEMPTS = 20


class Shadow:
    """A live table of the server's own making, which tells one pair of eyes what it tells."""

    def __init__(self, people: Gathering, eyes: Eyes, luck: Chance) -> None:
        self.people = people
        self.eyes = eyes
        self.seat = SPECTATOR if eyes is None else eyes
        self.luck = luck
        self.told: list[bytes] = []
        self.live = self.laid()
        self.began = self.live.table.number + 1  # the number of the entry by which the game begins
        self.opening = self.start()

    def laid(self) -> LiveTable:
        """Set up the table as it was before the game, and follow it."""
        table = empty_table(self.people.row)
        for row in self.people.entries:
            entry = read(row.body)
            if isinstance(entry, Started):
                break
            table.take(row.number, row.at, entry)
        live = LiveTable(table, self.people.at.hub)
        live.follow(self, self.eyes)
        return live

    def start(self) -> bytes:
        """Let the game begin as it looked, and return what is told of that."""
        table = self.live.table
        seen = self.seen(self.people.match.opening)
        match: Match | None = None
        while match is None:
            with suppress(Apart):  # somebody else was dealt what the seat has to get
                match = Match(table.game, len(table.seats), Echo(seen, self.luck), table.agreement.first)
        self.told.clear()
        answers = table.notation.written(match.opening)
        self.live.happened(self.began, self.people.row.created, Started(answers=answers), None)
        return self.told[-1]

    @property
    def match(self) -> Match:
        """The match that is played at the shadow."""
        assert self.live.table.match is not None
        return self.live.table.match

    def post(self, message: bytes) -> None:
        """Keep what is told."""
        self.told.append(message)

    def deal(self, ply: int) -> State:
        """Come to a ply, with all that is hidden dealt anew."""
        real = self.people.states[ply]
        self.match.state = determinize(real.game.view(real, self.seat), self.luck)
        self.live.table.number = self.began + ply
        return self.match.state

    def look(self, ply: int) -> bytes:
        """Deal anew, and return what is told of the table and of the play that led there."""
        self.deal(ply)
        match = self.people.match
        return telling.state(self.live, self.eyes, match.plays[ply - 1].events if ply else match.opening)

    def refusals(self, ply: int, texts: list[str], dealt: bool) -> list[str]:
        """List what is said to a seat that wants to play some actions, at the real table or dealt anew."""
        self.deal(ply)
        if not dealt:
            self.match.state = self.people.states[ply]
        said = []
        for text in texts:
            aim = self.match.game.actions.aim(self.match.game.actions.number(text))
            reason = why(self.match, self.seat, aim.where, aim.what)
            said.append(str(reason and reason.told()))
            try:
                playing.play(self.live.table, self.seat, ply, text, "person")
            except Refusal as refusal:
                said.append(f"{refusal.code}: {refusal.said.told()}")
        return said

    def plans(self, ply: int, dealt: bool) -> Plans:
        """Return what is said to a seat that asks for connections, at the real table or dealt anew."""
        self.deal(ply)
        if not dealt:
            self.match.state = self.people.states[ply]
        return telling.plans(self.live.table, self.seat, None)

    def play(self, ply: int) -> bytes | None:
        """Let a play of the real table happen as it looked; nothing is told if that can't be."""
        play = self.people.match.plays[ply]
        learned = self.learned(self.people.states[ply], play, self.people.states[ply + 1])
        for _ in range(ATTEMPTS):
            before = self.deal(ply)
            again = self.like(play)
            after, self.match.state = self.match.state, before
            if again is not None and not after.over and self.learned(before, again, after) == learned:
                return self.happened(ply, again)
        return None

    def learned(self, before: State, play: Play, after: State) -> list[object]:
        """List what a seat rightly learns by a play: how many tickets others keep, what lay face down."""
        kept = [event.seen_by(SPECTATOR).to_dict() for event in play.events if event.type == "kept"]
        hidden = before.game.view(before, self.seat).notes
        notes = after.game.view(after, self.seat).notes
        turned = [shown for was, shown in zip(hidden, notes, strict=True) if was == UNKNOWN != shown]
        return [kept, turned, came_to_light(after, play, self.seat)]

    def like(self, play: Play) -> Play | None:
        """Play what looks like a play, with luck that looks the same."""
        self.match.chance = Echo(self.seen(play.events), self.luck)
        try:
            return self.match.play(looking_like(play, self.match.state, self.seat, self.luck), play.seat)
        except (Apart, IllegalAction):
            return None

    def seen(self, events: Sequence[Event]) -> list[int | None]:
        """List the answers of luck behind some events, as far as the seat saw them."""
        notation = self.live.table.notation
        found: list[int | None] = []
        for event in events:
            answer = notation.answer(event)
            if answer is not None:
                found.append(None if is_secret(event, self.seat) else notation.read(answer)[0])
        return found

    def happened(self, ply: int, play: Play) -> bytes:
        """Let a play become true as every other does, and return what is told of it."""
        answers = self.live.table.notation.written(play.events)
        entry = Played(ply=ply + 1, seat=play.seat, text=play.text, answers=answers, by="person")
        self.told.clear()
        self.live.happened(self.began + ply + 1, self.people.row.created, entry, None)
        return self.told[0]
