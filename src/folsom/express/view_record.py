"""What one seat, or a spectator, may know (X4.5, X5.7, X5.10, X10.1): built up from nothing.

Things that are alike to the seat are counted, not named: loot and cards are *tallies*, words
that hold a small count for each kind.
"""

from folsom.express.components import (
    ALL_ACTIONS,
    ALL_JEWELS,
    ALL_PURSES,
    ALL_STRONGBOXES,
    BANDITS,
    CARS,
    FACES,
    FIRST_KNOWN,
    JEWEL,
    LOOT_KINDS,
    PLACES,
    POWERS,
    PURSE_KINDS,
    PURSES,
    PURSES_WORTH,
    ROUNDS,
    SEATS,
    SPOTS,
    STRONGBOX,
    TURNS_MAX,
    UNKNOWN_PURSE,
)
from folsom.express.flow import choices_of
from folsom.express.state import (
    PLAN_MEMORY,
    PUNCHING_WAY,
    SCHEMING,
    STEALING,
    State,
    face_of,
    has,
    pile_card,
    pile_entry,
    pile_seat,
    seat_of,
)
from folsom.express.traces import most_at, traced_at, traces_of
from folsom.kernel import bit, int8, int16, int32, int64, lowest, rule, size, uint8
from folsom.kernel.copying import copier
from folsom.kernel.sizes import must_fit
from folsom.kernel.state import SPECTATOR
from folsom.kernel.view import ViewRecord

LOOT_COUNT_BITS = 5
CARD_COUNT_BITS = 2
BULLETS_AT = CARD_COUNT_BITS * FACES
HIDDEN_FACE = 15

must_fit("kinds of loot in a tally", LOOT_KINDS * LOOT_COUNT_BITS, 63)
must_fit("purses of one kind in a tally", PURSES, (1 << LOOT_COUNT_BITS) - 1)
must_fit("faces", FACES, HIDDEN_FACE)
must_fit("places of a trace", PLACES, 31)


class ExpressViewRecord(ViewRecord):
    """What one seat may know of a game at a decision."""

    legal: int = int64()  # this seat's choices
    floor: list[int] = int64(2)
    loot: list[int] = int64(SPOTS)  # tallies
    held: list[int] = int64(BANDITS)  # tallies
    shown: list[int] = int64(SEATS)  # tallies of the discards that lie face up
    traces: list[int] = int32(PURSES)  # where purses may be whose value this seat was told (see traces.py)
    hand: int = int64()  # this seat's hand, a tally
    discard: int = int64()  # this seat's discard, a tally (X10.1)
    deck: int = int64()  # this seat's deck, a tally, where people look (see `recall_deck`)
    most_traced: list[int] = int8(PLACES)  # how many of them can be at each place
    face_down: int = int32()
    draws: int = int32()
    options: int = int16()
    seat: int = int8()  # the viewer's; SPECTATOR for none
    players: int = int8()
    bandits: int = int8()
    cars: int = int8()
    team: int = uint8()
    character: list[int] = uint8(BANDITS)
    having: list[int] = uint8(POWERS)
    car_kind: list[int] = uint8(CARS)
    marshal: int = uint8()
    second_box_aside: int = int8()
    bullets: list[int] = int8(BANDITS)
    neutral: int = int8()
    neutral_removed: int = int8()
    shots_taken: list[int] = int8(BANDITS)
    shots_by: list[int] = int32(BANDITS)
    events_taken: list[int] = int8(BANDITS)
    marshal_taken: list[int] = int8(BANDITS)
    ransoms: list[int] = int8(BANDITS)
    lost_purse: int = int8()
    hand_size: list[int] = int8(SEATS)
    deck_size: list[int] = int8(SEATS)
    discard_size: list[int] = int8(SEATS)
    top: list[int] = int8(SEATS)
    bullets_drawn: list[int] = int8(SEATS)
    drawn: list[int] = int8(SEATS)
    round_number: int = uint8()
    round_cards: list[int] = uint8(ROUNDS)
    first: int = uint8()
    turn: int = uint8()
    turns: int = uint8()
    turns_at: int = int16()
    pile: list[int] = uint8(TURNS_MAX)  # seat and face, HIDDEN_FACE where not known
    pile_size: int = uint8()
    resolved: int = uint8()
    phase: int = uint8()
    acting: int = uint8()  # the seat to act
    waiting: int = uint8()  # all the seats to act
    placed: int = int8()  # this seat's own placement (X11.2)
    bandit: int = uint8()
    action: int = uint8()
    target: int = uint8()


# --- tallies ---------------------------------------------------------------------------------


@rule
def loot_counted(kind: int, tokens: int) -> int:
    """A tally of *count* tokens of one kind of loot."""
    return size(tokens) << kind * LOOT_COUNT_BITS


@rule
def loot_count(counts: int, kind: int) -> int:
    """How many of one kind a tally holds."""
    return counts >> kind * LOOT_COUNT_BITS & bit(LOOT_COUNT_BITS) - 1


@rule
def loot_counts(tokens: int, known: int) -> int:
    """A tally of tokens, as seen by a viewer who knows the values of the purses *known*."""
    counts = loot_counted(UNKNOWN_PURSE, tokens & ALL_PURSES & ~known)
    counts |= loot_counted(JEWEL, tokens & ALL_JEWELS) | loot_counted(STRONGBOX, tokens & ALL_STRONGBOXES)
    if tokens & known:
        for value in range(len(PURSE_KINDS)):
            counts |= loot_counted(FIRST_KNOWN + value, tokens & known & PURSES_WORTH[value])
    return counts


