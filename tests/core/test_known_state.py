"""A known state contains exactly what a view shows."""

from tests.contract.tables import every_table
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.testing.invariants.biased_players import biased_state


@every_table
def test_a_look_at_the_table_shows_what_its_view_tells(game: Game, seats: int) -> None:
    legal = game.new_legal()
    for seed in range(3):
        chance = Seeded(seed)
        state = game.start(seats, chance)
        looked, recalled = KnownState(game), KnownState(game)
        while not state.over:
            if state.ply % 7 == seed:
                for seat in (SPECTATOR, *range(seats)):
                    looked.update_from_state(state, seat)
                    recalled.update_from_view(game.view(state, seat))
                    assert facts(looked) == facts(recalled)
            state.play(state.pick(chance, legal), chance)


def facts(known: KnownState) -> tuple[object, ...]:
    return (
        known.state.to_bytes(),
        known.seat,
        list(known.hand_sizes),
        known.deck_size,
        list(known.ticket_counts),
        list(known.ticket_decks),
        known.returned,
        list(known.offer_sizes),
        list(known.drawn),
        list(known.below),
        list(known.piles),
        list(known.pile_sizes),
    )


@every_table
def test_a_known_state_survives_being_saved(game: Game, seats: int) -> None:
    known, restored = KnownState(game), KnownState(game)
    for ply in (0, 3, 60):
        known.update_from_state(biased_state(game, seats, seed=1, plays=ply), 0)
        restored.update_from_bytes(known.to_bytes())
        assert facts(restored) == facts(known)
