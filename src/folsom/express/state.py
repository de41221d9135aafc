"""The full state of one game in one record, and the helpers with which rules read it."""

from folsom.express.components import (
    ALL_ACTIONS,
    ALL_BULLETS,
    BANDITS,
    BULLETS,
    CARS,
    FACES,
    FIRST_COPIES,
    INSIDE,
    KINDS,
    PLACES,
    POWERS,
    PURSES,
    ROOF,
    ROUNDS,
    SEATS,
    SECOND_COPIES,
    SPOTS,
    TURNS_MAX,
)
from folsom.kernel import Chance, bit, int8, int16, int32, int64, lowest, nested, rule, uint8
from folsom.kernel.sizes import must_fit
from folsom.kernel.state import GameState

# What is being asked, or done, now
(
    PLACING,
    SCHEMING,
    KEEPING,
    STEALING,
    PUNCHING_LOOT,
    PUNCHING_TAKE,
    PUNCHING_WAY,
    PICKING_POCKETS,
    OVER,
) = range(9)

# Options (§10-§12), a set
(
    EXPERT,
    START_DISCARD,
    DEAL_UNTIL_EMPTY,
    GHOST_ALWAYS,
    TIE_BY_SHOTS_AND_EVENTS,
    KNOWN_PURSES,
    PLAN_MEMORY,
    DISCREET,
) = range(8)

# Where a received bullet came from (X9.3)
SHOT, EVENT, MARSHAL_MET = range(3)

BYTE, BYTE_BITS = 8, 3
COLUMN = sum(1 << (BYTE * car) for car in range(CARS))
SEAT_OF_BITS = 3
SHOOTER_BITS = 3
EVERYONE = (1 << BANDITS) - 1

must_fit("bandits in a car", BANDITS, BYTE)
must_fit("cars of a floor", CARS, BYTE - 1)
must_fit("bullets of one shooter", BULLETS, (1 << SHOOTER_BITS) - 1)
must_fit("shots by all shooters", SHOOTER_BITS * BANDITS, 31)
must_fit("seats in the pile", SEATS, 1 << SEAT_OF_BITS)
must_fit("faces in the pile", FACES, 1 << BYTE - SEAT_OF_BITS)
must_fit("purses traced to a place, and their number", PURSES + PURSES.bit_length(), 31)
must_fit("seats that trace purses to a place", SEATS, BYTE)
must_fit("turns in which a seat drew", TURNS_MAX, 31)


class State(GameState):
    """One game of Express at a decision. Sets are words of bits; see the helpers below."""

    fills_lines = True

    # What nearly every step reads, in one line of the processor's cache
    legal: int = int64()  # the choices of the seat to act (see `choices_of`)
    floor: list[int] = int64(2)  # by level: a byte for each car, a bit for each bandit there
    phase: int = uint8()
    action: int = uint8()
    target: int = uint8()  # whom the acting bandit punches
    turn: int = uint8()
    bandit: int = uint8()  # who acts in Stealin'
    seat: int = uint8()  # the seat to act
    waiting: int = uint8()  # all seats to act, where several are
    pile_size: int = uint8()
    resolved: int = uint8()
    team: int = uint8()  # 1 in the game of two teams (§11)
    marshal: int = uint8()  # his car
    first: int = uint8()
    face_down: int = int32()  # places in the pile
    draws: int = int32()  # turns of this round in which a seat drew
    options: int = int16()
    turns_at: int = int16()  # where this round's turns begin in the table of turns
    turns: int = uint8()
    round_number: int = uint8()
    players: int = int8()
    bandits: int = int8()
    cars: int = int8()  # the locomotive counted
    # The rest
    pile: list[int] = uint8(TURNS_MAX)  # the seat and card played, see `pile_entry`
    having: list[int] = uint8(POWERS)  # the bandits that have each power, a set
    character: list[int] = uint8(BANDITS)
    bullets: list[int] = int8(BANDITS)  # of their own, left
    chance: Chance = nested(Chance)
    hand: list[int] = int64(SEATS)
    deck: list[int] = int64(SEATS)  # in no order: what lies on top is counted in `top`
    discard: list[int] = int64(SEATS)
    shown: list[int] = int64(SEATS)  # the part of the discard that lies face up (X10.4)
    loot: list[int] = int32(SPOTS)  # tokens on each spot
    held: list[int] = int32(BANDITS)  # tokens on each bandit's card
    known: list[int] = int32(SEATS)  # purses on spots that this seat held last (X5.10)
    tracing: list[int] = uint8(PLACES)  # the seats that may have traced purses there, a set
    car_kind: list[int] = uint8(CARS)
    second_box_aside: int = int8()
    neutral: int = int8()
    neutral_removed: int = int8()  # bullets out of the game for good (X9.4)
    shots_taken: list[int] = int8(BANDITS)  # bullets received, by where from
    shots_by: list[int] = int32(BANDITS)  # shots received, a few bits for each shooter
    events_taken: list[int] = int8(BANDITS)
    marshal_taken: list[int] = int8(BANDITS)
    ransoms: list[int] = int8(BANDITS)
    lost_purse: int = int8()  # bandits who may have lost their starting purse
    top: list[int] = int8(SEATS)  # bullets on top of the draw pile (X10.4)
    bullets_drawn: list[int] = int8(SEATS)  # bullets in hand that came from the top: all know
    drawn: list[int] = int8(SEATS)  # other cards drawn since the hand was last free of bullets
    round_cards: list[int] = uint8(ROUNDS)  # those turned up so far
    placed: int = int8()  # seats whose second bandit goes to the caboose (X11.2)
    traces: list[int] = int32(SEATS * PLACES)  # what each seat was told of purses, by place (see traces.py)


