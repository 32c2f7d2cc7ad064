"""A complete game, played by what the page says and highlights."""

import re

from tests.web.person import Person

CONFIRM = re.compile("^(Claim|Dig|Build)$")


def begin(person: Person, game: str, bot: str = "Emil (easy)") -> None:
    """Create a table from the lobby, against a bot that doesn't pause."""
    person.press(person.page.get_by_role("link", name=f"More ways to play {game}", exact=True))
    person.choose(person.page.get_by_role("combobox", name="Seat 2"), bot)
    person.press(person.page.get_by_role("radio", name="Instant"))
    person.press(person.button("Start game"))


def play(person: Person) -> None:
    """Play until the game is over: claim highlighted routes, otherwise draw."""
    for todo in person.turns():
        take_turn(person, todo)


def take_turn(person: Person, todo: str) -> None:
    """Make a move that the status line suggests."""
    if todo.startswith("keep "):
        keep_tickets(person)
    elif "how many short" in todo:
        person.press(person.part("How many short").get_by_role("button").first)
    elif "withdraw" in todo:
        decide_about_tunnel(person)
    elif "which passenger" in todo:
        person.press(person.part("Who boards in").get_by_role("button").first)
    elif "your stack completes" in todo:
        person.press(person.button(re.compile("^Complete (none|[0-9])")))
    elif "claim a route" in todo:
        person.point_at_claimable()
        confirm_if_asked(person)
    elif not ("place trains" in todo and place_trains(person)):
        draw_or_pass(person, todo)


def keep_tickets(person: Person) -> None:
    """Select enough tickets, and keep them."""
    offer = person.part("New tickets")
    done = offer.get_by_role("button", name=re.compile("^Keep"))
    for ticket in offer.get_by_role("group").get_by_role("button").all():
        if done.count():
            break
        person.press(ticket)
    person.press(done)


def confirm_if_asked(person: Person) -> None:
    """Confirm the staged move, if the page asks for it."""
    confirm = person.button(CONFIRM)
    if confirm.is_visible():
        person.press(confirm)


def decide_about_tunnel(person: Person) -> None:
    """Pay for a tunnel if that is possible."""
    show = person.part("tunnel")
    ways = show.get_by_role("radio")
    person.press(ways.first if ways.count() else show.get_by_role("button", name="Withdraw"))
    pay = show.get_by_role("button", name="Pay", exact=True)
    if pay.is_visible():
        person.press(pay)


def place_trains(person: Person) -> bool:
    """Place trains of the first possible colour; return whether there was one."""
    placeable = person.part("Your cards").get_by_role("button", name="can be placed")
    if not placeable.count():
        return False
    person.press(placeable.first, "h")
    person.press(person.button(re.compile("^Place$")))
    return True


def draw_or_pass(person: Person, todo: str) -> None:
    """Draw cards, two at once if the page offers it, or make any other move."""
    two = person.button(re.compile("Draw two")).and_(person.page.locator(':not([aria-disabled="true"])'))
    if "draw cards" in todo and two.count():
        person.press(two.first, "r")
    elif "draw cards" in todo or "second card" in todo:
        deck = person.button(re.compile("Draw from the deck"))
        row = person.button(re.compile("^Take .* from the row"))
        usable = deck.or_(row).and_(person.page.locator('[aria-disabled="false"]'))
        person.press(usable.first, "r")
    elif "tickets" in todo:
        person.press(person.button(re.compile("^(Draw tickets|Exchange)")).first)
        person.press(person.button(re.compile("^(Draw tickets|Exchange)$")))
    else:
        person.press(person.button("Pass"))
