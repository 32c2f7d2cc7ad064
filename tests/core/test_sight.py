"""A sight shows a bot exactly what a view shows."""

from tests.contract.tables import every_table
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight


@every_table
def test_a_look_at_the_table_shows_what_its_view_tells(game: Game, seats: int) -> None:
    legal = game.new_legal()
    for seed in range(3):
        chance = Seeded(seed)
        state = game.start(seats, chance)
        looked, recalled = Sight(game), Sight(game)
        while not state.over:
            if state.ply % 7 == seed:
                for seat in range(seats):
                    looked.look(state, seat)
                    recalled.recall(game.view(state, seat))
                    assert facts(looked) == facts(recalled)
            state.play(state.pick(chance, legal), chance)


def facts(sight: Sight) -> tuple[object, ...]:
    return (
        sight.state.to_bytes(),
        sight.seat,
        list(sight.hand_sizes),
        sight.deck_size,
        list(sight.ticket_counts),
        list(sight.ticket_decks),
        sight.returned,
    )
