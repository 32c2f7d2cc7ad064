"""Translations of a game: the files `words/<language>.toml` of its folder."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from whistlestop.core.errors import Fault
from whistlestop.core.loading.toml_file import TomlFile

if TYPE_CHECKING:
    from whistlestop.core.game import Game

FOLDER: Final = "words"
ENGLISH: Final = "en"
SECTIONS: Final = ("events", "actions", "aims", "phases", "slots", "scores")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")


@final
class Words:
    """A game's title, summary, sentences and labels in one language."""

    def __init__(self, title: str, summary: str, sections: dict[str, dict[str, str]]) -> None:
        self.title: Final = title  # empty, like the others, if there is no translation
        self.summary: Final = summary
        self.sections: Final = sections

    def to_dict(self) -> dict[str, object]:
        """Return plain data, without missing texts."""
        plain: dict[str, object] = {}
        if self.title:
            plain["title"] = self.title
        if self.summary:
            plain["summary"] = self.summary
        plain.update({name: texts for name, texts in self.sections.items() if texts})
        return plain


def read_words(game: "Game", faults: list[Fault]) -> dict[str, Words]:
    """Read all translations in a game's folder, by language."""
    return {
        path.stem: read_file(game, path, faults)
        for path in sorted((game.about.folder / FOLDER).glob("*.toml"))
    }


def read_file(game: "Game", path: Path, faults: list[Fault]) -> Words:
    """Read and validate one translation."""
    file = TomlFile(path, faults)
    if not _LANGUAGE.fullmatch(path.stem):
        file.fault(0, "should be named after a language, such as fr.toml or pt-BR.toml.")
    file.only(("title", "summary", *SECTIONS))
    whole = file.whole()
    title = whole.text("title") if "title" in file.data else ""
    summary = whole.text("summary") if "summary" in file.data else ""
    sections = {section: read_section(game, file, section) for section in SECTIONS}
    return Words(title, summary, sections)


def read_section(game: "Game", file: TomlFile, section: str) -> dict[str, str]:
    """Read and validate one section."""
    if section not in file.data:
        return {}
    known = keys_of(game, section)
    texts: dict[str, str] = {}
    for key, value in file.table(section).data.items():
        line = file.line_in(section, key)
        if key not in known:
            there = ", ".join([f"“{one}”" for one in known]) or "none"
            file.fault(line, f"there is nothing called “{key}” among the {section}; there are {there}.")
        elif not isinstance(value, str) or not value:
            file.fault(line, f'“{key}” should be a text, such as "{key}" = "…".')
        else:
            problem = problem_of(game, section, key, value)
            if problem:
                file.fault(line, problem)
            texts[key] = value
    return texts


def keys_of(game: "Game", section: str) -> list[str]:
    """Return the valid keys of a section."""
    if section == "events":
        return [one.name for one in game.event_types]
    if section == "actions":
        return [one.pattern for one in game.action_types]
    if section == "aims":
        return [one.name for one in game.actions.aim_kinds()]
    if section == "phases":
        return [one.name for one in game.phases if one.prompt]
    if section == "slots":
        return [one.name for one in game.slots if one.is_shown]
    return [one.name for one in game.score_lines]


def problem_of(game: "Game", section: str, key: str, text: str) -> str:
    """Return what is wrong with a translated text; empty if it is valid."""
    if section == "events":
        for event_type in game.event_types:
            if event_type.name == key:
                return event_type.sentence_problem(text)
    if section == "actions":
        for action_type in game.action_types:
            if action_type.pattern == key:
                return action_type.label_problem(text)
    return ""
