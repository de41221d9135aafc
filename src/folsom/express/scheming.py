"""Schemin': the turns of a round, in which cards are played or drawn (X3, X4, X7.1, X10.3)."""

from folsom.express.cards import can_draw, deal_round, discard, draw, return_unplayed, shed_all_bullets
from folsom.express.choice_codes import DISCARD, DRAW, HIDE, KEEP, PLAY
from folsom.express.components import (
    ALL_ACTIONS,
    CARD_KINDS,
    CARDS_DRAWN,
    FIRST_STATION,
    HIDES_FIRST_CARD,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SMALL_TABLE,
    TUNNEL,
    TURN_COUNT,
    TURN_SEAT,
    TURN_SYMBOL,
    TURNS_MAX,
)
from folsom.express.events import note_discarded, note_played, note_round_began, note_scheming_ended
from folsom.express.reasons import FIRST_TURN_ONLY, MUST_HIDE, NO_REASON
from folsom.express.state import (
    EXPERT,
    GHOST_ALWAYS,
    KEEPING,
    SCHEMING,
    STEALING,
    State,
    card_with_face,
    faces,
    has,
    pile_entry,
    seat_from_first,
    serves,
)
from folsom.kernel import bit, lowest, pick, rule
from folsom.kernel.log import Log


@rule
def unused_round_cards(s: State, number: int) -> int:
    """The cards that a round can have: unused ones for the number of players; in the last round, a station (X2.5)."""
    if number == ROUNDS - 1:
        return bit(ROUND_CARDS) - bit(FIRST_STATION)
    cards = bit(CARD_KINDS) - 1 if s.players <= SMALL_TABLE else bit(FIRST_STATION) - bit(CARD_KINDS)
    for earlier in range(number):
        cards &= ~bit(s.round_cards[earlier])
    return cards


@rule(shared=True)
def begin_round(s: State, log: Log, number: int, first: int) -> None:
    """Turn a round card up, deal, and let the first player begin (X3.1, X3.2)."""
    card = pick(s.chance, unused_round_cards(s, number))
    note_round_began(s, log, number=number, card=card, first=first)
    s.round_number = number
    s.first = first
    s.round_cards[number] = card
    row = card * (SEATS + 1) + s.players
    s.turns = TURN_COUNT[row]
    s.turns_at = row * TURNS_MAX
    s.turn = 0
    s.pile_size = 0
    s.resolved = 0
    s.face_down = 0
    s.draws = 0
    s.phase = SCHEMING
    deal_round(s, log)


@rule
def turn_place(s: State) -> int:
    """The place of the current turn in the table of turns."""
    return s.turns_at + s.turn


@rule
def may_hide(s: State, seat: int) -> bool:
    """Whether this is Ghost, or his team, in the first turn of the round: they may hide that card (X7.1, X11.6)."""
    return s.turn < s.players and serves(s, seat, HIDES_FIRST_CARD)


@rule
def must_hide(s: State, seat: int) -> bool:
    """Whether Ghost has to hide that card, as he always does at some tables (X7.1)."""
    return may_hide(s, seat) and has(s, GHOST_ALWAYS)


@rule
def is_tunnel(s: State) -> bool:
    """Whether everyone's card is hidden in this turn (X4.4)."""
    return TURN_SYMBOL[turn_place(s)] == TUNNEL


@rule
def why_not_hidden(s: State, seat: int) -> int:
    """Why a seat that could hide its first card can't hide this one (X7.1)."""
    hid = serves(s, seat, HIDES_FIRST_CARD)
    return FIRST_TURN_ONLY if hid and not (may_hide(s, seat) or is_tunnel(s)) else NO_REASON


@rule
def why_not_open(s: State, seat: int) -> int:
    """Why a seat can't play a card face up where others can (X7.1)."""
    return MUST_HIDE if must_hide(s, seat) and not is_tunnel(s) else NO_REASON


@rule
def turn_choices(s: State, seat: int) -> int:
    """Play an action card, or draw (X4.2); Ghost may hide his first card (X7.1)."""
    hand = faces(s, s.hand[seat])
    choices = bit(DRAW) if can_draw(s, seat) else 0
    if not may_hide(s, seat):
        return choices | hand << PLAY
    choices |= hand << HIDE
    return choices if must_hide(s, seat) else choices | hand << PLAY


@rule
def play_card(s: State, log: Log, seat: int, choice: int, forced: int) -> None:
    """An action card goes from the hand onto the common pile (X4.2, X4.4)."""
    hidden = choice >= HIDE
    face = choice - HIDE if hidden else choice - PLAY
    card = card_with_face(s.hand[seat], face)
    face_down = 1 if hidden or is_tunnel(s) else 0
    note_played(s, log, seat=seat, card=face, face_down=face_down, forced=forced, hidden=1 if hidden else 0)
    s.hand[seat] ^= bit(card)
    s.pile[s.pile_size] = pile_entry(seat, card)
    s.face_down |= face_down << s.pile_size
    s.pile_size += 1


@rule
def take_turn(s: State, log: Log, choice: int, forced: int) -> None:
    """One turn of Schemin' (X4.2)."""
    if choice == DRAW:
        draw(s, log, s.seat, CARDS_DRAWN, forced)
        s.draws |= bit(s.turn)
    else:
        play_card(s, log, s.seat, choice, forced)
    s.turn += 1


@rule
def ask_turn(s: State) -> None:
    """Whose turn it is, and what they may do (X4.1)."""
    s.seat = seat_from_first(s, TURN_SEAT[turn_place(s)])
    s.waiting = bit(s.seat)
    s.legal = turn_choices(s, s.seat)


@rule
def end_scheming(s: State, log: Log) -> None:
    """Unplayed cards go back (X4.6), or are kept or discarded (X10.3)."""
    note_scheming_ended(s, log)
    if has(s, EXPERT):
        s.phase = KEEPING
        shed_all_bullets(s, log)
    else:
        s.phase = STEALING
        return_unplayed(s)


@rule
def keep_choices(s: State, seat: int) -> int:
    """Discard one more action card, or keep the rest (X10.3)."""
    return bit(KEEP) | faces(s, s.hand[seat]) << DISCARD


@rule
def keep_or_discard(s: State, log: Log, seat: int, choice: int) -> None:
    """One choice of what to keep for the next round (X10.3)."""
    if choice != KEEP:
        card = bit(card_with_face(s.hand[seat], choice - DISCARD))
        note_discarded(s, log, seat=seat, count=1, cards=card)
        discard(s, seat, card)
    if choice == KEEP or s.hand[seat] & ALL_ACTIONS == 0:
        s.waiting &= ~bit(seat)


@rule
def ask_keep(s: State) -> None:
    """All seats that hold action cards choose at once; the lowest seat is asked first."""
    s.seat = lowest(s.waiting)
    s.legal = keep_choices(s, s.seat)
