import json
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import whistlestop.env
from whistlestop.core.errors import BadBot, IllegalCode
from whistlestop.env import AgainstBots, TableEnv, VectorAgainstBots
from whistlestop.games import SHIPPED, load

CYCLES = 60
FEW_AND_MANY = [(name, seats) for name in SHIPPED for seats in (load(name).seats[0], load(name).seats[-1])]
every_table = pytest.mark.parametrize(("name", "seats"), FEW_AND_MANY)
every_game = pytest.mark.parametrize("name", SHIPPED)


def sampled(mask: "np.ndarray[Any, np.dtype[Any]]", luck: np.random.Generator) -> int:
    """Return a random legal action."""
    return int(luck.choice(np.flatnonzero(mask)))


@every_table
def test_pettingzoo_accepts_the_agents_in_turn(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # it is a dictionary of two
        warnings.filterwarnings("ignore", "Observation space for each agent")
        api_test(whistlestop.env.aec(name, seats), num_cycles=CYCLES)


@every_game
def test_equal_seeds_give_equal_games(name: str) -> None:
    seed_test(lambda: whistlestop.env.aec(name), num_cycles=CYCLES)


@every_table
def test_pettingzoo_accepts_the_agents_at_once(name: str, seats: int) -> None:
    parallel_api_test(whistlestop.env.parallel(name, seats), num_cycles=CYCLES)


@every_game
def test_gymnasium_accepts_a_seat_against_bots(name: str) -> None:
    env = gymnasium.make(whistlestop.env.environment_id(name), opponents="greedy")
    check_env(env.unwrapped, skip_render_check=True)


@every_game
def test_a_game_of_agents_ends_with_rewards_that_add_up(name: str) -> None:
    env = whistlestop.env.aec(name, reduced=True)
    env.reset(seed=3)
    luck = np.random.default_rng(1)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        sums[agent] += reward
        if terminated or truncated:
            assert isinstance(info["score"], int)
            env.step(None)
        else:
            env.step(sampled(seen["action_mask"], luck))
    assert sum(sums.values()) == pytest.approx(0)
    assert max(sums.values()) > 0 or set(sums.values()) == {0}


def test_an_illegal_action_loses() -> None:
    env = whistlestop.env.aec("europe")
    env.reset(seed=1)
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.infos["seat_0"] == {"illegal": True} or env.infos["seat_1"] == {"illegal": True}
    assert min(env._cumulative_rewards.values()) == -1


def test_seats_choose_at_the_same_time_in_parallel() -> None:
    env = whistlestop.env.parallel("europe", 3)
    luck = np.random.default_rng(2)
    observations, _ = env.reset(seed=5)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    assert all(mask.any() for mask in masks.values())
    observations, *_ = env.step({agent: sampled(mask, luck) for agent, mask in masks.items()})
    assert sum(seen["action_mask"].any() for seen in observations.values()) == 1


def test_the_raw_environments_refuse_illegal_actions() -> None:
    env = TableEnv("usa")
    env.reset(seed=1)
    with pytest.raises(IllegalCode):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))


@pytest.mark.parametrize("opponents", ["random", "planner"])
def test_a_saved_environment_goes_on_as_it_would_have(opponents: str) -> None:
    one, other = AgainstBots("europe", 2, opponents), AgainstBots("europe", 2, opponents)
    luck = np.random.default_rng(4)
    seen, info = one.reset(seed=8)
    other.reset(seed=9)
    for _ in range(30):
        seen, *_, info = one.step(np.int64(sampled(info["action_mask"], luck)))
    other.load(one.save())
    assert (other.observation() == seen).all()
    for _ in range(20):
        action = np.int64(sampled(info["action_mask"], luck))
        seen, reward, over, _, info = one.step(action)
        again, same_reward, same_over, _, _ = other.step(action)
        assert (seen == again).all()
        assert (reward, over) == (same_reward, same_over)


