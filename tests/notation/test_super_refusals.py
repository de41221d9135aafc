"""Whatever can't be read of Super is answered with line, column, reason and what is allowed there."""

from __future__ import annotations

import pytest

from folsom import Super
from tests.notation.example import SUPER, Wrong, assert_answered, refused
from tools import sample_records

WHOLE = sample_records.path_of("super_bandits").read_text()

MOVES, RESULT = SUPER.moves, SUPER.result
FIRST, LAST = MOVES[0], MOVES[-1]
FIRST_ROUND, SECOND_ROUND = SUPER.rounds
LAST_PLAN = [move for move in MOVES if move.line < SECOND_ROUND.line][-1]
STRANGER = next(name for name in Super.character_names if name not in SUPER.names)
(OUT,) = (name for name in SUPER.names if f"{name} is left behind" in SUPER.text)

CARDS = "3 different cards of Turn, Floor, Move, Fire and Reflex"
ANY_PLAN = f"{' or '.join(SUPER.names)}: {CARDS}"
LATER_PLAN = f"{' or '.join(name for name in SUPER.names if name != OUT)}: {CARDS}"


def planned(words: str, column: int, reason: str) -> Wrong:
    """What is wrong if the first plan has these words, and where in them."""
    return FIRST.words, words, (FIRST.line, FIRST.behind_name + column), reason, CARDS


