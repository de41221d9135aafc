"""`folsom play`, `resume` and `replay` in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import folsom
from folsom.cli.language import language, locale_language
from folsom.locale import LANGUAGE_NAMES, LANGUAGES
from tests.support.terminal import Command

EXPRESS = "play --seats human,random,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
TEAMS = "play --seats human,random --seed 3"
SUPER = "play super --seats human,random,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
TYPED = ["help", "rules", "rules tuco", "rules nonsense", "look", "hand", "dance", "undo", "save", "record x", ""]
by_language = pytest.mark.parametrize("tag", LANGUAGES)

LATIN = re.compile(r"[A-Za-z]{2,}")
# What stays Latin in Greek: names, what is typed, and what a computer calls things
NAMES = {"Tuco", "Belle", "Doc", "Express", "Super", "random", "folsom", "Enter", "Cheyenne", "Ghost", "Django", "Mei"}
NAMES |= {"Undo", "Change", "reflex", "horse", "option", "on", "all", "nonsense", "dance"}
COMMANDS = {
    "help",
    "quit",
    "undo",
    "look",
    "hand",
    "log",
    "rules",
    "save",
    "record",
    "change",
    "keep",
    "resume",
    "play",
}


def spaced(text: str) -> str:
    """A text without its lines, and with plain spaces."""
    return " ".join(text.split())


# --- which language ----------------------------------------------------------------------------------


@pytest.mark.parametrize("command_line", [EXPRESS, SUPER, "resume", "replay nothing.folsom"])
def test_a_language_that_there_isnt_is_answered_with_those_that_are(command: Command, command_line: str) -> None:
    assert command.run(f"{command_line} --language xx") == 2
    complaint = command.complaint.getvalue()
    assert complaint.startswith("folsom: there is no language 'xx'; there are en (English), ")
    assert all(f"{tag} ({name})" in complaint for tag, name in LANGUAGE_NAMES.items())


@pytest.mark.parametrize("arguments", ["simulate super --language el", "match --language el", "check --language el"])
def test_commands_for_programs_speak_english_only(command: Command, arguments: str) -> None:
    with pytest.raises(SystemExit) as ended:
        command.run(arguments)
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("variables", "tag"),
    [
        ({"LC_ALL": "el_GR.UTF-8", "LANG": "it_IT"}, "el"),
        ({"LC_ALL": "", "LC_MESSAGES": "no_NO.UTF-8"}, "nb"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ro"}, "ro"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ro"}, "en"),
        ({"LC_ALL": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_locale_says_the_language_that_nobody_has_named(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], tag: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert locale_language() == tag


def test_a_named_language_wins_over_the_locale(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "el_GR.UTF-8")
    assert command.run(f"{SUPER} --language no") == 0
    assert language() == "nb"
    assert "Den siste banditten på toget vinner." in spaced(command.text)
    assert command.run(SUPER) == 0
    assert "τελευταίος ληστής στο τρένο." in spaced(command.text)


# --- whole games ---------------------------------------------------------------------------------------


@by_language
@pytest.mark.parametrize(("table", "choices"), [(EXPRESS, ["1", "2"] * 60), (TEAMS, ["1"] * 90), (SUPER, ["341"] * 8)])
def test_a_whole_game_is_played_in_every_language(
    command: Command, tmp_path: Path, tag: str, table: str, choices: list[str]
) -> None:
    record = tmp_path / "game.folsom"
    assert command.run(f"{table} --language {tag}", *TYPED, *choices, "log all", f"record {record}", "quit") == 0
    assert command.game.game.over
    assert "{" not in command.text
    assert spaced(command.game.game.result.said(tag)) in spaced(command.text)
    again = folsom.read(record.read_text(encoding="utf-8"))
    assert again.save() == command.game.game.save()
    assert again.record(tag) == record.read_text(encoding="utf-8")


@pytest.mark.parametrize(("table", "choices"), [(EXPRESS, ["1", "2"] * 60), (SUPER, ["341"] * 8)])
def test_a_greek_game_is_greek_through_and_through(command: Command, table: str, choices: list[str]) -> None:
    command.run(f"{table} --language el", *TYPED, *choices, "log all", "quit")
    latin = {word for word in LATIN.findall(command.text) if word.capitalize() not in NAMES and word not in NAMES}
    assert latin - COMMANDS == set()


@by_language
def test_a_shared_keyboard_is_passed_on_in_every_language(command: Command, tag: str) -> None:
    people = "--seats human,human,random --first-player 1 --seed 5"
    command.run_at_terminal(f"play super {people} --language {tag}", "", "341", "change", "change x", "", "341", "quit")
    assert "{" not in command.text
    assert "Enter" in command.text or "Invio" in command.text


@pytest.mark.parametrize("typed", ["παίξε Κίνηση", "κίνη", "play Move", "move"])
def test_one_types_what_is_shown_or_the_english_words(command: Command, typed: str) -> None:
    command.run(f"{EXPRESS} --language el", typed, "quit")
    assert command.game.game.moves[0].text == "play Move"


@pytest.mark.parametrize("typed", ["κίνηση πυρ στροφή", "κί πυ στ", "move fire turn", "341"])
def test_a_plan_is_typed_in_the_language_in_english_or_in_numbers(command: Command, typed: str) -> None:
    command.run(f"{SUPER} --language el", typed, "quit")
    assert [move.text for move in command.game.game.moves if move.seat == 0] == ["Move, Fire, Turn"]


def test_the_rules_are_asked_for_in_the_language_or_in_english(command: Command) -> None:
    command.run(f"{EXPRESS} --language el", "rules Γροθιά", "rules punch", "rules κόσμημα", "quit")
    assert command.text.count("Γροθιά: Χτύπα έναν ληστή") == 2
    assert "Κόσμημα: Αξίζει $500." in command.text


# --- replays ---------------------------------------------------------------------------------------------


@by_language
@pytest.mark.parametrize("name", ["four_bandits", "two_teams", "super_extensions"])
def test_a_record_is_replayed_in_every_language(command: Command, tag: str, name: str) -> None:
    assert command.run(f"replay examples/{name}.folsom --language {tag}") == 0
    assert "{" not in command.text
    last = folsom.read(Path(f"examples/{name}.folsom").read_text(encoding="utf-8"))
    told = [event.said(tag) for event in last.events() if event.name == "moved"]
    assert spaced(told[0]) in spaced(command.text)


def test_what_programs_read_stays_english(command: Command) -> None:
    command.run("replay examples/super_bandits.folsom --json")
    english = command.text
    command.run("replay examples/super_bandits.folsom --json --language el")
    assert command.text == english
    steps = [json.loads(line) for line in english.splitlines()]
    assert any(event["text"].endswith("begins.") for step in steps for event in step["events"])
