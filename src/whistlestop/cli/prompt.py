"""Asking a person for a move: typed as notation, completed with the tab key, explained on request."""

import contextlib

from whistlestop.cli.tabletext import city, folded, own, table
from whistlestop.core.errors import UnknownAction
from whistlestop.record.match import Match

with contextlib.suppress(ImportError):
    import readline

HELP = """Type a move as it is written in the list, such as “draw”, “draw R” or “tickets”.
The tab key completes it. Accents and capitals may be left out.
  legal [WORD]   list your moves, or those that contain a word
  why MOVE       say why something is not possible, such as “why Paris-Zürich”
  table          describe the table
  city NAME      list the routes at a city
  hand           show your cards and tickets
  help           show this
  quit           stop here"""
MANY = 30


class Quit(Exception):
    """The person wants to stop."""


class Prompt:
    """Talks to the people at one terminal."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names
        self.exact = {folded(text): text for text in match.game.actions.texts}

    def ask(self, seat: int) -> str:
        """Ask until the person names a legal move."""
        self.offer_completion()
        while True:
            try:
                said = input(f"{self.names[seat]}> ").strip()
            except EOFError:
                raise Quit from None
            word, _, rest = said.partition(" ")
            match word.casefold():
                case "":
                    continue
                case "quit":
                    raise Quit
                case "help":
                    print(HELP)
                case "legal":
                    self.show_legal(rest)
                case "why":
                    print(self.why(rest))
                case "table":
                    print("\n".join(table(self.match.view(seat), self.names)))
                case "city":
                    print("\n".join(city(self.match.view(seat), rest, self.names)))
                case "hand":
                    print("\n".join(own(self.match.view(seat))))
                case _:
                    move = self.exact.get(folded(said), said)
                    try:
                        reason = self.match.problem(move)
                    except UnknownAction as error:
                        print(f"{error} Or type “help”.")
                        continue
                    if reason is None:
                        return move
                    print(reason)

    def show_legal(self, word: str) -> None:
        """List the legal moves, or say how many there are of each kind."""
        legal = [text for text in self.match.legal if folded(word) in folded(text)]
        if not legal:
            print(f"No move that you can make now contains “{word}”.")
        elif len(legal) <= MANY or word:
            print("\n".join(legal))
        else:
            kinds: dict[str, list[str]] = {}
            for text in legal:
                kinds.setdefault(text.split(" ")[0], []).append(text)
            for kind, texts in kinds.items():
                print(
                    ", ".join(texts)
                    if len(texts) <= MANY // 3
                    else f"{kind}: {len(texts)} ways (“legal {kind}”)"
                )

    def why(self, said: str) -> str:
        """Explain why a move, or anything at a place, is not possible; or how it is."""
        wanted = folded(said)
        moves = [text for plain, text in self.exact.items() if plain == wanted]
        moves = moves or [text for plain, text in self.exact.items() if f" {wanted} " in f"{plain} "]
        if not wanted or not moves:
            return f"Nothing in this game is called “{said}”. Try a move, a route or a city."
        legal = [text for text in moves if not self.match.problem(text)]
        if legal:
            return "It is possible: " + ", ".join(legal[:5]) + (" …" if len(legal) > 5 else "")
        return str(self.match.problem(moves[0]))

    def offer_completion(self) -> None:
        """Let the tab key complete moves, where the terminal can."""
        if "readline" in globals():
            readline.set_completer_delims("\n")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, begun: str, number: int) -> str | None:
        """Return the next way to complete what is typed."""
        ways = [
            text
            for text in (*self.match.legal, "legal ", "why ", "help")
            if folded(text).startswith(folded(begun))
        ]
        return ways[number] if number < len(ways) else None
