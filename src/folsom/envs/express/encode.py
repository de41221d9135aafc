"""An observation of Express, written from a view: nothing that the seat may not know can be in it."""

from folsom.envs.express.layout import CARD_NAMES as CARDS_COUNTED
from folsom.envs.express.layout import (
    LAYOUT,
    LOOT_NAMES,
    PILE_FACE_DOWN,
    PILE_HIDDEN,
    PILE_SECOND,
    PURSE_NAMES,
    RECORD,
    SIZES,
    SPOT_NAMES,
)
from folsom.express.components import (
    CHARACTER_NAMES,
    FACES,
    FIRST_KNOWN,
    KINDS,
    PURSE_KIND,
    PURSES,
    SEATS,
    SPOTS,
    TEAM_PLAYERS,
    UNKNOWN_PURSE,
)
from folsom.express.state import (
    BYTE,
    OVER,
    PLACING,
    PUNCHING_LOOT,
    PUNCHING_WAY,
    STEALING,
    pile_card,
    pile_seat,
    spot,
)
from folsom.express.table import OPTIONS
from folsom.express.traces import on_card
from folsom.express.view_record import (
    HIDDEN_FACE,
    LOOT_COUNT_BITS,
    ExpressViewRecord,
    bullet_count,
    face_count,
    loot_count,
)
from folsom.kernel import Record, bit, float32, floats, lowest, rule
from folsom.kernel.state import SPECTATOR

# Where the parts begin, and what their counts are divided by
PLAYERS_AT = LAYOUT.start("players") - TEAM_PLAYERS
OPTIONS_AT = LAYOUT.start("options")
CARS_AT = LAYOUT.start("cars") - 1
ROUND_AT = LAYOUT.start("round")
CARD_AT = LAYOUT.start("card")
CARDS_SEEN_AT = LAYOUT.start("cards seen")
PHASE_AT = LAYOUT.start("phase")
TURN_AT = LAYOUT.start("turn")
FIRST_AT = LAYOUT.start("first")
TO_ACT_AT = LAYOUT.start("to act")
WAITED_FOR_AT = LAYOUT.start("waited for")
ACTING_AT = LAYOUT.start("acting")
ACTION_AT = LAYOUT.start("action")
TARGET_AT = LAYOUT.start("target")
MARSHAL_AT = LAYOUT.start("marshal")
SPOTS_AT = LAYOUT.start("spots")
CHARACTERS_AT = LAYOUT.start("characters")
RECORDS_AT = LAYOUT.start("records")
HELD_AT = LAYOUT.start("held")
LYING_AT = LAYOUT.start("lying")
ASIDE_AT = LAYOUT.start("strongbox aside")
NEUTRAL_AT = LAYOUT.start("neutral bullets")
HAND_AT = LAYOUT.start("hand")
DISCARD_AT = LAYOUT.start("discard")
OPEN_DISCARDS_AT = LAYOUT.start("open discards")
SIZES_AT = LAYOUT.start("sizes")
PLACED_AT = LAYOUT.start("placed")
OWNERS_AT = LAYOUT.start("pile owners")
PILE_AT = LAYOUT.start("pile cards")
TRACED_AT = LAYOUT.start("traced")
A_TURN = 1.0 / LAYOUT.parts["turn"].unit
A_MARK = 1.0 / LAYOUT.parts["records"].unit
TOKENS = floats(count / LAYOUT.parts["held"].unit for count in range(1 << LOOT_COUNT_BITS))
A_NEUTRAL_BULLET = 1.0 / LAYOUT.parts["neutral bullets"].unit
A_CARD = 1.0 / LAYOUT.parts["hand"].unit
A_SIZE = 1.0 / LAYOUT.parts["sizes"].unit

SPOTS_WIDE = len(SPOT_NAMES)
CHARACTERS_WIDE = len(CHARACTER_NAMES)
RECORDS_WIDE = len(RECORD)
LOOT_WIDE = len(LOOT_NAMES)
PURSES_WIDE = len(PURSE_NAMES)
CARDS_WIDE = len(CARDS_COUNTED)
SIZES_WIDE = len(SIZES)
PILE_WIDE = len(LAYOUT.parts["pile cards"].columns)
OPTIONS_WIDE = len(OPTIONS)
SIZE = LAYOUT.size


class Row(Record):
    """The numbers of an observation."""

    numbers: list[float] = float32(SIZE)


