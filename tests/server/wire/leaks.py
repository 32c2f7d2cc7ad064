"""Leak checks: each describes the hidden information that clients received."""

import base64
import json
from itertools import pairwise
from random import Random

import msgspec

from tests.server.client import actions
from tests.server.wire.gathering import Gathering, joined
from tests.server.wire.shadow import Shadow
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record import record
from whistlestop.record.notation import HIDDEN
from whistlestop.server.table.seat import hash_token
from whistlestop.server.wire.bodies import RecordRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.testing.invariants.leaks import SECRETS, is_secret

REFUSED = 10
"""The number of actions asked about at each sampled ply."""


class Seen:
    """The differences between a gathering and its shadows."""

    def __init__(self) -> None:
        self.looks = 0
        self.plays = 0
        self.impossible = 0  # plays that can't look the same when hidden things lie elsewhere
        self.different = 0  # of the looks, those in which hidden things did lie elsewhere
        self.leaks: list[str] = []

    def compare(self, what: str, real: object, shadow: object) -> None:
        """Record a difference."""
        if real != shadow:
            self.leaks.append(f"{what}: {real!r:.3000} but {shadow!r:.3000} when hidden things lie elsewhere")


def compared_with_shadows(people: Gathering, plies: int) -> Seen:
    """Compare what each seat received at sampled plies with a shadow whose hidden state differs."""
    seen = Seen()
    luck = Random(plies)
    table = people.match.game.actions
    for turn, eyes in enumerate(people.all_eyes()):
        shadow = Shadow(people, eyes, Seeded(turn))
        sent: dict[int, set[bytes]] = {}
        for message, data in people.sent(eyes):
            sent.setdefault(message.ply, set()).add(data)
        seen.compare(f"{eyes} at the start", sent[0], {shadow.opening})
        going_on = [ply for ply, state in enumerate(people.states) if not state.over]
        for ply in luck.sample(going_on, min(plies, len(going_on))):
            where = f"{eyes} at ply {ply}"
            seen.compare(where, sent[ply], {shadow.look(ply)})
            seen.looks += 1
            seen.different += shadow.position.state.to_bytes() != people.states[ply].to_bytes()
            if eyes is not None:
                texts = [table.text(luck.randrange(len(table))) for _ in range(REFUSED)]
                seen.compare(where, *(shadow.refusals(ply, texts, dealt) for dealt in (False, True)))
                seen.compare(where, *(shadow.plans(ply, dealt) for dealt in (False, True)))
            if ply + 1 < len(people.states) and not people.states[ply + 1].over:
                got = shadow.play(ply)
                seen.plays += got is not None
                seen.impossible += got is None
                if got is not None:
                    seen.compare(where, sent[ply + 1], {got})
        shadow.live.driver.sleep()
    return seen


def strangers_choices(people: Gathering) -> list[str]:
    """Find actions that were sent to a seat that can't play them."""
    leaks = []
    offered: dict[int, dict[int | None, set[str]]] = {}
    for eyes in people.all_eyes():
        for message, _ in people.sent(eyes):
            offered.setdefault(message.ply, {})[eyes] = set(actions(message))
    for eyes in people.all_eyes():
        for message, data in people.sent(eyes):
            state = people.states[message.ply]
            mine = offered[message.ply][eyes]
            if bool(mine) != (eyes is not None and not state.over and bool(state.may_act(eyes))):
                leaks.append(f"{eyes} was offered {mine} at ply {message.ply}")
            others = {text for texts in offered[message.ply].values() for text in texts if " " in text} - mine
            leaks += [
                f"{eyes} received “{text}” at ply {message.ply}"
                for text in others
                if json.dumps(text, ensure_ascii=False).encode() in data
            ]
    return leaks


