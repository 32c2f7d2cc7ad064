"""The training run for profile-guided optimisation: what the compiled rules and bots do most."""

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop import is_compiled
from whistlestop.bots import BOTS, THINKERS, bot, plays
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.rollouts.rollouts import Rollouts
from whistlestop.bots.table import BotTable
from whistlestop.core.determinize import determinize
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.luck.keyed import Keyed
from whistlestop.core.playout import copy_often, play_counting, play_games, play_on
from whistlestop.games import SHIPPED, load
from whistlestop.learning.batch import Batch
from whistlestop.record.choices import Choices
from whistlestop.record.position import Position

OFTEN = {"europe": 300, "usa": 300}  # the boards that benchmarks use


def simulate(game: Game, seats: int, games: int) -> None:
    """Play random games, from the start and from what a seat knows."""
    legal, played = game.new_legal(), vec[i64]([0] * len(game.actions.kinds()))
    play_games(game, seats, 1, games)
    play_counting(game, seats, 1000, games, played)
    for seed in range(20):
        chance = Seeded(seed)
        state = game.start(seats, chance)
        play_on(state, chance, legal, 60)
        copy_often(state, 400)
        for seat in range(seats):
            play_on(determinize(game.view(state, seat), chance), chance, legal)


def serve(game: Game, seats: int) -> None:
    """Play a random game and compute what a server sends after each move."""
    seed, luck = Keyed(bytes(32)), Seeded(1)
    position, _events = Position.start(game, seats, seed)
    while not position.over:
        game.previews(position.state)
        for seat in range(seats):
            view = position.view(seat)
            view.to_dict()
            choices = Choices(position, seat)
            choices.by_aim()
            choices.effects()
            game.progress(position.state, seat)
            game.plans(position.state, seat, view.tickets)
        position.problem(game.actions.texts[luck.below(len(game.actions))])
        texts = position.legal_for(position.seat)
        position, play = position.play(texts[luck.below(len(texts))], position.seat, seed)
        for event in play.events:
            event.seen_by(0).to_dict()
    position.breakdowns()
    game.from_bytes(position.state.to_bytes())


def compete(game: Game, games: int) -> None:
    """Let bots play against each other."""
    table = BotTable(game, [bot("search:20", game), bot("planner", game)])
    table.play(DuplicateLuck(1), 1)
    for name in BOTS:
        if name not in THINKERS and plays(name, game):
            table = BotTable(game, [bot(name, game) for _ in range(2)])
            for seed in range(games if name == "planner" else 5):
                game.score(table.play(DuplicateLuck(seed), seed))


def roll_out(game: Game) -> None:
    """Roll out positions, as a search does."""
    legal = game.new_legal()
    rollouts = Rollouts(game, ["planner", "planner"])
    for seed in range(5):
        chance = Seeded(seed)
        state = game.start(2, chance)
        play_on(state, chance, legal, 40)
        if not state.over:
            rollouts.run(game.view(state, int(state.seat)), count=20, seed=seed)


def learn(game: Game, seats: int) -> None:
    """Play batches of games for learners, alone and against bots."""
    for reduced in (False, True):
        Batch(game, seats, 16, 1, reduced=reduced).run(600)
    Batch(game, seats, 16, 2, observations=False).run(400)
    Batch(game, seats, 16, 3, masks=False, observations=False).run(400)
    stepped = Batch(game, seats, 16, 4, opponents=[GreedyBot, *[None] * (seats - 2)])
    for _ in range(100):
        stepped.sample()
        stepped.step(bytes(memoryview(stepped.sampled)))


def main() -> None:
    """Train on all games."""
    assert is_compiled(), "the training run uses interpreted modules, which write no profile"
    for game in map(load, SHIPPED):
        games = OFTEN.get(game.name, 100)
        for seats in game.seats:
            simulate(game, seats, games)
            serve(game, seats)
            learn(game, seats)
        compete(game, games)
        roll_out(game)


if __name__ == "__main__":
    main()
