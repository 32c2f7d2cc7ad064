"""What the page is measured by."""

from whistlestop.benchmarks.page_goals import AT_LEAST, AT_MOST, goal_text, missed_goals
from whistlestop.benchmarks.page_load import WINDOWS
from whistlestop.benchmarks.page_motion import per_second, percentile_95


def test_only_what_misses_its_goal_is_named() -> None:
    good = {**AT_MOST, **AT_LEAST, "heap_mb": 9000.0}
    assert missed_goals(good) == []
    assert missed_goals({**good, "fonts_kb": 61, "map_share_390x844": 0.44}) == [
        "fonts_kb",
        "map_share_390x844",
    ]
    assert (goal_text("fonts_kb"), goal_text("map_share_390x844"), goal_text("heap_mb")) == (
        "≤ 60",
        "≥ 0.45",
        "",
    )


def test_every_window_has_goals() -> None:
    for window in WINDOWS:
        assert {f"map_share_{window}", f"map_share_paying_{window}"} <= AT_LEAST.keys()


def test_frames_and_waits_are_summed_up() -> None:
    assert per_second([20.0] * 9 + [70.0]) == 40.0
    assert percentile_95([float(number) for number in range(100)]) == 95.0
    assert percentile_95([]) == 0.0
