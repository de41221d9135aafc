"""Whatever can't be read is answered with line, column, reason and what is allowed there."""

from __future__ import annotations

import re

import pytest

from folsom import Express, read
from folsom.express.components import CHARACTER_NAMES, ROUND_CARD_NAMES
from folsom.notation import MAX_SIZE
from tests.notation.example import EXPRESS, Example, Wrong, assert_answered, refused
from tests.support.random_games import secret_numbered
from tools import sample_records

WHOLE = sample_records.path_of("four_bandits").read_text()

MOVES, ROUNDS, RESULT = EXPRESS.moves, EXPRESS.rounds, EXPRESS.result
(PLANNED,) = EXPRESS.lines_like("; The plan is set")
FORCED = [move for move in MOVES if move.forced]
FIFTH, LAST = MOVES[4], MOVES[-1]
LAST_PLAN = [move for move in MOVES if move.line < PLANNED.line][-1]

NAMES, TRAIN = EXPRESS.names, EXPRESS.header("Train")
STRANGER = next(name for name in CHARACTER_NAMES if name not in NAMES)
BYSTANDER = next(name for name in NAMES if name != FIFTH.name)
MISSPELT = f"{NAMES[1][:-1]}?"
CARD = ROUNDS[0].words.partition(" (")[0]
OTHER_CARD = next(card for card in ROUND_CARD_NAMES if card[0] != CARD[0])


def test_the_example_has_what_it_is_to_show() -> None:
    """Without these the edits of the example would prove less than they say."""
    assert [move.number for move in MOVES] == list(range(1, len(MOVES) + 1))
    assert len(FORCED) >= 2
    assert FIFTH.line < LAST_PLAN.line == PLANNED.line - 1
    assert not FIFTH.forced
    assert not LAST_PLAN.forced
    assert MOVES[-2].line < ROUNDS[1].line < LAST.line
    assert {"rob", "move"} <= {move.words.split()[0] for move in MOVES if not move.forced}
    assert re.search(r"^; .* has no effect, ", EXPRESS.text, re.MULTILINE)


WRONG: dict[str, Wrong] = {
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
        "the headers end without Seed or Secret",
        "Secret: ...",
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
    assert_answered(EXPRESS, wrong)


@pytest.mark.parametrize("text", ["", "\n\n", "; only a comment", "\ufeff"])
def test_an_empty_record_says_so(text: str) -> None:
    error = refused(text.encode())
    assert (error.line, error.column, error.reason) == (1, 1, "the record is empty")


# --- secrets -----------------------------------------------------------------------------------

PROMISED = Express(3, secret=secret_numbered(1))
SECRET, COMMITMENT = secret_numbered(1).hex(), str(PROMISED.commitment)
BEHIND_SECRET, BEHIND_COMMITMENT = len("Secret: ") + 1, len("Commitment: ") + 1
OTHER_DIGIT = "0" if COMMITMENT[5] != "0" else "1"

WRONG_SECRETS: dict[str, Wrong] = {
    "another secret": (SECRET, "ab" * 32, (5, BEHIND_COMMITMENT), "the secret on line 4 doesn't fit", ""),
    "another commitment": (
        COMMITMENT,
        f"{COMMITMENT[:5]}{OTHER_DIGIT}{COMMITMENT[6:]}",
        (5, BEHIND_COMMITMENT + 5),
        "the secret on line 4 doesn't fit this commitment",
        COMMITMENT,
    ),
    "a shorter commitment": (
        COMMITMENT,
        COMMITMENT[:-1],
        (5, BEHIND_COMMITMENT + 63),
        "the secret on line 4 doesn't fit this commitment",
        COMMITMENT,
    ),
    "no commitment": (
        f"\nCommitment: {COMMITMENT}",
        "",
        (4, BEHIND_SECRET + 64),
        "a secret without its commitment",
        f"Commitment: {COMMITMENT}",
    ),
    "a short secret": (SECRET, SECRET[1:], (4, BEHIND_SECRET), "Secret can't be '", "64 hexadecimal digits"),
    "no digits": (SECRET, "g" * 64, (4, BEHIND_SECRET), "Secret can't be 'ggg", "64 hexadecimal digits"),
    "a seed too": ("Commitment", "Seed: 7\nCommitment", (5, 1), "dealt from the secret on line 4, and from that", ""),
    "a seed before": ("Secret", "Seed: 7\nSecret", (5, 1), "dealt from the seed on line 4, and from that alone", ""),
    "a seed instead": (f"Secret: {SECRET}", "Seed: 7", (5, 1), "this game is dealt from a seed", ""),
}


@pytest.mark.parametrize("wrong", WRONG_SECRETS.values(), ids=list(WRONG_SECRETS))
def test_a_secret_that_was_not_promised_is_answered_with_line_and_column(wrong: Wrong) -> None:
    assert_answered(Example(PROMISED.record()), wrong)


def test_a_secret_may_be_written_in_capitals() -> None:
    text = PROMISED.record()
    again = read(text.replace(SECRET, SECRET.upper()).replace(COMMITMENT, COMMITMENT.upper()))
    assert again.record() == text


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
    money = WHOLE.rindex("$")
    error = refused(f"{WHOLE[:money]}$9{WHOLE[money + 2 :]}")
    assert "the result of this game can't be this" in error.reason
    assert f"Result: {error.allowed[0]}\n" in WHOLE
    assert "the result" in refused(re.sub("Result: .*", "Result: unfinished", WHOLE)).reason


def test_nobody_chooses_when_the_game_is_over() -> None:
    error = refused(WHOLE.replace("\nResult:", "\nBelle: draw\nResult:"))
    assert error.reason == "the game is over"
    assert len(error.allowed) == 1


def test_bytes_that_are_no_text_are_pointed_at() -> None:
    error = refused("Folsom: 1\nGame: Expréss".encode("latin-1"))
    assert (error.line, error.column, error.reason) == (2, 11, "this is not UTF-8 text")
    assert refused(EXPRESS.text.encode("utf-16")).reason == "this is not UTF-8 text"


def test_a_record_has_an_end() -> None:
    assert "too long" in refused("x" * (MAX_SIZE + 1)).reason
    assert read(EXPRESS.text + ";" * (MAX_SIZE - len(EXPRESS.text))).record() == EXPRESS.text


@pytest.mark.parametrize("sign", [" ", "1", "\t", ":", ",", ".", "(", "\r", "\n", "\u3000"])
def test_long_nonsense_is_answered_like_any_other(sign: str) -> None:
    long = sign * (MAX_SIZE // 10)
    for place in ("Ghost, ?, ?", MOVES[2].start, FIFTH.words, "Result", "Round 2"):
        assert len(str(refused(EXPRESS.edited(place, long + "x")))) < 2_000


def test_an_error_shows_no_sign_that_steers_a_terminal() -> None:
    for place in ("Seed: 1900", "Ghost, ?, ?", MOVES[2].start, FIFTH.words, "Round 2"):
        assert str(refused(EXPRESS.edited(place, "\x1b[2J\x07\udc80"))).isprintable()
