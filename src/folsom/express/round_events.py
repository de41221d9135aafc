"""The events of the round cards, once after Stealin' (X8)."""

from folsom.express.bullets import deal_neutrals, move_marshal
from folsom.express.choice_codes import LEAVE, TAKE
from folsom.express.components import (
    ALL_PURSES,
    ANGRY_MARSHAL,
    BRAKING,
    HOSTAGE,
    INSIDE,
    LOCOMOTIVE,
    MARSHALS_REVENGE,
    NO_EVENT,
    PICKPOCKETING,
    REBELLION,
    ROOF,
    ROUND_CARD_EVENT,
    SECOND_STRONGBOX,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from folsom.express.events import (
    note_box_put,
    note_carried,
    note_event_began,
    note_left_purse,
    note_lost_purse,
    note_pickpocketed,
    note_ransomed,
)
from folsom.express.loot import last_holder, let_fall, loot_here, pick_token, purse_choices, take_from_spot
from folsom.express.state import (
    EVENT,
    PICKING_POCKETS,
    State,
    bandit_from_first,
    bandits_at,
    bandits_on,
    caboose,
    car_of,
    level_of,
    put,
    round_card,
    seat_of,
    spot,
    spot_of,
)
from folsom.kernel import bit, lowest, rule
from folsom.kernel.log import Log


@rule
def angry_marshal(s: State, log: Log) -> None:
    """The Marshal shoots at the roof above him, then moves one car towards the caboose (X8.1)."""
    above = bandits_at(s, s.marshal, ROOF)
    if above:
        deal_neutrals(s, log, above, EVENT)
    if s.marshal < caboose(s):
        move_marshal(s, log, s.marshal + 1)


@rule
def carry(s: State, log: Log, bandit: int, car: int) -> None:
    """The train carries a bandit along the roofs."""
    here = car_of(s, bandit)
    if here != car:
        note_carried(s, log, bandit=bandit, from_car=here, to_car=car, level=ROOF)
        put(s, bandit, car, ROOF)


@rule
def swivel_arm(s: State, log: Log) -> None:
    """All bandits on roofs go to the caboose's roof (X8.2)."""
    for bandit in range(s.bandits):
        if level_of(s, bandit) == ROOF:
            carry(s, log, bandit, caboose(s))


@rule
def braking(s: State, log: Log) -> None:
    """All bandits on roofs go one car forward; those on the locomotive's roof stay (X8.3)."""
    for bandit in range(s.bandits):
        if level_of(s, bandit) == ROOF:
            carry(s, log, bandit, max(car_of(s, bandit) - 1, LOCOMOTIVE))


@rule
def take_it_all(s: State, log: Log) -> None:
    """The second strongbox is put inside the Marshal's car (X8.4)."""
    note_box_put(s, log, car=s.marshal)
    s.second_box_aside = 0
    s.loot[spot(s.marshal, INSIDE)] |= SECOND_STRONGBOX


@rule
def rebellion(s: State, log: Log) -> None:
    """Each bandit inside takes a neutral bullet (X8.5)."""
    inside = bandits_on(s.floor[INSIDE])
    if inside:
        deal_neutrals(s, log, inside, EVENT)


@rule
def marshals_revenge(s: State, log: Log) -> None:
    """Each bandit on the roof of the Marshal's car drops its least valuable purse there (X8.7)."""
    place = spot(s.marshal, ROOF)
    for turn in range(s.bandits):
        bandit = bandit_from_first(s, turn)
        purses = s.held[bandit] & ALL_PURSES
        if bandits_at(s, s.marshal, ROOF) >> bandit & 1 and purses:
            token = lowest(purses)
            note_lost_purse(s, log, bandit=bandit, spot=place, seat=seat_of(s, bandit), token=token)
            let_fall(s, bandit, token, place, least=True)


@rule
def hostage(s: State, log: Log) -> None:
    """Each bandit in or on the locomotive receives a ransom (X8.8)."""
    for turn in range(s.bandits):
        bandit = bandit_from_first(s, turn)
        if car_of(s, bandit) == LOCOMOTIVE:
            note_ransomed(s, log, bandit=bandit)
            s.ransoms[bandit] += 1


@rule(shared=True)
def begin_event(s: State, log: Log) -> None:
    """What the round card brings after Stealin' (X3.1, X8)."""
    event = ROUND_CARD_EVENT[round_card(s)]
    if event != NO_EVENT:
        note_event_began(s, log, event=event)
    s.phase = PICKING_POCKETS
    s.turn = s.bandits
    if event == ANGRY_MARSHAL:
        angry_marshal(s, log)
    elif event == SWIVEL_ARM:
        swivel_arm(s, log)
    elif event == BRAKING:
        braking(s, log)
    elif event == TAKE_IT_ALL:
        take_it_all(s, log)
    elif event == REBELLION:
        rebellion(s, log)
    elif event == MARSHALS_REVENGE:
        marshals_revenge(s, log)
    elif event == HOSTAGE:
        hostage(s, log)
    elif event == PICKPOCKETING:
        s.turn = 0


@rule
def is_alone(s: State, bandit: int) -> bool:
    """Whether no other bandit is on the spot, not even a team-mate (X11.5); the Marshal doesn't count (X8.6)."""
    return bandits_at(s, car_of(s, bandit), level_of(s, bandit)) == bit(bandit)


@rule
def ask_pickpocket(s: State) -> None:
    """The next bandit takes a purse if it's alone with one (X8.6); otherwise it has no choice."""
    s.bandit = bandit_from_first(s, s.turn)
    s.turn += 1
    s.seat = seat_of(s, s.bandit)
    s.waiting = bit(s.seat)
    purses = purse_choices(s, s.seat, loot_here(s, s.bandit))
    s.legal = purses | bit(LEAVE) if purses and is_alone(s, s.bandit) else 0


@rule
def pickpocket(s: State, log: Log, choice: int) -> None:
    """Take the purse, or leave it (X8.6)."""
    place = spot_of(s, s.bandit)
    if choice == LEAVE:
        note_left_purse(s, log, bandit=s.bandit, spot=place)
    else:
        token = pick_token(s, s.loot[place], s.known[s.seat], choice - TAKE)
        note_pickpocketed(s, log, bandit=s.bandit, spot=place, seat=s.seat, holder=last_holder(s, token), token=token)
        take_from_spot(s, s.bandit, place, token)
