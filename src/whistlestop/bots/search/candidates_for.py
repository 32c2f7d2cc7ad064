"""Which candidates fit a game."""

from whistlestop.bots.card_planner.planner import plays as has_railyards
from whistlestop.bots.search.candidates import Candidates
from whistlestop.bots.search.card_candidates import CardCandidates
from whistlestop.bots.search.rail_candidates import RailCandidates
from whistlestop.bots.search.traits import SearchTraits
from whistlestop.core.game import Game


def candidates_for(game: Game, traits: SearchTraits) -> Candidates:
    """Return what finds the candidates in a game."""
    return CardCandidates(game, traits) if has_railyards(game) else RailCandidates(game, traits)
