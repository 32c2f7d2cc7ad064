"""Telling events in plain sentences, for logs, terminals and screen readers."""

from whistlestop.core.events import Event


def tell(event: Event, names: list[str]) -> str:
    """Say what happened, as far as the event gives it away."""
    facts = event.to_dict()
    who = names[event.seat] if event.seat >= 0 else ""
    match event.type:
        case "first":
            return f"{who} begins."
        case "drawn":
            return f"{who} draws {facts.get('card', 'a card')} from the deck."
        case "taken":
            return f"{who} takes {facts['card']} from the row."
        case "row":
            return f"{str(facts['card']).capitalize()} is turned up."
        case "flush":
            return "Too many locomotives: the row is cleared."
        case "reshuffle":
            return f"The {facts['cards']} discards are shuffled into a new deck."
        case "revealed":
            return f"The tunnel shows {facts['card']}."
        case "ticket":
            return f"{who} draws {_ticket(facts.get('ticket'))}."
        case "chose":
            return f"{who} has chosen."
        case "kept":
            return f"{who} keeps {facts['count']} ticket{'' if facts['count'] == 1 else 's'}."
        case "claimed":
            return f"{who} claims {facts['route']} with {facts['cards']} for {facts['points']}."
        case "withdrew":
            return f"{who} withdraws from the tunnel {facts['route']}."
        case "station":
            return f"{who} builds a station in {facts['city']} with {facts['cards']}."
        case "last round":
            return f"{who} is almost out of trains: everybody has one more turn."
        case "over":
            return f"The game is over ({facts['reason']})."
    return f"{who} {event.type}".strip() + "."


def _ticket(ticket: object) -> str:
    if not isinstance(ticket, dict):
        return "a ticket"
    return f"the ticket {ticket['between'][0]}–{ticket['between'][1]} ({ticket['points']})"
