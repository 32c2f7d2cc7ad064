import pytest

from tests.playing import claim_routes, rule
from tests.rules.germany.table import germany
from whistlestop.record.match import Match

TO_THE_RHINE = ["Frankfurt-Köln/1", "Düsseldorf-Köln/1"]
TO_THE_WESTERN_BORDER = ["Dortmund-Düsseldorf/1", "Dortmund-Münster/1"]
ELSEWHERE = "Rostock-Konstanz"  # a ticket that nothing here completes


def played(ticket: str, *routes: str) -> Match:
    """Return a match in which seat 0 holds the ticket and has claimed the routes."""
    match = germany(tickets=[[ticket, ELSEWHERE]])
    claim_routes(match, routes)
    return match


def completed(match: Match) -> bool:
    """Return whether seat 0 has completed the only ticket that it could."""
    return match.score()[0].counts["completed"] == 1


@rule("DE-10")
@pytest.mark.parametrize(
    ("ticket", "routes", "missing"),
    [
        (
            "Emden-Hamburg",
            ["Bremerhaven-Emden", "Bremerhaven-Dänemark", "Kiel-Dänemark", "Hamburg-Kiel/black"],
            "Bremerhaven-Kiel",
        ),
        (
            "Bremen-Düsseldorf",
            ["Bremen-Münster", "Münster-Niederlande", "Düsseldorf-Niederlande", "Dortmund-Düsseldorf/1"],
            "Dortmund-Münster/1",
        ),
        (
            "Mannheim-Stuttgart",
            ["Karlsruhe-Mannheim", "Karlsruhe-Frankreich", "Freiburg-Frankreich", "Freiburg-Stuttgart"],
            "Freiburg-Karlsruhe",
        ),
        ("München-Konstanz", ["Lindau-München", "Lindau-Schweiz", "Konstanz-Schweiz"], "Konstanz-Lindau"),
        (
            "München-Konstanz",
            ["München-Österreich", "Lindau-Österreich", "Konstanz-Lindau"],
            "Lindau-München",
        ),
    ],
)
def test_two_routes_into_a_country_do_not_meet_there(ticket: str, routes: list[str], missing: str) -> None:
    match = played(ticket, *routes)
    assert not completed(match)

    claim_routes(match, [missing])
    assert completed(match)


@rule("DE-10")
@pytest.mark.parametrize(
    "routes",
    [
        [*TO_THE_RHINE, "Düsseldorf-Niederlande"],
        [*TO_THE_RHINE, *TO_THE_WESTERN_BORDER, "Münster-Niederlande"],
        [*TO_THE_RHINE, *TO_THE_WESTERN_BORDER, "Emden-Münster", "Emden-Niederlande"],
    ],
    ids=lambda routes: routes[-1],
)
def test_any_way_into_a_country_completes_a_ticket_to_it(routes: list[str]) -> None:
    match = played("Niederlande-Frankfurt", *routes[:-1])
    assert not completed(match)

    claim_routes(match, routes[-1:])
    assert completed(match)


@rule("DE-10")
def test_a_route_into_a_country_that_leads_nowhere_else_completes_nothing() -> None:
    match = played("Niederlande-Frankfurt", *TO_THE_RHINE, "Emden-Niederlande", "Münster-Niederlande")

    assert not completed(match)


@rule("DE-10")
@pytest.mark.parametrize(
    "routes",
    [
        ["Emden-Niederlande", "Bremerhaven-Emden", "Bremerhaven-Dänemark"],
        ["Emden-Niederlande", "Bremerhaven-Emden", "Bremerhaven-Kiel", "Kiel-Dänemark"],
        ["Münster-Niederlande", "Bremen-Münster", "Bremen-Bremerhaven", "Bremerhaven-Dänemark"],
    ],
)
def test_a_ticket_from_country_to_country_may_use_any_way_into_either(routes: list[str]) -> None:
    match = played("Dänemark-Niederlande", *routes[:-1])
    assert not completed(match)

    claim_routes(match, routes[-1:])
    assert completed(match)


@rule("DE-10")
def test_a_ticket_from_country_to_country_needs_a_path_between_them() -> None:
    assert not completed(played("Dänemark-Niederlande", "Kiel-Dänemark", "Emden-Niederlande"))


@rule("DE-10")
@rule("Q-22")
def test_a_ticket_to_a_country_adds_or_subtracts_its_points() -> None:
    match = played("Niederlande-Frankfurt", *TO_THE_RHINE)
    assert match.score()[0].points["tickets"] == -8 - 22

    claim_routes(match, ["Düsseldorf-Niederlande"])
    assert match.score()[0].points["tickets"] == 8 - 22
