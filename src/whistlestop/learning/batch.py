"""Batches: many games at once, stepped, scored, reset and encoded in compiled code."""

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.table import decide
from whistlestop.core.bits import BIT
from whistlestop.core.errors import BadBot, BadSeats, IllegalCode
from whistlestop.core.features import UNWRITTEN
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.observation.action_codes import ActionCodes
from whistlestop.core.observation.layout import ObservationLayout
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import State
from whistlestop.learning.mask_buffer import MaskBuffer
from whistlestop.learning.rewards import Rewards

STREAM: Final = 2**24  # seeds apart, so that each game of a batch has a stream of its own


@final
class Batch:
    """Many games of one kind, whose observations, masks and results are in buffers that never move.

    Without opponents, somebody else plays all seats, and each game has an observation for each seat; only
    that of the seat to act is current. With opponents, each game has one learner, at a random seat, which
    may be another in the next game. None stands for an opponent that plays at random.

    A game that ends is scored, and the next one begins in its place at once; with `restarts=False`, it stays
    as it is until `restart`. A game's course depends on the seed, its index and its actions, not on the
    other games.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        number: int,
        seed: int = 0,
        *,
        reduced: bool = False,
        masks: bool = True,
        observations: bool = True,
        shaping: float = 0.0,
        opponents: list[Callable[[Game], KnownStateBot] | None] | None = None,
        restarts: bool = True,
        first: int = 0,
    ) -> None:
        if seats not in game.seats:
            raise BadSeats(f"{game.title} is not for {seats} seats.")
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.number: Final[i64] = number
        self.layout: Final = ObservationLayout(game, seats)
        self.codes: Final = ActionCodes(game, reduced)
        self.marks: Final = masks
        self.observes: Final = observations
        self.restarts: Final = restarts
        self.has_opponents: Final = opponents is not None
        self.views: Final[i64] = 1 if self.has_opponents else seats  # observations of each game
        self.legal: Final = game.new_legal()
        self.known: Final = KnownState(game)
        self.mask_buffer: Final = MaskBuffer(self.codes, number if masks else 0)
        self.results: Final = Rewards(game, seats, number, shaping)
        self.states: Final[list[State]] = []
        self.luck: Final[list[Seeded]] = []
        self.bots: Final[list[KnownStateBot | None]] = []
        self.pending: vec[i64] = vec[i64]([0] * number)  # the set that is being put together in each game
        rows = number * int(self.views) if observations else 0
        self.memory: vec[i64] = vec[i64]([UNWRITTEN] * (rows * int(self.layout.words)))

        self.observations: vec[u8] = vec[u8]([u8(0)] * (rows * int(self.layout.size)))
        self.masks: vec[u8] = self.mask_buffer.masks
        self.actors: vec[i64] = vec[i64]([0] * number)  # the seat to act in each game
        self.learners: vec[i64] = vec[i64]([0] * number)  # the learner's seat in each game, with opponents
        self.sampled: vec[i64] = vec[i64]([0] * number)  # the codes that `sample` chose
        self.rewards: vec[float] = self.results.values  # of the last step, by game and seat
        self.scores: vec[i64] = self.results.scores  # of the last game that ended, by game and seat
        self.ended: vec[u8] = vec[u8]([u8(0)] * number)  # whether a game ended with the last step
        self.plies: i64 = 0  # actions played by anybody so far
        self.games: i64 = 0  # games that have ended so far
        if opponents is not None:
            self.add_opponents(opponents)
        for index in range(number):
            self.luck.append(Seeded(seed * STREAM + first + index))
            self.states.append(self.new_game(index))
            self.begin(index)

    def __repr__(self) -> str:
        return f"<Batch of {self.number} games of {self.game.name} with {self.seats} seats>"

    def add_opponents(self, opponents: list[Callable[[Game], KnownStateBot] | None]) -> None:
        """Create the bots of all games."""
        if len(opponents) != self.seats - 1:
            raise BadBot(f"{self.seats} seats need {self.seats - 1} opponents, not {len(opponents)}.")
        for _ in range(self.number):
            for make in opponents:
                self.bots.append(None if make is None else make(self.game))

    def bots_of(self, index: i64) -> list[KnownStateBot | None]:
        """Return the opponents of a game."""
        return self.bots[index * (self.seats - 1) : (index + 1) * (self.seats - 1)] if self.bots else []

    def restart(self, index: int, seed: int) -> None:
        """Begin a game in place of another, with a seed of its own."""
        self.luck[index] = Seeded(seed)
        self.forget(index)
        self.states[index] = self.new_game(index)
        self.begin(index)

    def forget(self, index: i64) -> None:
        """Forget what was written about the step before."""
        self.ended[index] = 0
        self.results.clear(index)
        if self.marks:
            self.mask_buffer.clear(index)

    def new_game(self, index: i64) -> State:
        """Return the next game of an index."""
        luck = self.luck[index]
        state = self.game.start(int(self.seats), luck)
        self.pending[index] = 0
        if self.has_opponents:
            self.learners[index] = luck.below(self.seats)
            for bot in self.bots_of(index):
                if bot is not None:
                    bot.begin(int(luck.below(2**30)))
        return state

    def begin(self, index: i64) -> None:
        """Let the opponents play until the learner has to act, and write what it sees."""
        if self.observes:
            size, words = self.layout.size, self.layout.words
            for row in range(index * self.views, (index + 1) * self.views):
                self.layout.clear(self.observations, row * size, self.memory, row * words)
        self.results.begin(index, self.states[index])
        self.settle(index, self.states[index])

    def settle(self, index: i64, state: State) -> None:
        """Let the opponents play, finish the game or write what the seat to act sees."""
        if self.has_opponents and not state.over:
            self.play_opponents(index)
        if state.over:
            self.finish(index)
        else:
            self.write(index, state)

    def play_opponents(self, index: i64) -> None:
        """Play until the learner has to act or the game is over."""
        state, luck, learner = self.states[index], self.luck[index], self.learners[index]
        while not state.over and state.seat != learner:
            place = state.seat if state.seat < learner else state.seat - 1
            bot = self.bots[index * (self.seats - 1) + place]
            if bot is None:
                action = state.pick(luck, self.legal)
            else:
                action = decide(bot, state, self.known, self.legal)
            state.play(action, luck)
            self.plies += 1

    def step(self, codes: bytes) -> None:
        """Play a code in each game, given as 64-bit little-endian integers; none if one is illegal."""
        if len(codes) != 8 * self.number:
            raise IllegalCode(f"{self.number} games need {8 * self.number} bytes of codes, not {len(codes)}.")
        for index in range(self.number):
            self.check(index, read_i64_le(codes, 8 * index))
        for index in range(self.number):
            self.act(index, read_i64_le(codes, 8 * index))

    def check(self, index: i64, code: i64) -> None:
        """Raise if a code is illegal."""
        if not self.marks:
            raise IllegalCode("A batch without masks only plays sampled actions.")
        if not self.mask_buffer.allows(index, code):
            label = self.codes.labels[code] if 0 <= code < self.codes.size else str(code)
            raise IllegalCode(f"“{label}” is illegal in game {index}.")

    def sample(self) -> None:
        """Choose a uniformly random legal code in each game, for `sampled`."""
        for index in range(self.number):
            self.sampled[index] = self.mask_buffer.sample(index, self.luck[index])

    def step_sampled(self) -> None:
        """Play the codes that `sample` chose."""
        for index in range(self.number):
            self.check(index, self.sampled[index])
        for index in range(self.number):
            self.act(index, self.sampled[index])

    def run(self, steps: int) -> None:
        """Play random actions: this many in each game."""
        for _step in range(steps):
            for index in range(self.number):
                if self.marks:
                    self.sampled[index] = self.mask_buffer.sample(index, self.luck[index])
                    self.act(index, self.sampled[index])
                else:
                    if self.ended[index] or self.results.shaping:
                        self.forget(index)
                    state, luck = self.states[index], self.luck[index]
                    self.play(index, state, state.pick(luck, self.legal), luck)

    def act(self, index: i64, code: i64) -> None:
        """Play a legal code in a game."""
        if self.ended[index] or self.results.shaping:
            self.forget(index)
        else:
            self.mask_buffer.clear(index)
        state = self.states[index]
        if self.codes.is_addition(code):
            self.pending[index] |= BIT[self.codes.position(state, state.seat, code)]
            self.write(index, state)
            return
        action = code
        if self.codes.reduced or code >= self.codes.listed:
            action = self.codes.action(state, state.seat, code, self.pending[index], self.legal)
            self.pending[index] = 0
        self.play(index, state, action, self.luck[index])

    def play(self, index: i64, state: State, action: i64, luck: Seeded) -> None:
        """Play an action, and those of opponents until the learner has to act again."""
        seat = state.seat
        state.play(action, luck)
        self.plies += 1
        if self.results.shaping and not state.over:
            self.results.shape(index, state, seat)
        self.settle(index, state)

    def finish(self, index: i64) -> None:
        """Score a game that is over, and begin the next one."""
        self.results.finish(index, self.states[index])
        self.ended[index] = 1
        self.games += 1
        if self.restarts:
            self.states[index] = self.new_game(index)
            self.begin(index)
        elif self.observes and self.has_opponents:
            self.observe(index, self.learners[index])

    def write(self, index: i64, state: State) -> None:
        """Write the mask and the observation of the seat to act."""
        self.actors[index] = state.seat
        if self.marks:
            self.mask_buffer.write(index, state, state.seat, self.pending[index])
        if self.observes:
            self.observe(index, state.seat)

    def observe(self, index: i64, seat: i64) -> i64:
        """Write the observation of a seat and return its row; with opponents, only the learner has one."""
        row = index if self.has_opponents else index * self.views + seat
        size, words = self.layout.size, self.layout.words
        pending = self.pending[index] if seat == self.actors[index] else i64(0)
        self.layout.write(
            self.states[index], seat, pending, self.observations, row * size, self.memory, row * words
        )
        return row

    def save(self, index: int) -> bytes:
        """Serialize a game, with its luck and what the opponents remember."""
        out = ByteWriter()
        state = self.states[index].to_bytes()
        out.number(len(state))
        out.data += state
        out.number(self.luck[index].state)
        out.number(self.pending[index])
        out.number(self.learners[index])
        for bot in self.bots_of(index):
            if bot is not None:
                bot.write_memory(out)
        return bytes(out.data)

    def load(self, index: int, data: bytes) -> None:
        """Restore a saved game in place of another."""
        saved = ByteReader(data)
        state = self.game.from_bytes(saved.take(int(saved.number())))
        if state.seats != self.seats:
            raise BadSeats(f"The saved game has {state.seats} seats, not {self.seats}.")
        self.forget(index)
        self.states[index] = state
        self.luck[index].state = saved.number()
        self.pending[index] = saved.number()
        self.learners[index] = saved.number()
        for bot in self.bots_of(index):
            if bot is not None:
                bot.begin(0)
                bot.read_memory(saved)
        self.begin(index)
