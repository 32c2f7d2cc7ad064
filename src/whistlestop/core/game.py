"""A game: its material and the list of parts that make up its rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits
from whistlestop.core.action_types import ActionType
from whistlestop.core.actions import ActionTable, Legal
from whistlestop.core.errors import BadSeats, BrokenGame, Fault
from whistlestop.core.events import EventType
from whistlestop.core.loading.about import About
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.supply import Supply
from whistlestop.core.material.tickets import TicketSet
from whistlestop.core.packing import BrokenBytes, ByteReader
from whistlestop.core.parts import EndRule, Opening, Phase, is_in_step
from whistlestop.core.progress import Progress, TicketPlan
from whistlestop.core.reason import GameTitle, Reason
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import Award, ScoreLine, ScoreSheet, TieBreak, winners
from whistlestop.core.slots import Slot
from whistlestop.core.state import State
from whistlestop.core.turns import GameOver, Turn
from whistlestop.core.view import View
from whistlestop.core.words import ENGLISH, Words, read_words

FIRST: Final = EventType("first", "{Seat} begins.", luck="seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules and material of a game; immutable, and shared by any number of states."""

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
        self.tickets: Final = tickets
        self.opening: Final = opening
        self.turn: Final = turn
        self.end: Final = end
        self.awards: Final = awards
        self.ties: Final = ties
        self.state_type = state
        self.view_type = view
        self.options = options
        self.supply = Supply(0, 0)
        self.slots: list[Slot] = []
        self.slots_size = 0
        self.no_slots: vec[i64] = vec[i64]()
        self.actions: Final = ActionTable()
        self.event_types: list[EventType] = []
        self.action_types: list[ActionType] = []
        self.score_lines: list[ScoreLine] = []
        self.over: Final = GameOver()
        self.phases: list[Phase] = []
        self.words: dict[str, Words] = {}
        self.assemble()

    @property
    def title_fact(self) -> GameTitle:
        """The game's title as a fact for reasons."""
        return GameTitle(self.name, self.title)

    def title_in(self, language: str) -> str:
        """Return the title in a language, or in English."""
        words = self.words.get(language)
        return words.title if words is not None and words.title else self.title

    def summary_in(self, language: str) -> str:
        """Return the summary in a language, or in English."""
        words = self.words.get(language)
        return words.summary if words is not None and words.summary else self.about.summary

    def word(self, section: str, key: str, declared: str, language: str = ENGLISH) -> str:
        """Return a label or a sentence as the game's folder has it, or else as it was declared."""
        words = self.words.get(language)
        return declared if words is None else words.sections[section].get(key, declared)

    def __repr__(self) -> str:
        few, many = self.seats[0], self.seats[-1]
        chosen = f" with {', '.join(sorted(self.options))}" if self.options else ""
        return f"<Game {self.name}{chosen}: {few} to {many} seats, {len(self.tickets.tickets)} tickets>"

    def assemble(self) -> None:
        """Join every part to the game and number all actions and phases."""
        self.declare(FIRST)
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
        self.no_slots = vec[i64]([0] * self.slots_size)
        faults: list[Fault] = []
        self.words = read_words(self, faults)
        if faults:
            raise BrokenGame(faults)
        for step in self.opening:
            file, lacking = step.missing_material(self)
            if lacking:
                raise BrokenGame([Fault(str(self.about.folder / file), 0, lacking)])

    def declare(self, *declared: EventType | ActionType | ScoreLine) -> None:
        """Add to the game's vocabulary what a part can emit, offer or score."""
        for one in declared:
            if isinstance(one, EventType):
                if one not in self.event_types:
                    self.event_types.append(one)
            elif isinstance(one, ActionType):
                if one not in self.action_types:
                    self.action_types.append(one)
            elif one not in self.score_lines:
                self.score_lines.append(one)

    def add_phase(self, phase: Phase) -> None:
        """Assign a phase its number."""
        phase.number = len(self.phases)
        phase.picks = is_in_step(phase, "pick")
        self.phases.append(phase)

    def register(self, slot: Slot) -> Slot:
        """Reserve room for a slot in every state; parts that register the same name share its numbers."""
        known = self.registered(slot)
        if known is not slot:
            return known
        placed = slot.placed(self.slots_size)
        self.slots.append(placed)
        self.slots_size += self.size_of(placed)
        return placed

    def registered(self, slot: Slot) -> Slot:
        """Return the registered slot of the same name, or the declaration itself if no part has it."""
        for known in self.slots:
            if known.name == slot.name:
                return known
        return slot

    def size_of(self, slot: Slot) -> int:
        """Return the size of a slot."""
        return slot.size or self.seats[-1]

    def start(self, seats: int, chance: Chance, first: int | None = None) -> State:
        """Set up a game; chance decides the first seat unless it is given (Q-04)."""
        return self.begin(self.blank(seats), chance, first)

    def blank(self, seats: int) -> State:
        """Return a state before anything is dealt."""
        if seats not in self.seats:
            raise unsupported_seats(self, seats)
        state = self.state_type(self)
        state.initialize(seats)
        return state

    def begin(self, state: State, chance: Chance, first: int | None = None) -> State:
        """Begin the opening of a blank state."""
        if first is None:
            state.first = chance.member(bits.first(state.seats))
            if state.journal is not None:
                state.journal.append(FIRST.event(state.first))
        elif 0 <= first < state.seats:
            state.first = first
        else:
            last = state.seats - 1
            raise BadSeats(
                Reason("seat {seat} can't begin: the seats are 0 to {last}.", seat=first, last=last)
            )
        self.run_opening(state, 0, chance)
        return state

    def run_opening(self, state: State, step: int, chance: Chance) -> None:
        """Run the opening from a step until players have a decision or the first turn begins."""
        while step < len(self.opening):
            opening = self.opening[step]
            if opening.deal(state, chance):
                state.phase = opening
                return
            step += 1
        self.turn.begin(state, state.first, chance)

    def continue_opening(self, state: State, done: Opening, chance: Chance) -> None:
        """Continue the opening after a step with decisions."""
        self.run_opening(state, self.opening.index(done) + 1, chance)

    def new_legal(self) -> Legal:
        """Return an empty buffer of legal actions, large enough for this game."""
        return Legal(self.actions)

    def legal(self, state: State, seat: int | None = None) -> list[int]:
        """Return the legal actions of a seat, by default of the seat to act."""
        who = int(state.seat) if seat is None else seat
        out = self.new_legal()
        if state.may_act(who):
            state.legal(who, out)
        return out.to_list()

    def view(self, state: State, seat: int) -> View:
        """Return a seat's view of a state."""
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
        """Return the lines of a seat's current score that the seat may know."""
        return self.previews(state)[seat]

    def previews(self, state: State) -> list[dict[str, int]]:
        """Return for each seat the lines of its current score that it may know."""
        sheets = [ScoreSheet() for _ in range(state.seats)]
        known: list[dict[str, int]] = [{} for _ in sheets]
        for award in self.awards:
            before = [len(sheet.points) for sheet in sheets]
            award.score(state, sheets)
            for seat, sheet in enumerate(sheets):
                if award.is_known(state, seat):
                    for line in list(sheet.points)[before[seat] :]:
                        known[seat][line] = sheet.points[line]
        return known

    def known_points(self, state: State, seat: i64) -> int:
        """Return the points that a seat would have if the game ended now, as far as it may know them."""
        sheets = [ScoreSheet() for _ in range(state.seats)]
        points = 0
        for award in self.awards:
            before = sheets[seat].total
            award.score(state, sheets)
            if award.is_known(state, int(seat)):
                points += sheets[seat].total - before
        return points

    def progress(self, state: State, seat: int) -> list[Progress]:
        """Return the progress of each of a seat's tickets, in the order held."""
        return [one for award in self.awards for one in award.progress(state, seat)]

    def plans(self, state: State, seat: int, tickets: list[int]) -> list[TicketPlan]:
        """Return plans to complete some tickets; empty in games without routes."""
        return [one for award in self.awards for one in award.plans(state, seat, tickets)]

    def breakdowns(self, state: State) -> list[ScoreBreakdown]:
        """Score a state and return the breakdown for each seat."""
        breakdowns = [ScoreBreakdown(sheet) for sheet in self.score(state)]
        for award in self.awards:
            for seat, breakdown in enumerate(breakdowns):
                award.explain(state, seat, breakdown)
        return breakdowns

    def winners(self, state: State) -> list[int]:
        """Return the seats that would win if the game ended now."""
        return winners(self.score(state), self.ties)

    def from_bytes(self, data: bytes) -> State:
        """Restore a saved state."""
        saved = ByteReader(data)
        whose = saved.text()
        if whose != f"{self.name} {self.rules}":
            raise BrokenBytes(f"this is a state of “{whose}”, not of “{self.name} {self.rules}”")
        state = self.state_type(self)
        state.read(saved)
        return state


def unsupported_seats(game: Game, seats: int) -> BadSeats:
    """Return the error for an unsupported number of seats."""
    few, many = game.seats[0], game.seats[-1]
    return BadSeats(
        Reason(
            "{game} is for {few} to {many} seats, not {seats}.",
            game=game.title_fact,
            few=few,
            many=many,
            seats=seats,
        )
    )