@rule
def from_me(v: ExpressViewRecord, seat: int) -> int:
    """How many places clockwise from the viewer a seat is; for a spectator, from the first seat."""
    mine = 0 if v.seat == SPECTATOR else v.seat
    return seat - mine if seat >= mine else seat - mine + v.players


@rule
def bandit_from_me(v: ExpressViewRecord, bandit: int) -> int:
    """A bandit's place, counted from the viewer's first bandit."""
    return (from_me(v, bandit >> v.team) << v.team) + (bandit & v.team)


@rule(floats=True)
def encode_round(v: ExpressViewRecord, o: Row) -> None:
    """The table's options, the round and its card."""
    o.numbers[PLAYERS_AT + v.players] = 1.0
    for option in range(OPTIONS_WIDE):
        o.numbers[OPTIONS_AT + option] = float(v.options >> option & 1)
    o.numbers[ROUND_AT + v.round_number] = 1.0
    o.numbers[PHASE_AT + v.phase] = 1.0
    if v.phase != PLACING:
        encode_card(v, o)


@rule(floats=True)
def encode_card(v: ExpressViewRecord, o: Row) -> None:
    """The face-up round card, the ones before it, and how far the round has got."""
    card = v.round_cards[v.round_number]
    o.numbers[CARD_AT + card] = 1.0
    for place in range(v.round_number + 1):
        o.numbers[CARDS_SEEN_AT + v.round_cards[place]] = 1.0
    o.numbers[TURN_AT] = v.turn * A_TURN
    o.numbers[TURN_AT + 1] = v.turns * A_TURN
    o.numbers[TURN_AT + 2] = v.resolved * A_TURN


@rule(floats=True)
def encode_question(v: ExpressViewRecord, o: Row) -> None:
    """Who is asked, and what is being done in Stealin'."""
    o.numbers[FIRST_AT + from_me(v, v.first)] = 1.0
    if v.phase == OVER:
        return
    o.numbers[TO_ACT_AT + from_me(v, v.acting)] = 1.0
    for seat in range(v.players):
        o.numbers[WAITED_FOR_AT + from_me(v, seat)] = float(v.waiting >> seat & 1)
    if v.phase >= STEALING:
        o.numbers[ACTING_AT + bandit_from_me(v, v.bandit)] = 1.0
        if v.phase <= PUNCHING_WAY:
            o.numbers[ACTION_AT + v.action] = 1.0
            if v.phase >= PUNCHING_LOOT:
                o.numbers[TARGET_AT + bandit_from_me(v, v.target)] = 1.0


@rule(floats=True)
def encode_loot(counts: int, o: Row, at: int) -> None:
    """Write loot, counted by kind, starting at this place of the row."""
    for kind in range(LOOT_WIDE):
        o.numbers[at + kind] = TOKENS[loot_count(counts, kind)]


@rule(floats=True)
def encode_trace(v: ExpressViewRecord, places: int, kind: int, o: Row) -> None:
    """Count a purse wherever it may be; if only one bandit can have it, it becomes one of their known purses."""
    left = places
    while left:
        place = lowest(left)
        left &= left - 1
        row = place if place < SPOTS else on_card(bandit_from_me(v, place - SPOTS))
        o.numbers[TRACED_AT + row * PURSES_WIDE + kind] += 1.0
        if place >= SPOTS and places == bit(place):
            held = HELD_AT + (row - SPOTS) * LOOT_WIDE
            o.numbers[held + UNKNOWN_PURSE] -= TOKENS[1]
            o.numbers[held + FIRST_KNOWN + kind] += TOKENS[1]


@rule(floats=True)
def encode_traces(v: ExpressViewRecord, o: Row) -> None:
    """The purses that the seat knows of but can't see any more."""
    for purse in range(PURSES):
        if v.traces[purse]:
            encode_trace(v, v.traces[purse], PURSE_KIND[purse], o)


@rule
def spots_with_loot(v: ExpressViewRecord) -> int:
    """The spots with loot on them."""
    spots = 0
    for place in range(SPOTS):
        spots |= (1 if v.loot[place] else 0) << place
    return spots


