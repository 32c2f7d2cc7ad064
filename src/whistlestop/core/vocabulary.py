"""A game's vocabulary: all declarations of its parts, as plain data for clients."""

from typing import TYPE_CHECKING

from whistlestop.core.action_types import ActionType, AimKind
from whistlestop.core.events import EventType
from whistlestop.core.facts import CountType, FactType
from whistlestop.core.parts import Phase
from whistlestop.core.scoring import ScoreLine
from whistlestop.core.slots import Slot

if TYPE_CHECKING:
    from whistlestop.core.game import Game


def vocabulary(game: "Game") -> dict[str, object]:
    """Return the declared events, actions, aims, phases, slots and score lines, with labels."""
    return {
        "events": [_event(one) for one in game.event_types],
        "actions": [_action(one) for one in game.action_types],
        "aims": [_aim(one) for one in game.actions.aim_kinds()],
        "phases": [_phase(one) for one in asking(game)],
        "slots": [_slot(one) for one in game.slots if one.is_shown],
        "scores": [_line(one) for one in game.score_lines if not one.is_count],
        "counts": [_line(one) for one in game.score_lines if one.is_count],
        "words": {language: words.to_dict() for language, words in game.words.items()},
    }


def asking(game: "Game") -> list[Phase]:
    """Return the phases that have a prompt, one of each name."""
    found: dict[str, Phase] = {}
    for phase in game.phases:
        if phase.prompt:
            found.setdefault(phase.name, phase)
    return list(found.values())


def _fact(fact: FactType) -> dict[str, object]:
    return {"type": fact.name, "of": fact.of} if isinstance(fact, CountType) else {"type": fact.name}


def _event(declared: EventType) -> dict[str, object]:
    facts: dict[str, object] = {}
    for name, fact in declared.facts.items():
        plain = {**_fact(fact), "secret": name in declared.secret}
        facts[name] = {**plain, "fleeting": True} if name in declared.fleeting else plain
    return {"type": declared.name, "sentence": declared.sentence, "facts": facts}


def _action(declared: ActionType) -> dict[str, object]:
    return {
        "pattern": declared.pattern,
        "regex": declared.regex,
        "label": declared.label,
        "facts": {name: _fact(fact) for name, fact in declared.facts.items()},
    }


def _aim(declared: AimKind) -> dict[str, object]:
    takes = None if declared.takes is None else declared.takes.name
    return {"where": declared.name, "label": declared.label, "takes": takes}


def _phase(phase: Phase) -> dict[str, object]:
    return {"name": phase.name, "prompt": phase.prompt}


def _slot(slot: Slot) -> dict[str, object]:
    return {"name": slot.name, "label": slot.label, "holds": slot.content.name, "per": slot.per()}


def _line(line: ScoreLine) -> dict[str, object]:
    return {"name": line.name, "label": line.label, "about": line.about}
