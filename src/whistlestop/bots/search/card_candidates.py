"""Candidates in the Card Game: draws, sets to place, tickets, and completions."""

from typing import final

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.candidates import Candidates
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.core import cards
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import size
from whistlestop.core.cards import COLOURS
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance
from whistlestop.core.mechanics.ticket_offers import KeepTickets, OfferTickets
from whistlestop.games.card_game.placing import PlaceCards


@final
class CardCandidates(Candidates):
    """Finds the candidates of a turn or a completion; of the other decisions all actions are compared."""

    def __init__(self, game: Game, traits: SearchTraits) -> None:
        self.game = game
        self.traits = traits
        for option in game.turn.options:
            if isinstance(option, PlaceCards):
                self.placing = option

    def find(
        self, known: KnownState, legal: Legal, own: int, mind: KnownStateBot, beliefs: Beliefs, chance: Chance
    ) -> list[Candidate]:
        actions, phase = legal.to_list(), known.state.phase
        if own >= SETS:
            actions = actions[: self.traits.completions + 1]  # those with the most points come first
        elif phase is self.game.turn:
            actions = self.turns(actions)
        elif isinstance(phase, (KeepTickets, OfferTickets)):
            positions_of = phase.choice.positions_of
            actions.sort(key=lambda action: int(size(positions_of[action] ^ positions_of[own])))
        others = [action for action in actions if action != own]
        return [Candidate(action, mind) for action in [own, *others]]

    def turns(self, actions: list[int]) -> list[int]:
        """Return the draws, taking tickets, and the largest sets of each colour."""
        option = self.placing
        plain: dict[int, int] = {}  # by colour; -1 for mixed sets
        riding: dict[int, int] = {}
        found: list[int] = []
        for action in actions:
            if not option.first <= action < option.beyond:
                found.append(action)
                continue
            placed = option.cards_of[action - option.first]
            coloured = [colour for colour in range(COLOURS) if cards.count(placed, colour)]
            colour = coloured[0] if len(coloured) == 1 else -1
            sets = riding if cards.locomotives(placed) else plain
            known = sets.get(colour, -1)
            if known < 0 or self.size(action) > self.size(known):
                sets[colour] = action
        return [*found, *plain.values(), *riding.values()]

    def size(self, action: int) -> int:
        """Return how many cards of its colour a set has; locomotives are better kept."""
        placed = self.placing.cards_of[action - self.placing.first]
        return int(cards.total(placed) - 2 * cards.locomotives(placed))
