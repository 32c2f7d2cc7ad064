"""The luck of the draw: what chance gave each seat, against what it gives on average."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.core import cards
from whistlestop.core.cards import KINDS, NAMES, ONE
from whistlestop.core.events import Event
from whistlestop.games.europe.tunnels import ClaimThroughTunnels
from whistlestop.record.past import Past

TO_A_HAND = ("drawn", "dealt")
FROM_THE_DECK = (*TO_A_HAND, "row", "revealed")


@dataclass
class Luck:
    """What chance gave a seat; what is expected is the sum of the chances that the cards had when drawn."""

    cards: int  # from the deck, unseen
    locomotives: int
    locomotives_expected: float
    tunnels: int
    extra: int  # cards that tunnels cost more
    extra_expected: float


class Drawing(NamedTuple):
    """A card that came from the deck, and the cards that lay there just before."""

    event: Event
    kind: int
    deck: int


def drawings(past: Past, ply: int) -> list[Drawing]:
    """List the cards that came from the deck in a play."""
    found: list[Drawing] = []
    deck = int(past.states[ply].deck)
    for event in reversed(past.events(ply)):
        if event.type == "reshuffle":
            deck = 0  # discards become the deck only when it has run out
        elif event.type in FROM_THE_DECK:
            kind = NAMES.index(str(event.to_dict()["card"]))
            deck += int(ONE[kind])
            found.append(Drawing(event, kind, deck))
    return found[::-1]


def lucks(past: Past) -> list[Luck]:
    """Tell the luck of each seat."""
    seats = [Luck(0, 0, 0.0, 0, 0, 0.0) for _ in range(past.seats)]
    tunnels = [option for option in past.game.turn.options if isinstance(option, ClaimThroughTunnels)]
    for ply in range(past.ply + 1):
        drawn = drawings(past, ply)
        for event, kind, deck in drawn:
            if event.type in TO_A_HAND:
                luck = seats[event.seat]
                luck.cards += 1
                luck.locomotives += kind == cards.LOCOMOTIVE
                luck.locomotives_expected += int(cards.locomotives(deck)) / int(cards.total(deck))
        turned = [one for one in drawn if one.event.type == "revealed"]
        if turned:
            play = past.plays[ply - 1]
            luck = seats[play.seat]
            luck.tunnels += 1
            for option in tunnels:
                add_tunnel(luck, option, past.game.actions.number(play.text), turned)
    return seats


def add_tunnel(luck: Luck, option: ClaimThroughTunnels, action: int, turned: list[Drawing]) -> None:
    """Count what a tunnel cost more, and what it would cost on average."""
    colour = option.colour_played(action)
    for _, kind, deck in turned:
        luck.extra += int(option.matching(ONE[kind], colour))
        luck.extra_expected += sum(
            count * int(option.matching(ONE[other], colour)) for other, count in counts(deck)
        ) / int(cards.total(deck))


def counts(deck: int) -> Iterator[tuple[int, int]]:
    """Go through the kinds of cards in a deck with their numbers."""
    for kind in range(KINDS):
        yield kind, int(cards.count(deck, kind))
