"""Honesty: a bot plays the same moves, however the things that it can't see are dealt."""

from collections.abc import Callable
from dataclasses import dataclass, field

from whistlestop.bots.bot import Bot, SightedBot
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.determinize import determinize
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import State


@dataclass(frozen=True)
class Moment:
    """A decision of the bot, as it really was."""

    state: State
    action: int


@dataclass
class Verdict:
    """What the examination of a bot has shown."""

    decisions: int = 0
    redealt_differently: int = 0  # of these, those for which the hidden things really were others
    lies: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        """Add what another examination has shown."""
        self.decisions += other.decisions
        self.redealt_differently += other.redealt_differently
        self.lies += other.lies


class Looker:
    """Shows bots a table by the quick way, a sight, and by the plain one, a view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.legal = game.new_legal()
        self.sight = Sight(game)

    def look(self, state: State, seat: int) -> Sight:
        """See what a seat may see."""
        self.sight.look(state, seat)
        return self.sight

    def ask_quickly(self, bot: Bot, state: State) -> int:
        """Let a bot decide by a sight, if it can."""
        if not isinstance(bot, SightedBot):
            return self.ask_plainly(bot, state)
        seat = int(state.seat)
        state.legal(seat, self.legal)
        return int(bot.decide(self.look(state, seat), self.legal))

    def ask_plainly(self, bot: Bot, state: State) -> int:
        """Let a bot decide by a view."""
        view = self.game.view(state, int(state.seat))
        return bot.choose(view, view.legal)


class Examination:
    """Lets a bot play, and then lets twins of it see the same game with everything hidden dealt anew.

    A twin has the same seed and sees exactly what the bot saw, decision after decision, so it remembers the
    same; if it plays another move, the bot knew what it can't know.
    """

    def __init__(self, game: Game, make: Callable[[int], Bot], looker: Looker | None = None) -> None:
        self.game = game
        self.make = make  # a bot for a seed, ready to play
        self.looker = looker or Looker(game)

    def examine(self, state: State, others: list[Bot], most: int, seed: int) -> Verdict:
        """Examine up to so many decisions of the seat to act, which the bot plays from here."""
        moments = self.watch(state, others, most, seed)
        verdict = Verdict(len(moments))
        for luck, ask in enumerate((self.looker.ask_quickly, self.looker.ask_plainly)):
            deal = Seeded(seed * 2 + luck)
            twin = self.make(seed)
            for moment in moments:
                redealt = self.redeal(moment.state, deal)
                verdict.redealt_differently += luck and redealt.to_bytes() != moment.state.to_bytes()
                action = ask(twin, redealt)
                if action != moment.action:
                    verdict.lies.append(self.tell(moment, action))
                    break
        return verdict

    def watch(self, state: State, others: list[Bot], most: int, seed: int) -> list[Moment]:
        """Let the bot play the seat to act, and others the other seats."""
        seat = int(state.seat)
        chance = Seeded(seed)
        bot = self.make(seed)
        moments: list[Moment] = []
        while not state.over and len(moments) < most:
            if state.seat == seat:
                action = self.looker.ask_quickly(bot, state)
                moments.append(Moment(state.copy(), action))
            else:
                action = self.looker.ask_quickly(others[state.seat], state)
            state.play(action, chance)
        return moments

    def redeal(self, state: State, deal: Chance) -> State:
        """Deal anew whatever the seat to act can't see."""
        return determinize(self.game.view(state, int(state.seat)), deal)

    def tell(self, moment: Moment, action: int) -> str:
        """Say what a bot played by knowledge that it can't have."""
        real, twin = self.game.actions.text(moment.action), self.game.actions.text(action)
        where = f"ply {moment.state.ply}, seat {moment.state.seat} of {moment.state.seats}"
        return f"{self.game.name}, {where}: “{real}”, but “{twin}” when hidden things lie elsewhere"
