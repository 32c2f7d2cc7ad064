"""The independent checker and `whistlestop verify` notice the same dishonest hosts."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from tests.fairness.independent_checker import check
from whistlestop.bots import bot
from whistlestop.core.errors import BrokenRecord
from whistlestop.core.luck.keyed import Keyed, commitment_to
from whistlestop.games import load, names
from whistlestop.record import record as records
from whistlestop.record import verification
from whistlestop.record.match import Match
from whistlestop.record.proof import LoggedDraw, draws, proof_dict
from whistlestop.record.receipt import read_receipt

TABLE = "5k7GWAwSfxPIw2Ar"
SEED, OTHER = bytes(range(32)), b"O" * 32
NONCES = {0: b"A" * 32, 1: b"B" * 32}


@dataclass(frozen=True)
class Published:
    """What a host publishes after a game, and what seat 0 kept of it."""

    record: str
    receipt: str
    key: tuple[bytes, dict[int, bytes]] = (SEED, NONCES)

    def refused(self) -> bool:
        """Return whether `verify` notices something."""
        try:
            read = records.read(self.record)
            verification.verify(read, read.replay(), read_receipt(self.receipt))
        except BrokenRecord:
            return True
        return False

    def faults(self) -> list[str]:
        """Return what the independent checker notices."""
        return check(proof_dict(self.record, self.draws()), self.receipt)

    def draws(self) -> list[list[LoggedDraw]]:
        """Return draws that the host makes up to fit the record as well as possible."""
        honest = honest_record("first_journey", self.key)
        read = records.read(honest)
        made = draws(read, read.replay())
        parsed = records.read(self.record)
        outcomes = [parsed.opening, *(line.outcomes for line in parsed.lines)]
        return [
            [draw._replace(drawn=word) for draw, word in zip(play, text.split(", "), strict=False)]
            for play, text in zip(made, outcomes, strict=False)
        ]


def played(game: str, key: tuple[bytes, dict[int, bytes]] = (SEED, NONCES)) -> Match:
    """Play a game between bots."""
    loaded = load(game)
    match = Match(loaded, 2, Keyed(key[0], TABLE, key[1]))
    players = [bot("random", loaded, 7), bot("random", loaded, 8)]
    while not match.over:
        view = match.view(match.seat)
        match.play(loaded.actions.text(players[match.seat].choose(view, view.legal)))
    return match


def honest_record(game: str, key: tuple[bytes, dict[int, bytes]] = (SEED, NONCES)) -> str:
    """Return the record of a game."""
    return records.write(played(game, key))


@pytest.fixture(scope="module")
def honest() -> Published:
    """An honest game."""
    match = played("first_journey")
    return Published(records.write(match), records.write(match, seat=0).partition("\nresult")[0])


def test_an_honest_game_passes(honest: Published) -> None:
    assert not honest.refused()
    assert honest.faults() == []


@pytest.mark.parametrize("game", names())
def test_the_draws_of_every_game_follow_and_its_piles_are_consistent(game: str) -> None:
    read = records.read(honest_record(game))
    proof = proof_dict(honest_record(game), draws(read, read.replay()))
    assert check(proof, None) == []


def heading(name: str, value: str) -> Callable[[Published], Published]:
    """Return a change of a heading of the record."""
    return lambda honest: replace(
        honest, record=re.sub(rf"^{name}: .*$", f"{name}: {value}", honest.record, flags=re.MULTILINE)
    )


def ground(honest: Published) -> Published:
    """Publish another game, made up as a whole from another seed."""
    return replace(honest, record=honest_record("first_journey", (OTHER, NONCES)), key=(OTHER, NONCES))


def replayed_nonce(honest: Published) -> Published:
    """Publish a game made up with an old nonce in place of the seat's own."""
    key = (SEED, {**NONCES, 0: OTHER})
    return replace(honest, record=honest_record("first_journey", key), key=key)


def without_nonces(honest: Published) -> Published:
    """Publish a game made up without anybody's nonces."""
    return replace(honest, record=honest_record("first_journey", (SEED, {})), key=(SEED, {}))


def rewritten_outcome(honest: Published) -> Published:
    """Give somebody another card."""
    drawn = re.search(r"(?m)^\d+ 0 draw = (\w)", honest.record)
    assert drawn
    record = honest.record[: drawn.start(1)] + other(drawn[1]) + honest.record[drawn.end(1) :]
    return replace(honest, record=record)


def other(letter: str) -> str:
    """Return another card."""
    return "L" if letter != "L" else "W"


def cut_off(honest: Published) -> Published:
    """Leave out the last play."""
    *plays, _ = re.findall(r"(?m)^\d+ .*\n", honest.record)
    head = honest.record.partition("\n1 ")[0]
    return replace(honest, record=f"{head}\n{''.join(plays)}")


@pytest.mark.parametrize(
    "tamper",
    [
        pytest.param(heading("seed", OTHER.hex()), id="another seed"),
        pytest.param(heading("commitment", commitment_to(OTHER)), id="another commitment"),
        pytest.param(heading("nonces", f"0 {OTHER.hex()}, 1 {NONCES[1].hex()}"), id="another nonce"),
        pytest.param(heading("nonces", f"1 {NONCES[1].hex()}"), id="a withheld nonce"),
        pytest.param(heading("table", "elsewhere"), id="another table"),
        pytest.param(ground, id="a game made up from another seed"),
        pytest.param(replayed_nonce, id="a game made up with an old nonce"),
        pytest.param(without_nonces, id="a game made up without nonces"),
        pytest.param(rewritten_outcome, id="another card"),
        pytest.param(cut_off, id="a play left out"),
    ],
)
def test_a_dishonest_host_is_noticed_by_both(
    honest: Published, tamper: Callable[[Published], Published]
) -> None:
    dishonest = tamper(honest)
    assert dishonest.record != honest.record
    assert dishonest.refused()
    assert dishonest.faults() != []


def test_a_pile_of_the_hosts_own_making_is_noticed(honest: Published) -> None:
    made = honest.draws()
    ply = next(ply for ply, play in enumerate(made) if ply and play)
    made[ply] = [draw._replace(source=[(draw.drawn, 1)]) for draw in made[ply]]
    assert check(proof_dict(honest.record, made), honest.receipt) != []