@rule(floats=True)
def encode_train(v: ExpressViewRecord, o: Row) -> None:
    """The cars, the Marshal, the loot that lies there, and where everyone is."""
    o.numbers[MARSHAL_AT + v.marshal] = 1.0
    o.numbers[CARS_AT + v.cars] = 1.0
    lying = spots_with_loot(v)
    while lying:
        place = lowest(lying)
        lying &= lying - 1
        encode_loot(v.loot[place], o, LYING_AT + place * LOOT_WIDE)
    for level in range(2):
        left = v.floor[level]
        while left:
            place = lowest(left)
            left &= left - 1
            bandit = bandit_from_me(v, place % BYTE)
            o.numbers[SPOTS_AT + bandit * SPOTS_WIDE + spot(place // BYTE, level)] = 1.0
    o.numbers[ASIDE_AT] = float(v.second_box_aside)
    o.numbers[NEUTRAL_AT] = v.neutral * A_NEUTRAL_BULLET
    o.numbers[NEUTRAL_AT + 1] = v.neutral_removed * A_NEUTRAL_BULLET


@rule(floats=True)
def encode_bandit(v: ExpressViewRecord, bandit: int, o: Row) -> None:
    """Who a bandit is, what it holds, and what has happened to it."""
    place = bandit_from_me(v, bandit)
    o.numbers[CHARACTERS_AT + place * CHARACTERS_WIDE + v.character[bandit]] = 1.0
    encode_loot(v.held[bandit], o, HELD_AT + place * LOOT_WIDE)
    record = RECORDS_AT + place * RECORDS_WIDE
    o.numbers[record] = v.bullets[bandit] * A_MARK
    o.numbers[record + 1] = v.shots_taken[bandit] * A_MARK
    o.numbers[record + 2] = v.events_taken[bandit] * A_MARK
    o.numbers[record + 3] = v.marshal_taken[bandit] * A_MARK
    o.numbers[record + 4] = v.ransoms[bandit] * A_MARK
    o.numbers[record + 5] = (v.lost_purse >> bandit & 1) * A_MARK


@rule(floats=True)
def encode_cards(counts: int, o: Row, at: int) -> None:
    """Write cards, counted by face, starting at this place of the row."""
    if counts:
        for face in range(FACES):
            o.numbers[at + face] = face_count(counts, face) * A_CARD
        o.numbers[at + FACES] = bullet_count(counts) * A_CARD


@rule(floats=True)
def encode_seat(v: ExpressViewRecord, seat: int, o: Row) -> None:
    """How many cards a seat has in each place, and the ones that are visible."""
    place = from_me(v, seat)
    encode_cards(v.shown[seat], o, OPEN_DISCARDS_AT + place * CARDS_WIDE)
    sizes = SIZES_AT + place * SIZES_WIDE
    o.numbers[sizes] = v.hand_size[seat] * A_SIZE
    o.numbers[sizes + 1] = v.deck_size[seat] * A_SIZE
    o.numbers[sizes + 2] = v.discard_size[seat] * A_SIZE
    o.numbers[sizes + 3] = v.top[seat] * A_SIZE
    o.numbers[sizes + 4] = v.bullets_drawn[seat] * A_SIZE
    o.numbers[sizes + 5] = v.drawn[seat] * A_SIZE


@rule(floats=True)
def encode_pile(v: ExpressViewRecord, o: Row) -> None:
    """The common pile in the order played: each card's owner, and its face if the viewer can see it."""
    for place in range(v.pile_size):
        entry = v.pile[place]
        o.numbers[OWNERS_AT + place * SEATS + from_me(v, pile_seat(entry))] = 1.0
        card, face = PILE_AT + place * PILE_WIDE, pile_card(entry)
        if face == HIDDEN_FACE:
            o.numbers[card + PILE_HIDDEN] = 1.0
        else:
            o.numbers[card + face % KINDS] = 1.0
            o.numbers[card + PILE_SECOND] = 1.0 if face >= KINDS else 0.0
        o.numbers[card + PILE_FACE_DOWN] = float(v.face_down >> place & 1)


@rule(shared=True, floats=True)
def encode(v: ExpressViewRecord, o: Row) -> None:
    """Write what a view shows to a row of numbers."""
    for number in range(SIZE):
        o.numbers[number] = 0.0
    encode_round(v, o)
    encode_question(v, o)
    encode_train(v, o)
    for bandit in range(v.bandits):
        encode_bandit(v, bandit, o)
    encode_traces(v, o)
    for seat in range(v.players):
        encode_seat(v, seat, o)
    encode_cards(v.hand, o, HAND_AT)
    encode_cards(v.discard, o, DISCARD_AT)
    o.numbers[PLACED_AT] = 1.0 if v.placed else 0.0
    encode_pile(v, o)
