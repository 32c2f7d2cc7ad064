"""A random player: makes playthroughs on the referee's own reading of the rules."""

import json
from collections import Counter
from collections.abc import Mapping
from random import Random

from .box import Box, Ticket
from .cards import Cards, move
from .europe import OFFER, STARTING_HAND, legal
from .scoring import score, winners
from .table import Table


class Dealer:
    """Answers for chance at random, and writes the answers down."""

    def __init__(self, random: Random) -> None:
        """Starts with nothing written down."""
        self.random = random
        self.outcomes: list[dict[str, object]] = []

    def card(self, kind: str, deck: Cards) -> str:
        """Draws any card of the deck."""
        card = self.random.choice(sorted(deck.elements()))
        self.outcomes.append({kind: card})
        return card

    def ticket(self, candidates: list[Ticket]) -> Ticket:
        """Draws any ticket that can lie on top."""
        ticket = self.random.choice(candidates)
        self.outcomes.append({"ticket": ticket_json(ticket)})
        return ticket

    def flush(self, row: Cards) -> None:
        """Notes that the row is discarded."""
        self.outcomes.append({"flush": sorted(row.elements())})

    def reshuffle(self, count: int) -> None:
        """Notes that the discards become the deck."""
        self.outcomes.append({"reshuffle": count})

    def told(self) -> list[dict[str, object]]:
        """Gives the answers since the last time."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes


def ticket_json(ticket: Ticket) -> dict[str, object]:
    """A ticket as the format writes it."""
    return {"between": list(ticket.ends), "points": ticket.points, "deck": ticket.deck}


def play(box: Box, seats: int, seed: int, taste: Mapping[str, float] | None = None) -> list[str]:
    """Plays a game; the taste weighs the kinds of action ("draw": 5), of which any has the weight 1."""
    random = Random(seed)
    first = random.randrange(seats)
    hands, offers = _deal(box, seats, random)
    table = Table(box, first, hands, offers)
    dealer = Dealer(random)
    table.piles.settle_row(dealer)
    lines: list[dict[str, object]] = [
        {
            "type": "setup",
            "version": 1,
            "game": box.game,
            "rules": box.rules,
            "seats": seats,
            "seed": seed,
            "first": first,
            "hands": [dict(hand) for hand in hands],
            "row": sorted(table.piles.row.elements()),
            "outcomes": dealer.told(),
            "offers": [[ticket_json(ticket) for ticket in offer] for offer in offers],
        }
    ]
    while not table.turns.reasons:
        lines.append(_decide(table, dealer, len(lines), taste or {}))
    lines.append(
        {
            "type": "end",
            "plies": len(lines) - 1,
            "reason": table.turns.reasons[0],
            "seats": score(table),
            "winners": winners(score(table)),
        }
    )
    return [json.dumps(line, ensure_ascii=False) for line in lines]


def _deal(box: Box, seats: int, random: Random) -> tuple[list[Cards], list[list[Ticket]]]:
    deck = +box.cards
    hands: list[Cards] = []
    for _ in range(seats):
        hand: Cards = Counter(random.sample(sorted(deck.elements()), STARTING_HAND))
        move(hand, deck, Counter())
        hands.append(hand)
    shuffled = {name: random.sample(tickets, len(tickets)) for name, tickets in box.decks.items()}
    offers = [[shuffled[name].pop() for name in OFFER for _ in range(OFFER[name])] for _ in range(seats)]
    return hands, offers


def _decide(table: Table, dealer: Dealer, ply: int, taste: Mapping[str, float]) -> dict[str, object]:
    """Picks a kind of action first, then one of that kind, and plays it."""
    seat = dealer.random.choice(table.acting)
    phase = table.phase
    plays = legal(table, seat)
    kinds = sorted({text.partition(" ")[0] for text in plays})
    [kind] = dealer.random.choices(kinds, [taste.get(kind, 1) for kind in kinds])
    played = dealer.random.choice(sorted(text for text in plays if text.partition(" ")[0] == kind))
    plays[played](dealer)
    return {
        "type": "decision",
        "ply": ply,
        "seat": seat,
        "phase": phase,
        "legal": list(plays),
        "played": played,
        "outcomes": dealer.told(),
    }
