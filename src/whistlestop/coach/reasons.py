"""Why one action is better than another, from what differs between their futures."""

from collections.abc import Iterator
from typing import Final

from whistlestop.bots.search.candidates import Candidates
from whistlestop.bots.search.rail_candidates import RailCandidates
from whistlestop.coach import facts
from whistlestop.coach.estimate import estimate
from whistlestop.coach.follower import Moment
from whistlestop.coach.futures import CHANGE, Futures, differences
from whistlestop.coach.review import Loss, Sentence
from whistlestop.core.luck.chance import Seeded

PLAYED: Final = 0  # the places of the action played and of the best other among the futures
BETTER: Final = 1
WORTH_SAYING: Final = 0.05  # a difference in the odds of a ticket,
NOTABLE: Final = 0.08  # or in points, as a share of the usual deviation of the lead
TAKEN: Final = 0.2  # how often a route must be lost to be mentioned
WANTED: Final = 50  # percent of the possible worlds in which another seat plans a route
HALF: Final = 0.5
MOST: Final = 3  # reasons for one judgement, the weightiest first


class Reasons:
    """Says what makes the best other action better than the one played."""

    def __init__(self, futures: Futures, moment: Moment, candidates: Candidates) -> None:
        self.futures = futures
        self.game = futures.game
        self.moment = moment
        self.candidates = candidates
        self.seats = futures.results.seats
        self.rival = facts.rival(futures.seat, self.seats)
        self.played, self.better = (
            self.game.actions.text(futures.candidates[one].action) for one in (PLAYED, BETTER)
        )

    def sentences(self, loss: Loss) -> list[Sentence]:
        """Return what was better, and why."""
        found = [*self.cards_alone(), *self.tickets(), *self.lost_route(), *self.lines(), *self.rivals()]
        return [*self.verdict(loss), *found[:MOST]]

    def verdict(self, loss: Loss) -> Iterator[Sentence]:
        """Yield what was better and by how much, in the currencies in which it certainly was."""
        choice = facts.choice(self.game, self.moment.known)
        better = facts.move(self.better, choice)
        yield Sentence("better", {"move": better})
        if loss.odds.is_sure:
            without = self.futures.worth(PLAYED).odds.mean
            odds = {"with": facts.percent(without + loss.odds.mean), "without": facts.percent(without)}
            yield Sentence("odds", odds)
        if loss.lead.is_sure:
            gained = facts.points(loss.lead.mean)
            if self.seats == 2:
                yield Sentence("lead", {"points": gained, "rival": self.rival})
            else:
                yield Sentence("lead_many", {"points": gained})

    def cards_alone(self) -> Iterator[Sentence]:
        """Yield whether both actions claim the same route, or one that is parallel to it."""
        routes = [route_of(one) for one in (self.played, self.better)]
        if routes[0] and routes[0] == routes[1]:
            yield Sentence("same_route", {})
        elif routes[0] and routes[0].partition("/")[0] == routes[1].partition("/")[0]:
            yield Sentence("twin", {})

    def tickets(self) -> Iterator[Sentence]:
        """Yield the weightiest ticket completed more often, and those kept by one action only."""
        found: list[tuple[float, Sentence]] = []
        kept = [self.kept(one) for one in (self.played, self.better)]
        for ticket in self.futures.watched:
            before, after = (self.futures.completions(one, ticket) for one in (PLAYED, BETTER))
            shares = [sum(one) / len(one) for one in (before, after)]
            name = facts.ticket(self.game, ticket)
            value = max(1, self.game.tickets.tickets[ticket].points)
            if (ticket in kept[PLAYED]) != (ticket in kept[BETTER]):
                side = BETTER if ticket in kept[BETTER] else PLAYED
                failing = "keep_failed" if shares[side] < HALF else "keep_less"
                says = "keep_more" if side == BETTER else failing
                odds = facts.percent(shares[side])
                found.append((value * abs(shares[side]), Sentence(says, {"ticket": name, "odds": odds})))
                continue
            change = self.futures.change(before, after)
            if change.is_sure and change.mean >= WORTH_SAYING:
                odds_of = {"with": facts.percent(shares[1]), "without": facts.percent(shares[0])}
                found.append((value * change.mean, Sentence("ticket_more", {"ticket": name, **odds_of})))
        weightiest: dict[str, Sentence] = {}
        for _, sentence in sorted(found, key=lambda one: -one[0]):
            weightiest.setdefault(sentence.says, sentence)
        yield from list(weightiest.values())[:2]

    def kept(self, action: str) -> list[int]:
        """Return the tickets that the seat holds after an action, as far as they are in question."""
        held = self.game.tickets.held(self.moment.known.state, self.futures.seat)
        offered = self.futures.watched[len(held) :]
        verb, _, positions = action.partition(" ")
        if verb != "keep" or positions == "none":
            return held
        return [*held, *(offered[int(one) - 1] for one in positions.split(","))]

    def lost_route(self) -> Iterator[Sentence]:
        """Yield whether others take the route that should have been claimed, and who probably needs it."""
        name = route_of(self.better)
        if not name or not isinstance(self.candidates, RailCandidates):
            return
        board = self.candidates.options.claim.board
        route = board.number[name]
        odds = self.futures.details.others(PLAYED, route)
        if route_of(self.played) == name or odds < TAKEN:
            return
        shown = {"route": facts.route(name), "odds": facts.percent(odds)}
        if self.seats == 2:
            yield Sentence("taken", {"rival": self.rival, **shown})
        else:
            yield Sentence("taken_by_others", shown)
        wanted = self.candidates.rivals.demand_by_seat(
            self.moment.known, self.moment.beliefs, Seeded(self.moment.ply)
        )
        for seat, demand in enumerate(wanted):
            if demand[route] >= WANTED:
                yield Sentence("wanted", {"seat": facts.seat(seat), "route": facts.route(name)})

    def lines(self) -> Iterator[Sentence]:
        """Yield lines of the score sheet that bring more points."""
        found: list[tuple[float, Sentence]] = []
        for number, name in enumerate(self.futures.details.lines):
            gained = differences(self.futures.line(BETTER, number), self.futures.line(PLAYED, number))
            change = estimate(gained, CHANGE * self.futures.scale)
            if change.is_sure and change.mean >= NOTABLE * self.futures.scale:
                shown = {"points": facts.points(change.mean), "line": facts.line(name)}
                found.append((change.mean, Sentence("line", shown)))
        for _, sentence in sorted(found, key=lambda one: -one[0])[:1]:
            yield sentence

    def rivals(self) -> Iterator[Sentence]:
        """Yield whether the others score fewer points."""
        fewer = differences(self.futures.rivals(PLAYED), self.futures.rivals(BETTER))
        change = estimate(fewer, CHANGE * self.futures.scale)
        if change.is_sure and change.mean >= NOTABLE * self.futures.scale:
            yield Sentence("rival_less", {"rival": self.rival, "points": facts.points(change.mean)})


def route_of(action: str) -> str:
    """Return the name of the route that an action claims; empty if it claims none."""
    words = action.split(" ")
    return " ".join(words[1:-1]) if words[0] == "claim" else ""
