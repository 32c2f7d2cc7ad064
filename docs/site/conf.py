"""Configuration of the documentation site; ./play docs builds it."""

import tomllib
from pathlib import Path

import whistlestop

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Whistlestop"
author = PROJECT["authors"][0]["name"]
copyright = author
version = release = whistlestop.__version__
language = "en"

extensions = ["myst_parser"]
root_doc = "docs/index"
include_patterns = ["docs/**", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
exclude_patterns = ["docs/site", "web", "src", ".venv", "build", "tests", "examples"]
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # the tables of wire.md start at the third level
highlight_language = "none"
nitpicky = True

html_theme = "furo"
html_title = f"Whistlestop {version}"
html_static_path = ["static", "../../build/site-static"]
html_css_files = ["site.css"]
html_js_files = ["replay.js"]
html_extra_path = ["extra"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a2f1d", "color-brand-content": "#8a2f1d"},
    "dark_css_variables": {"color-brand-primary": "#e8b25a", "color-brand-content": "#e8b25a"},
}
