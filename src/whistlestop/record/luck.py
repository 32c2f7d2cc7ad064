"""The luck of each seat: what it drew, compared with the expected value."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.core import cards
from whistlestop.core.cards import KINDS, NAMES, ONE
from whistlestop.core.events import Event
from whistlestop.games.europe.tunnels import ClaimThroughTunnels
from whistlestop.record.history import History

TO_A_HAND = ("drawn", "dealt")
FROM_THE_DECK = (*TO_A_HAND, "row", "revealed")


@dataclass
class Luck:
    """The random outcomes of a seat; expected values sum the probabilities at the time of each draw."""

    cards: int  # drawn blind
    locomotives: int
    locomotives_expected: float
    tunnels: int
    extra: int  # extra cards paid for tunnels
    extra_expected: float


class DeckDraw(NamedTuple):
    """A card from the deck, and the deck just before it was drawn."""

    event: Event
    kind: int
    deck: int


def deck_draws(history: History, ply: int) -> list[DeckDraw]:
    """Return the cards that came from the deck in a play."""
    found: list[DeckDraw] = []
    deck = int(history.at(ply).state.deck)
    for event in reversed(history.events(ply)):
        if event.type == "reshuffle":
            deck = 0  # discards are reshuffled only when the deck is empty
        elif event.type in FROM_THE_DECK:
            kind = NAMES.index(str(event.to_dict()["card"]))
            deck += int(ONE[kind])
            found.append(DeckDraw(event, kind, deck))
    return found[::-1]


def luck_by_seat(history: History) -> list[Luck]:
    """Return the luck of each seat."""
    seats = [Luck(0, 0, 0.0, 0, 0, 0.0) for _ in range(history.seats)]
    tunnels = [option for option in history.game.turn.options if isinstance(option, ClaimThroughTunnels)]
    for ply in range(history.ply + 1):
        drawn = deck_draws(history, ply)
        for event, kind, deck in drawn:
            if event.type in TO_A_HAND:
                luck = seats[event.seat]
                luck.cards += 1
                luck.locomotives += kind == cards.LOCOMOTIVE
                luck.locomotives_expected += int(cards.locomotives(deck)) / int(cards.total(deck))
        turned = [one for one in drawn if one.event.type == "revealed"]
        if turned:
            play = history.plays[ply - 1]
            luck = seats[play.seat]
            luck.tunnels += 1
            for option in tunnels:
                add_tunnel(luck, option, history.game.actions.number(play.text), turned)
    return seats


def add_tunnel(luck: Luck, option: ClaimThroughTunnels, action: int, turned: list[DeckDraw]) -> None:
    """Add the extra cost of a tunnel, and its expected value."""
    colour = option.colour_played(action)
    for _, kind, deck in turned:
        luck.extra += int(option.matching(ONE[kind], colour))
        luck.extra_expected += sum(
            count * int(option.matching(ONE[other], colour)) for other, count in counts(deck)
        ) / int(cards.total(deck))


def counts(deck: int) -> Iterator[tuple[int, int]]:
    """Yield each kind of card with its number in a deck."""
    for kind in range(KINDS):
        yield kind, int(cards.count(deck, kind))
