"""`folsom play super`: from the first plan to the ranking, at a terminal and through a pipe."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.cli.displays import display_of
from folsom.cli.styled_text import all_painted
from folsom.cli.super.reminders import REMINDERS
from folsom.cli.super.scoring import scoring
from folsom.cli.super.story import END, UNSAID, passages, tell
from folsom.super.components import CARD_NAMES
from tests.support.random_games import played_out
from tests.support.terminal import Command

ALONE = "play super --seats human,random,random --characters Tuco,Belle,Doc --first-player 1 --seed 5"
STRONG = "play super --seats human,random,random,random --seed 10"
TO_THE_END = ["move fire turn"] * 8


def finished(players: int, seed: int, **options: Any) -> folsom.Super:
    """A game that was played at random."""
    return played_out(folsom.Super(players=players, seed=seed, **options), random.Random(seed))


# --- starting --------------------------------------------------------------------------------


@pytest.mark.usefixtures("levels")
@pytest.mark.parametrize("word", ["super", "superexpress", "Super"])
def test_the_game_is_named_after_the_command(command: Command, word: str) -> None:
    assert command.run(f"play {word}") == 0
    assert re.search(r"^Super. You are \w+ against \w+ \(colt\), \w+ \(colt\), and\s\w+\s\(colt\)\.", command.text)
    assert command.game.players == ["human", "colt", "colt", "colt"]
    assert isinstance(command.game.game, folsom.Super)
    assert command.saved[0].name.startswith("super-")


def test_a_game_that_is_not_there_is_answered_with_those_that_are(command: Command) -> None:
    assert command.run("play poker") == 2
    assert command.complaint.getvalue() == "folsom: there is no game 'poker'; there are express, super\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--players 2", "Super is for 3 to 7 players, not 2"),
        ("--players 8", "Super is for 3 to 7 players, not 8"),
        ("--seats human,random", "Super is for 3 to 7 players, not 2"),
        ("--cars Mail", "Super has no cars to choose from"),
        ("--expert", "there is no option 'expert'"),
        ("--option reflex=maybe", "reflex can be off or on, not 'maybe'"),
        ("--characters Tuco,Tuco", "Tuco is chosen twice"),
        ("--first-player 5", "--first-player is a seat from 1 to 4, not 5"),
    ],
)
def test_a_table_that_cannot_be_is_answered_with_the_reason(command: Command, arguments: str, reason: str) -> None:
    assert command.run(f"play super {arguments}") == 2
    assert reason in command.complaint.getvalue()
    assert not command.saved


def test_extensions_add_their_cards(command: Command) -> None:
    command.run("play super --seats human,random,random --option reflex=on --option horse=on")
    assert re.findall(r"^  (\d) (\w+) ", command.text, re.MULTILINE) == [
        (str(number), card) for number, card in enumerate(CARD_NAMES, 1)
    ]
    command.run("play super --seats human,random,random --option horse=on")
    assert "  5 Horse " in command.text
    assert "Reflex" not in command.text


# --- what can be typed -----------------------------------------------------------------------


def test_every_command_of_the_help_works_and_leaves_the_question_standing(command: Command, tmp_path: Path) -> None:
    command.run(
        ALONE, "help", "?", "look", "hand", "log", "log all", "rules", "rules row", f"save {tmp_path}/copy", "h"
    )
    assert command.game.game.moves == []
    for words, _ in REMINDERS.explained():
        assert words in command.text
    assert (tmp_path / "copy").exists()


def test_the_rules_explain_every_card() -> None:
    assert [card.title for card in REMINDERS.cards] == list(CARD_NAMES)
    for topic in REMINDERS.topics:
        assert REMINDERS.about(topic.title.upper()), topic
    assert REMINDERS.about("horses") == REMINDERS.about("horse")
    assert REMINDERS.about("nonsense") is None


def test_what_one_knows_is_told_once_more_on_request(command: Command) -> None:
    command.run(ALONE, "341", "log", "log all")
    recent, whole = command.text.split("> log")[-2:]
    assert re.findall(r"── Round (\d)", recent) == re.findall(r"── Round (\d)", whole) == ["1", "2"]
    assert "  1  Tuco: Move " in recent


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("table", ["play --seats human,random,random --seed 1", ALONE])
def test_a_whole_game_fits_the_screen(
    command: Command, monkeypatch: pytest.MonkeyPatch, width: int, table: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    plans = TO_THE_END if "super" in table else ["1"] * 120
    command.run(table, "help", "rules", "look", "dance", *plans, "log all")
    assert re.search("── The (game is over|train has arrived)", command.text)
    told = [line for line in command.text.splitlines() if not re.match("(choice or help)?> ", line)]
    assert [line for line in told if len(line) > width] == []


# --- the story -------------------------------------------------------------------------------


def test_a_round_is_told_card_by_card(command: Command) -> None:
    command.run(ALONE, "move fire turn", "quit")
    assert command.text.partition("> move fire turn\n")[2].splitlines()[:14] == [
        "── All plans are in ────────────────────────────────────────────────────────────",
        "  1  Tuco: Move       Tuco moves to car 2.",
        "     Belle: Turn      Belle turns to face the caboose.",
        "     Doc: Turn        Doc turns to face the locomotive.",
        "  2  Tuco: Fire       Tuco hits Belle. Belle is thrown to car 1 and lies",
        "                      stunned.",
        "     Belle: Fire      Belle lay stunned, and only stands up.",
        "     Doc: Fire        No effect: no bandit in sight.",
        "  3  Tuco: Turn       Tuco turns to face the caboose.",
        "     Belle: Move      Belle moves to car 2.",
        "     Doc: Floor       Doc climbs to the roof of car 1.",
        "  The last car        Car 4 is unhooked and rolls away. Tuco takes the loot of",
        "                      car 4: $389.",
        "── Round 2 of at most 4: Belle is first ────────────────────────────────────────",
    ]


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("extended", [False, True], ids=["base", "extended"])
def test_the_story_has_every_sentence_in_order(players: int, extended: bool) -> None:
    game = finished(players, seed=2, reflex=extended, horse=extended)
    whole = passages(game.events())
    assert [event for passage in whole for event in passage.events] == game.events()
    text = " ".join(all_painted(tell(whole, game.view(), 500), colour=False).split())
    place = 0
    for event in game.events():
        if event.name not in UNSAID | {"no effect", "round began", "stood up"}:
            place = text.index(event.text, place) + len(event.text)
    assert text.count("stands up") == sum(event.name == "stood up" for event in game.events())


def test_one_is_told_what_happened_since_and_nothing_twice(command: Command) -> None:
    command.run(STRONG, *TO_THE_END)
    game = command.game.game
    headings = [line.strip("─ ") for line in command.text.splitlines() if line.startswith("── ")]
    assert headings == [
        *(text for begun in game.rounds for text in (f"Round {begun.number} of at most 5: {_first(begun, game)}", IN)),
        "The game is over",
    ]
    assert command.game.chosen == len(game.moves)


IN = "All plans are in"


def _first(begun: folsom.Round, game: folsom.Game[folsom.SuperView, folsom.SuperResult]) -> str:
    assert begun.first is not None
    return f"{game.seat_name(begun.first)} is first"


def test_plans_of_others_are_not_told_before_they_are_played(command: Command) -> None:
    command.run("play super --seats random,random,human --seed 5", "look", "log all", "quit")
    assert command.game.game.to_act == [2]
    assert [line.split()[4:] for line in command.text.splitlines() if " random " in line] == [["ready"]] * 4
    assert not re.search(r"\w+: (Turn|Floor|Move|Fire)", command.text)


# --- being out -------------------------------------------------------------------------------


def test_whoever_is_out_is_asked_nothing_and_watches_to_the_end(command: Command) -> None:
    table = "play super --seats human,random,random,random,random --first-player 1 --seed 2"
    command.run(table, "turn move fire", "turn")  # into the caboose
    game = command.game.game
    assert game.over
    assert [move.seat for move in game.moves].count(0) == 1
    watched = " ".join(command.text.partition("── All plans are in")[2].split())
    assert f"{game.seat_name(0)} is left behind in car 6, and is out." in watched
    assert watched.count("You're out, and watch.") == watched.count(IN) == len(game.rounds) - 1 > 1
    assert "choice or help>" not in watched
    assert watched.count(game.result.why) == 1
    assert "> turn The game is over." in watched


def test_when_all_people_are_out_they_watch_together(command: Command) -> None:
    table = "play super --seats human,human,random,random,random --first-player 1 --seed 2"
    command.run(table, "turn move fire", "floor turn move", *["341"] * 6)
    game = command.game.game
    assert game.over
    assert command.text.count("── The game is over") == 1
    for begun in game.rounds:
        assert command.text.count(f"── Round {begun.number} of at most 6") == 1


# --- the end ---------------------------------------------------------------------------------


def test_at_the_end_the_ranking_says_how_everyone_ended_and_why() -> None:
    assert all_painted(scoring(finished(5, seed=16), 80), colour=False).splitlines() == [
        "── The game is over ────────────────────────────────────────────────────────────",
        "  1. Django    on the train with 1 car card: $367",
        "  2. Tuco      shot off the front end by Django in round 5",
        "  3. Ghost     left behind on the roof of car 3 in round 4",
        "  3. Doc       left behind in car 3 in round 4",
        "  5. Cheyenne  walked off the front end in round 4",
        "  Django wins, the last on the train.",
    ]


@pytest.mark.parametrize("seed", range(20))
def test_every_ranking_has_everyone_once(seed: int) -> None:
    game = finished(3 + seed % 5, seed, horse=seed % 2 == 0)
    text = all_painted(scoring(game, 200), colour=False)
    for account in game.result.accounts:
        how = "on the train with " if account.fell is None else "(walked|shot) off the|left behind (in|on)"
        assert len(re.findall(rf"^  {account.rank}\. {account.name} +({how})", text, re.MULTILINE)) == 1
    assert game.result.why in text
    assert text.count(" in round ") == sum(account.fell is not None for account in game.result.accounts)


def test_the_record_can_be_written_and_read_once_the_game_is_over(command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.folsom"
    command.run(ALONE, f"record {record}", *TO_THE_END, f"record {record}", "undo", "hand", "look", "quit")
    assert "you can write one only after the game" in " ".join(command.text.split())
    assert folsom.read(record.read_text()).result == command.game.game.result
    assert "Undone" not in command.text


def test_the_same_seed_and_plans_give_the_same_game(command: Command) -> None:
    command.run(STRONG, *TO_THE_END)
    first = command.text
    command.run(STRONG, *TO_THE_END)
    assert command.text == first


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("extended", ["", " --option reflex=on --option horse=on"], ids=["base", "extended"])
def test_bots_can_be_watched(command: Command, players: int, extended: str) -> None:
    assert command.run(f"play super --seed 1 --seats {','.join(['random'] * players)}{extended}") == 0
    assert command.text.startswith("Super. Watch ")
    assert command.text.count("│█│") == len(command.game.game.rounds)
    assert "The game is over" in command.text


def test_bots_that_think_say_so(command: Command) -> None:
    command.run_at_terminal("play super --players 3 --seed 1", "341", "quit")
    first, second = (command.game.game.seat_name(seat) for seat in (1, 2))
    assert f"{first} is thinking …" in command.text
    assert f"{second} is thinking …" in command.text


def test_the_display_of_super_tells_every_viewer_the_same() -> None:
    game = folsom.Super(players=3, seed=5)
    game.play(0, "Move, Fire, Turn")
    game.play(0, "Fire, Move, Turn")
    news = [display_of(game).news(game, viewer, 0) for viewer in (0, 1, None)]
    assert news[0] == news[1] == news[2]
    assert set(END) <= UNSAID
