from tests.contract.tables import every_game
from tests.contract.test_choices import things
from tests.sayings import in_english
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.record.choices import why
from whistlestop.record.invariants.whims import Whim
from whistlestop.record.match import Match
from whistlestop.server.wire.saying import saying

STEP = 60
"""After so many plays, and in every new phase, everything is pointed at."""


@every_game
def test_every_reason_can_be_said_from_what_is_sent_of_it(game: Game) -> None:
    match, whim = Match(game, game.seats[-1], Seeded(5)), Whim(game, 5)
    phases: set[str] = set()
    templates: set[str] = set()
    while not match.over:
        if match.phase not in phases or len(match.plays) % STEP == 0:
            phases.add(match.phase)
            for seat in {match.seat, match.seats - 1 - match.seat}:
                for where, what in things(game):
                    reason = why(match, seat, where, what)
                    if reason is not None:
                        assert in_english(saying(reason)) == str(reason)
                        templates.add(reason.template)
        match.play(game.actions.text(whim.choose(game.legal(match.state))))

    assert len(templates) > 3
