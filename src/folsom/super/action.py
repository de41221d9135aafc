"""The action of a round: every card of every plan, in turn (S3.2-S3.7), with the extensions (S6)."""

from folsom.kernel import bit, rule, size
from folsom.kernel.drawing import next_seat
from folsom.kernel.log import Log
from folsom.super.components import (
    CARDS_PLAYED,
    FIRE,
    FLOOR,
    HORSE,
    HORSE_IN_PLAY,
    INSIDE,
    LOCOMOTIVE,
    MOVE,
    PLAN_CARD,
    REFLEX,
    TO_CABOOSE,
    TO_LOCOMOTIVE,
    TURN,
)
from folsom.super.events import (
    NO_TARGET,
    note_changed_floor,
    note_fell_off,
    note_fired,
    note_hit,
    note_lay_down,
    note_left_train,
    note_moved,
    note_no_effect,
    note_passed_through,
    note_revealed,
    note_rode,
    note_rode_back,
    note_stood_up,
    note_thrown,
    note_turned,
)
from folsom.super.state import (
    OFF_TRAIN,
    State,
    car_at,
    enter,
    is_in,
    level_at,
    level_start,
    place_to_enter,
    spot,
)

NOBODY = -1


@rule
def facing(s: State, seat: int) -> int:
    """The way that a bandit faces."""
    return TO_CABOOSE if is_in(s.backward, seat) else TO_LOCOMOTIVE


@rule
def card_of(s: State, seat: int, turn: int) -> int:
    """The card of a plan that comes on a turn of the round."""
    return PLAN_CARD[s.plan[seat] * CARDS_PLAYED + turn]


# --- leaving the train -----------------------------------------------------------------------


@rule
def will_ride_back(s: State, seat: int, next_turn: int) -> bool:
    """Whether the next card of a bandit who leaves the train is Horse (S6.2)."""
    if s.extensions >> HORSE_IN_PLAY & 1 == 0 or next_turn >= CARDS_PLAYED:
        return False
    return card_of(s, seat, next_turn) == HORSE


@rule
def leave_train(s: State, log: Log, seat: int, way: int, next_turn: int) -> None:
    """Off the train at one end: eliminated (S3.5, S3.6), or away to ride back (S6.2)."""
    car, level = car_at(s.stand[seat]), level_at(s.stand[seat])
    if will_ride_back(s, seat, next_turn):
        note_left_train(s, log, bandit=seat, car=car, level=level, way=way)
        s.away |= bit(seat)
    else:
        note_fell_off(s, log, bandit=seat, car=car, level=level, way=way)
        s.falls += 1
        s.fell[seat] = s.falls
    s.stand[seat] = OFF_TRAIN
    s.aboard &= ~bit(seat)
    s.stunned &= ~bit(seat)
    s.backward &= ~bit(seat)


@rule
def pass_car(s: State, stand: int, way: int) -> int:
    """Where a bandit who goes one car on arrives (S3.5, S3.6), or OFF_TRAIN."""
    car = car_at(stand) + (1 if way == TO_CABOOSE else -1)
    return enter(s, spot(car, level_at(stand)), way) if LOCOMOTIVE <= car < s.cars else OFF_TRAIN


# --- the cards -------------------------------------------------------------------------------


@rule
def turn_round(s: State, log: Log, seat: int) -> None:
    """Face the other way, same place in the row (S3.3)."""
    note_turned(s, log, bandit=seat, way=TO_LOCOMOTIVE if facing(s, seat) == TO_CABOOSE else TO_CABOOSE)
    s.backward ^= bit(seat)


@rule
def change_floor(s: State, log: Log, seat: int) -> None:
    """Go to the other level of the same car, with the back at the edge (S3.4, S2.2)."""
    car, level = car_at(s.stand[seat]), 1 - level_at(s.stand[seat])
    stand = enter(s, spot(car, level), facing(s, seat))
    if log.on:
        note_changed_floor(s, log, bandit=seat, car=car, level=level, place=place_to_enter(s, seat, stand))
    s.stand[seat] = stand


@rule
def move(s: State, log: Log, seat: int, turn: int) -> None:
    """Go one car in the direction the bandit faces; off the train at its ends (S3.5)."""
    stand = pass_car(s, s.stand[seat], facing(s, seat))
    if stand == OFF_TRAIN:
        leave_train(s, log, seat, facing(s, seat), turn + 1)
    else:
        if log.on:
            here, there, place = car_at(s.stand[seat]), car_at(stand), place_to_enter(s, seat, stand)
            note_moved(s, log, bandit=seat, from_car=here, to_car=there, level=level_at(stand), place=place)
        s.stand[seat] = stand


@rule
def along(stand: int, way: int) -> int:
    """A stand as a number that grows in this direction."""
    return stand if way == TO_CABOOSE else -stand


@rule
def level_end(stand: int, way: int) -> int:
    """A number that no stand of this level reaches in this direction."""
    level = level_at(stand)
    return along(level_start(level + 1) if way == TO_CABOOSE else level_start(level) - 1, way)


@rule
def first_in_line(s: State, seats: int, stand: int, way: int) -> int:
    """The first of these bandits beyond a stand, in this direction on its level, or NOBODY.

    Without branches, which would be mispredicted half the time: who a shot meets can't be foreseen.
    """
    found, here, nearest = NOBODY, along(stand, way), level_end(stand, way)
    for other in range(s.players):
        there = along(s.stand[other], way)
        nearer = (here < there) & (there < nearest) & is_in(seats, other)
        found = other if nearer else found
        nearest = there if nearer else nearest
    return found


