"""Building whole networks by play: every seat draws what it needs and claims what it plans."""

from collections.abc import Sequence

from tests.playing import coming, draw_two, seen
from tests.rigged import WHATEVER
from tests.rules.europe.table import route
from whistlestop.core import cards
from whistlestop.core.cards import ANY, COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.record.match import Match

MANY_TURNS = 1000
TUNNEL = "Angora-Constantinople"  # gray, and two cards are enough to try it

# Routes of 42 spaces, without tunnels and ferries: who has built them all has three trains left.
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
    """What something costs: a colour or any, how many cards, and how many of them must be locomotives."""

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
        """List the colours that pay it."""
        return range(COLOURS) if self.colour == ANY else [self.colour]

    def payment(self, hand: int) -> str:
        """Write the payment with the fewest locomotives that a hand can make; nothing if it can't."""
        best = ""
        for colour in self.colours():
            plain = min(cards.count(hand, colour), self.length - self.ferry)
            wild = self.length - plain
            if wild <= cards.locomotives(hand) and (not best or wild < best.count("L")):
                best = LETTERS[colour] * plain + "L" * wild
        return best

    def wish(self, hand: int, deck: int) -> str:
        """Name a card of the deck that brings the payment nearer."""
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
    """Let every seat claim the routes and build the stations (“station Wien”) of its plan, in that order.

    A seat that is done wastes its turns; it ends when everybody is done.
    """
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    for _ in range(MANY_TURNS):
        if not any(left):
            return
        seat = match.seat
        if not left[seat]:
            waste_turn(match)
        elif take_turn(match, Price(left[seat][0], 3 - seen(match).note("stations")[seat])):
            left[seat].pop(0)
    raise AssertionError(f"nobody gets any further: {left}")


def take_turn(match: Match, price: Price) -> bool:
    """Pay if the hand allows it, else draw two cards for it; tell whether it is paid for."""
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
    """Let the seat to act try a tunnel that turns out too dear, or draw two cards where it can't try."""
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
    """Name three cards of the deck that cost a tunnel nothing more, as far as there are any."""
    there = [letter for letter in cards.letters(deck) if letter not in (played, "L")]
    return "".join(there[:3])
