"""Sources of chance are fair, repeatable, scriptable and verifiable."""

import hashlib
import hmac
from collections import Counter

import pytest

from whistlestop.core import cards
from whistlestop.core.errors import ChanceMismatch
from whistlestop.core.luck.chance import Chance, Recording, Scripted, Seeded
from whistlestop.core.luck.keyed import Keyed

DECK = cards.from_counts(dict.fromkeys(cards.NAMES[:8], 12) | {"locomotive": 14})


@pytest.mark.parametrize("make", [lambda: Seeded(11), lambda: Keyed(bytes(32))], ids=["seeded", "keyed"])
class TestFairness:
    def test_every_number_is_about_equally_likely(self, make: type[Chance]) -> None:
        chance = make()
        seen = Counter(int(chance.below(7)) for _ in range(14_000))

        assert set(seen) == set(range(7))
        # The chi-squared value with 6 degrees of freedom exceeds 33 once in 100,000 times.
        assert sum((count - 2000) ** 2 / 2000 for count in seen.values()) < 33

    def test_cards_come_in_proportion_to_their_number(self, make: type[Chance]) -> None:
        chance = make()
        seen = Counter(int(chance.card(DECK)) for _ in range(11_000))
        expected = [1200] * 8 + [1400]

        # 8 degrees of freedom: 37 is exceeded once in 100,000 times.
        assert sum((seen[kind] - n) ** 2 / n for kind, n in enumerate(expected)) < 37

    def test_only_members_of_the_set_come_up(self, make: type[Chance]) -> None:
        chance = make()

        assert {int(chance.member(0b1010010)) for _ in range(200)} == {1, 4, 6}

    def test_the_same_seed_gives_the_same_answers(self, make: type[Chance]) -> None:
        one, other = make(), make()

        assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_near_seeds_give_unlike_answers() -> None:
    first = [int(Seeded(seed).below(1_000_000)) for seed in range(500)]

    assert len(set(first)) > 490


def test_a_script_is_followed_and_must_be_possible() -> None:
    chance = Scripted([6, 3])

    assert chance.card(cards.from_letters("RG")) == 6
    with pytest.raises(ChanceMismatch, match="yellow can't be drawn: there are 1 red card and 1 green card"):
        chance.card(cards.from_letters("RG"))


def test_a_script_that_ends_too_early_says_so() -> None:
    with pytest.raises(ChanceMismatch, match="no outcome is recorded"):
        Scripted([]).below(3)


def test_a_recording_can_be_played_back() -> None:
    recording = Recording(Seeded(5))
    heard = [int(recording.below(10)), int(recording.card(DECK)), int(recording.member(0b111))]

    assert recording.take() == heard
    assert recording.take() == []
    script = Scripted(heard)
    assert [script.below(10), script.card(DECK), script.member(0b111)] == heard


def test_a_commitment_is_the_hash_of_the_seed_and_a_seed_has_32_bytes() -> None:
    seed = bytes(range(32))

    assert Keyed(seed).commitment() == "sha256:" + hashlib.sha256(seed).hexdigest()
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        Keyed(b"abc")


def heard(chance: Chance, number: int = 40) -> list[int]:
    """Ask for some numbers."""
    return [int(chance.below(1_000_000)) for _ in range(number)]


def test_every_play_has_a_stream_of_its_own() -> None:
    chance = Keyed(bytes(range(32)))
    streams = []
    for ply in range(50):
        chance.start_ply(ply)
        streams.append(heard(chance))

    assert len({number for stream in streams for number in stream}) > 1990


def test_coming_to_a_play_again_gives_its_answers_again_whatever_was_asked_between() -> None:
    chance = Keyed(bytes(range(32)))
    chance.start_ply(7)
    first = heard(chance)
    chance.start_ply(3)
    heard(chance, 5)
    chance.start_ply(7)

    assert heard(chance) == first


def test_seeds_that_differ_in_one_bit_give_other_answers() -> None:
    assert heard(Keyed(bytes(32))) != heard(Keyed(bytes(31) + b"\x01"))


def test_a_word_is_the_one_that_the_documents_promise() -> None:
    seed = bytes(range(32))
    chance = Keyed(seed)
    chance.start_ply(258)
    words = [chance.word() for _ in range(9)]

    def block(counter: bytes) -> bytes:
        return hmac.new(seed, b"whistlestop" + b"\x02\x01" + bytes(6) + counter, hashlib.sha256).digest()

    first, second = block(bytes(8)), block(b"\x01" + bytes(7))
    assert b"".join(word.to_bytes(4, "little") for word in words) == first + second[:4]


def test_words_of_the_last_incomplete_run_are_drawn_again() -> None:
    chance = Keyed(bytes(32))
    chance.words = [5, 2**32 - 1, 2**32 - 2]  # taken from the end; 3 * 2**30 is the largest multiple of n

    assert chance.below(3 * 2**30) == 5


def test_a_recording_comes_to_a_play_with_its_source() -> None:
    recording, chance = Recording(Keyed(bytes(32))), Keyed(bytes(32))
    recording.start_ply(9)
    chance.start_ply(9)

    assert heard(recording) == heard(chance)