WRONG: dict[str, Wrong] = {
    "unknown card": planned("Move, Jump, Fire", 6, "there is no card 'Jump'"),
    "a card of Express": planned("Move, Fire, Rob", 12, "there is no card 'Rob'"),
    "a card twice": planned("Move, Fire, move", 12, "Move is there twice, and a card is played once a round"),
    "no card": planned("", -1, "a plan has 3 cards, not 0"),
    "one card": planned("Fire", 4, "a plan has 3 cards, not 1"),
    "two cards": planned("Move, Fire", 10, "a plan has 3 cards, not 2"),
    "two cards and a comma": planned("Move, Fire,", 11, "a plan has 3 cards, not 2"),
    "two cards and a point": planned("Move, Fire.", 11, "a plan has 3 cards, not 2"),
    "four cards": planned("Move, Fire, Turn, Floor", 18, "a plan has 3 cards, not 4"),
    "an extension that is off": planned(
        "Move, horse, Turn", 6, "Horse isn't in play: it is an extension, which the header 'Horse: on' adds"
    ),
    "garbage for a plan": planned("%$!", 0, "there is no card '%$!'"),
    "a number for a plan": planned("17", 0, "there is no card '17'"),
    "a choice of Express": planned("draw", 0, "there is no card 'draw'"),
    "two colons": planned("Tuco: Move, Fire, Turn", 0, "there is no card 'Tuco:'"),
    "a forced plan": (
        FIRST.text,
        f"{FIRST.text} (forced)",
        (FIRST.line, FIRST.behind_number),
        "nothing was forced here",
        ANY_PLAN,
    ),
    "unknown seat": (
        FIRST.start,
        f"1. {STRANGER}:",
        (FIRST.line, FIRST.behind_number),
        f"there is no seat '{STRANGER}'",
        SUPER.names[1],
    ),
    "a seat by its number": (FIRST.start, "1. 3:", (FIRST.line, 4), "there is no seat '3'", SUPER.names[0]),
    "a seat that is out": (
        LAST.start,
        f"{LAST.number}. {OUT}:",
        (LAST.line, LAST.behind_number),
        f"{OUT} is out of the game",
        LATER_PLAN,
    ),
    "a plan after the last one is in": (
        LAST_PLAN.text,
        f"{LAST_PLAN.text}\n{FIRST.name}: Move, Fire, Turn",
        (LAST_PLAN.line + 1, 1),
        "a round begins before this",
        SECOND_ROUND.text,
    ),
    "a plan that is missing": (
        f"{LAST_PLAN.text}\n",
        "",
        (SECOND_ROUND.line - 1, 1),
        "no round begins here",
        ANY_PLAN,
    ),
    "number": (FIRST.start, f"2. {FIRST.name}:", (FIRST.line, 1), "the next choice is number 1", ANY_PLAN),
    "garbage for a line": (FIRST.text, "Ride!", (FIRST.line, 1), "'Ride!' is neither a round, a choice", ANY_PLAN),
    "round of another": (
        SECOND_ROUND.text,
        f"Round 2, {OUT} begins",
        (SECOND_ROUND.line, len("Round 2, ") + 1),
        "this round of the game can't be this",
        SECOND_ROUND.text,
    ),
    "round number": (
        SECOND_ROUND.text,
        SECOND_ROUND.text.replace("2", "3"),
        (SECOND_ROUND.line, len("Round ") + 1),
        "this round of the game can't be this",
        SECOND_ROUND.text,
    ),
    "round with a card": (
        "Round 1,",
        "Round 1: Tunnel (S T S),",
        (FIRST_ROUND.line, len("Round 1") + 1),
        "this round of the game can't be this",
        FIRST_ROUND.text,
    ),
    "round too soon": (
        LAST_PLAN.text,
        f"{SECOND_ROUND.text}\n{LAST_PLAN.text}",
        (LAST_PLAN.line, 1),
        "no round begins here",
        ANY_PLAN,
    ),
    "no round": ("Round 2", "; Round 2", (LAST.line, 1), "a round begins before this", SECOND_ROUND.text),
    "result": ("unfinished", "1. Ghost", (RESULT.line, 9), "the result of this game can't be this", "unfinished"),
    "no result": (
        "\nResult: unfinished\n",
        "",
        (LAST.line, len(LAST.text) + 1),
        "the record ends without 'Result",
        LATER_PLAN,
    ),
    "too much": (
        "unfinished",
        "unfinished\nGhost: Move, Fire, Turn",
        (RESULT.line + 1, 1),
        "nothing but comments can follow",
        "",
    ),
    "players": ("Players: 4", "Players: 8", (3, 10), "Super is for 3 to 7 players, not 8", ""),
    "two players": ("Players: 4", "Players: 2", (3, 10), "Super is for 3 to 7 players, not 2", ""),
    "character": ("Ghost, ?", "Zorro, ?", (5, 13), "there is no character 'Zorro'", ""),
    "cars": ("Seats:", "Cars: Mail, ?\nSeats:", (8, 1), "there is no header 'Cars'", "Horse"),
    "an option of Express": ("Seats:", "Expert: on\nSeats:", (8, 1), "there is no header 'Expert'", "Reflex"),
    "option": ("Reflex: on", "Reflex: maybe", (7, 9), "Reflex can't be 'maybe'", "off"),
    "first player": ("seat 3", "seat 5", (6, 15), "there is no such seat", "seat 4"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=list(WRONG))
def test_what_is_wrong_is_answered_with_line_column_reason_and_what_is_allowed(wrong: Wrong) -> None:
    assert_answered(SUPER, wrong)


@pytest.mark.parametrize("game", ["superexpress", "Expres", ""])
def test_an_unknown_game_is_answered_with_those_there_are(game: str) -> None:
    error = refused(SUPER.edited("Game: Super", f"Game: {game}"))
    assert (error.line, error.allowed) == (2, ("Express", "Super"))


def test_without_a_game_every_header_is_known_that_one_of_them_has() -> None:
    error = refused(SUPER.edited("Game: Super\n", ""))
    assert (error.reason, error.allowed) == ("the headers end without Game", ("Game: ...",))
    unknown = refused(SUPER.edited("Game:", "Gaem:"))
    assert (unknown.line, unknown.column) == (2, 1)
    assert {"Game", "Cars", "Expert", "Horse"} < set(unknown.allowed)


def test_an_error_is_short_even_where_the_most_plans_are_possible() -> None:  # S6
    game = Super(7, seed=1, reflex=True, horse=True)
    text = game.record().replace("Result", f"{game.seat_name(0)}: Jump\nResult")
    assert str(refused(text)).endswith(
        "there is no card 'Jump'; allowed: 3 different cards of Turn, Floor, Move, Fire, Reflex and Horse"
    )


def test_the_result_of_a_finished_game_is_checked() -> None:
    ranks = WHOLE.splitlines()[-1].removeprefix("Result: ")
    first, second, *_ = ranks.split(", ")
    error = refused(WHOLE.replace(ranks, ranks.replace(second, second.replace("2.", "1."))))
    assert error.column == len(f"Result: {first}, ") + 1
    assert (error.reason, error.allowed) == ("the result of this game can't be this", (ranks,))
    assert refused(WHOLE.replace(ranks, "unfinished")).allowed == (ranks,)


def test_nobody_plans_when_the_game_is_over() -> None:
    error = refused(WHOLE.replace("\nResult:", "\nBelle: Move, Fire, Turn\nResult:"))
    assert error.reason == "the game is over"
    assert len(error.allowed) == 1


@pytest.mark.parametrize("sign", [" ", ",", "1", "\t", ".", "Move ", "\u3000"])
def test_long_nonsense_is_answered_like_any_other(sign: str) -> None:
    assert len(str(refused(SUPER.edited(FIRST.words, sign * 10_000 + "x")))) < 300


def test_an_error_shows_no_sign_that_steers_a_terminal() -> None:
    assert str(refused(SUPER.edited(FIRST.words, "\x1b[2J\x07\udc80"))).isprintable()
