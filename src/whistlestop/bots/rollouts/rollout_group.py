"""Rollouts in one process or several."""

from collections.abc import Sequence

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.rollouts.local_rollouts import LocalRollouts, Policy
from whistlestop.bots.rollouts.request import RolloutRequest
from whistlestop.bots.rollouts.results import RolloutResults
from whistlestop.bots.rollouts.worker import RolloutWorker, Setting
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteWriter
from whistlestop.core.view import View


class RolloutGroup:
    """Processes that share the rollouts of a game; the results don't depend on their number."""

    def __init__(self, game: Game, policies: Sequence[Policy] | Policy, processes: int = 1) -> None:
        if processes < 1:
            raise ValueError("rollouts need at least one process")
        self.game = game
        self.local = LocalRollouts(game, policies)
        setting = Setting(str(game.about.folder), game.options, policies)
        self.workers = [RolloutWorker(setting) for _ in range(processes - 1)]

    def __enter__(self) -> "RolloutGroup":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the other processes."""
        for worker in self.workers:
            worker.stop()
        self.workers = []

    def run(
        self,
        position: KnownState | View,
        candidates: Sequence[int] = (),
        count: int = 100,
        seed: int = 0,
        *,
        first: int = 0,
        limit: int = -1,
        beliefs: Beliefs | None = None,
        mind: KnownStateBot | Sequence[KnownStateBot] | None = None,
        later: Sequence[int] = (),
    ) -> RolloutResults:
        """Play `count` rollouts of each candidate action of the seat that looks, and return their results.

        Without candidates, its policy chooses. Rollouts of the same seed and number share the hidden cards
        and the luck; `first` is the number of the first one, so that more can be played later. `limit` ends
        rollouts after this many actions. `beliefs` weigh what is hidden. `mind` is the bot that has played
        the seat so far, of the same kind as its policy, or one for each candidate: rollouts continue its
        plans. `later` is what the seat plays on its next turn after each candidate, if it is legal then; -1
        leaves it to the policy.
        """
        request = self.request(position, list(candidates), first, count, seed, limit, beliefs, mind, later)
        parts = len(self.workers) + 1
        bounds = [-(-count * part // parts) for part in range(parts + 1)]
        for part, worker in enumerate(self.workers, 1):
            worker.send(request, bounds[part], bounds[part + 1])
        try:
            results = self.local.play_part(request, 0, bounds[1])
        finally:
            answers = [worker.receive() for worker in self.workers]
        for part, answer in enumerate(answers, 1):
            if isinstance(answer, str):
                raise WhistlestopError(answer)
            results.read_part(answer, bounds[part])
        return results

    def request(
        self,
        position: KnownState | View,
        candidates: list[int],
        first: int,
        count: int,
        seed: int,
        limit: int,
        beliefs: Beliefs | None,
        mind: KnownStateBot | Sequence[KnownStateBot] | None,
        later: Sequence[int] = (),
    ) -> RolloutRequest:
        """Return everything that a process needs to know."""
        if isinstance(position, View):
            known = KnownState(self.game)
            known.update_from_view(position)
        else:
            known = position
        series = max(1, len(candidates))
        each = [] if mind is None else [mind] * series if isinstance(mind, KnownStateBot) else list(mind)
        if each and len(each) != series:
            raise ValueError(f"{series} candidates need one mind, or {series}, not {len(each)}")
        if later and len(later) != series:
            raise ValueError(f"{series} candidates need as many later actions, not {len(later)}")
        if beliefs is None and each:
            beliefs = each[0].beliefs(known)
        believed = ByteWriter()
        if beliefs is not None:
            beliefs.write(believed)
        minds = list(dict.fromkeys(each))
        return RolloutRequest(
            known.to_bytes(),
            candidates,
            first,
            count,
            seed,
            limit,
            bytes(believed.data) if beliefs is not None else None,
            [memory_of(one) for one in minds],
            [minds.index(one) for one in each],
            list(later),
        )


def memory_of(mind: KnownStateBot) -> bytes:
    """Serialize what a bot remembers of its game."""
    out = ByteWriter()
    mind.write_memory(out)
    return bytes(out.data)
