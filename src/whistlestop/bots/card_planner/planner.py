"""The planner for the Card Game."""

from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.card_planner.cities import Cities
from whistlestop.bots.card_planner.completing import CompletionChoice
from whistlestop.bots.card_planner.draw_choice import CardGameDrawChoice
from whistlestop.bots.card_planner.memory import Memory
from whistlestop.bots.card_planner.outlook import Outlook
from whistlestop.bots.card_planner.placing import Placing
from whistlestop.bots.card_planner.prospects import CardGameProspects
from whistlestop.bots.card_planner.threat import Threat
from whistlestop.bots.card_planner.tickets import Appraisal
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import cards
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.mechanics.draw import DrawCards
from whistlestop.core.mechanics.ticket_offers import KeepChoice, OfferTickets, TakeTickets
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.games.card_game.completing import Completing
from whistlestop.games.card_game.drawing import SecondOrStop
from whistlestop.games.card_game.placing import PlaceCards
from whistlestop.games.card_game.turn import RailyardTurn


def plays(game: Game) -> bool:
    """Return whether a game has railyards, which this planner needs."""
    return isinstance(game.turn, RailyardTurn)


class CardPlanner(KnownStateBot):
    """Takes the turn with the highest expected gain before the deck runs out."""

    name = "planner"

    def __init__(self, game: Game, traits: CardGameTraits | None = None) -> None:
        super().__init__(game)
        turn = game.turn
        if not isinstance(turn, RailyardTurn):
            raise BadBot(f"This planner needs railyards, and {game.title} has none.")
        self.traits = traits if traits is not None else CardGameTraits()
        self.second_deck = turn.second_deck
        self.memory = Memory(turn.railyard, turn.second_deck.dealt)
        self.outlook = Outlook(self.traits)
        self.threat = Threat(turn.railyard, self.traits)
        self.prospects = CardGameProspects(turn.railyard, self.traits, self.outlook, self.threat)
        self.cities = Cities(game, self.traits)
        self.appraisal = Appraisal(game, self.traits, self.prospects, self.cities)
        self.choosing = CompletionChoice(self.appraisal.points, self.cities)
        self.drawing = CardGameDrawChoice(self.prospects)
        self.blind: i64 = 0
        self.stop: i64 = 0
        self.take: i64 = 0
        self.offered: i64 = 0
        self.find_actions(game)

    def find_actions(self, game: Game) -> None:
        """Look up the numbers of the actions."""
        for option in game.turn.options:
            if isinstance(option, DrawCards):
                self.blind = option.blind
                assert isinstance(option.second, SecondOrStop)
                self.second = option.second
                self.stop = option.second.stop
            elif isinstance(option, PlaceCards):
                self.placing = Placing(option, self.traits, self.prospects)
            elif isinstance(option, TakeTickets):
                self.take = option.first
                self.offered = option.offer
                self.keeping = option.choosing
        for step in game.opening:
            if isinstance(step, OfferTickets):
                self.opening = step

    def begin(self, seed: int) -> None:
        self.memory.reset()

    def prepare(self, known: KnownState, state: State) -> None:
        if not self.memory.turns:
            self.memory.load(state, known.seat)

    def commit(self, known: KnownState, action: i64) -> None:
        if known.state.phase is self.game.turn:
            option = self.placing.option
            is_placed = option.first <= action < option.beyond
            self.memory.record(known, option.cards_of[action - option.first] if is_placed else i64(0))

    def copy_from(self, other: KnownStateBot) -> None:
        assert isinstance(other, CardPlanner)
        other.memory.copy_to(self.memory)

    def write_memory(self, out: ByteWriter) -> None:
        self.memory.write(out)

    def read_memory(self, saved: ByteReader) -> None:
        self.memory.read(saved)

    def beliefs(self, known: KnownState) -> Beliefs | None:
        beliefs = Beliefs(self.game, int(known.state.seats))
        for seat in range(known.state.seats):
            beliefs.expect_cards(self.memory.railyard.stacks.name, int(seat), int(self.memory.stacks[seat]))
        return beliefs

    def decide(self, known: KnownState, legal: Legal) -> i64:
        phase = known.state.phase
        if legal.actions[0] >= SETS:
            return self.choosing.best(known, legal, 1 if self.has_second_half(known) else 2)
        if phase is self.game.turn:
            self.memory.observe(known)
        pool = self.update(known)
        if phase is self.game.turn:
            return self.take_turn(known, legal, pool)
        if phase is self.second:
            return self.draw_again(known, legal, pool)
        if phase is self.keeping:
            return self.keep(known, legal, self.keeping.choice)
        return self.keep(known, legal, self.opening.choice)

    def decide_unlisted(self, known: KnownState) -> i64:
        phase = known.state.phase
        return phase.most_points(known.state, known.seat) if isinstance(phase, Completing) else i64(-1)

    def has_second_half(self, known: KnownState) -> bool:
        """Return whether a second deck will follow."""
        state = known.state
        return state.seats >= self.second_deck.seats and not self.second_deck.dealt.value(state)

    def update(self, known: KnownState) -> i64:
        """Update all estimates for a position; return the unseen cards."""
        pool = self.memory.unseen_cards(known)
        self.outlook.update(known, self.memory, self.has_second_half(known))
        self.threat.update(known, pool)
        self.prospects.update(known, self.memory.own_stack(known), pool)
        self.cities.update(known, self.outlook.turns + self.outlook.later)
        self.appraisal.update(known)
        return pool

    def take_turn(self, known: KnownState, legal: Legal, pool: i64) -> i64:
        """Choose between drawing, placing and taking tickets."""
        traits = self.traits
        self.drawing.update(known, pool, 2)
        self.placing.update(known, self.appraisal.share)
        best = legal.actions[0]
        most = -1e9
        if best < self.placing.option.first:
            most = self.drawing.gain + self.haste(known)
            best = self.blind + 1 + self.drawing.kind
        if self.placing.action >= 0 and self.placing.gain * traits.placing > most:
            most = self.placing.gain * traits.placing
            best = self.placing.action
        if legal.actions[legal.size - 1] == self.take and not self.appraisal.is_deck_rejected(
            known, self.offered
        ):
            looking = self.appraisal.draw_gain(known, self.offered) * traits.looking
            if looking > most:
                best = self.take
        self.commit(known, best)
        return best

    def haste(self, known: KnownState) -> float:
        """Return the gain from a shrinking deck: it hurts whoever has more cards outside the stack."""
        state = known.state
        if state.turns_left:
            return 0.0
        mine = 0.0
        others = 0.0
        for seat in range(state.seats):
            waiting = known.hand_sizes[seat] + cards.total(self.memory.railyard.sizes(state, seat))
            if seat == known.seat:
                mine = float(waiting)
            else:
                others += float(waiting)
        ahead = others / float(state.seats - 1) - mine
        return self.traits.hurry * self.appraisal.share * ahead / (self.outlook.turns + 1.0)

    def draw_again(self, known: KnownState, legal: Legal, pool: i64) -> i64:
        """Draw the second card, or stop if no card is worth drawing."""
        self.drawing.update(known, pool, 1)
        if self.drawing.pick < 0.0:
            return self.stop
        return self.blind + 1 + self.drawing.kind

    def keep(self, known: KnownState, legal: Legal, choice: KeepChoice) -> i64:
        """Choose which offered tickets to keep."""
        state = known.state
        kept = self.appraisal.keep(state.offers[known.seat], choice.minimum_kept(state, known.seat))
        for i in range(legal.size):
            if choice.positions_of[legal.actions[i]] == kept:
                return legal.actions[i]
        return legal.actions[0]
