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
            points = f" for {facts['points']}" if facts["points"] else ""
            return f"{who} claims {facts['route']} with {facts['cards']}{points}."
        case "withdrew":
            return f"{who} withdraws from the tunnel {facts['route']}."
        case "station":
            return f"{who} builds a station in {facts['city']} with {facts['cards']}."
        case "last round":
            return "The last round begins: everybody has one more turn."
        case "tickets_shuffled":
            return "The tickets that were put back are shuffled into their deck."
        case "announced":
            return f"{who} announces {_counted(facts['tickets'])}."
        case "passenger":
            return f"A {facts['card']} passenger waits in {facts['place']}."
        case "collected":
            return f"{who} takes the {facts['colour']} passenger from {facts['place']}."
        case "completed":
            return f"{who} completes {_ticket(facts['ticket'])}."
        case "completes":
            return (
                f"{who} completes {facts['count'] or 'no'} ticket{'' if facts['count'] in (0, 1) else 's'}."
            )
        case "bonus":
            return f"{who} earns the bonus {facts['name']}."
        case "exchanged":
            return f"{who} exchanges {facts['count']} ticket{'' if facts['count'] == 1 else 's'}."
        case "given":
            return f"{who} is given a {facts['card']}."
        case "dealt":
            return f"{who} is dealt {facts.get('card', 'a card')}."
        case "moved":
            return f"{facts['cards']} leave the railyard of {who}."
        case "placed":
            return f"{who} places {facts['cards']} in the railyard."
        case "robbed":
            return f"{who} robs {names[int(str(facts['of']))]} of {facts['cards']}."
        case "stopped":
            return f"{who} draws no second card."
        case "completing":
            return "Play has ended: everybody completes tickets from the own stack."
        case "over":
            return f"The game is over ({facts['reason']})."
    return f"{who} {event.type}".strip() + "."


def _ticket(ticket: object) -> str:
    if not isinstance(ticket, dict):
        return "a ticket"
    points = f" ({ticket['points']})" if "points" in ticket else ""
    return f"the ticket {ticket['between'][0]}–{ticket['between'][1]}{points}"


def _counted(tickets: object) -> str:
    assert isinstance(tickets, dict)
    return " and ".join(f"{number} {deck}" for deck, number in tickets.items()) + " tickets"
