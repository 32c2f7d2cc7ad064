"""Rollouts in this process: the bots of a game's policies, and the requests they play."""

from collections.abc import Callable, Sequence

from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.bots.rollouts.request import RolloutRequest
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.rollouts.rollout_player import RolloutPlayer
from whistlestop.bots.rollouts.seat_futures import SeatFutures
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.errors import BadBot, BadSeats
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader

Policy = Callable[[Game], Bot]
"""A class or function that creates a bot for a game."""


class LocalRollouts:
    """Plays requests with the policies of a game, which it loads once for each number of seats."""

    def __init__(self, game: Game, policies: Sequence[Policy] | Policy) -> None:
        self.game = game
        self.policies = policies
        self.known = KnownState(game)
        self.players: dict[int, RolloutPlayer] = {}
        self.minds: dict[tuple[int, int], list[KnownStateBot]] = {}  # by seat and number of seats

    def policy(self, seat: int, seats: int) -> Policy:
        """Return the policy of a seat."""
        policies = self.policies
        if callable(policies):
            return policies
        if len(policies) != seats:
            raise BadSeats(f"Rollouts with {seats} seats need {seats} policies, not {len(policies)}.")
        return policies[seat]

    def bot(self, seat: int, seats: int) -> KnownStateBot:
        """Create a bot for a seat."""
        bot = self.policy(seat, seats)(self.game)
        if not isinstance(bot, KnownStateBot):
            raise BadBot(f"{bot!r} can't play rollouts: only bots that read a known state can.")
        return bot

    def bots(self, seats: int) -> list[KnownStateBot]:
        """Create a bot for each seat."""
        return [self.bot(seat, seats) for seat in range(seats)]

    def player(self, seats: int) -> RolloutPlayer:
        """Return the player for this many seats."""
        if seats not in self.players:
            self.players[seats] = RolloutPlayer(self.game, self.bots(seats), self.bots(seats))
        return self.players[seats]

    def remember(self, seat: int, seats: int, memories: list[bytes]) -> list[KnownStateBot]:
        """Return a bot of the seat for each memory."""
        minds = self.minds.setdefault((seat, seats), [])
        while len(minds) < len(memories):
            minds.append(self.bot(seat, seats))
        for mind, memory in zip(minds, memories, strict=False):
            mind.begin(0)
            mind.read_memory(ByteReader(memory))
        return minds[: len(memories)]

    def play_part(
        self, request: RolloutRequest, first: int, stop: int, futures: SeatFutures | None = None
    ) -> RolloutResults:
        """Play some rollouts of a request, and record what becomes of a seat if `futures` is given."""
        known = self.known
        known.update_from_bytes(request.known)
        seats = int(known.state.seats)
        player = self.player(seats)
        beliefs: Beliefs | None = None
        if request.beliefs is not None:
            beliefs = Beliefs(self.game, seats)
            beliefs.read(ByteReader(request.beliefs))
        minds = self.remember(int(known.seat), seats, request.memories)
        results = RolloutResults(request.candidates, request.rollouts, seats)
        results.futures = futures
        player.play(known, request, first, stop, beliefs, minds, results)
        return results
