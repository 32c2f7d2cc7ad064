"""A packed multiset of cards behaves like a plain one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlestop.core import bits, cards

KIND = st.integers(0, cards.KINDS - 1)
HANDS = (
    st.lists(KIND, max_size=60).map(Counter).filter(lambda hand: max(hand.values(), default=0) <= cards.MOST)
)
MEMBERS = st.sets(st.integers(0, bits.LARGEST - 1))


def packed(hand: Counter[int]) -> int:
    return sum(int(cards.ONE[kind]) * number for kind, number in hand.items())


@given(HANDS)
def test_counting_cards(hand: Counter[int]) -> None:
    assert cards.total(packed(hand)) == hand.total()
    assert cards.locomotives(packed(hand)) == hand[cards.LOCOMOTIVE]
    assert cards.coloured(packed(hand)) == hand.total() - hand[cards.LOCOMOTIVE]
    assert [cards.count(packed(hand), kind) for kind in range(cards.KINDS)] == [
        hand[kind] for kind in range(cards.KINDS)
    ]


@given(HANDS)
def test_the_nth_card_is_that_of_the_sorted_cards(hand: Counter[int]) -> None:
    assert [cards.nth(packed(hand), n) for n in range(hand.total())] == sorted(hand.elements())


@given(HANDS, HANDS)
def test_taking_cards_away_as_far_as_they_are_there(hand: Counter[int], taken: Counter[int]) -> None:
    assert cards.without(packed(hand), packed(taken)) == packed(hand - taken)
    assert cards.covers(packed(hand), packed(taken)) == (taken <= hand)


@given(HANDS, st.integers(0, cards.MOST), st.integers(0, cards.MOST))
def test_the_cards_of_each_colour_beyond_some_up_to_a_limit(
    hand: Counter[int], taken: int, most: int
) -> None:
    there = {kind: min(max(hand[kind] - taken, 0), most) for kind in range(cards.COLOURS)}

    assert cards.clamped(packed(hand), taken, most) == packed(Counter(there))


@given(HANDS, st.integers(1, cards.MOST))
def test_the_colours_with_enough_cards(hand: Counter[int], enough: int) -> None:
    marks = cards.colours_with(packed(hand), enough)
    found = []
    while marks:
        found.append(cards.colour_at(marks))
        marks &= marks - 1

    assert found == [kind for kind in range(cards.COLOURS) if hand[kind] >= enough]


@given(HANDS)
def test_cards_are_written_and_read_back(hand: Counter[int]) -> None:
    assert cards.from_letters(cards.letters(packed(hand))) == packed(hand)
    assert cards.from_counts(cards.to_counts(packed(hand))) == packed(hand)
    assert Counter(cards.names(packed(hand))) == Counter(cards.to_counts(packed(hand)))


def test_cards_are_said_in_words() -> None:
    assert cards.in_words(cards.from_letters("RRL")) == "2 red cards and 1 locomotive"
    assert cards.in_words(0) == "no cards"


def test_a_letter_that_is_no_card_is_named() -> None:
    with pytest.raises(ValueError, match="“X” is not a card; cards are written PWBYOKRGL"):
        cards.from_letters("RX")


@given(MEMBERS)
def test_a_set_as_bits(members: set[int]) -> None:
    mask = sum(int(bits.BIT[member]) for member in members)

    assert bits.to_list(mask) == sorted(members)
    assert bits.size(mask) == len(members)
    assert bits.size_of_few(mask) == len(members)
    assert [bits.nth(mask, n) for n in range(len(members))] == sorted(members)


@given(counts=st.lists(st.integers(0, 31), min_size=9, max_size=9))
def test_the_colours_of_some_cards_are_a_set(counts: list[int]) -> None:
    hand = sum(number << 6 * kind for kind, number in enumerate(counts))

    assert cards.colour_set(hand) == sum(1 << kind for kind in range(8) if counts[kind])


@given(counts=st.lists(st.integers(0, 31), min_size=9, max_size=9))
def test_locomotives_stand_in_for_every_colour_up_to_fifteen(counts: list[int]) -> None:
    hand = sum(number << 6 * kind for kind, number in enumerate(counts))

    at_hand = cards.with_locomotives(hand)

    assert [cards.count(at_hand, kind) for kind in range(8)] == [min(15, n + counts[8]) for n in counts[:8]]
