"""Stealin': the cards of the pile, resolved in the order played (X5), with the bandits' powers (X7)."""

from folsom.express.bullets import flee_marshal, move_marshal
from folsom.express.choice_codes import AIM, CLIMB, GO, LEAVE, POCKET, TAKE
from folsom.express.components import (
    FIRE,
    FLOOR,
    MOVE,
    PUNCH,
    ROB,
    ROOF,
    TAKES_PUNCHED_PURSE,
    UNKNOWN_PURSE,
)
from folsom.express.events import (
    NO_BULLETS,
    NO_TARGET,
    NOBODY_HERE,
    NOTHING_HERE,
    note_changed_floor,
    note_dropped,
    note_knocked,
    note_moved,
    note_no_effect,
    note_pocketed,
    note_punched,
    note_revealed,
    note_robbed,
)
from folsom.express.firing import fire, fire_targets, spare_belle
from folsom.express.loot import (
    held_choices,
    last_holder,
    let_fall,
    loot_choices,
    loot_here,
    pass_on,
    pick_token,
    take_from_spot,
)
from folsom.express.reasons import ELSEWHERE, NO_REASON, OTHER_LEVEL, SPARED, STAYS, TOO_FAR
from folsom.express.state import (
    EXPERT,
    PUNCHING_LOOT,
    PUNCHING_TAKE,
    PUNCHING_WAY,
    STEALING,
    State,
    action_of,
    bandit_named,
    bandits_at,
    caboose,
    car_of,
    cars_beside,
    face_of,
    has,
    has_power,
    level_of,
    pile_card,
    pile_seat,
    put,
    seat_of,
    spot_of,
)
from folsom.kernel import bit, rule
from folsom.kernel.log import Log

INSIDE_REACH, ROOF_REACH = 1, 3


# --- Move ------------------------------------------------------------------------------------


@rule
def move_choices(s: State, bandit: int) -> int:
    """Inside to an adjacent car; on the roofs up to three cars either way (X5.3)."""
    here = car_of(s, bandit)
    far = ROOF_REACH if level_of(s, bandit) == ROOF else INSIDE_REACH
    reach = bit(min(here + far, caboose(s)) + 1) - bit(max(here - far, 0))
    return (reach ^ bit(here)) << GO


@rule
def why_no_step(s: State, bandit: int, cars: int, car: int, level: int) -> int:
    """Why a bandit that can reach these cars on its level can't go to a spot (X5.3, X5.8)."""
    if level != level_of(s, bandit):
        return OTHER_LEVEL
    if car == car_of(s, bandit):
        return STAYS
    return NO_REASON if cars >> car & 1 else TOO_FAR


@rule
def move(s: State, log: Log, bandit: int, car: int) -> None:
    """The bandit walks to a car on the same level (X5.3)."""
    level = level_of(s, bandit)
    note_moved(s, log, bandit=bandit, from_car=car_of(s, bandit), to_car=car, level=level)
    put(s, bandit, car, level)
    flee_marshal(s, log)


# --- Floor -----------------------------------------------------------------------------------


@rule
def change_floor(s: State, log: Log, bandit: int) -> None:
    """Up to the roof, or down inside (X5.4), where the Marshal may wait (X6.1)."""
    here, level = car_of(s, bandit), 1 - level_of(s, bandit)
    note_changed_floor(s, log, bandit=bandit, car=here, level=level)
    put(s, bandit, here, level)
    flee_marshal(s, log)


# --- Rob -------------------------------------------------------------------------------------


@rule
def why_not_taken(s: State, place: int) -> int:
    """Why the acting bandit can't take loot from a spot (X5.7, X8.6)."""
    return NO_REASON if place == spot_of(s, s.bandit) else ELSEWHERE


@rule
def rob(s: State, log: Log, bandit: int, kind: int) -> None:
    """Take one token of this kind from the bandit's own spot (X5.7)."""
    place, seat = spot_of(s, bandit), seat_of(s, bandit)
    token = pick_token(s, s.loot[place], s.known[seat], kind)
    note_robbed(s, log, bandit=bandit, spot=place, seat=seat, holder=last_holder(s, token), token=token)
    take_from_spot(s, bandit, place, token)


# --- Punch -----------------------------------------------------------------------------------


@rule
def beside(s: State, bandit: int) -> int:
    """The other bandits on the same spot, team-mates too (X11.5)."""
    return bandits_at(s, car_of(s, bandit), level_of(s, bandit)) & ~bit(bandit)


@rule
def punch_targets(s: State, bandit: int) -> int:
    """The bandits that a bandit can punch: those beside it (X5.8), Belle only if there's nobody else (X7.6)."""
    return spare_belle(s, beside(s, bandit))


@rule
def why_not_punched(s: State, bandit: int, other: int) -> int:
    """Why a bandit can't punch another (X5.8, X7.6)."""
    if beside(s, bandit) >> other & 1 == 0:
        return ELSEWHERE
    return NO_REASON if punch_targets(s, bandit) >> other & 1 else SPARED


@rule
def knock_choices(s: State) -> int:
    """Where the punched bandit can be sent: an adjacent car (X5.8)."""
    return cars_beside(s, car_of(s, s.target)) << GO


@rule
def punch(s: State, log: Log, target: int) -> None:
    """The puncher hits someone; their loot is next, if they have any (X5.8)."""
    note_punched(s, log, bandit=s.bandit, target=target)
    s.target = target
    s.phase = PUNCHING_LOOT if s.held[target] else PUNCHING_WAY


