"""Maps show every kind of card as the page does: both read one palette."""

import pytest

from tests.maps.drawings import SHIPPED, drawn
from whistlestop.core.cards import NAMES
from whistlestop.maps.picture import picture
from whistlestop.maps.style import Style


def test_every_kind_of_card_has_a_look_of_its_own() -> None:
    looks = Style().cards
    assert set(NAMES) <= set(looks)
    assert (
        len({look.colour for look in looks.values()})
        == len({look.symbol for look in looks.values()})
        == len(looks)
    )


@pytest.mark.parametrize("name", SHIPPED[:1])
def test_a_picture_shows_the_colour_and_the_symbol_of_its_routes(name: str) -> None:
    drawing = drawn(name)
    svg, looks = picture(drawing), Style().cards
    for colour in {route.colour for route in drawing.routes} - {"gray"}:
        assert f'fill="{looks[colour].colour}" stroke="{looks[colour].edge}"' in svg
        assert f'd="{looks[colour].symbol}" fill="{looks[colour].ink}"' in svg
