"""Plays rollouts in this process."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.rollouts.request import RolloutRequest
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import BIT
from whistlestop.core.determinize import deal_hidden
from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.state import State

DEALING: Final = 61  # the bit that separates the seeds of deals from those of the luck after them
POLICY: Final = -1  # a candidate that leaves the decision to the policy
SEATING: Final = 40  # the first of the bits that separate the seeds of the bots


@final
class RolloutPlayer:
    """Plays games on from what a seat knows, each seat by the policy of a bot.

    Every rollout deals what the seat can't see. All candidates share the deal, the luck after it and what
    the bots have planned for it (common random numbers), so that they differ only by what they cause.
    """

    def __init__(self, game: Game, ready: list[KnownStateBot], playing: list[KnownStateBot]) -> None:
        self.game = game
        self.ready = ready  # a bot for each seat, as it is before the candidate is played
        self.playing = playing  # a copy of each, which plays on
        self.known = KnownState(game)
        self.legal = game.new_legal()
        self.root: State = game.state_type(game)
        self.state: State = game.state_type(game)

    def play(
        self,
        known: KnownState,
        request: RolloutRequest,
        first: i64,
        stop: i64,
        beliefs: Beliefs | None,
        minds: list[KnownStateBot],
        results: RolloutResults,
    ) -> None:
        """Play the rollouts from `first` up to, but not including, `stop`, and record their results.

        They are counted from the first of the request; `minds` are bots with its memories.
        """
        actions = vec[i64](request.candidates or [POLICY])
        later = vec[i64](request.later or [POLICY] * len(actions))
        stream = Seeded(request.seed).below(BIT[30])
        limit = i64(request.limit)
        for rollout in range(first, stop):
            key = (stream << 31) + request.first + rollout
            deal_hidden(known, self.root, Seeded(key ^ BIT[DEALING]), beliefs)
            if rollout == first:
                self.validate(known.seat, request.candidates)
            self.reopen_choices(known.seat)
            self.seat_bots(known, key, minds)
            luck = DuplicateLuck(key)
            for number in range(len(actions)):
                luck.rewind()
                if minds:
                    mind = minds[request.memory_of[number]]
                    self.ready[known.seat].copy_from(mind)
                plies = self.play_on(known, actions[number], later[number], luck, key, limit)
                results.record(self.game, self.state, number, rollout, plies)

    def validate(self, seat: i64, candidates: list[int]) -> None:
        """Raise if a candidate is not a legal action of the seat."""
        actions = [action for action in candidates if action != POLICY]
        if actions and not self.root.may_act(seat):
            raise BadSeats(f"Seat {seat} has nothing to decide now, so there are no candidates to compare.")
        for action in actions:
            problem = self.root.phase.problem(self.root, seat, action)
            if problem is not None:
                raise IllegalAction(self.game.actions.text(action), problem)

    def reopen_choices(self, seat: i64) -> None:
        """Let the other seats make a simultaneous choice again, so that their policies decide it."""
        root = self.root
        if not root.choosing:
            return
        for other in range(root.seats):
            if other != seat:
                root.phase.reopen(root, other)
        if seat >= 0 and root.choosing & BIT[seat]:
            root.seat = seat

    def seat_bots(self, known: KnownState, key: i64, minds: list[KnownStateBot]) -> None:
        """Let the bots read the position that was dealt; the bots in `minds` already know the seat's."""
        root = self.root
        for other in range(root.seats):
            bot = self.ready[other]
            bot.begin(int(key ^ BIT[SEATING + other]))
            if not root.choosing and not (minds and other == known.seat):
                self.known.update_from_state(root, other)
                bot.prepare(self.known, root)

    def play_on(
        self, known: KnownState, candidate: i64, later: i64, luck: DuplicateLuck, key: i64, limit: i64
    ) -> i64:
        """Play a candidate, then what the policies choose; return the plies.

        If `later` is an action, the seat plays it on its next turn, unless it has become illegal.
        """
        state, seen, legal = self.state, self.known, self.legal
        self.root.copy_to(state)
        for seat in range(state.seats):
            self.playing[seat].begin(int(key ^ BIT[SEATING + seat]))
            self.playing[seat].copy_from(self.ready[seat])
        plies: i64 = 0
        if candidate != POLICY:
            self.playing[known.seat].commit(known, candidate)
            state.play(candidate, luck)
            plies = 1
        while not state.over and plies != limit:
            bot = self.playing[state.seat]
            if later != POLICY and state.seat == known.seat and state.phase is self.game.turn:
                action, later = later, POLICY
                if state.phase.problem(state, state.seat, action) is None:
                    seen.update_from_state(state, state.seat)
                    bot.commit(seen, action)
                    state.play(action, luck)
                    plies += 1
                    continue
            if isinstance(bot, RandomBot):
                action = state.pick(bot.luck, legal)
            else:
                seen.update_from_state(state, state.seat)
                action = bot.decide_unlisted(seen)
                if action < 0:
                    state.legal(state.seat, legal)
                    action = bot.decide(seen, legal)
            state.play(action, luck)
            plies += 1
        return plies