@rule
def punch_out(s: State, log: Log, kind: int) -> None:
    """One token of this kind falls (X5.8); Cheyenne is asked first if it is a purse (X7.5)."""
    if kind == UNKNOWN_PURSE and has_power(s, s.bandit, TAKES_PUNCHED_PURSE):
        s.phase = PUNCHING_TAKE
    else:
        drop(s, log, kind)


@rule
def drop(s: State, log: Log, kind: int) -> None:
    """A token of the punched bandit falls on the spot of the punch (X5.8)."""
    token = pick_token(s, s.held[s.target], 0, kind)
    place = spot_of(s, s.target)
    note_dropped(s, log, bandit=s.target, spot=place, seat=seat_of(s, s.target), token=token)
    let_fall(s, s.target, token, place, least=False)
    s.phase = PUNCHING_WAY


@rule
def pocket(s: State, log: Log) -> None:
    """Cheyenne takes the purse instead (X7.5)."""
    token = pick_token(s, s.held[s.target], 0, UNKNOWN_PURSE)
    seat, holder = seat_of(s, s.bandit), seat_of(s, s.target)
    note_pocketed(s, log, bandit=s.bandit, target=s.target, seat=seat, holder=holder, token=token)
    pass_on(s, s.target, token, s.bandit)
    s.phase = PUNCHING_WAY


@rule
def pocket_or_drop(s: State, log: Log, choice: int) -> None:
    """Cheyenne's choice (X7.5)."""
    if choice == POCKET:
        pocket(s, log)
    else:
        drop(s, log, UNKNOWN_PURSE)


@rule
def knock(s: State, log: Log, car: int) -> None:
    """The punched bandit lands in an adjacent car, same level (X5.8)."""
    here, level = car_of(s, s.target), level_of(s, s.target)
    note_knocked(s, log, bandit=s.target, from_car=here, to_car=car, level=level)
    put(s, s.target, car, level)
    s.phase = STEALING
    flee_marshal(s, log)


# --- one card after the other -----------------------------------------------------------------


@rule
def give_card_back(s: State) -> None:
    """After its action a card goes to its player's deck (X5.1), or face up to the discard (X10.4)."""
    entry = s.pile[s.resolved - 1]
    seat, card = pile_seat(entry), pile_card(entry)
    if has(s, EXPERT):
        s.discard[seat] |= bit(card)
        s.shown[seat] |= bit(card)
    else:
        s.deck[seat] |= bit(card)


@rule
def reveal(s: State, log: Log) -> None:
    """Turn up the next card of the pile (X5.1)."""
    entry = s.pile[s.resolved]
    seat, card = pile_seat(entry), pile_card(entry)
    hidden, bandit = s.face_down >> s.resolved & 1, bandit_named(s, seat, card)
    note_revealed(s, log, seat=seat, bandit=bandit, card=face_of(s, card), was_face_down=hidden)
    s.seat = seat
    s.bandit = bandit
    s.action = action_of(card)
    s.resolved += 1


@rule
def action_choices(s: State) -> int:
    """What the acting bandit may do with the card; empty if it has no effect (X5.2)."""
    bandit = s.bandit
    if s.action == MOVE:
        return move_choices(s, bandit)
    if s.action == FLOOR:
        return bit(CLIMB + level_of(s, bandit))
    if s.action == FIRE:
        return fire_targets(s, bandit) << AIM if s.bullets[bandit] > 0 else 0
    if s.action == ROB:
        return loot_choices(s, s.seat, loot_here(s, bandit))
    if s.action == PUNCH:
        return punch_targets(s, bandit) << AIM
    return cars_beside(s, s.marshal) << GO


@rule
def why_no_effect(s: State) -> int:
    """Why the card does nothing (X5.2)."""
    if s.action == FIRE:
        return NO_TARGET if s.bullets[s.bandit] > 0 else NO_BULLETS
    return NOTHING_HERE if s.action == ROB else NOBODY_HERE


@rule
def act(s: State, log: Log, choice: int) -> None:
    """Carry out the acting bandit's card as chosen (X5.1)."""
    bandit = s.bandit
    if s.action == MOVE:
        move(s, log, bandit, choice - GO)
    elif s.action == FLOOR:
        change_floor(s, log, bandit)
    elif s.action == FIRE:
        fire(s, log, bandit, choice - AIM)
    elif s.action == ROB:
        rob(s, log, bandit, choice - TAKE)
    elif s.action == PUNCH:
        punch(s, log, choice - AIM)
    else:
        move_marshal(s, log, choice - GO)


@rule
def resolve_next(s: State, log: Log) -> None:
    """Reveal a card and ask its player; no choices if it has no effect (X5.1, X5.2)."""
    reveal(s, log)
    s.waiting = bit(s.seat)
    s.legal = action_choices(s)
    if s.legal == 0:
        note_no_effect(s, log, bandit=s.bandit, action=s.action, reason=why_no_effect(s))


@rule
def punch_choices(s: State) -> int:
    """The next question of a punch: which loot, Cheyenne's take, which way (X5.8, X7.5)."""
    if s.phase == PUNCHING_LOOT:
        return held_choices(s.held[s.target])
    if s.phase == PUNCHING_TAKE:
        return bit(POCKET) | bit(LEAVE)
    return knock_choices(s)
