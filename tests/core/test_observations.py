import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.features import UNWRITTEN, Encoding, Feature
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.observation.action_codes import ILLEGAL, ActionCodes
from whistlestop.core.observation.layout import ObservationLayout
from whistlestop.core.slots import Content
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.testing.observations import ObservationExaminer

POINTS = 120


class OtherHand(Feature):
    """A leak: how many red cards the next seat holds."""

    def __init__(self) -> None:
        super().__init__("other hand", ["red cards of seat +1"])

    def write(self, state: State, seat: i64, out: "vec[u8]", at: i64, memory: "vec[i64]", first: i64) -> None:
        out[at] = u8((state.hands[(seat + 1) % state.seats] >> 36) & 63)


class Halved(Content):
    """A content that declares its own encoding."""

    def encoding(self, game: Game, seats: int) -> Encoding:
        return HalfEncoding(["half", "odd"])


class HalfEncoding(Encoding):
    def write(self, value: i64, seat: i64, seats: i64, out: "vec[u8]", at: i64) -> None:
        out[at], out[at + 1] = u8(value // 2), u8(value % 2)


def numbers(layout: ObservationLayout, state: State, seat: int) -> dict[str, int]:
    return dict(zip(layout.describe(), [int(one) for one in layout.encode(state, seat)], strict=True))


@pytest.mark.parametrize("name", SHIPPED)
def test_hidden_information_does_not_change_an_observation(name: str) -> None:
    game = load(name)
    for seats in {game.seats[0], game.seats[-1]}:
        check = ObservationExaminer(game, seats).play(POINTS, seed=seats, every=4)
        assert check.leaks == []
        assert check.redealt_differently > POINTS // 2


def test_a_leaking_feature_is_caught() -> None:
    game = load("europe")
    layout = ObservationLayout(game, 2)
    layout.add(OtherHand())
    check = ObservationExaminer(game, 2, layout).play(POINTS, seed=1, every=4)
    assert any("red cards of seat +1" in leak for leak in check.leaks)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        layout = ObservationLayout(game, seats)
        labels = layout.describe()
        assert len(labels) == len(set(labels)) == layout.size


@pytest.mark.parametrize("name", SHIPPED)
def test_observations_are_updated_in_place(name: str) -> None:
    game = load(name)
    layout = ObservationLayout(game)
    luck, legal = Seeded(3), game.new_legal()
    state = game.start(game.seats[0], luck)
    out = vec[u8]([u8(0)] * int(layout.size))
    memory = vec[i64]([UNWRITTEN] * int(layout.words))
    while not state.over:
        layout.write(state, 1, 0, out, 0, memory, 0)
        if luck.below(2) == 0:
            assert list(out) == list(layout.encode(state, 1))
        state.play(state.pick(luck, legal), luck)
    layout.clear(out, 0, memory, 0)
    assert set(out) == {0}
    assert set(memory) == {UNWRITTEN}


def test_an_observation_shows_what_the_seat_sees() -> None:
    game = load("europe")
    luck, legal = Seeded(5), game.new_legal()
    state = game.start(3, luck)
    while state.ply < 200 and not state.over:
        state.play(state.pick(luck, legal), luck)
    layout = ObservationLayout(game, 3)
    for seat in range(3):
        view = game.view(state, seat).to_dict()
        seen = numbers(layout, state, seat)
        hand = view["hand"]
        assert isinstance(hand, dict)
        assert {kind: seen[f"hand: {kind}"] for kind in hand} == hand
        sizes, trains = view["hand_sizes"], view["trains"]
        assert isinstance(sizes, list)
        assert isinstance(trains, list)
        after = (seat + 1) % 3
        assert seen["cards in hand: seat +1"] == sizes[after]
        assert seen["trains: seat +1"] == trains[after]
        owned = [label for label, number in seen.items() if label.startswith("route ") and number]
        owner = view["owner"]
        assert isinstance(owner, list)
        assert sum(not label.endswith(": closed") for label in owned) == sum(map(bool, owner))
        held = [label for label, number in seen.items() if label.endswith(": held") and number]
        tickets = view["tickets"]
        assert isinstance(tickets, list)
        assert len(held) == len(tickets)


def test_a_layout_with_more_room_has_the_same_numbers_for_the_seats_there_are() -> None:
    game = load("germany")
    state = game.start(2, Seeded(1))
    tight, roomy = ObservationLayout(game, 2), ObservationLayout(game)
    few, many = numbers(tight, state, 1), numbers(roomy, state, 1)
    assert few == {label: many[label] for label in few}
    assert tight.version() != roomy.version()


def test_a_content_declares_its_encoding() -> None:
    out = vec[u8]([u8(0), u8(0)])
    encoding = Halved().encoding(load("usa"), 2)
    encoding.write(7, 0, 2, out, 0)
    assert list(out) == [3, 1]
    assert encoding.width() == 2


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("name", SHIPPED)
def test_codes_reach_every_kind_of_legal_action(name: str, reduced: bool) -> None:
    game = load(name)
    codes = ActionCodes(game, reduced)
    luck, legal = Seeded(2), game.new_legal()
    state = game.start(game.seats[0], luck)
    pending = 0
    while not state.over:
        seat = int(state.seat)
        mask = codes.mask(state, seat, pending)
        marked = [code for code, flag in enumerate(mask) if flag]
        assert marked
        if not pending and not state.phase.lists_many:
            listed = game.legal(state, seat)
            assert {int(codes.code(action)) for action in listed} == set(marked)
            assert {int(codes.action(state, seat, code, 0, legal)) for code in marked} <= set(listed)
        code = marked[luck.below(len(marked))]
        if codes.is_addition(code):
            pending |= 1 << int(codes.position(state, seat, code))
            continue
        action = codes.action(state, seat, code, pending, legal)
        assert state.phase.problem(state, seat, action) is None
        state.play(action, luck)
        pending = 0


def test_a_reduced_code_stands_for_the_payment_with_the_fewest_locomotives() -> None:
    game = load("usa")
    codes = ActionCodes(game, reduced=True)
    luck, legal = Seeded(4), game.new_legal()
    state = game.start(2, luck)
    while not any(text.startswith("claim") and text.endswith("L") for text in game.view(state, 0).texts()):
        state.play(state.pick(luck, legal), luck)
    seat = int(state.seat)
    for action in game.legal(state, seat):
        chosen = codes.action(state, seat, codes.code(action), 0, legal)
        assert game.actions.text(chosen).count("L") <= game.actions.text(action).count("L")


def test_an_illegal_code_has_no_action() -> None:
    game = load("card_game")
    codes = ActionCodes(game)
    state = game.start(2, Seeded(1))
    legal = game.new_legal()
    mask = codes.mask(state, int(state.seat))
    unmarked = [code for code, flag in enumerate(mask) if not flag]
    assert all(codes.action(state, int(state.seat), code, 0, legal) == ILLEGAL for code in unmarked)
