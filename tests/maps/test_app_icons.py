"""The icons of the page are those that its manifest names."""

import json
import struct
from pathlib import Path

import pytest

from whistlestop.maps.raster.__main__ import ICONS
from whistlestop.maps.raster.app_icon import ENGINE, GROUND, draw_icon
from whistlestop.maps.raster.canvas import rgb

from .test_pictures import pixels

PUBLIC = Path(__file__).parents[2] / "web" / "public"


def test_the_manifest_names_icons_that_are_drawn() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    named = {Path(icon["src"]).stem: icon for icon in manifest["icons"]}
    assert named.keys() <= ICONS.keys()
    for name, icon in named.items():
        size = int(icon["sizes"].partition("x")[0])
        assert ICONS[name] == (size, icon.get("purpose") == "maskable")


@pytest.mark.parametrize("maskable", [False, True])
def test_an_icon_shows_a_locomotive_and_keeps_clear_of_what_may_be_cut_off(maskable: bool) -> None:
    png = draw_icon(64, maskable=maskable)
    assert struct.unpack(">II", png[16:24]) == (64, 64)
    found = pixels(png)[2]
    drawn = [at // 3 for at in range(0, len(found), 3) if found[at : at + 3] == rgb(ENGINE)]
    assert len(drawn) > 500
    assert found[:3] == rgb(GROUND)
    reach = max((at % 64 - 31.5) ** 2 + (at // 64 - 31.5) ** 2 for at in drawn) ** 0.5
    assert (reach < 0.4 * 64) == maskable