@rule
def has(s: State, option: int) -> bool:
    """Whether the table plays with this option."""
    return s.options >> option & 1 != 0


@rule
def seat_of(s: State, bandit: int) -> int:
    """The seat that plays a bandit: in the team game each seat has two (X11.1)."""
    return bandit >> s.team


@rule
def has_power(s: State, bandit: int, power: int) -> bool:
    """Whether a bandit's character has this power (X7)."""
    return s.having[power] >> bandit & 1 != 0


@rule
def serves(s: State, seat: int, power: int) -> bool:
    """Whether one of a seat's bandits has a power that serves the whole seat (X11.6)."""
    crew = 3 << 2 * seat if s.team else bit(seat)
    return s.having[power] & crew != 0


@rule
def seat_from_first(s: State, places: int) -> int:
    """The seat a number of places clockwise from the first player."""
    seat = s.first + places
    return seat - s.players if seat >= s.players else seat


@rule
def bandit_from_first(s: State, place: int) -> int:
    """Bandits in the order of their seats from the first player."""
    return (seat_from_first(s, place >> s.team) << s.team) + (place & s.team)


# --- the train -------------------------------------------------------------------------------


@rule
def column(bandit: int) -> int:
    """One bandit's bit in every car of a floor."""
    return COLUMN << bandit


@rule
def car_bandits(floor: int, car: int) -> int:
    """The bandits of one car of a floor."""
    return floor >> car * BYTE & 0xFF


@rule
def bandits_at(s: State, car: int, level: int) -> int:
    """The bandits on a spot."""
    return car_bandits(s.floor[level], car)


@rule
def bandits_on(floor: int) -> int:
    """All bandits on a floor, in any car."""
    folded = floor | floor >> 4 * BYTE
    folded |= folded >> 2 * BYTE
    return (folded | folded >> BYTE) & EVERYONE


@rule
def car_of(s: State, bandit: int) -> int:
    """The car that a bandit is in or on."""
    return lowest((s.floor[INSIDE] | s.floor[ROOF]) & column(bandit)) >> BYTE_BITS


@rule
def level_of(s: State, bandit: int) -> int:
    """Whether a bandit is inside or on a roof."""
    return ROOF if s.floor[ROOF] & column(bandit) else INSIDE


@rule
def put(s: State, bandit: int, car: int, level: int) -> None:
    """Move a bandit to a spot."""
    s.floor[INSIDE] &= ~column(bandit)
    s.floor[ROOF] &= ~column(bandit)
    s.floor[level] |= bit(car * BYTE + bandit)


@rule
def spot(car: int, level: int) -> int:
    """The number of a spot."""
    return car + level * CARS


@rule
def spot_of(s: State, bandit: int) -> int:
    """The spot that a bandit is on."""
    return spot(car_of(s, bandit), level_of(s, bandit))


@rule
def cars_beside(s: State, car: int) -> int:
    """The cars ahead of and behind this one that are on the train (X9.5)."""
    return (bit(car) << 1 | bit(car) >> 1) & bit(s.cars) - 1


@rule
def caboose(s: State) -> int:
    """The last car."""
    return s.cars - 1


# --- cards -----------------------------------------------------------------------------------


@rule
def faces(s: State, cards: int) -> int:
    """The distinct action cards in a set: two Moves are one face, but each team-mate's Move is its own."""
    if s.team:
        return cards & ALL_ACTIONS
    return cards & FIRST_COPIES | cards >> KINDS & SECOND_COPIES


@rule
def card_with_face(cards: int, face: int) -> int:
    """The card of a set that shows this face."""
    return face if cards >> face & 1 else face + KINDS


@rule
def action_of(card: int) -> int:
    """Move, Floor, Fire, Rob, Punch or Marshal."""
    return card if card < KINDS else card - KINDS


@rule
def face_of(s: State, card: int) -> int:
    """The face that a card shows."""
    return card if s.team else action_of(card)


@rule
def bandit_named(s: State, seat: int, card: int) -> int:
    """The bandit that a card acts with (X11.3)."""
    second = 1 if s.team and card >= KINDS else 0
    return (seat << s.team) + second


@rule
def pile_entry(seat: int, card: int) -> int:
    """A seat and its card, as the pile stores them."""
    return seat | card << SEAT_OF_BITS


@rule
def pile_seat(entry: int) -> int:
    """The seat of a pile entry."""
    return entry & bit(SEAT_OF_BITS) - 1


@rule
def pile_card(entry: int) -> int:
    """The card of a pile entry."""
    return entry >> SEAT_OF_BITS


@rule
def round_card(s: State) -> int:
    """The round card that lies face up."""
    return s.round_cards[s.round_number]


@rule
def free_bullet(s: State, seat: int) -> int:
    """The number of a bullet card that the seat doesn't have yet."""
    return lowest(~(s.hand[seat] | s.deck[seat] | s.discard[seat]) & ALL_BULLETS)
