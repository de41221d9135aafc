"""Records: whatever is written is read as the same game, and whatever else is read is answered with a reason."""

from __future__ import annotations

import random
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import folsom
from folsom import Express, RecordError, read
from folsom.express.components import CHARACTER_NAMES, ROUND_CARD_NAMES
from folsom.express.table import OPTIONS
from folsom.notation import MAX_SIZE, replay
from tests import samples

ROOT = Path(__file__).parent.parent
SAMPLES = sorted((ROOT / "examples").glob("*.folsom"))
PAGE = samples.PAGE.read_text()
EXAMPLE = samples.example_of(PAGE)


def play(game: Express, choices: int = 1_000, seed: int = 0) -> Express:
    """So many random choices, or all until the end."""
    rng = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.choices(seat)))
    return game


def refused(text: str | bytes) -> RecordError:
    """The error with which a record is answered."""
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def edited(old: str, new: str) -> str:
    """The example with its first *old* replaced by *new*."""
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new, 1)


# --- the lines of the example ----------------------------------------------------------------


class Line(NamedTuple):
    """A choice as it stands in the example, and in which line."""

    text: str
    line: int

    @property
    def number(self) -> int:
        return int(self.text.partition(".")[0])

    @property
    def name(self) -> str:
        return self.text.partition(". ")[2].partition(":")[0]

    @property
    def words(self) -> str:
        return self.text.partition(": ")[2].removesuffix(" (forced)")

    @property
    def forced(self) -> bool:
        return self.text.endswith(" (forced)")

    @property
    def start(self) -> str:
        """All that stands before the words, but for the space."""
        return f"{self.number}. {self.name}:"

    @property
    def behind_number(self) -> int:
        """The column where the name begins."""
        return len(f"{self.number}. ") + 1


def lines_like(pattern: str) -> list[Line]:
    """The lines of the example that begin so."""
    return [Line(text, line) for line, text in enumerate(EXAMPLE.splitlines(), 1) if re.match(pattern, text)]


def header(title: str) -> list[str]:
    """What a header of the example lists."""
    (line,) = lines_like(f"{title}: ")
    return line.words.split(", ")


MOVES = lines_like(r"\d+\. ")
ROUNDS = lines_like("Round ")
(RESULT,) = lines_like("Result: ")
(PLANNED,) = lines_like("; Schemin' is over")
FORCED = [move for move in MOVES if move.forced]
FIFTH, LAST = MOVES[4], MOVES[-1]
LAST_PLAN = [move for move in MOVES if move.line < PLANNED.line][-1]

NAMES, TRAIN = header("Seats"), header("Train")
STRANGER = next(name for name in CHARACTER_NAMES if name not in NAMES)
BYSTANDER = next(name for name in NAMES if name != FIFTH.name)
MISSPELT = f"{NAMES[1][:-1]}?"
CARD = ROUNDS[0].words.partition(" (")[0]
OTHER_CARD = next(card for card in ROUND_CARD_NAMES if card[0] != CARD[0])


def assert_round_trip(game: Express) -> None:
    text = game.record()
    again = read(text)
    assert again.record() == text
    assert again.save_json() == game.save_json()


