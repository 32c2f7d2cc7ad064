from tests.contract.tables import every_game
from tests.contract.test_choices import things
from tests.sentences import in_english
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.reason import Reason
from whistlestop.record.choices import why
from whistlestop.record.match import Match
from whistlestop.server.wire.localizable import localizable_text
from whistlestop.testing.invariants.biased_players import BiasedPlayer

STEP = 60
"""Every aim is checked at these intervals, and in every new phase."""


def templates_of(reason: Reason) -> set[str]:
    """Return the sentence of a reason, and those of the reasons that it is made of."""
    parts = [templates_of(fact) for fact in reason.facts.values() if isinstance(fact, Reason)]
    return {reason.template}.union(*parts)


@every_game
def test_every_reason_can_be_said_from_what_is_sent_of_it(game: Game) -> None:
    match, player = Match(game, game.seats[-1], Seeded(5)), BiasedPlayer(game, 5)
    phases: set[str] = set()
    templates: set[str] = set()
    while not match.over:
        if match.phase not in phases or len(match.plays) % STEP == 0:
            phases.add(match.phase)
            for seat in {match.seat, match.seats - 1 - match.seat}:
                for where, what in things(game):
                    reason = why(match, seat, where, what)
                    if reason is not None:
                        assert in_english(localizable_text(reason)) == str(reason)
                        templates |= templates_of(reason)
        match.play(game.actions.text(player.choose(game.legal(match.state))))

    assert len(templates) > 3
