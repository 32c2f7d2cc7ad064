"""Score sheets: lines of points, counts, and what explains them."""

from whistlestop.core.scoring import COMPLETED, FAILED, MostTickets, ScoreLine, ScoreSheet, winners

LINES = [ScoreLine(f"line_{number}", "Line", "a line of the test") for number in range(40)]


def test_points_and_counts_are_told_apart_and_keep_their_order() -> None:
    sheet = ScoreSheet()
    for number, line in enumerate(LINES):
        if number % 3:
            sheet.score(line, 7 - number)
        else:
            sheet.count(line, number)

    assert list(sheet.points.items()) == [(f"line_{n}", 7 - n) for n in range(40) if n % 3]
    assert list(sheet.counts.items()) == [(f"line_{n}", n) for n in range(40) if not n % 3]
    assert sheet.total == sum(7 - n for n in range(40) if n % 3)
    assert [sheet.counted(line) for line in LINES] == [0 if n % 3 else n for n in range(40)]


def test_what_explains_a_line_is_kept() -> None:
    sheet = ScoreSheet()
    assert sheet.shown == {}

    sheet.shown["borrowed"] = ["Paris-Dieppe"]

    assert sheet.shown == {"borrowed": ["Paris-Dieppe"]}


def test_completed_tickets_break_a_tie() -> None:
    sheets = [ScoreSheet() for _ in range(3)]
    for sheet, completed in zip(sheets, (1, 3, 2), strict=True):
        sheet.score(LINES[0], 20)
        sheet.count(COMPLETED, completed)
        sheet.count(FAILED, 5)

    assert winners(sheets, []) == [0, 1, 2]
    assert winners(sheets, [MostTickets()]) == [1]
