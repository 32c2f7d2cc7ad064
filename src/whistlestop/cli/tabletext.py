"""The table in plain lines of text, as one seat sees it; a screen reader can read it aloud."""

from whistlestop.core import cards
from whistlestop.core.view import View
from whistlestop.rail.view import RailView


def table(view: View, names: list[str]) -> list[str]:
    """Describe the table."""
    lines = [
        f"Row: {', '.join(cards.listed(view.row)) or 'empty'}."
        f" Deck: {view.deck_size}. Discards: {cards.total(view.discards)}."
    ]
    for seat in range(view.seats):
        facts = [f"{view.hand_sizes[seat]} cards", f"{view.ticket_counts[seat]} tickets"]
        if isinstance(view, RailView):
            facts += [f"{view.trains[seat]} trains", f"{view.points[seat]} points for routes"]
        if seat != view.seat and view.shown[seat]:
            facts.append(f"known to hold {cards.letters(view.shown[seat])}")
        you = " (you)" if seat == view.seat else ""
        lines.append(f"{names[seat]}{you}: {', '.join(facts)}.")
    if view.turns_left:
        lines.append(f"This is the last round: {view.turns_left} turns are left, this one included.")
    return lines


def own(view: View) -> list[str]:
    """Describe what only the seat itself may see."""
    printed = view.game.tickets.tickets
    lines = [f"Your hand: {cards.letters(view.hand) or 'empty'} ({cards.in_words(view.hand)})."]
    if view.tickets:
        lines.append("Your tickets: " + ", ".join(str(printed[ticket]) for ticket in view.tickets) + ".")
    for position, ticket in enumerate(view.offer, 1):
        lines.append(f"Offered, number {position}: {printed[ticket]}.")
    return lines