@rule
def card_counts(s: State, cards: int) -> int:
    """A tally of cards: how many of each face, and how many bullets."""
    counts, left = size(cards & ~ALL_ACTIONS) << BULLETS_AT, cards & ALL_ACTIONS
    while left:
        counts += bit(face_of(s, lowest(left)) * CARD_COUNT_BITS)
        left &= left - 1
    return counts


@rule
def face_count(counts: int, face: int) -> int:
    """How many cards of one face a tally holds."""
    return counts >> face * CARD_COUNT_BITS & bit(CARD_COUNT_BITS) - 1


@rule
def bullet_count(counts: int) -> int:
    """How many bullets a tally holds."""
    return counts >> BULLETS_AT


# --- looking ---------------------------------------------------------------------------------


# Public: the train, the bandits, the round, and who is asked what
OPEN = (
    *("options", "players", "bandits", "cars", "team", "marshal", "second_box_aside", "floor", "car_kind"),
    *("neutral", "neutral_removed", "lost_purse", "character", "having", "bullets"),
    *("shots_taken", "shots_by", "events_taken", "marshal_taken", "ransoms"),
    *("round_number", "round_cards", "first", "turn", "turns", "turns_at", "pile_size", "resolved", "face_down"),
    "draws",
    *("phase", "waiting", "bandit", "action", "target", "top", "bullets_drawn", "drawn"),
)
look_at_table = copier(State, ExpressViewRecord, OPEN)


@rule
def look_at_traces(s: State, v: ExpressViewRecord, seat: int) -> None:
    """Where the purses that a seat was told of may be (X5.7, X5.10)."""
    for place in range(PLACES):
        v.most_traced[place] = most_at(s, seat, place)
        left = traced_at(s, seat, place)
        while left:
            v.traces[lowest(left)] |= bit(place)
            left &= left - 1


@rule
def look_at_loot(s: State, v: ExpressViewRecord, seat: int) -> None:
    """Purses are face down: a seat knows its own, and those it held last (X5.7, X5.10).

    Other purses that it was told of count as unknown here; they are traced.
    """
    known = s.known[seat] if seat != SPECTATOR else 0
    for place in range(SPOTS):
        v.loot[place] = loot_counts(s.loot[place], known)
    for bandit in range(s.bandits):
        mine = seat_of(s, bandit) == seat
        v.held[bandit] = loot_counts(s.held[bandit], s.held[bandit] if mine else 0)
    if seat != SPECTATOR and traces_of(s, seat):
        look_at_traces(s, v, seat)


@rule
def look_at_cards(s: State, v: ExpressViewRecord, seat: int) -> None:
    """The sizes of hands and decks are public; a seat sees its own cards only (X4.5, X10.1)."""
    for other in range(s.players):
        v.hand_size[other] = size(s.hand[other])
        v.deck_size[other] = size(s.deck[other])
        v.discard_size[other] = size(s.discard[other])
        v.shown[other] = card_counts(s, s.shown[other])
    if seat != SPECTATOR:
        v.hand = card_counts(s, s.hand[seat])
        v.discard = card_counts(s, s.discard[seat])


@rule
def recall_deck(s: State, v: ExpressViewRecord, seat: int) -> None:
    """What is in a seat's own deck: all that it owns but doesn't see elsewhere. Bots and observations do without."""
    if seat != SPECTATOR:
        v.deck = card_counts(s, s.deck[seat])


@rule
def cards_done(v: ExpressViewRecord) -> int:
    """How many cards of the pile have gone back to their seats; the one being resolved hasn't yet (X5.1)."""
    return v.resolved - 1 if STEALING <= v.phase <= PUNCHING_WAY else v.resolved


@rule
def is_shown(s: State, place: int) -> bool:
    """Whether a card of the pile lies open to all (X4.4, X5.1); without `plan_memory`, only the last one does."""
    if not has(s, PLAN_MEMORY):
        last = s.pile_size if s.phase == SCHEMING else s.resolved
        if place != last - 1:
            return False
    return place < s.resolved or s.face_down >> place & 1 == 0


@rule
def look_at_pile(s: State, v: ExpressViewRecord, seat: int) -> None:
    """Everyone sees who played a card. Only its player sees which card, unless it lies face up (X4.5)."""
    for place in range(s.pile_size):
        owner = pile_seat(s.pile[place])
        seen = owner == seat or is_shown(s, place)
        face = face_of(s, pile_card(s.pile[place])) if seen else HIDDEN_FACE
        v.pile[place] = pile_entry(owner, face)


@rule(shared=True)
def look(s: State, v: ExpressViewRecord, seat: int) -> None:
    """Fill an empty view with all that a seat may know, and nothing else."""
    v.seat = seat
    look_at_table(s, v)
    v.acting = s.seat
    look_at_loot(s, v, seat)
    look_at_cards(s, v, seat)
    look_at_pile(s, v, seat)
    if seat != SPECTATOR:
        v.legal = choices_of(s, seat)
        v.placed = s.placed & bit(seat)
