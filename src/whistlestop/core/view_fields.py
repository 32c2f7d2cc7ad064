"""The fields of a view that all games have."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits, cards, fields
from whistlestop.core.fields import UNKNOWN, Field, same
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, RETURNED, SHOWN

if TYPE_CHECKING:
    from whistlestop.core.state import State


def _seats(state: "State", seat: int) -> object:
    return int(state.seats)


def _looks(state: "State", seat: int) -> object:
    return seat


def _sits(state: "State", seat: int) -> bool:
    return 0 <= seat < state.seats


def _turn(state: "State", seat: int) -> object:
    return int(state.seat)


def _restore_turn(state: "State", turn: object) -> None:
    state.seat = cast(int, turn)


def _choosing(state: "State", seat: int) -> object:
    return bits.to_list(state.choosing)


def _restore_choosing(state: "State", choosing: object) -> None:
    for seat in cast(list[int], choosing):
        state.choosing |= bits.BIT[seat]
        state.choices = vec[i64]([0] * int(state.seats))


def _choice(state: "State", seat: int) -> object:
    return int(state.choices[seat]) if state.choosing and _sits(state, seat) else 0


def _phase(state: "State", seat: int) -> object:
    return int(state.phase.number)


def _restore_phase(state: "State", phase: object) -> None:
    state.phase = state.game.phases[cast(int, phase)]


def _last_round_by(state: "State", seat: int) -> object:
    return int((state.seat - 1 + state.turns_left) % state.seats) if state.turns_left else None


def _hand(state: "State", seat: int) -> object:
    return int(state.hands[seat]) if _sits(state, seat) else 0


def _hand_sizes(state: "State", seat: int) -> object:
    return [int(cards.total(hand)) for hand in state.hands]


def _shown(state: "State", seat: int) -> object:
    return [int(shown) for shown in state.shown]


def _deck_size(state: "State", seat: int) -> object:
    return int(cards.total(state.deck))


def _tickets(state: "State", seat: int) -> object:
    return state.game.tickets.held(state, seat) if _sits(state, seat) else []


def _ticket_counts(state: "State", seat: int) -> object:
    return [int(state.game.tickets.count_held(state, other)) for other in range(state.seats)]


def _offer(state: "State", seat: int) -> object:
    return offers.to_list(state.offers[seat]) if _sits(state, seat) else []


def _offer_sizes(state: "State", seat: int) -> object:
    return [int(offers.size(offer)) for offer in state.offers]


def _keep(state: "State", seat: int) -> object:
    return int(state.phase.minimum_kept(state, seat)) if _sits(state, seat) else 0


def _gone(state: "State", seat: int) -> object:
    return state.game.tickets.at(state, GONE + seat) if _sits(state, seat) else []


def _gone_counts(state: "State", seat: int) -> object:
    return [len(state.game.tickets.at(state, GONE + other)) for other in range(state.seats)]


def _drawn(state: "State", seat: int) -> object:
    return [state.game.tickets.drawn(state, other) for other in range(state.seats)]


def _ticket_decks(state: "State", seat: int) -> object:
    return [int(bits.size(unseen)) for unseen in state.unseen]


def _returned(state: "State", seat: int) -> object:
    found: list[int] = []
    for ticket in state.returned:
        is_own = i64(state.place[i64(ticket)]) == RETURNED + seat
        found.append(int(ticket) if is_own else UNKNOWN)
    return found


def _returned_decks(state: "State", seat: int) -> object:
    return [int(state.game.tickets.deck_of[i64(ticket)]) for ticket in state.returned]


def _shown_tickets(state: "State", seat: int) -> object:
    return [state.game.tickets.at(state, SHOWN + other) for other in range(state.seats)]


FIELDS: Final = [
    Field("seat", fields.NUMBER, "the seat that looks, or -1 for a spectator", _looks),
    Field("seats", fields.NUMBER, "how many seats there are", _seats),
    same("first", fields.NUMBER, "the seat that began"),
    Field("turn", fields.NUMBER, "the seat to act", _turn, _restore_turn),
    Field(
        "choosing",
        fields.NUMBERS,
        "the seats that still choose, where all choose at the same time",
        _choosing,
        _restore_choosing,
    ),
    Field(
        "choice",
        fields.NUMBER,
        "what the seat has chosen while others still choose: a set of positions as bits",
        _choice,
    ),
    Field("phase", fields.PHASE, "what the seat to act decides", _phase, _restore_phase),
    same("ply", fields.NUMBER, "how many plays there were"),
    same("passes", fields.NUMBER, "passes in a row"),
    same("idle", fields.NUMBER, "turns in a row without progress"),
    same("turns_left", fields.NUMBER, "turns left once the last round has begun, or 0"),
    Field(
        "last_round_by",
        fields.MAYBE_NUMBER,
        "the seat after whose turn the last round began, or `null`",
        _last_round_by,
    ),
    same("over", fields.FLAG, "whether the game has ended"),
    same("reason", fields.TEXT, "why the game has ended"),
    Field("hand", fields.CARDS, "the cards in the seat's hand", _hand),
    Field("hand_sizes", fields.NUMBERS_OF_SEATS, "how many cards each seat holds", _hand_sizes),
    Field(
        "shown",
        fields.CARDS_OF_SEATS,
        "of each hand, the cards that everybody has seen; left out at tables without aids",
        _shown,
    ),
    Field("row", fields.CARD_LIST, "the face-up cards"),
    Field("discards", fields.CARDS, "the discarded cards"),
    Field("deck_size", fields.NUMBER, "how many cards are in the deck", _deck_size),
    Field("tickets", fields.TICKETS, "the seat's tickets, in the order kept", _tickets),
    Field("ticket_counts", fields.NUMBERS_OF_SEATS, "how many tickets each seat holds", _ticket_counts),
    Field("offer", fields.TICKETS, "the tickets that the seat chooses from", _offer),
    Field("offer_sizes", fields.NUMBERS_OF_SEATS, "how many tickets each seat chooses from", _offer_sizes),
    Field("keep", fields.NUMBER, "how many of the offer must be kept at least", _keep),
    Field("gone", fields.TICKETS, "the seat's tickets that left the game", _gone),
    Field(
        "gone_counts", fields.NUMBERS_OF_SEATS, "how many of each seat's tickets left the game", _gone_counts
    ),
    Field(
        "drawn",
        fields.LISTS_OF_SEATS,
        "how many tickets of each deck every seat has or has put away",
        _drawn,
    ),
    Field("ticket_decks", fields.NUMBERS, "how many of each ticket deck nobody has seen", _ticket_decks),
    Field(
        "returned",
        fields.MAYBE_TICKETS,
        "the tickets below the decks, `null` where the seat can't know them",
        _returned,
    ),
    Field("returned_decks", fields.NUMBERS, "the deck of each ticket below the decks", _returned_decks),
    Field(
        "shown_tickets", fields.TICKETS_OF_SEATS, "the tickets that lie open before each seat", _shown_tickets
    ),
]
