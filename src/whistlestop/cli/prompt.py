"""The prompt for moves on a terminal, with tab completion and help."""

import contextlib

from whistlestop.cli.bug_report import save_report
from whistlestop.core.errors import UnknownAction
from whistlestop.record.match import Match
from whistlestop.record.table_text import (
    describe_city,
    describe_own,
    describe_table,
    fold,
)

with contextlib.suppress(ImportError):
    import readline

HELP = """Type a move as listed, such as “draw”, “draw R” or “tickets”.
Press Tab to complete it. You can omit accents and capitals.
  legal [WORD]   list your moves, or those that contain a word
  why MOVE       explain why a move is not possible, such as “why Paris-Zürich”
  table          describe the table
  city NAME      list the routes at a city
  hand           show your cards and tickets
  report         save the game for a bug report
  help           show this help
  quit           stop playing"""
MAX_LISTED = 30


class Quit(Exception):
    """The player wants to stop."""


class Prompt:
    """The prompt for the players at one terminal."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names
        self.exact = {fold(text): text for text in match.game.actions.texts}

    def ask(self, seat: int) -> str:
        """Ask until the player enters a legal move."""
        self.offer_completion()
        while True:
            try:
                line = input(f"{self.names[seat]}> ").strip()
            except EOFError:
                raise Quit from None
            word, _, rest = line.partition(" ")
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
                    print("\n".join(describe_table(self.match.view(seat), self.names)))
                case "city":
                    print("\n".join(describe_city(self.match.view(seat), rest, self.names)))
                case "hand":
                    print("\n".join(describe_own(self.match.view(seat))))
                case "report":
                    print(save_report(self.match, self.names))
                case _:
                    move = self.exact.get(fold(line), line)
                    try:
                        reason = self.match.problem(move)
                    except UnknownAction as error:
                        print(f"{error} Type “help” for help.")
                        continue
                    if reason is None:
                        return move
                    print(reason)

    def show_legal(self, word: str) -> None:
        """Print the legal moves, or their number by kind if there are many."""
        legal = [text for text in self.match.legal if fold(word) in fold(text)]
        if not legal:
            print(f"None of your legal moves contains “{word}”.")
        elif len(legal) <= MAX_LISTED or word:
            print("\n".join(legal))
        else:
            kinds: dict[str, list[str]] = {}
            for text in legal:
                kinds.setdefault(text.split(" ")[0], []).append(text)
            for kind, texts in kinds.items():
                print(
                    ", ".join(texts)
                    if len(texts) <= MAX_LISTED // 3
                    else f"{kind}: {len(texts)} ways (“legal {kind}”)"
                )

    def why(self, line: str) -> str:
        """Explain why a move, or any move at a place, is not possible, or list the legal ones."""
        wanted = fold(line)
        moves = [text for plain, text in self.exact.items() if plain == wanted]
        moves = moves or [text for plain, text in self.exact.items() if f" {wanted} " in f"{plain} "]
        if not wanted or not moves:
            return f"There is no move, route or city “{line}” in this game."
        legal = [text for text in moves if not self.match.problem(text)]
        if legal:
            return "This is possible: " + ", ".join(legal[:5]) + (" …" if len(legal) > 5 else "")
        return str(self.match.problem(moves[0]))

    def offer_completion(self) -> None:
        """Enable tab completion, if readline is available."""
        if "readline" in globals():
            readline.set_completer_delims("\n")
            readline.set_completer(self.complete)
            readline.parse_and_bind("tab: complete")

    def complete(self, begun: str, number: int) -> str | None:
        """Return the completion with the given number, for readline."""
        ways = [
            text
            for text in (*self.match.legal, "legal ", "why ", "help")
            if fold(text).startswith(fold(begun))
        ]
        return ways[number] if number < len(ways) else None