def strangers_cards(people: Gathering) -> list[str]:
    """Find events that reveal another seat's hidden card or ticket."""
    leaks = []
    for eyes in people.all_eyes():
        for message, _ in people.sent(eyes):
            for event in msgspec.json.decode(message.events, type=list[dict[str, object]]):
                hidden = event["type"] in SECRETS and event.get("seat") != eyes
                if hidden and not event.keys().isdisjoint(("card", "ticket", "tickets")):
                    leaks.append(f"{eyes} received {event}")
    return leaks


def secrets_sent(people: Gathering) -> list[str]:
    """Find tokens anywhere, and the seed before the end of the game."""
    seed = people.row.seed
    seeds = [seed.hex().encode(), base64.b64encode(seed)[:-1], base64.urlsafe_b64encode(seed)[:-1]]
    tokens = [word.encode() for token in people.tokens for word in (token, hash_token(token))]
    leaks = []
    for number, client in enumerate(people.clients):
        for message, data in zip(client.messages, client.received, strict=True):
            over = isinstance(message, TableMessage) and message.status == "over"
            leaks += [f"client {number} received a seat's secret" for word in tokens if word in data]
            leaks += [f"client {number} received the seed" for word in seeds if word in data and not over]
    return leaks


def inconsistent_states(people: Gathering) -> list[str]:
    """Find plies that equal viewers received differently, or one viewer received twice."""
    leaks = []
    for client, eyes in people.eyes:
        got = [one.ply for one in client.messages if isinstance(one, StateMessage) and one.seat == eyes]
        leaks += [f"{eyes} received {one} and then {next}" for one, next in pairwise(got) if next != one + 1]
    for eyes in people.all_eyes():
        sent = {(message.ply, data) for message, data in people.sent(eyes)}
        if len(sent) != len(people.states):
            leaks.append(f"{eyes} received {len(sent)} states of {len(people.states)} plies")
    return leaks


async def recalled_otherwise(people: Gathering, since: int) -> list[str]:
    """Reconnect to every seat, and find events that differ from those received before."""
    leaks = []
    for eyes in people.all_eyes():
        live = {message.ply: message.events for message, _ in people.sent(eyes)}
        wanted = joined([events for ply, events in live.items() if ply > since or since == 0])
        async with people.at.client() as client:
            if eyes is None:
                await client.watch(people.table, since)
            else:
                await client.sit(people.table, people.tokens[eyes], since)
            (got,) = client.messages_of(StateMessage)
        if bytes(got.events) != wanted:
            leaks.append(f"{eyes} since {since}: {bytes(got.events)!r:.2000} but before {wanted!r:.2000}")
    return leaks


async def records_told(people: Gathering) -> list[str]:
    """Request the record of a running game for every seat, and find what the seat may not know."""
    leaks = []
    notation = people.live.table.notation
    for eyes in people.all_eyes():
        token = None if eyes is None else people.tokens[eyes]
        text = (await people.at.post("record", RecordRequest(table=people.table, token=token))).text
        got = record.read(text)
        plays = [(people.match.opening, got.opening, "", "")]
        for play, line in zip(people.match.plays, got.lines, strict=True):
            mine = play.seat == eyes
            plays.append((play.events, line.outcomes, play.text if mine else leftovers(play.text), line.text))
        for events, answers, played, line_text in plays:
            answered = [(event, notation.outcome(event)) for event in events]
            hidden = [
                HIDDEN if is_secret(event, SPECTATOR if eyes is None else eyes) else answer
                for event, answer in answered
                if answer is not None
            ]
            if answers != ", ".join(hidden) or not line_text.startswith(played):
                leaks.append(f"{eyes} may read “{line_text} = {answers}”")
        if people.row.seed.hex() in text or not got.redacted:
            leaks.append(f"{eyes} may read the seed")
    return leaks


def leftovers(text: str) -> str:
    """Return the public part of an action: which tickets a seat keeps is hidden."""
    return f"keep {HIDDEN}" if text.startswith("keep ") and text != "keep none" else text
