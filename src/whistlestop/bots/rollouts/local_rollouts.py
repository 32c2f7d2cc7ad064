"""Rollouts in this process: policies by name or as bots, and requests for them."""

from collections.abc import Callable, Sequence

from whistlestop.bots import make
from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.bots.rollouts.request import RolloutRequest
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.rollouts.rollout_player import RolloutPlayer
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.errors import BadBot, BadSeats
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader

Policy = str | Callable[[Game], Bot]
"""A bot by its name, or a class or function that creates one for a game."""


class LocalRollouts:
    """Plays requests with the policies of a game, which it loads once for each number of seats."""

    def __init__(self, game: Game, policies: Sequence[Policy] | Policy) -> None:
        self.game = game
        self.policies = policies
        self.known = KnownState(game)
        self.players: dict[int, RolloutPlayer] = {}
        self.minds: dict[int, list[KnownStateBot]] = {}  # bots that read the memory of a request

    def bots(self, seats: int) -> list[KnownStateBot]:
        """Create a bot for each seat."""
        policies = self.policies
        each: list[Policy] = (
            [policies] * seats if isinstance(policies, str) or callable(policies) else list(policies)
        )
        if len(each) != seats:
            raise BadSeats(f"Rollouts with {seats} seats need {seats} policies, not {len(each)}.")
        bots: list[KnownStateBot] = []
        for policy in each:
            bot = make(policy, self.game) if isinstance(policy, str) else policy(self.game)
            if not isinstance(bot, KnownStateBot):
                raise BadBot(f"{bot!r} can't play rollouts: only bots that read a known state can.")
            bots.append(bot)
        return bots

    def player(self, seats: int) -> RolloutPlayer:
        """Return the player for this many seats."""
        if seats not in self.players:
            self.players[seats] = RolloutPlayer(self.game, self.bots(seats), self.bots(seats))
            self.minds[seats] = self.bots(seats)
        return self.players[seats]

    def play_part(self, request: RolloutRequest, first: int, stop: int) -> RolloutResults:
        """Play some rollouts of a request."""
        known = self.known
        known.update_from_bytes(request.known)
        seats = int(known.state.seats)
        player = self.player(seats)
        beliefs: Beliefs | None = None
        if request.beliefs is not None:
            beliefs = Beliefs(self.game, seats)
            beliefs.read(ByteReader(request.beliefs))
        mind: KnownStateBot | None = None
        if request.memory is not None:
            mind = self.minds[seats][known.seat]
            mind.begin(0)
            mind.read_memory(ByteReader(request.memory))
        results = RolloutResults(request.candidates, request.rollouts, seats)
        player.play(
            known, request.candidates, first, stop, request.seed, request.limit, beliefs, mind, results
        )
        return results
