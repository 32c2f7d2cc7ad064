"""The planner of the Card Game: it asks what each possible turn adds, and takes the one that adds most."""

from mypy_extensions import i64

from whistlestop.bots.bot import SightedBot
from whistlestop.bots.card_planner.cities import Cities
from whistlestop.bots.card_planner.completing import Choosing
from whistlestop.bots.card_planner.drawing import Drawing
from whistlestop.bots.card_planner.memory import Memory
from whistlestop.bots.card_planner.outlook import Outlook
from whistlestop.bots.card_planner.placing import Placing
from whistlestop.bots.card_planner.prospects import Prospects
from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.card_planner.threat import Threat
from whistlestop.bots.card_planner.tickets import Appraisal
from whistlestop.core import cards
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.choosing import Choice, OfferTickets, TakeTickets
from whistlestop.core.draw import DrawCards
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.games.card_game.drawing import SecondOrStop
from whistlestop.games.card_game.placing import PlaceCards
from whistlestop.games.card_game.turn import RailyardTurn


def plays(game: Game) -> bool:
    """Tell whether a game has railyards, so that this planner plays it."""
    return isinstance(game.turn, RailyardTurn)


class CardPlanner(SightedBot):
    """Plays by what the cards of its stack, railyard and hand can still become before the deck runs out."""

    name = "planner"

    def __init__(self, game: Game, style: Style | None = None) -> None:
        super().__init__(game)
        turn = game.turn
        if not isinstance(turn, RailyardTurn):
            raise BadBot(f"This planner needs railyards, and {game.title} has none.")
        self.style = style if style is not None else Style()
        self.second_deck = turn.second_deck
        self.memory = Memory(turn.railyard, turn.second_deck.dealt)
        self.outlook = Outlook(self.style)
        self.threat = Threat(turn.railyard, self.style)
        self.prospects = Prospects(turn.railyard, self.style, self.outlook, self.threat)
        self.cities = Cities(game, self.style)
        self.appraisal = Appraisal(game, self.style, self.prospects, self.cities)
        self.choosing = Choosing(turn.completing.chosen, self.appraisal.points, self.cities)
        self.drawing = Drawing(self.prospects)
        self.blind: i64 = 0
        self.stop: i64 = 0
        self.take: i64 = 0
        self.offered: i64 = 0
        self.learn_actions(game)

    def learn_actions(self, game: Game) -> None:
        """Find the numbers of the actions."""
        for option in game.turn.options:
            if isinstance(option, DrawCards):
                self.blind = option.blind
                assert isinstance(option.second, SecondOrStop)
                self.second = option.second
                self.stop = option.second.stop
            elif isinstance(option, PlaceCards):
                self.placing = Placing(option, self.style, self.prospects)
            elif isinstance(option, TakeTickets):
                self.take = option.first
                self.offered = option.offer
                self.keeping = option.choosing
        for step in game.opening:
            if isinstance(step, OfferTickets):
                self.opening = step

    def begin(self, seed: int) -> None:
        self.memory.forget()

    def decide(self, sight: Sight, legal: Legal) -> i64:
        phase = sight.state.phase
        if legal.actions[0] >= SETS:
            return self.choosing.best(sight, legal, 1 if self.second_half_comes(sight) else 2)
        if phase is self.game.turn:
            self.memory.watch(sight)
        pool = self.look(sight)
        if phase is self.game.turn:
            return self.take_turn(sight, legal, pool)
        if phase is self.second:
            return self.draw_again(sight, legal, pool)
        if phase is self.keeping:
            return self.keep(sight, legal, self.keeping.choice)
        return self.keep(sight, legal, self.opening.choice)

    def second_half_comes(self, sight: Sight) -> bool:
        """Tell whether the cards will be shuffled into a second deck."""
        state = sight.state
        return state.seats >= self.second_deck.seats and not state.notes[self.second_deck.dealt]

    def look(self, sight: Sight) -> i64:
        """See time, robbers, cards and tickets as they are now; return the cards out of sight."""
        pool = self.memory.out_of_sight(sight)
        self.outlook.look(sight, self.memory, self.second_half_comes(sight))
        self.threat.look(sight, pool)
        self.prospects.look(sight, self.memory.own(sight), pool)
        self.cities.look(sight, self.outlook.turns + self.outlook.later)
        self.appraisal.look(sight)
        return pool

    def take_turn(self, sight: Sight, legal: Legal, pool: i64) -> i64:
        """Draw, place or take tickets, whatever adds most."""
        style = self.style
        self.drawing.look(sight, pool, 2)
        self.placing.look(sight, self.appraisal.share)
        best = legal.actions[0]
        most = -1e9
        placed: i64 = 0
        if best < self.placing.option.first:
            most = self.drawing.gain + self.haste(sight)
            best = self.blind + 1 + self.drawing.kind
        if self.placing.action >= 0 and self.placing.gain * style.placing > most:
            most = self.placing.gain * style.placing
            best = self.placing.action
            placed = self.placing.option.cards_of[best - self.placing.option.first]
        if legal.actions[legal.size - 1] == self.take:
            looking = self.appraisal.looking(sight, self.offered) * style.looking
            if looking > most:
                best = self.take
                placed = 0
        self.memory.note(sight, placed)
        return best

    def haste(self, sight: Sight) -> float:
        """Return what is gained when the deck shrinks: whoever has more cards on the way loses more."""
        state = sight.state
        if state.turns_left:
            return 0.0
        mine = 0.0
        others = 0.0
        for seat in range(state.seats):
            waiting = sight.hand_sizes[seat] + cards.total(self.memory.railyard.sizes(state, seat))
            if seat == sight.seat:
                mine = float(waiting)
            else:
                others += float(waiting)
        ahead = others / float(state.seats - 1) - mine
        return self.style.hurry * self.appraisal.share * ahead / (self.outlook.turns + 1.0)

    def draw_again(self, sight: Sight, legal: Legal, pool: i64) -> i64:
        """Draw the second card, or stop if it would add nothing."""
        self.drawing.look(sight, pool, 1)
        if self.drawing.pick < 0.0:
            return self.stop
        return self.blind + 1 + self.drawing.kind

    def keep(self, sight: Sight, legal: Legal, choice: Choice) -> i64:
        """Keep the tickets that are worth it."""
        state = sight.state
        kept = self.appraisal.keep(state.offers[sight.seat], choice.least(state, sight.seat))
        for i in range(legal.size):
            if choice.positions_of[legal.actions[i]] == kept:
                return legal.actions[i]
        return legal.actions[0]
