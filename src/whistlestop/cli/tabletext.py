"""The table in plain lines of text, as one seat sees it; a screen reader can read it aloud."""

import unicodedata

from whistlestop.core import cards
from whistlestop.core.view import View
from whistlestop.rail.view import RailView


def folded(text: str) -> str:
    """Write a text without accents and capitals."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold().strip()


def some(number: int, thing: str) -> str:
    """Count things in words."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def table(view: View, names: list[str]) -> list[str]:
    """Describe the table."""
    row = f"Row: {', '.join(cards.listed(view.row)) or 'empty'}. " if view.game.supply.row_size else ""
    lines = [f"{row}Deck: {view.deck_size}. Discards: {cards.total(view.discards)}."]
    for seat in range(view.seats):
        facts = [some(view.hand_sizes[seat], "card"), some(view.ticket_counts[seat], "ticket")]
        if isinstance(view, RailView):
            facts.append(some(view.trains[seat], "train"))
            if view.points[seat]:
                facts.append(some(view.points[seat], "point") + " for routes")
        if view.shown_tickets[seat]:
            shown = (str(view.game.tickets.tickets[ticket]) for ticket in view.shown_tickets[seat])
            facts.append("completed " + ", ".join(shown))
        if seat != view.seat and view.shown[seat]:
            facts.append(f"known to hold {cards.letters(view.shown[seat])}")
        you = " (you)" if seat == view.seat else ""
        lines.append(f"{names[seat]}{you}: {', '.join(facts)}.")
    told = view.told_notes()
    for note in view.game.notes:
        said = noted(told.get(note.name), names, names if note.names_seats else [])
        if said:
            lines.append(f"{note.name.replace('_', ' ').capitalize()}: {said}.")
    if view.turns_left:
        lines.append(f"This is the last round: {view.turns_left} turns are left, this one included.")
    return lines


def noted(value: object, names: list[str], meant: list[str]) -> str:
    """Say what one of the game's own mechanisms noted; nothing if it noted nothing."""
    if isinstance(value, list):
        every = [(name, noted(one, names, meant)) for name, one in zip(names, value, strict=True)]
        return "; ".join(f"{name} {said}" for name, said in every if said)
    if isinstance(value, dict) and any(isinstance(one, dict) for one in value.values()):
        return "; ".join(f"{place} {noted(one, names, meant)}" for place, one in value.items())
    if isinstance(value, dict):
        return ", ".join(
            f"{thing} {meant[one]}" if meant else f"{one} {thing}" for thing, one in value.items()
        )
    return str(value) if value else ""


def own(view: View) -> list[str]:
    """Describe what only the seat itself may see."""
    printed = view.game.tickets.tickets
    lines = [f"Your hand: {cards.letters(view.hand) or 'empty'} ({cards.in_words(view.hand)})."]
    if view.tickets:
        lines.append("Your tickets: " + ", ".join(str(printed[ticket]) for ticket in view.tickets) + ".")
    for position, ticket in enumerate(view.offer, 1):
        lines.append(f"Offered, number {position}: {printed[ticket]}.")
    return lines


def city(view: View, said: str, names: list[str]) -> list[str]:
    """Describe the routes at a city: where they lead, what they cost and whose they are."""
    if not isinstance(view, RailView):
        return ["This game has no board."]
    board = view.board()
    found = [number for number, name in enumerate(board.cities) if folded(name) == folded(said)]
    if not found:
        return [f"There is no city “{said}”. The cities are: {', '.join(board.places)}."]
    lines = []
    for number, route in enumerate(board.routes):
        if set(found) & set(route.cities):
            owner = view.owner[number] - 1
            free = "open" if view.is_open(number) else "closed"
            lines.append(f"{route.in_words()}, {f'claimed by {names[owner]}' if owner >= 0 else free}.")
    return lines
