"""A game: what is in the box, and the list of parts that are its rules."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits
from whistlestop.core.about import About
from whistlestop.core.account import Account
from whistlestop.core.actions import ActionTable, Legal
from whistlestop.core.chance import Chance
from whistlestop.core.errors import BadSeats, BrokenGame, Fault
from whistlestop.core.events import Event
from whistlestop.core.notes import Note
from whistlestop.core.packing import BrokenBytes, Reader
from whistlestop.core.parts import EndRule, Opening, Phase
from whistlestop.core.progress import Plan, Progress
from whistlestop.core.reason import GameTitle, Reason
from whistlestop.core.scoring import Award, ScoreSheet, TieBreak, winners
from whistlestop.core.state import State
from whistlestop.core.supply import Supply
from whistlestop.core.tickets import TicketSet
from whistlestop.core.turns import GameOver, Turn
from whistlestop.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules and the material of one game; it never changes, and any number of states share it."""

    def __init__(
        self,
        *,
        name: str,
        about: About,
        tickets: TicketSet,
        opening: list[Opening],
        turn: Turn,
        end: EndRule,
        awards: list[Award],
        ties: list[TieBreak],
        state: type[State],
        view: type[View],
        options: frozenset[str] = frozenset(),
    ) -> None:
        self.name = name
        self.about = about
        self.title = about.title
        self.rules = about.rules
        self.seats = about.seats
        self.cards: i64 = about.cards
        self.tickets = tickets
        self.opening = opening
        self.turn = turn
        self.end = end
        self.awards = awards
        self.ties = ties
        self.state_type = state
        self.view_type = view
        self.options = options
        self.supply = Supply(0, 0)
        self.notes: list[Note] = []
        self.notes_size = 0
        self.no_notes: vec[i64] = vec[i64]()
        self.actions = ActionTable()
        self.over = GameOver()
        self.phases: list[Phase] = []
        self.put_together()

    @property
    def called(self) -> GameTitle:
        """What people call the game, in a reason."""
        return GameTitle(self.name, self.title)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def put_together(self) -> None:
        """Let every part take its place; this numbers the actions and the phases."""
        self.add_phase(self.over)
        self.end.join(self)
        self.turn.join(self)
        self.add_phase(self.turn)
        for step in self.opening:
            step.join(self)
            self.add_phase(step)
        for award in self.awards:
            award.join(self)
        for tie in self.ties:
            tie.join(self)
        self.no_notes = vec[i64]([0] * self.notes_size)
        for step in self.opening:
            file, lacking = step.lacks(self)
            if lacking:
                raise BrokenGame([Fault(str(self.about.folder / file), 0, lacking)])

    def add_phase(self, phase: Phase) -> None:
        """Number a phase."""
        phase.number = len(self.phases)
        self.phases.append(phase)

    def keep(self, note: Note) -> int:
        """Give a mechanism's numbers a place among a state's notes; a name that is known keeps its own."""
        for known in self.notes:
            if known.name == note.name:
                return known.begin
        note.begin = self.notes_size
        self.notes.append(note)
        self.notes_size += self.size_of(note)
        return note.begin

    def size_of(self, note: Note) -> int:
        """Return how many numbers a note has a place for."""
        return note.size or self.seats[-1]

    def start(self, seats: int, chance: Chance, first: int | None = None) -> State:
        """Set up a game; chance names the first seat unless it is given (Q-04)."""
        return self.begin(self.blank(seats), chance, first)

    def blank(self, seats: int) -> State:
        """Return a state with everything laid out and nothing dealt."""
        if seats not in self.seats:
            raise wrong_number(self, seats)
        state = self.state_type(self)
        state.set_out(seats)
        return state

    def begin(self, state: State, chance: Chance, first: int | None = None) -> State:
        """Deal to a blank state."""
        if first is None:
            state.first = chance.member(bits.first(state.seats))
            if state.journal is not None:
                state.journal.append(Event("first", state.first))
        elif 0 <= first < state.seats:
            state.first = first
        else:
            last = state.seats - 1
            raise BadSeats(
                Reason("seat {seat} can't begin: the seats are 0 to {last}.", seat=first, last=last)
            )
        self.deal_from(state, 0, chance)
        return state

    def deal_from(self, state: State, step: int, chance: Chance) -> None:
        """Go through the opening from a step on, until players have to decide or the first turn begins."""
        while step < len(self.opening):
            opening = self.opening[step]
            if opening.deal(state, chance):
                state.phase = opening
                return
            step += 1
        self.turn.begin(state, state.first, chance)

    def go_on(self, state: State, done: Opening, chance: Chance) -> None:
        """Go on with the opening after a step in which players decided."""
        self.deal_from(state, self.opening.index(done) + 1, chance)

    def new_legal(self) -> Legal:
        """Return an empty list of legal actions, large enough for this game."""
        return Legal(self.actions)

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        """List what a seat (by default the one to act) may do now."""
        who = int(state.seat) if seat is None else seat
        out = self.new_legal()
        if state.may_act(who):
            state.legal(who, out)
        return out.listed()

    def view(self, state: State, seat: int) -> View:
        """Return what a seat may know."""
        view = self.view_type(self)
        view.fill(state, seat)
        return view

    def score(self, state: State) -> list[ScoreSheet]:
        """Score the state as if the game ended now."""
        sheets = [ScoreSheet() for _ in range(state.seats)]
        for award in self.awards:
            award.score(state, sheets)
        return sheets

    def preview(self, state: State, seat: int) -> dict[str, int]:
        """Return the lines of a seat's sheet if the game ended now, as far as the seat may know them."""
        sheets = [ScoreSheet() for _ in range(state.seats)]
        known: dict[str, int] = {}
        for award in self.awards:
            before = set(sheets[seat].points)
            award.score(state, sheets)
            if award.is_known(state, seat):
                for line, points in sheets[seat].points.items():
                    if line not in before:
                        known[line] = points
        return known

    def progress(self, state: State, seat: int) -> list[Progress]:
        """Say how far a seat is with each of its tickets, in the order held."""
        return [one for award in self.awards for one in award.progress(state, seat)]

    def plans(self, state: State, seat: int, tickets: list[int]) -> list[Plan]:
        """Say how a seat could complete some tickets; nothing in games without routes."""
        return [one for award in self.awards for one in award.plans(state, seat, tickets)]

    def accounts(self, state: State) -> list[Account]:
        """Score a state and say of each seat how it came by its points."""
        accounts = [Account(sheet) for sheet in self.score(state)]
        for award in self.awards:
            for seat, account in enumerate(accounts):
                award.explain(state, seat, account)
        return accounts

    def winners(self, state: State) -> list[int]:
        """Return the seats that would win if the game ended now."""
        return winners(self.score(state), self.ties)

    def from_bytes(self, data: bytes) -> State:
        """Return the state that was saved."""
        saved = Reader(data)
        whose = saved.text()
        if whose != f"{self.name} {self.rules}":
            raise BrokenBytes(f"this is a state of “{whose}”, not of “{self.name} {self.rules}”")
        state = self.state_type(self)
        state.read(saved)
        return state


def wrong_number(game: Game, seats: int) -> BadSeats:
    """Refuse a number of seats that a game is not for."""
    few, many = game.seats[0], game.seats[-1]
    return BadSeats(
        Reason(
            "{game} is for {few} to {many} seats, not {seats}.",
            game=game.called,
            few=few,
            many=many,
            seats=seats,
        )
    )
