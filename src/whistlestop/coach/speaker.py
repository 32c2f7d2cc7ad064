"""The words of reviews: sentences, moves and labels in every language of `words/`."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final, cast

from whistlestop.coach.review import Fact, Sentence
from whistlestop.core import template
from whistlestop.core.cards import LETTERS, NAMES
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.words import ENGLISH

FOLDER: Final = Path(__file__).with_name("words")
SMALL: Final = 1.95  # points below which a decimal matters
Words = dict[str, dict[str, str]]


@cache
def words_of(language: str) -> Words:
    """Return the words of a language."""
    return cast(Words, json.loads((FOLDER / f"{language}.json").read_text(encoding="utf-8")))


def languages() -> list[str]:
    """Return the codes of all languages."""
    return sorted(file.stem for file in FOLDER.glob("*.json"))


class Speaker:
    """Puts a review into words."""

    def __init__(self, game: Game, names: list[str], language: str = ENGLISH) -> None:
        if language not in languages():
            raise WhistlestopError(f"There is no language “{language}”: choose {', '.join(languages())}.")
        self.game = game
        self.names = names
        self.language = language
        self.words = words_of(language)

    def sentence(self, said: Sentence) -> str:
        """Return a sentence with its facts."""
        texts = {name: self.fact(fact) for name, fact in said.facts.items()}
        text = template.fill_places(self.words["sentences"][said.says], texts, set())
        return text[:1].upper() + text[1:]

    def sentences(self, said: list[Sentence]) -> str:
        """Return several sentences."""
        return " ".join(self.sentence(one) for one in said)

    def label(self, section: str, key: str, **texts: str) -> str:
        """Return a label."""
        return template.fill_places(self.words[section][key], texts, set())

    def fact(self, fact: Fact) -> str:
        """Return a fact as text."""
        match fact["is"]:
            case "share":
                return self.share(float(cast(float, fact["share"])))
            case "points":
                return self.points(float(cast(float, fact["points"])))
            case "move":
                return self.move(str(fact["move"]), cast(list[str], fact["tickets"]))
            case "route":
                return self.route(str(fact["route"]))
            case "line":
                return self.line(str(fact["line"]))
            case "cards":
                return ", ".join(self.words["kinds"][kind] for kind in cast(list[str], fact["cards"]))
            case "seat":
                return self.names[cast(int, fact["seat"])]
            case "ticket":
                return "–".join(cast(list[str], fact["between"]))
            case "tickets":
                return self.listed(cast(list[str], fact["tickets"]))
            case other:
                return self.words["facts"][str(other)]

    def share(self, share: float) -> str:
        """Return a share in percent; a share of the futures played is never said to be all or none."""
        number = round(100 * share)
        if not 0 < number < 100:
            return self.words["facts"]["above" if number else "below"]
        return self.label("facts", "share", number=str(number))

    def points(self, points: float) -> str:
        """Return a number of points, with a decimal if there are few."""
        number = f"{points:.1f}".removesuffix(".0") if abs(points) < SMALL else str(round(points))
        if self.language != ENGLISH:
            number = number.replace(".", ",")
        key = "point" if number == "1" else "fraction" if abs(points) < SMALL and number != "0" else "points"
        return self.label("facts", key, number=number)

    def route(self, name: str) -> str:
        """Return a route; a parallel one with its colour or number."""
        cities, _, track = name.partition("/")
        text = cities.replace("-", "–", 1)
        return f"{text} ({self.words['kinds'].get(track, track)})" if track else text

    def line(self, name: str) -> str:
        """Return the label of a line of the score sheet; games from outside the package have their own."""
        if name in self.words["lines"]:
            return self.words["lines"][name]
        labels = {line.name: line.label for line in self.game.score_lines}
        return self.game.word("scores", name, labels.get(name, name), self.language)

    def move(self, action: str, choice: list[str]) -> str:
        """Return an action in words; positions are replaced by the tickets that they count."""
        moves = self.words["moves"]
        if action in moves:
            return moves[action]
        for declared in self.game.action_types:
            found = declared.matcher.match(action)
            if found is not None and declared.pattern in moves:
                texts = {name: self.part(name, found[name]) for name in declared.facts}
                positions = texts.get("positions", "")
                if re.fullmatch(r"\d+(,\d+)*", positions):
                    counted = [int(one) - 1 for one in positions.split(",")]
                    texts["tickets"] = self.listed([choice[one] for one in counted if one < len(choice)])
                return template.fill_places(moves[declared.pattern], texts, set())
        return f"“{action}”"

    def part(self, name: str, text: str) -> str:
        """Return a part of an action in words."""
        if name in ("cards", "letter"):
            return self.cards(text)
        if name == "colour":
            return self.words["kinds"].get(text, text)
        return self.route(text) if name == "route" else text

    def cards(self, letters: str) -> str:
        """Return cards, given by their letters."""
        kinds = self.words["kinds"]
        found = [NAMES[LETTERS.index(letter)] for letter in letters.replace("+", "")]
        if len(found) == 1:
            return kinds[found[0]]
        return ", ".join(f"{found.count(kind)} × {kinds[kind]}" for kind in dict.fromkeys(found))

    def listed(self, texts: list[str]) -> str:
        """Return a list in words."""
        *others, last = texts or [""]
        return f"{', '.join(others)}{self.words['facts']['and']}{last}" if others else last
