"""A random player: makes playthroughs on the referee's own reading of the rules."""

import json
from collections import Counter
from collections.abc import Mapping
from random import Random

from .box import Box, Ticket
from .cards import LOCOMOTIVE, Cards, move
from .game import Game
from .games import GAMES
from .lines import SetUp

VERSION = 1


class Dealer:
    """Answers for chance at random, and writes the answers down."""

    def __init__(self, box: Box, random: Random) -> None:
        """Start with nothing written down."""
        self.box = box
        self.random = random
        self.outcomes: list[dict[str, object]] = []

    def card(self, kind: str, deck: Cards) -> str:
        """Draw any card of the deck."""
        card = self.random.choice(sorted(deck.elements()))
        self.outcomes.append({kind: card})
        return card

    def dealt(self, seat: int, deck: Cards) -> str:
        """Deal any card of the deck."""
        card = self.random.choice(sorted(deck.elements()))
        self.outcomes.append({"dealt": {"seat": seat, "card": card}})
        return card

    def ticket(self, candidates: list[Ticket]) -> Ticket:
        """Draw any ticket that can lie on top."""
        ticket = self.random.choice(candidates)
        self.outcomes.append({"ticket": self.box.ticket_json(ticket)})
        return ticket

    def flush(self, row: Cards) -> None:
        """Record that the row is discarded."""
        self.outcomes.append({"flush": sorted(row.elements())})

    def reshuffle(self, count: int) -> None:
        """Record that the discards become the deck."""
        self.outcomes.append({"reshuffle": count})

    def tickets_shuffled(self, deck: str) -> None:
        """Record that tickets were shuffled into a deck."""
        self.outcomes.append({"tickets_shuffled": deck})

    def take_outcomes(self) -> list[dict[str, object]]:
        """Return the answers since the last time."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes


def play(box: Box, seats: int, seed: int, taste: Mapping[str, float] | None = None) -> list[str]:
    """Play a game; the taste weighs the kinds of action ("draw": 5), of which any has the weight 1."""
    random = Random(seed)
    setup = _deal(box, seats, random)
    game = GAMES[box.game](box, setup.first, setup.hands)
    game.set_out(setup)
    dealer = Dealer(box, random)
    game.piles.settle_row(dealer)
    lines: list[dict[str, object]] = [
        {
            "type": "setup",
            "version": VERSION,
            "game": box.game,
            "rules": box.rules,
            "seats": seats,
            "seed": seed,
            "first": setup.first,
            "hands": [dict(hand) for hand in setup.hands],
            "row": sorted(game.piles.row.elements()),
            "outcomes": dealer.take_outcomes(),
            game.DEALT: (
                {place: dict(colours) for place, colours in setup.passengers.items()}
                or [[box.ticket_json(ticket) for ticket in tickets] for tickets in setup.dealt]
            ),
        }
    ]
    while not game.reasons:
        lines.append(_decide(game, dealer, len(lines), taste or {}))
    sheets = game.sheets()
    lines.append(
        {
            "type": "end",
            "plies": len(lines) - 1,
            "reason": game.reasons[0],
            "seats": sheets,
            "winners": game.winners(sheets),
        }
    )
    return [json.dumps(line, ensure_ascii=False) for line in lines]


def _deal(box: Box, seats: int, random: Random) -> SetUp:
    """Deal hands, tickets and passengers; the row is laid on the table."""
    game = GAMES[box.game]
    first = random.randrange(seats)
    deck = +box.cards
    hands: list[Cards] = [Counter() for _ in range(seats)]
    for hand in hands:
        move(+Counter({LOCOMOTIVE: game.GIVEN_LOCOMOTIVES}), deck, hand)
    for hand in hands:
        size = game.HAND - game.GIVEN_LOCOMOTIVES
        move(Counter(random.sample(sorted(deck.elements()), size)), deck, hand)
    shuffled = {name: random.sample(tickets, len(tickets)) for name, tickets in box.decks.items()}
    offer = [name for name, count in game.OFFER.items() for _ in range(count)]
    dealt = [[shuffled[name].pop() for name in offer] for _ in range(seats)]
    bag = random.sample(sorted(box.bag.elements()), box.bag.total())
    passengers: dict[str, Cards] = {}
    for place, count in box.spots.items():
        passengers[place] = Counter(bag.pop() for _ in range(count))
    return SetUp(VERSION, box.game, box.rules, seats, first, hands, [], [], dealt, passengers, {game.DEALT})


def _decide(game: Game, dealer: Dealer, ply: int, taste: Mapping[str, float]) -> dict[str, object]:
    """Pick a kind of action, then one of that kind, and play it."""
    seat = dealer.random.choice(game.acting)
    phase = game.phase
    plays = game.legal(seat)
    defaults = game.defaults(seat)
    legal = sorted(plays, key=lambda text: text not in defaults)
    kinds = sorted({text.partition(" ")[0] for text in plays})
    [kind] = dealer.random.choices(kinds, [taste.get(kind, 1) for kind in kinds])
    played = dealer.random.choice(sorted(text for text in plays if text.partition(" ")[0] == kind))
    plays[played](dealer)
    return {
        "type": "decision",
        "ply": ply,
        "seat": seat,
        "phase": phase,
        "legal": legal,
        "played": played,
        "outcomes": dealer.take_outcomes(),
    }
