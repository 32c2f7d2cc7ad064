"""Checks the coach against many more rollouts, which it has not seen, and prints JSON.

odds      how often the odds, and what an action lost, are within two standard errors of the truth
blunders  how many seeded blunders are found: tickets thrown away, tunnels without spare cards, wrong
          twins. Each is a legal move that the many rollouts confirm to be a blunder.
strong    how many of a strong bot's own moves are called blunders
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from whistlestop.bots import bot
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.search.candidate import Candidate
from whistlestop.bots.search.rail_candidates import RailCandidates
from whistlestop.bots.table import BotTable
from whistlestop.coach.depth import DEPTHS, Depth
from whistlestop.coach.estimate import SURE
from whistlestop.coach.examination import Examiner, spread
from whistlestop.coach.follower import Follower, Moment
from whistlestop.coach.futures import Futures
from whistlestop.coach.judgement import THRESHOLDS, severity
from whistlestop.coach.reviewer import Reviewer
from whistlestop.core import cards
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load
from whistlestop.record.history import History
from whistlestop.record.match import Match

BLUNDER, LEAST = THRESHOLDS[0][0], THRESHOLDS[-1][0]
GLANCE = 48  # rollouts that decide whether a move may be a blunder
CONFIRMING = 800  # rollouts that confirm one
TRIES = 2  # seeded moves of each kind in one decision
LINE_UPS = [
    ("europe", ["planner", "greedy"]),
    ("europe", ["planner-easy", "planner"]),
    ("usa", ["planner-medium", "planner"]),
    ("germany", ["planner", "planner-easy"]),
    ("first_journey", ["planner", "greedy"]),
    ("card_game", ["planner", "greedy"]),
    ("europe", ["planner", "planner-easy", "greedy"]),
]


def game_between(game: Game, names: list[str], seed: int) -> History:
    """Play a game between bots."""
    match = Match(game, len(names), DuplicateLuck(seed))
    table = BotTable(game, [bot(name, game, seed + seat) for seat, name in enumerate(names)])
    while not match.over:
        match.play(int(table.ask(match.state)), match.seat)
    return match.history


def moments(history: History, seat: int, examiner: Examiner) -> Iterator[tuple[Moment, float]]:
    """Yield the decisions of a seat that a review examines, and the scale of its leads."""
    scale = 0.0
    for moment in Follower(history.game, seat).moments(history):
        if not examiner.is_skipped(moment):
            if not scale:
                scale = max(0.5, spread(examiner.examine(moment, 0.0).futures.leads(0)))
            yield moment, scale


def odds(depth: Depth, number: int, rollouts: int, seed: int) -> dict[str, object]:
    """Compare the odds of random decisions with the truth."""
    luck, at = Random(seed), 0
    within = {"odds": 0, "lead": 0, "loss of odds": 0, "loss of lead": 0}
    done, losses = 0, 0
    while done < number:
        name, players = LINE_UPS[at % len(LINE_UPS)]
        history = game_between(load(name), players, seed + at)
        examiner = Examiner(history.game, depth, seed)
        at += 1
        for moment, scale in moments(history, at % len(players), examiner):
            if luck.random() > 0.2 or done == number:
                continue
            examined = examiner.examine(moment, scale).futures
            truth = Futures(
                examiner.rollouts,
                moment.known,
                examined.candidates,
                moment.beliefs,
                rollouts,
                luck.randrange(2**30),
                scale,
            )
            one, other = examined.worth(0), truth.worth(0)
            pairs = {"odds": (one.odds, other.odds), "lead": (one.lead, other.lead)}
            if len(examined.candidates) > 1:
                lost, really = examined.loss(0, 1), truth.loss(0, 1)
                pairs |= {"loss of odds": (lost.odds, really.odds), "loss of lead": (lost.lead, really.lead)}
                losses += 1
            for what, (said, true) in pairs.items():
                within[what] += abs(said.mean - true.mean) <= SURE * said.error
            done += 1
    counts = {what: done if what in ("odds", "lead") else losses for what in within}
    return {"positions": done, **{what: round(within[what] / counts[what], 3) for what in within}}


def seeded(moment: Moment, own: int, mind: RailPlanner, examiner: Examiner) -> Iterator[tuple[str, int]]:
    """Yield moves that may be blunders, each with its kind."""
    game, state = moment.known.game, moment.known.state
    legal = moment.legal.to_list()
    texts = {action: game.actions.text(action) for action in legal}
    if any(text.startswith("keep") for text in texts.values()):
        yield from (("ticket", action) for action in legal if action != own)
        return
    candidates = examiner.candidates
    if state.phase is not game.turn or not isinstance(candidates, RailCandidates):
        return
    claim = candidates.options.claim
    board, claims = claim.board, claim.claims
    is_claim = {action: claim.first <= action < claim.beyond for action in (*legal, own)}
    if is_claim[own]:
        wanted = int(claims.route(own))
        yield from (("ticket", action) for action in legal if texts[action].startswith(("draw", "tickets")))
        group = board.group_of[wanted]
        for action in legal:
            if is_claim[action] and action != own:
                route = int(claims.route(action))
                if route == wanted or (group >= 0 and board.group_of[route] == group):
                    yield "twin", action
    for action in legal:
        if is_claim[action] and board.tunnel[int(claims.route(action))]:
            paid = cards.from_letters(texts[action].split(" ")[-1])
            left = int(state.hands[moment.known.seat]) - int(paid)
            colours = [kind for kind in range(LOCOMOTIVE) if cards.count(paid, kind)]
            spare = sum(int(cards.count(left, kind)) for kind in [*colours, LOCOMOTIVE])
            if not spare and int(claims.route(action)) not in mind.plan.routes:
                yield "tunnel", action


def blunders(depth: Depth, number: int, seed: int) -> dict[str, object]:
    """Seed blunders into games and count those that are found."""
    luck, at = Random(seed), 0
    found: dict[str, list[float]] = {"ticket": [], "tunnel": [], "twin": []}
    while any(len(severities) < number for severities in found.values()) and at < 12 * number:
        name = ("europe", "europe", "germany", "usa")[at % 4]
        history = game_between(load(name), ["planner", "planner"], seed + at)
        examiner = Examiner(history.game, depth, seed)
        at += 1
        for moment, scale in moments(history, at % 2, examiner):
            mind = examiner.scratch
            mind.copy_from(moment.mind)
            own = int(mind.decide(moment.known, moment.legal))
            assert isinstance(mind, RailPlanner)
            tries = list(seeded(moment, own, mind, examiner))
            luck.shuffle(tries)
            tried = dict.fromkeys(found, 0)
            for kind, action in tries:
                tried[kind] += 1
                if len(found[kind]) >= number or tried[kind] > TRIES:
                    continue
                pair = [Candidate(action, mind), Candidate(own, mind), Candidate(action, mind, own)]
                if all(
                    confirmed(examiner, moment, pair, count, luck, scale) for count in (GLANCE, CONFIRMING)
                ):
                    examined = examiner.examine(replace(moment, action=action), scale)
                    lost = severity(examined.futures.loss(0, 1), scale) if examined.leads else 0.0
                    found[kind].append(lost)
    return {
        "games": at,
        **{
            kind: {
                "seeded": len(severities),
                "found": round(sum(one >= LEAST for one in severities) / max(1, len(severities)), 3),
                "called blunders": round(
                    sum(one >= BLUNDER for one in severities) / max(1, len(severities)), 3
                ),
            }
            for kind, severities in found.items()
        },
    }


def confirmed(
    examiner: Examiner, moment: Moment, pair: list[Candidate], count: int, luck: Random, scale: float
) -> bool:
    """Return whether rollouts show that a move is a blunder, even if the better one follows it."""
    futures = Futures(
        examiner.rollouts, moment.known, pair, moment.beliefs, count, luck.randrange(2**30), scale
    )
    best = 0 if futures.worth(0).lead.mean >= futures.worth(2).lead.mean else 2
    return severity(futures.loss(best, 1), scale) >= BLUNDER


def strong(depth: Depth, games: int, name: str, seed: int) -> dict[str, object]:
    """Review the games of a strong bot against the planner."""
    report: dict[str, object] = {}
    for game in ("europe", "usa", "germany"):
        counts: dict[str, int] = {}
        for number in range(games):
            players = [name, "planner"] if number % 2 == 0 else ["planner", name]
            history = game_between(load(game), players, seed + number)
            review = Reviewer(history, [number % 2], depth, seed).run()
            for decision in review.seats[0].decisions:
                if decision.judgement is not None:
                    counts[decision.judgement] = counts.get(decision.judgement, 0) + 1
        whole = sum(counts.values())
        report[game] = {"decisions": whole, **{one: round(n / whole, 4) for one, n in sorted(counts.items())}}
    return report


def main() -> None:
    """Read the settings and run the checks."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--depth", choices=DEPTHS, default="quick")
    parser.add_argument("--positions", type=int, default=200, help="decisions whose odds are checked")
    parser.add_argument("--rollouts", type=int, default=2000, help="rollouts that count as the truth")
    parser.add_argument("--blunders", type=int, default=60, help="seeded blunders of each kind")
    parser.add_argument("--games", type=int, default=6, help="games of the strong bot in each game")
    parser.add_argument("--bot", default="search:800", help="the strong bot")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    depth = DEPTHS[chosen.depth]
    report = {
        "depth": chosen.depth,
        "odds": odds(depth, chosen.positions, chosen.rollouts, chosen.seed) if chosen.positions else {},
        "blunders": blunders(depth, chosen.blunders, chosen.seed) if chosen.blunders else {},
        "strong": strong(depth, chosen.games, chosen.bot, chosen.seed) if chosen.games else {},
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
