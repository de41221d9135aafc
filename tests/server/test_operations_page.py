"""The page for those who run a server names everything that they can set, ask and watch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from folsom.cli import _parser
from folsom.server.metrics import Metrics
from folsom.server.settings import FIELDS, Settings
from folsom.server.wire.limits import BODY_BYTES, MESSAGE_BYTES, RECORD_BYTES

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    section = re.split(r"^## ", PAGE.split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def test_every_setting_is_on_the_page_in_its_order() -> None:
    assert [name for row in rows("Settings") for name in re.findall(r"`(\w+)`", row[0])] == list(FIELDS)


@pytest.mark.parametrize(
    "name",
    [
        "port",
        "sleep_after",
        "keep_open",
        "guest_requests",
        "address_requests",
        "new_guests",
        "new_tables",
        "wrong_codes",
        "replays",
        "guest_sockets",
    ],
)
def test_the_defaults_on_the_page_are_those_of_the_server(name: str) -> None:
    (row,) = [row for row in rows("Settings") if f"`{name}`" in row[0]]
    names, numbers = re.findall(r"`(\w+)`", row[0]), re.findall(r"\d+", row[1])
    assert [float(number) for number in numbers] == [float(getattr(Settings(), name)) for name in names]


def test_every_metric_is_on_the_page() -> None:
    written = set(re.findall(r"`(folsom_\w+)", "".join(row[0] for row in rows("Metrics"))))
    types = re.findall(r"# TYPE (folsom_\w+) \w+", Metrics().page().decode())
    assert written == {name for name in types if not name.endswith("_created")}


def test_the_bounds_on_the_page_are_those_of_the_wire() -> None:
    assert f"bodies are bounded at {BODY_BYTES // 1024} KiB, messages at {MESSAGE_BYTES // 1024} KiB" in PAGE
    assert f"uploaded records at {RECORD_BYTES // 1024} KiB" in PAGE


def test_the_options_on_the_page_are_those_of_the_command() -> None:
    parser = _parser("serve")
    help_text = parser._subparsers._group_actions[0].choices["serve"].format_help()  # type: ignore[union-attr, index]  # argparse's own
    for option in re.findall(r"`(--[a-z-]+)", PAGE):
        assert option in help_text, option
