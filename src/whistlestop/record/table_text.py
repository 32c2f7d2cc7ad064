"""A seat's view of the table as plain text, suitable for screen readers."""

import unicodedata

from whistlestop.core import cards
from whistlestop.core.slots import SEATS
from whistlestop.core.view import View
from whistlestop.rail.view import RailView


def fold(text: str) -> str:
    """Fold a text to lower case without accents."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold().strip()


def count_of(number: int, thing: str) -> str:
    """Format a count with its noun."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def describe_table(view: View, names: list[str]) -> list[str]:
    """Describe the public table."""
    row = f"Row: {', '.join(cards.names(view.row)) or 'empty'}. " if view.game.supply.row_size else ""
    lines = [f"{row}Deck: {view.deck_size}. Discards: {cards.total(view.discards)}."]
    for seat in range(view.seats):
        facts = [count_of(view.hand_sizes[seat], "card"), count_of(view.ticket_counts[seat], "ticket")]
        if isinstance(view, RailView):
            facts.append(count_of(view.trains[seat], "train"))
            if view.points[seat]:
                facts.append(count_of(view.points[seat], "point") + " for routes")
        if view.shown_tickets[seat]:
            shown = (str(view.game.tickets.tickets[ticket]) for ticket in view.shown_tickets[seat])
            facts.append("completed " + ", ".join(shown))
        if seat != view.seat and view.shown[seat]:
            facts.append(f"known to hold {cards.letters(view.shown[seat])}")
        you = " (you)" if seat == view.seat else ""
        lines.append(f"{names[seat]}{you}: {', '.join(facts)}.")
    slots = view.shown_slots()
    for slot in view.game.slots:
        text = describe_slot(slots.get(slot.name), names, names if slot.content is SEATS else [])
        if text:
            label = view.game.word("slots", slot.name, slot.label)
            lines.append(f"{label}: {text}.")
    if view.turns_left:
        lines.append(f"This is the last round: {view.turns_left} turns are left, this one included.")
    return lines


def describe_slot(value: object, names: list[str], meant: list[str]) -> str:
    """Describe the values of a slot; return an empty text if there are none."""
    if isinstance(value, list):
        every = [(name, describe_slot(one, names, meant)) for name, one in zip(names, value, strict=True)]
        return "; ".join(f"{name} has {text}" for name, text in every if text)
    if isinstance(value, dict) and any(isinstance(one, dict) for one in value.values()):
        return "; ".join(f"{place} {describe_slot(one, names, meant)}" for place, one in value.items())
    if isinstance(value, dict):
        return ", ".join(
            f"{thing} ({meant[one]})" if meant else f"{one} {thing}" for thing, one in value.items()
        )
    if meant and isinstance(value, int):
        return meant[value]
    return str(value) if value else ""


def describe_own(view: View) -> list[str]:
    """Describe the seat's private hand and tickets."""
    printed = view.game.tickets.tickets
    lines = [f"Your hand: {cards.letters(view.hand) or 'empty'} ({cards.in_words(view.hand)})."]
    if view.tickets:
        lines.append("Your tickets: " + ", ".join(str(printed[ticket]) for ticket in view.tickets) + ".")
    for position, ticket in enumerate(view.offer, 1):
        lines.append(f"Offered, number {position}: {printed[ticket]}.")
    return lines


def describe_city(view: View, text: str, names: list[str]) -> list[str]:
    """Describe the routes at a city, with their lengths and owners."""
    if not isinstance(view, RailView):
        return ["This game has no board."]
    board = view.board()
    found = [number for number, name in enumerate(board.cities) if fold(name) == fold(text)]
    if not found:
        return [f"There is no city “{text}”. The cities are: {', '.join(board.places)}."]
    lines = []
    for number, route in enumerate(board.routes):
        if set(found) & set(route.cities):
            owner = view.owner[number] - 1
            free = "open" if view.is_open(number) else "closed"
            lines.append(f"{route.in_words()}, {f'claimed by {names[owner]}' if owner >= 0 else free}.")
    return lines
