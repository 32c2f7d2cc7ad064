"""Building networks through play: every seat draws the cards it needs and claims the routes of its plan."""

from collections.abc import Sequence

from tests.playing import coming, draw_two, seen
from tests.rules.europe.table import route
from tests.scripted_luck import WHATEVER
from whistlestop.core import cards
from whistlestop.core.cards import ANY, COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.record.match import Match

MANY_TURNS = 1000
TUNNEL = "Angora-Constantinople"  # gray, and two cards suffice for an attempt

# Routes of 42 spaces in total, without tunnels and ferries, which leave three trains.
FORTY_TWO = [
    "Barcelona-Marseille",
    "Berlin-Danzig",
    "Bucuresti-Kyiv",
    "Kharkov-Kyiv",
    "Kharkov-Moskva",
    "Kyiv-Warszawa",
    "Marseille-Paris",
    "Petrograd-Riga",
    "Rostov-Sevastopol",
    "Athina-Sarajevo",
    "Danzig-Warszawa",
]
OTHER_FORTY_TWO = [
    "Brest-Pamplona",
    "Marseille-Pamplona",
    "Moskva-Petrograd",
    "Petrograd-Wilno",
    "Riga-Wilno",
    "Warszawa-Wien",
    "Bucuresti-Sevastopol",
    "Edinburgh-London/black",
    "Berlin-Warszawa/purple",
    "Pamplona-Paris/green",
    "Venezia-Zagrab",
]


class Price:
    """A price: a colour or any, the number of cards, and how many of them must be locomotives."""

    def __init__(self, plan: str, built: int) -> None:
        self.action, self.colour, self.length, self.ferry, self.tunnel = plan, ANY, built + 1, 0, False
        if not plan.startswith("station "):
            line = route(plan)
            self.action = f"claim {plan}"
            self.colour, self.length, self.ferry, self.tunnel = (
                line.colour,
                line.length,
                line.ferry,
                line.tunnel,
            )

    def colours(self) -> Sequence[int]:
        """Return the colours that can pay it."""
        return range(COLOURS) if self.colour == ANY else [self.colour]

    def payment(self, hand: int) -> str:
        """Return the payment with the fewest locomotives that a hand can make; empty if it can't pay."""
        best = ""
        for colour in self.colours():
            plain = min(cards.count(hand, colour), self.length - self.ferry)
            wild = self.length - plain
            if wild <= cards.locomotives(hand) and (not best or wild < best.count("L")):
                best = LETTERS[colour] * plain + "L" * wild
        return best

    def wish(self, hand: int, deck: int) -> str:
        """Return a card of the deck that the payment still needs."""
        if cards.locomotives(hand) < self.ferry and cards.locomotives(deck):
            return "L"
        best = max(
            self.colours(),
            key=lambda c: (min(self.length, cards.count(hand + deck, c)), cards.count(hand, c)),
        )
        for kind in (best, LOCOMOTIVE):
            if cards.count(deck, kind):
                return LETTERS[kind]
        return WHATEVER


def build(match: Match, *plans: Sequence[str]) -> None:
    """Claim the routes and build the stations (“station Wien”) of every seat's plan, in order.

    A seat whose plan is complete wastes its turns until all are.
    """
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    for _ in range(MANY_TURNS):
        if not any(left):
            return
        seat = match.seat
        if not left[seat]:
            waste_turn(match)
        elif take_turn(match, Price(left[seat][0], 3 - seen(match).slot("stations")[seat])):
            left[seat].pop(0)
    raise AssertionError(f"nobody gets any further: {left}")


def take_turn(match: Match, price: Price) -> bool:
    """Pay if the hand allows it, else draw two cards for it; return whether it was paid."""
    seat = match.seat
    payment = price.payment(seen(match, seat).hand)
    if not payment:
        for _ in range(2):
            deck = int(match.state.deck or match.state.discards)
            coming(match, price.wish(seen(match, seat).hand, deck))
            match.play("draw")
        return False
    if price.tunnel:
        coming(match, harmless(int(match.state.deck), payment[0]))
    match.play(f"{price.action} {payment}")
    if match.phase == "tunnel":
        match.play("withdraw")
        return False
    return True


def waste_turn(match: Match) -> None:
    """Waste a turn: try a tunnel that turns out too expensive, or else draw two cards."""
    hand, deck = seen(match, match.seat).hand, int(match.state.deck or match.state.discards)
    for colour in range(COLOURS):
        text = f"claim {TUNNEL} {LETTERS[colour] * 2}"
        for turned in (colour, LOCOMOTIVE):
            if cards.count(hand, colour) >= 2 and cards.count(deck, turned) and not match.problem(text):
                coming(match, LETTERS[turned])
                match.play(text)
                match.play("withdraw")
                return
    draw_two(match)


def harmless(deck: int, played: str) -> str:
    """Return up to three cards of the deck that don't raise the price of a tunnel."""
    there = [letter for letter in cards.letters(deck) if letter not in (played, "L")]
    return "".join(there[:3])
