"""Information leak test for bots: re-dealing hidden information must not change a bot's moves."""

from collections.abc import Callable
from dataclasses import dataclass, field

from whistlestop.bots.bot import Bot, KnownStateBot
from whistlestop.core.determinize import determinize
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.state import State


@dataclass(frozen=True)
class ObservedDecision:
    """A decision of the bot in the original game."""

    state: State
    action: int


@dataclass
class Verdict:
    """The result of an examination."""

    decisions: int = 0
    redealt_differently: int = 0  # decisions for which the re-dealt state really differed
    lies: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        """Merge another verdict into this one."""
        self.decisions += other.decisions
        self.redealt_differently += other.redealt_differently
        self.lies += other.lies


class Looker:
    """Asks bots for decisions, by the fast path (a known state) and by the plain one (a view)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.legal = game.new_legal()
        self.known = KnownState(game)

    def look(self, state: State, seat: int) -> KnownState:
        """Return what a seat knows about a state."""
        self.known.update_from_state(state, seat)
        return self.known

    def ask_quickly(self, bot: Bot, state: State) -> int:
        """Ask a bot to decide from a known state, if it supports that."""
        if not isinstance(bot, KnownStateBot):
            return self.ask_plainly(bot, state)
        seat = int(state.seat)
        state.legal(seat, self.legal)
        return int(bot.decide(self.look(state, seat), self.legal))

    def ask_plainly(self, bot: Bot, state: State) -> int:
        """Ask a bot to decide from a view."""
        view = self.game.view(state, int(state.seat))
        return bot.choose(view, view.legal)


class Examination:
    """Replays a bot's decisions to twins of it, with all hidden information re-dealt.

    A twin has the same seed and sees exactly what the bot saw, so it must make the same moves. If it does
    not, the bot used information that it can't have.
    """

    def __init__(self, game: Game, make: Callable[[int], Bot], looker: Looker | None = None) -> None:
        self.game = game
        self.make = make  # a bot for a seed, ready to play
        self.looker = looker or Looker(game)

    def examine(self, state: State, others: list[Bot], most: int, seed: int) -> Verdict:
        """Examine up to `most` decisions of the bot, which plays the seat to act from here on."""
        decisions = self.watch(state, others, most, seed)
        verdict = Verdict(len(decisions))
        for luck, ask in enumerate((self.looker.ask_quickly, self.looker.ask_plainly)):
            deal = Seeded(seed * 2 + luck)
            twin = self.make(seed)
            for decision in decisions:
                redealt = self.redeal(decision.state, deal)
                verdict.redealt_differently += luck and redealt.to_bytes() != decision.state.to_bytes()
                action = ask(twin, redealt)
                if action != decision.action:
                    verdict.lies.append(self.describe(decision, action))
                    break
        return verdict

    def watch(self, state: State, others: list[Bot], most: int, seed: int) -> list[ObservedDecision]:
        """Play on with the bot in the seat to act, and return its decisions."""
        seat = int(state.seat)
        chance = Seeded(seed)
        bot = self.make(seed)
        decisions: list[ObservedDecision] = []
        while not state.over and len(decisions) < most:
            if state.seat == seat:
                action = self.looker.ask_quickly(bot, state)
                decisions.append(ObservedDecision(state.copy(), action))
            else:
                action = self.looker.ask_quickly(others[state.seat], state)
            state.play(action, chance)
        return decisions

    def redeal(self, state: State, deal: Chance) -> State:
        """Return a state in which everything hidden from the seat to act is re-dealt."""
        return determinize(self.game.view(state, int(state.seat)), deal)

    def describe(self, decision: ObservedDecision, action: int) -> str:
        """Describe a move that depends on hidden information."""
        real, twin = self.game.actions.text(decision.action), self.game.actions.text(action)
        where = f"ply {decision.state.ply}, seat {decision.state.seat} of {decision.state.seats}"
        return f"{self.game.name}, {where}: “{real}”, but “{twin}” once hidden information is re-dealt"