# --- round trips -----------------------------------------------------------------------------


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 3, "expert": True}], ids=["teams", "experts"])
def test_a_record_round_trips_at_every_decision(table: dict[str, Any]) -> None:
    for game in replay(play(Express(seed=7, **table))):
        assert_round_trip(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_a_record_round_trips_with_every_option(players: int, option: Any) -> None:
    for value in option.values:
        chosen = {} if (players, option.name) == (2, "expert") else {option.name: value}
        game = play(Express(players, seed=players, **chosen), choices=90)
        assert_round_trip(game)


def test_finished_games_round_trip() -> None:
    for players in range(2, 7):
        game = play(Express(players, seed=1899), seed=players)
        assert game.over
        assert_round_trip(game)


def test_the_longest_seed_round_trips() -> None:
    assert_round_trip(Express(3, seed=2**256 - 1))


def test_a_record_of_a_loaded_or_copied_game_is_the_same() -> None:
    game = play(Express(4, seed=3), choices=40)
    assert folsom.load(game.save()).record() == game.copy().record() == game.record()


def test_a_choice_that_was_taken_back_is_not_in_the_record() -> None:
    game = Express(3, seed=2)
    text = game.record()
    seat = game.to_act[0]
    game.play(seat, next(choice for choice in game.choices(seat) if str(choice).startswith("play")))
    assert game.record() != text
    game.undo(seat)
    assert game.record() == text


def test_a_replay_is_the_same_game_from_its_start() -> None:
    game = play(Express(4, seed=11))
    moves = [len(again.moves) for again in replay(game)]
    assert moves[0] == 0
    assert moves == sorted(set(moves))
    assert moves[-1] == len(game.moves)


def test_a_game_from_a_position_has_no_record() -> None:
    game = folsom.imagine(Express(3, seed=1).view(0), 5)
    with pytest.raises(ValueError, match="has no seed and no past"):
        game.record()


def test_what_was_chosen_and_what_was_left_to_chance_are_told_apart() -> None:
    by_chance = Express(characters=[None, "Tuco", None], cars=["Mail", None, None], seed=5)
    lines = by_chance.record().splitlines()
    names = [by_chance.seat_name(seat) for seat in range(3)]
    assert {"Characters: ?, Tuco, ?", "Cars: Mail, ?, ?", "First player: ?"} < set(lines)
    assert f"Seats: {', '.join(names)}" in lines
    chosen = Express(characters=names, first_player=1, seed=5).record().splitlines()
    assert {f"Characters: {', '.join(names)}", "Cars: ?, ?, ?", "First player: seat 2"} < set(chosen)


def test_only_options_that_are_not_the_default_are_written() -> None:
    lines = Express(3, seed=1, expert=True, neutral_shortage="deal_until_empty", known_purses="on").record().split("\n")
    assert lines[7:9] == ["Expert: on", "Neutral shortage: deal until empty"]
    assert lines[9].startswith("Seats: ")


def test_a_team_is_named_by_both_bandits() -> None:  # X11.1
    game = Express(characters=["Tuco", "Cheyenne", None, None], players=2, seed=4)
    game.play(0, "place Cheyenne in the caboose")
    text = game.record()
    assert "\nCharacters: Tuco & Cheyenne, ? & ?\n" in text
    assert "\n1. Tuco & Cheyenne: place Cheyenne in the caboose\n" in text
    assert_round_trip(game)


def test_seats_that_choose_at_once_are_written_in_their_order() -> None:  # X11.2
    texts = []
    for order in ((0, 1), (1, 0)):
        game = Express(2, seed=4)
        for seat in order:
            game.play(seat, game.choices(seat)[0])
        assert_round_trip(game)
        texts.append(game.record())
    assert texts[0] != texts[1]


# --- samples and the page --------------------------------------------------------------------


@pytest.mark.parametrize("path", SAMPLES, ids=[path.name for path in SAMPLES])
def test_a_sample_record_is_a_whole_game(path: Path) -> None:
    game = read(path.read_bytes())
    assert game.over
    assert game.record() == path.read_text()


def test_the_example_program_tells_what_each_seat_owned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = ROOT / "examples" / "replay_a_record.py"
    monkeypatch.setattr(sys, "argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    game = read(SAMPLES[0].read_bytes())
    loot = [(each.name, each.purses + each.jewels + each.strongboxes) for each in game.result.accounts]
    assert [line.partition(": ")[0] for line in lines[:-1]] == [each.card for each in game.rounds]
    assert re.fullmatch(r"[\w ']+: Tuco \$\d+, Belle \$\d+, Django \$\d+, Cheyenne \$\d+", lines[0])
    assert lines[-2].partition(": ")[2] == ", ".join(f"{name} ${value}" for name, value in loot)
    assert lines[-1] == game.result.why


def test_the_example_of_the_page_is_true() -> None:
    game = read(EXAMPLE)
    assert game.record() == EXAMPLE
    assert len(game.rounds) == 2
    assert not game.over


def test_the_example_has_what_it_is_to_show() -> None:
    """Without these the edits of the example would prove less than they say."""
    assert [move.number for move in MOVES] == list(range(1, len(MOVES) + 1))
    assert len(FORCED) >= 2
    assert FIFTH.line < LAST_PLAN.line == PLANNED.line - 1
    assert not FIFTH.forced
    assert not LAST_PLAN.forced
    assert MOVES[-2].line < ROUNDS[1].line < LAST.line
    assert {"rob", "move"} <= {move.words.split()[0] for move in MOVES if not move.forced}
    assert re.search(r"^; .* has no effect, ", EXAMPLE, re.MULTILINE)


def test_the_error_of_the_page_is_true() -> None:
    ((number, words),) = re.findall(r"were move (\d+) `(.*)`:\n", PAGE)
    move = MOVES[int(number) - 1]
    assert not move.forced
    error = refused(edited(f"\n{move.text}\n", f"\n{move.start} {words}\n"))
    assert (error.line, error.column) == (move.line, len(move.start) + 2)
    assert move.words in error.allowed
    assert f"\n{error}\n" in PAGE


def test_the_lines_that_the_page_quotes_are_in_its_example() -> None:
    """After a wanted change: `python -m tests.samples`, and review the diff."""
    assert samples.with_quotations(PAGE, SAMPLES[0].read_text()) == PAGE
    quoted = re.findall(r"^`((?:Round )?\d+[.:] .*?)` (?:stands|is)", PAGE, re.MULTILINE)
    assert len(quoted) == 2
    assert all(f"\n{line}\n" in EXAMPLE for line in quoted)


def test_every_sample_is_written_by_the_command() -> None:
    assert [path.stem for path in SAMPLES] == sorted(samples.SAMPLES)
    for path in SAMPLES:
        game, asked = read(path.read_bytes()), Express(**samples.SAMPLES[path.stem])
        assert (game.seed, game.table) == (asked.seed, asked.table)
    game, asked = read(EXAMPLE), Express(**samples.EXAMPLE)
    assert (game.seed, game.table) == (asked.seed, asked.table)


def test_the_result_of_the_page_is_that_of_a_sample() -> None:
    result = re.findall(r"^Result: 1\..*$", PAGE, re.MULTILINE)
    assert [line for line in result if line in SAMPLES[0].read_text()] == result != []


def test_the_page_has_every_header_and_option() -> None:
    for title in re.findall(r"^(.*?):", EXAMPLE.partition("\n\n")[0], re.MULTILINE):
        assert f"\n| `{title}` |" in PAGE
    for option in OPTIONS:
        other = option.values[1].replace("_", " ")
        assert f"`{option.name.replace('_', ' ').capitalize()}: {other}`" in PAGE


# --- what may be left out or written otherwise -----------------------------------------------


def in_other_words(text: str) -> str:
    """The record with loot named without articles, and a way instead of the car where a choice leads to one."""
    before, _, after = text.partition(PLANNED.text)
    after = re.sub(r": rob an? ", ": rob ", after)
    move = next(move for move in MOVES if move.words.startswith("move to ") and not move.forced)
    return before + PLANNED.text + after.replace(f"\n{move.text}\n", f"\n{move.start} {way_of(move)}\n")


def way_of(move: Line) -> str:
    """Forward or back, and how far where it isn't one car."""
    game = next(game for game in replay(read(EXAMPLE)) if len(game.moves) == move.number - 1)
    here = next(car for car in range(len(TRAIN)) if move.name in _inside_and_on(game, car))
    there = TRAIN.index(move.words.removeprefix("move to "))
    way = "forward" if there < here else "back"
    return way if abs(there - here) == 1 else f"{way} {abs(there - here)}"


def _inside_and_on(game: Express, car: int) -> tuple[str, ...]:
    seen = game.view().cars[car]
    return (*seen.inside.bandits, *seen.roof.bandits)


LENIENT: dict[str, Callable[[str], str]] = {
    "byte order mark": lambda text: "\ufeff" + text,
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "old line ends": lambda text: text.replace("\n", "\r"),
    "no last line end": lambda text: text.rstrip("\n"),
    "empty lines around": lambda text: "\n\n" + text.replace(f"\n{FORCED[0].text}", f"\n\n{FORCED[0].text}") + "\n\n",
    "indented moves": lambda text: re.sub(r"^(\d+)\. ", r"  \1 .  ", text, flags=re.MULTILINE),
    "spaces at line ends": lambda text: text.replace("\n", " \t\n"),
    "no forced moves": lambda text: re.sub(r"^.*\(forced\)\n", "", text, flags=re.MULTILINE),
    "some forced moves": lambda text: text.replace(f"{FORCED[1].text}\n", ""),
    "no numbers": lambda text: re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE),
    "no comments": lambda text: re.sub(r"^;.*\n", "", text, flags=re.MULTILINE),
    "comments of one's own": lambda text: "; mine\n" + re.sub(r"(?<=\S)\n", " ; so: Ghost; he\n  ;\n", text),
    "upper case": lambda text: text.upper(),
    "lower case": lambda text: text.lower(),
    "no derived headers": lambda text: re.sub(r"^(Seats|Train): .*\n", "", text, flags=re.MULTILINE),
    "headers in another order": lambda text: text.replace("Game: Express\n", "").replace(
        "\nCars", "\nGame: Express\nCars"
    ),
    "no spaces at commas": lambda text: text.replace(", ", ","),
    "the seat's number alone": lambda text: text.replace("seat 3", "3"),
    "defaults": lambda text: text.replace("Seats:", "Known purses: on\nTie break: all_bullets\nSeats:"),
    "other words": in_other_words,
}


@pytest.mark.parametrize("change", LENIENT.values(), ids=list(LENIENT))
def test_a_record_may_be_written_otherwise(change: Callable[[str], str]) -> None:
    changed = change(EXAMPLE)
    assert changed != EXAMPLE
    assert read(changed).record() == EXAMPLE
    assert read(changed.encode()).record() == EXAMPLE


def test_headers_of_chance_may_be_left_out() -> None:
    game = Express(4, seed=9)
    text = re.sub(r"^(Characters|Cars|First player): .*\n", "", game.record(), flags=re.MULTILINE)
    assert read(text).save_json() == game.save_json()


# --- errors ----------------------------------------------------------------------------------

Place = tuple[int, int]
Wrong = tuple[str, str, Place, str, str]
WRONG: dict[str, Wrong] = {  # what is replaced, by what, where the error is, its reason, one of what is allowed
    "no record": ("Folsom: 1", "Dear diary", (1, 1), "this is no record", "Folsom: 1"),
    "format": ("Folsom: 1", "Folsom: 2", (1, 9), "Folsom '2' can't be read", "1"),
    "game": ("Express", "Chess", (2, 7), "Game 'Chess' can't be read", "Express"),
    "unknown header": ("Seed", "Sed", (4, 1), "there is no header 'Sed'", "Seed"),
    "no colon": ("Seed: 1900", "Seed 1900", (4, 1), "there is no header 'Seed 1900'", "Seed"),
    "header twice": ("Seed: 1900", "Game: Express", (4, 1), "Game is already on line 2", ""),
    "no seed": (
        "Seed: 1900\n",
        "",
        (8, len(f"Train: {', '.join(TRAIN)}") + 1),
        "the headers end without Seed",
        "Seed: ...",
    ),
    "seven players": ("Players: 3", "Players: 7", (3, 10), "Express is for 2 to 6 players, not 7", ""),
    "players in words": ("Players: 3", "Players:three", (3, 9), "Players can't be 'three'", "a whole number"),
    "Arabic digit": ("Players: 3", "Players: ٣", (3, 10), "Players can't be", "a whole number"),
    "long seed": ("1900", "9" * 78, (4, 7), "a seed is a whole number from 0 to 2**256 - 1", ""),
    "endless seed": ("1900", "9" * 5_000, (4, 7), "Seed can't be '999", "a whole number"),
    "negative seed": ("1900", "-1", (4, 7), "Seed can't be '-1'", "a whole number"),
    "unknown character": ("Characters: Ghost", "Characters: Gost", (5, 13), "there is no character 'Gost'", ""),
    "too few characters": ("Ghost, ?, ?", "Ghost, ?", (5, 13), "3 characters are needed, not 2", ""),
    "a car twice": ("?, Mail, ?", "Mail, Mail, ?", (6, 7), "Mail is chosen twice", ""),
    "no such seat": ("seat 3", "seat 4", (7, 15), "there is no such seat", "seat 3"),
    "seat zero": ("seat 3", "seat 0", (7, 15), "there is no such seat", "?"),
    "seat by name": ("seat 3", "Django", (7, 15), "First player can't be 'Django'", "a whole number"),
    "option": ("Seats:", "Expert: very\nSeats:", (8, 9), "Expert can't be 'very'", "off"),
    "seats": (
        f"Seats: {', '.join(NAMES)}",
        f"Seats: {NAMES[0]}, {MISSPELT}, {NAMES[2]}",
        (8, len(f"Seats: {NAMES[0]}, {MISSPELT}")),
        "the seats of this game",
        ", ".join(NAMES),
    ),
    "train": (
        f", {TRAIN[-1]}\n\n",
        "\n\n",
        (9, len(f"Train: {', '.join(TRAIN[:-1])}") + 1),
        "the train of this game",
        ", ".join(TRAIN),
    ),
    "no empty line": (
        f"{TRAIN[-1]}\n\n",
        f"{TRAIN[-1]}\n",
        (10, 1),
        "there is no header 'Round 1'; an empty line",
        "Seats",
    ),
    "round": (f"{CARD} (", f"{OTHER_CARD} (", (ROUNDS[0].line, len("Round 1: ") + 1), "this round", ROUNDS[0].text),
    "no round": ("Round 2", "; Round 2", (LAST.line, 1), "a round begins before this", ROUNDS[1].text),
    "round too soon": (
        LAST_PLAN.text,
        f"Round 2: Tunnel\n{LAST_PLAN.text}",
        (LAST_PLAN.line, 1),
        "no round begins here",
        f"{LAST_PLAN.name}: {LAST_PLAN.words}",
    ),
    "number": (
        FIFTH.start,
        f"6. {FIFTH.name}:",
        (FIFTH.line, 1),
        "the next choice is number 5",
        f"{FIFTH.name}: {FIFTH.words}",
    ),
    "unknown seat": (
        FIFTH.start,
        f"5. {STRANGER}:",
        (FIFTH.line, FIFTH.behind_number),
        f"there is no seat '{STRANGER}'",
        FIFTH.name,
    ),
    "not to act": (
        FIFTH.start,
        f"5. {BYSTANDER}:",
        (FIFTH.line, FIFTH.behind_number),
        f"{BYSTANDER} isn't to act now; {FIFTH.name} is",
        f"{FIFTH.name}: {FIFTH.words}",
    ),
    "illegal": (
        FIFTH.text,
        FIFTH.text[:-1],
        (FIFTH.line, len(FIFTH.start) + 2),
        f"'{FIFTH.words[:-1]}' isn't possible now",
        FIFTH.words,
    ),
    "nothing said": (
        FIFTH.text,
        FIFTH.start,
        (FIFTH.line, len(FIFTH.start) + 1),
        "'' isn't possible now",
        FIFTH.words,
    ),
    "no colon in a move": (
        FIFTH.start,
        FIFTH.start.removesuffix(":"),
        (FIFTH.line, 1),
        "is neither a round, a choice nor a result",
        f"{FIFTH.name}: {FIFTH.words}",
    ),
    "not forced": (
        f"{LAST_PLAN.text}\n;",
        f"{LAST_PLAN.text} (forced)\n;",
        (LAST_PLAN.line, LAST_PLAN.behind_number),
        "nothing was forced here",
        f"{LAST_PLAN.name}: {LAST_PLAN.words}",
    ),
    "forced otherwise": (
        FORCED[0].text,
        f"{FORCED[0].start} fire at {STRANGER} (forced)",
        (FORCED[0].line, FORCED[0].behind_number),
        "what was forced here",
        FORCED[0].text,
    ),
    "forced number": (
        FORCED[0].start,
        f"{FORCED[0].number + 1}. {FORCED[0].name}:",
        (FORCED[0].line, FORCED[0].behind_number),
        "what was forced here",
        FORCED[0].text,
    ),
    "mark forgotten": (" (forced)", "", (FORCED[0].line, 1), "this choice was forced: say so", FORCED[0].text),
    "result": ("unfinished", f"1. {NAMES[1]} $500", (RESULT.line, 9), "the result of this game", "unfinished"),
    "no result": (
        "\nResult: unfinished\n",
        "",
        (LAST.line, len(LAST.text) + 1),
        "the record ends without 'Result",
        "Result: unfinished",
    ),
    "too much": (
        "unfinished",
        f"unfinished\n{LAST.number + 1}. {NAMES[1]}: draw",
        (RESULT.line + 1, 1),
        "nothing but comments can follow",
        "",
    ),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_is_answered_with_line_column_reason_and_what_is_allowed(wrong: Wrong) -> None:
    old, new, place, reason, allowed = wrong
    error = refused(edited(old, new))
    assert (error.line, error.column) == place
    assert reason in error.reason
    assert allowed in error.allowed or not allowed
    assert str(error).startswith(f"line {error.line}, column {error.column}: {error.reason}")


@pytest.mark.parametrize("text", ["", "\n\n", "; only a comment", "\ufeff"])
def test_an_empty_record_says_so(text: str) -> None:
    error = refused(text.encode())
    assert (error.line, error.column, error.reason) == (1, 1, "the record is empty")


def test_two_players_cannot_leave_the_expert_variant() -> None:  # X11.1
    error = refused(Express(2, seed=1).record().replace("Expert: on", "Expert: off"))
    assert (error.line, error.column) == (8, 9)
    assert "two players always play the expert variant" in error.reason


def test_the_header_that_is_wrong_is_blamed_in_whatever_order_they_stand() -> None:
    error = refused(
        "Folsom: 1\nGame: Express\nFirst player: seat 6\nCars: ?\nPlayers: 6\nSeed: 1\n\nResult: unfinished"
    )
    assert (error.line, error.column, error.reason) == (4, 7, "6 cars are needed, not 1")


def test_the_result_of_a_finished_game_is_checked() -> None:
    text = SAMPLES[0].read_text()
    money = text.rindex("$")
    error = refused(f"{text[:money]}$9{text[money + 2 :]}")
    assert "the result of this game can't be this" in error.reason
    assert f"Result: {error.allowed[0]}\n" in text
    assert "the result" in refused(re.sub("Result: .*", "Result: unfinished", text)).reason


def test_nobody_chooses_when_the_game_is_over() -> None:
    error = refused(SAMPLES[0].read_text().replace("\nResult:", "\nBelle: draw\nResult:"))
    assert error.reason == "the game is over"
    assert len(error.allowed) == 1


def test_bytes_that_are_no_text_are_pointed_at() -> None:
    error = refused("Folsom: 1\nGame: Expréss".encode("latin-1"))
    assert (error.line, error.column, error.reason) == (2, 11, "this is not UTF-8 text")
    assert refused(EXAMPLE.encode("utf-16")).reason == "this is not UTF-8 text"


def test_a_record_has_an_end() -> None:
    assert "too long" in refused("x" * (MAX_SIZE + 1)).reason
    assert read(EXAMPLE + ";" * (MAX_SIZE - len(EXAMPLE))).record() == EXAMPLE


@pytest.mark.parametrize("sign", [" ", "1", "\t", ":", ",", ".", "(", "\r", "\n", "\u3000"])
def test_long_nonsense_is_answered_like_any_other(sign: str) -> None:
    long = sign * (MAX_SIZE // 10)
    for place in ("Ghost, ?, ?", MOVES[2].start, FIFTH.words, "Result", "Round 2"):
        assert len(str(refused(edited(place, long + "x")))) < 2_000


def test_an_error_shows_no_sign_that_steers_a_terminal() -> None:
    for place in ("Seed: 1900", "Ghost, ?, ?", MOVES[2].start, FIFTH.words, "Round 2"):
        assert str(refused(edited(place, "\x1b[2J\x07\udc80"))).isprintable()


# --- any text at all -------------------------------------------------------------------------

TEXTS: list[str] = [EXAMPLE, *(path.read_text() for path in SAMPLES)]
PIECES = [
    "\n",
    "\r",
    ";",
    ":",
    ",",
    "&",
    "?",
    " ",
    "(forced)",
    "7",
    "Result: unfinished",
    "Round 1:",
    "Ghost",
    "Doc: draw",
]


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """A record of which some places have been cut, doubled or written over."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 40)))
        put = draw(st.one_of(st.sampled_from(["", text[start:end] * 2, *PIECES]), st.text(max_size=8)))
        text = text[:start] + put + text[end:]
    return text


@st.composite
def shuffled_records(draw: st.DrawFn) -> str:
    """A record of which a line has been moved, doubled or removed."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    line = lines.pop(draw(st.integers(0, len(lines) - 1)))
    for _ in range(draw(st.integers(0, 2))):
        lines.insert(draw(st.integers(0, len(lines))), line)
    return "\n".join(lines)


def assert_a_game_or_a_reason(text: str | bytes) -> None:
    try:
        game = read(text)
    except RecordError as refusal:
        error = refusal
    else:
        assert read(game.record()).save_json() == game.save_json()
        return
    assert min(error.line, error.column) >= 1
    assert error.reason


@settings(max_examples=150)
@given(st.one_of(spoilt_records(), shuffled_records()))
def test_a_spoilt_record_gives_a_game_or_a_reason(text: str) -> None:
    assert_a_game_or_a_reason(text)


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: f"Folsom: 1\n{text}")))
@example("Folsom: 1\nGame: Express\nPlayers: 3\nSeed: 0\n\n" + "9" * 5_000 + ".:")
def test_any_text_gives_a_game_or_a_reason(text: str | bytes) -> None:
    assert_a_game_or_a_reason(text)


@settings(max_examples=40)
@given(st.integers(0, len(EXAMPLE.encode()) - 1), st.integers(0, 255))
def test_a_spoilt_byte_gives_a_game_or_a_reason(place: int, byte: int) -> None:
    data = bytearray(EXAMPLE.encode())
    data[place] = byte
    assert_a_game_or_a_reason(bytes(data))