def test_a_saved_table_goes_on_as_it_would_have() -> None:
    one, other = TableEnv("germany", 3), TableEnv("germany", 3)
    luck = np.random.default_rng(4)
    one.reset(seed=2)
    for _ in range(50):
        one.step(sampled(one.last()[0]["action_mask"], luck))
    other.load(one.save())
    for _ in range(30):
        action = sampled(one.last()[0]["action_mask"], luck)
        one.step(action)
        other.step(action)
        for agent in one.agents:
            assert (one.observe(agent)["observation"] == other.observe(agent)["observation"]).all()


@every_game
def test_vectors_play_as_single_environments_do(name: str) -> None:
    envs = gymnasium.make_vec(whistlestop.env.environment_id(name), 4, opponents="random", reduced=True)
    assert isinstance(envs.unwrapped, VectorAgainstBots)
    vector = envs.unwrapped
    seen, infos = vector.reset(seed=7)
    assert seen in vector.observation_space
    ended = 0
    while ended < 2:
        seen, rewards, terminated, truncated, infos = vector.step(vector.sample())
        assert seen in vector.observation_space
        assert infos["action_mask"].shape == (4, len(vector.arrays.batch.codes.labels))
        assert infos["action_mask"].any(axis=1).all()
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        ended += int(terminated.sum())
        if terminated.any():
            assert (infos["_scores"] == terminated).all()


def test_vectors_with_equal_seeds_are_equal() -> None:
    one, other = (VectorAgainstBots("usa", 3, opponents="greedy") for _ in range(2))
    assert (one.reset(seed=1)[0] == other.reset(seed=1)[0]).all()
    for _ in range(30):
        actions = one.sample()
        assert (actions == other.sample()).all()
        assert (one.step(actions)[0] == other.step(actions)[0]).all()


def test_views_of_a_vector_share_memory_and_copies_do_not() -> None:
    viewing, copying = (VectorAgainstBots("usa", 2, opponents="random", copy=copy) for copy in (False, True))
    for env in (viewing, copying):
        before, _ = env.reset(seed=1)
        after = env.step(env.sample())[0]
        assert np.shares_memory(before, after) == (env is viewing)


def test_a_learner_can_play_all_seats_of_a_batch() -> None:
    arrays = whistlestop.env.batch("first_journey", 5, seats=3, seed=2)
    assert arrays.observations.shape == (5, 3, len(arrays.batch.layout.describe()))
    assert not arrays.observations.flags.writeable
    for _ in range(50):
        arrays.batch.sample()
        chosen = arrays.sampled.copy()
        assert arrays.masks[np.arange(5), chosen].all()
        arrays.step(chosen)


@pytest.mark.parametrize("name", ["first_journey", "card_game"])
def test_tables_are_rendered_as_text_pictures_and_pixels(name: str) -> None:
    frames: dict[str, Any] = {}
    luck = np.random.default_rng(1)
    for mode in ("ansi", "svg", "rgb_array"):
        env = TableEnv(name, render_mode=mode)
        env.reset(seed=1)
        for _ in range(30):
            env.step(sampled(env.last()[0]["action_mask"], luck))
        frames[mode] = env.render()
    assert load(name).title in frames["ansi"]
    assert frames["svg"].startswith("<svg")
    assert frames["rgb_array"].shape[2] == 3
    assert len(np.unique(frames["rgb_array"].reshape(-1, 3), axis=0)) > 5


def test_maps_of_ones_own_are_registered(tmp_path: Path) -> None:
    folder = tmp_path / "island"
    folder.mkdir()
    source = Path(str(load("first_journey_usa").about.folder))
    for file in source.iterdir():
        if file.is_file():
            (folder / file.name).write_bytes(file.read_bytes())
    identity = whistlestop.env.register(folder)
    env = gymnasium.make(identity, opponents="random", disable_env_checker=True)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_bots_that_need_views_are_refused() -> None:
    with pytest.raises(BadBot):
        AgainstBots("europe", opponents="examples/longest_first.py:LongestFirst")


def test_a_missing_package_is_named_with_its_extra() -> None:
    code = (
        "import sys, json; sys.modules['gymnasium'] = None\n"
        "try:\n    import whistlestop.env\nexcept ImportError as error:\n    print(json.dumps(str(error)))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "gymnasium" in json.loads(said)
    assert "whistlestop[env]" in json.loads(said)