@rule(shared=True)
def tell_passed_through(s: State, log: Log, seat: int, way: int, target: int) -> None:
    """Note the stunned bandits that a shot passes through, in order, before it hits someone or nobody (S3.6)."""
    lying = first_in_line(s, s.stunned, s.stand[seat], way)
    while lying != NOBODY:
        beyond_target = target != NOBODY and (s.stand[lying] > s.stand[target]) == (way == TO_CABOOSE)
        if beyond_target:
            return
        note_passed_through(s, log, target=lying, bandit=seat)
        lying = first_in_line(s, s.stunned, s.stand[lying], way)


@rule
def throw(s: State, log: Log, target: int, way: int, next_turn: int) -> None:
    """A bandit that is hit flies one car on and lies stunned, or falls off the train (S3.6)."""
    stand = pass_car(s, s.stand[target], way)
    if stand == OFF_TRAIN:
        leave_train(s, log, target, way, next_turn)
    else:
        if log.on:
            here, there, place = car_at(s.stand[target]), car_at(stand), place_to_enter(s, target, stand)
            note_thrown(s, log, bandit=target, from_car=here, to_car=there, level=level_at(stand), place=place)
        s.stand[target] = stand
        s.stunned |= bit(target)


@rule
def fire(s: State, log: Log, seat: int, turn: int, acted: int) -> None:
    """Hit the first bandit in front who isn't stunned (S3.6)."""
    way = facing(s, seat)
    target = first_in_line(s, ~s.stunned, s.stand[seat], way)
    note_fired(s, log, bandit=seat, way=way)
    if log.on and s.stunned:
        tell_passed_through(s, log, seat, way, target)
    if target == NOBODY:
        note_no_effect(s, log, bandit=seat, action=FIRE, reason=NO_TARGET)
    else:
        note_hit(s, log, target=target, bandit=seat)
        throw(s, log, target, way, turn + 1 if is_in(acted, target) else turn)


@rule
def ride(s: State, log: Log, seat: int) -> None:
    """Ride to the inside of the locomotive, to the front end of the row, facing as before (S6.2)."""
    stand = enter(s, spot(LOCOMOTIVE, INSIDE), TO_CABOOSE)
    if log.on:
        note_rode(s, log, bandit=seat, place=place_to_enter(s, seat, stand))
    s.stand[seat] = stand


@rule
def ride_back(s: State, log: Log, seat: int) -> None:
    """A bandit that left the train comes back, standing and facing the locomotive (S6.2)."""
    stand = enter(s, spot(LOCOMOTIVE, INSIDE), TO_CABOOSE)
    if log.on:
        note_rode_back(s, log, bandit=seat, place=place_to_enter(s, seat, stand))
    s.away &= ~bit(seat)
    s.aboard |= bit(seat)
    s.stand[seat] = stand


@rule
def stand_up(s: State, log: Log, seat: int, card: int, turn: int, acted: int) -> None:
    """A stunned bandit's card only makes them stand up (S3.7); with Reflex they fire at once (S6.1)."""
    note_stood_up(s, log, bandit=seat)
    s.stunned &= ~bit(seat)
    if card == REFLEX:
        fire(s, log, seat, turn, acted)


@rule
def lie_down(s: State, log: Log, seat: int) -> None:
    """Reflex of a bandit that isn't stunned (S6.1)."""
    note_lay_down(s, log, bandit=seat)
    s.stunned |= bit(seat)


@rule
def do_card(s: State, log: Log, seat: int, card: int, turn: int, acted: int) -> None:
    """Carry out one card of a bandit who is standing (S3.3-S3.6, S6)."""
    if card == TURN:
        turn_round(s, log, seat)
    elif card == FLOOR:
        change_floor(s, log, seat)
    elif card == MOVE:
        move(s, log, seat, turn)
    elif card == FIRE:
        fire(s, log, seat, turn, acted)
    elif card == REFLEX:
        lie_down(s, log, seat)
    else:
        ride(s, log, seat)


@rule
def act(s: State, log: Log, seat: int, turn: int, acted: int) -> None:
    """Reveal a bandit's next card and carry it out (S3.2)."""
    card = card_of(s, seat, turn)
    note_revealed(s, log, bandit=seat, card=card, turn=turn)
    if is_in(s.away, seat):
        ride_back(s, log, seat)
    elif is_in(s.stunned, seat):
        stand_up(s, log, seat, card, turn, acted)
    else:
        do_card(s, log, seat, card, turn, acted)


@rule
def is_decided(s: State) -> bool:
    """Whether one bandit is left on the train, and nobody is away who will ride back (S5.1, S6.2)."""
    return s.away == 0 and size(s.aboard) <= 1


@rule
def resolve_plans(s: State, log: Log) -> None:
    """Go round three times from the first player, skipping seats that are out, until one is left (S3.2, S5.1)."""
    for turn in range(CARDS_PLAYED):
        seat, acted = s.first, 0
        for _ in range(s.players):
            if is_in(s.aboard | s.away, seat):
                act(s, log, seat, turn, acted)
                if is_decided(s):
                    return
            acted |= bit(seat)
            seat = next_seat(seat, s.players)
