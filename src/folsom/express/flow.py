"""The flow of a game: carry out a choice, then continue to the next real choice (X3.1)."""

from folsom.express.choice_codes import GO, TAKE
from folsom.express.components import ROB, ROUNDS
from folsom.express.events import note_chose, note_round_ended, pack_question
from folsom.express.loot import loot_here, may_know_purses, may_tell_purses_apart
from folsom.express.round_events import ask_pickpocket, begin_event, pickpocket
from folsom.express.scheming import (
    ask_keep,
    ask_turn,
    begin_round,
    end_scheming,
    keep_choices,
    keep_or_discard,
    take_turn,
)
from folsom.express.scoring import end_game
from folsom.express.setup import ask_place, board_teams, place_choices, place_team, set_up
from folsom.express.state import (
    DISCREET,
    KEEPING,
    OVER,
    PICKING_POCKETS,
    PLACING,
    PUNCHING_LOOT,
    PUNCHING_TAKE,
    PUNCHING_WAY,
    SCHEMING,
    STEALING,
    State,
    has,
)
from folsom.express.stealing import act, give_card_back, knock, pocket_or_drop, punch_choices, punch_out, resolve_next
from folsom.kernel import lowest, rule, size
from folsom.kernel.drawing import next_seat
from folsom.kernel.log import Log


@rule
def choices_of(s: State, seat: int) -> int:
    """The legal choices of a seat; empty if it isn't its turn to act."""
    if s.waiting >> seat & 1 == 0:
        return 0
    if s.phase == KEEPING:
        return keep_choices(s, seat)
    if s.phase == PLACING:
        return place_choices()
    return s.legal


@rule
def question(s: State) -> int:
    """The question being asked, so that the choice can be put in words later: see `Question`."""
    return pack_question(phase=s.phase, action=s.action, target=s.target, turn=s.turn)


@rule
def answer(s: State, log: Log, seat: int, choice: int, forced: int) -> None:
    """Carry out a choice; a turn of Schemin' itself notes whether it was forced."""
    if s.phase == SCHEMING:
        take_turn(s, log, choice, forced)
    elif s.phase == STEALING:
        act(s, log, choice)
    elif s.phase == PUNCHING_LOOT:
        punch_out(s, log, choice - TAKE)
    elif s.phase == PUNCHING_TAKE:
        pocket_or_drop(s, log, choice)
    elif s.phase == PUNCHING_WAY:
        knock(s, log, choice - GO)
    elif s.phase == PICKING_POCKETS:
        pickpocket(s, log, choice)
    elif s.phase == KEEPING:
        keep_or_discard(s, log, seat, choice)
    else:
        place_team(s, seat, choice)


@rule
def end_round(s: State, log: Log) -> None:
    """The first player passes to the left; after five rounds the game is over (X3.1, X9.1)."""
    note_round_ended(s, log, number=s.round_number)
    if s.round_number + 1 == ROUNDS:
        s.phase = OVER
        s.waiting = 0
        end_game(s, log)
    else:
        begin_round(s, log, s.round_number + 1, next_seat(s.first, s.players))


@rule
def ask_stealing(s: State, log: Log) -> None:
    """Give the last card back; then turn to the next card of the pile, or to the round's event (X5.1, X8)."""
    if s.resolved:
        give_card_back(s)
    if s.resolved == s.pile_size:
        begin_event(s, log)
    else:
        resolve_next(s, log)


@rule
def ask_pockets(s: State, log: Log) -> None:
    """Turn to the next bandit who may pick a pocket, or end the round (X8.6)."""
    if s.turn == s.bandits:
        end_round(s, log)
    else:
        ask_pickpocket(s)


@rule
def ask_all(s: State, log: Log) -> None:
    """Ask what several seats choose at once: cards to keep (X10.3), or places on the train (X11.2)."""
    if s.waiting:
        if s.phase == KEEPING:
            ask_keep(s)
        else:
            ask_place(s)
    elif s.phase == KEEPING:
        s.phase = STEALING
    else:
        board_teams(s, log)
        begin_round(s, log, 0, s.first)


@rule
def ask_next(s: State, log: Log) -> bool:
    """Take one step of the game; returns whether it has reached a question, or the end."""
    if s.phase == SCHEMING:
        if s.turn == s.turns:
            end_scheming(s, log)
            return False
        ask_turn(s)
        return True
    s.legal = 0
    if s.phase == STEALING:
        ask_stealing(s, log)
    elif s.phase == PICKING_POCKETS:
        ask_pockets(s, log)
    elif s.phase in (KEEPING, PLACING):
        ask_all(s, log)
    elif s.phase != OVER:
        s.legal = punch_choices(s)
    return s.legal != 0 or s.phase == OVER


@rule
def hides_options(s: State) -> bool:
    """Whether a seat's number of options depends on what others can't see: its hand, or the purses it knows.

    Everything else that it depends on is public: where everyone is, bullets, the number of purses, the size of a hand.
    A seat that keeps cards, picks a pocket or has Cheyenne's choice always has at least two options (X4.5, X5.10).
    """
    return s.phase == SCHEMING or (
        s.phase == STEALING and s.action == ROB and may_tell_purses_apart(s, loot_here(s, s.bandit))
    )


@rule
def is_foregone(s: State) -> bool:
    """Whether the seat that is asked has one option, and everyone can see that: only equal purses to rob (X5.10).

    A discreet table asks whoever robs among several purses, as if they might know some. But a seat knows only purses
    that it has lost, and everyone has seen whether it lost any.
    """
    return s.phase == STEALING and s.action == ROB and size(s.legal) == 1 and not may_know_purses(s, s.seat)


@rule
def start(s: State, log: Log) -> None:
    """Set up the table and ask the first seat, which always has at least two options (X2, X11.2)."""
    set_up(s, log)
    if s.phase == PLACING:
        ask_place(s)
    else:
        ask_turn(s)


@rule
def go_on(s: State, log: Log, seat: int, choice: int) -> None:
    """Carry out a choice, and continue to the next decision with at least two options.

    If there's only one option, it is taken at once and noted as forced; at a discreet table, only if everyone can
    see that there's only one.
    """
    forced = 0
    while True:
        if log.on and s.phase != SCHEMING:
            asked, number = question(s), s.round_number
            note_chose(s, log, seat=seat, choice=choice, forced=forced, round=number, question=asked)
        answer(s, log, seat, choice, forced)
        while not ask_next(s, log):
            pass
        if size(s.legal) != 1 or (has(s, DISCREET) and hides_options(s)):
            return
        seat, choice, forced = s.seat, lowest(s.legal), 1
