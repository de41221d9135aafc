"""Foresight: where everyone would stand if the pile were resolved now, and what the next card would meet there.

Planning players look there before they play a card. What a card meets is one of a few *situations*; how often strong
players play it in each of them was learnt (see `wishes`).
"""

from folsom.bots.express.policy import keen_choice
from folsom.express.choice_codes import DRAW, GO, HIDE, PLAY
from folsom.express.components import (
    ALL_ACTIONS,
    ALL_JEWELS,
    ALL_STRONGBOXES,
    FLOOR,
    INSIDE,
    KINDS,
    MARSHAL,
    MOVE,
    PUNCH,
    ROB,
)
from folsom.express.flow import answer
from folsom.express.state import (
    STEALING,
    State,
    action_of,
    bandit_named,
    bandits_at,
    car_of,
    cars_beside,
    level_of,
    seat_of,
    spot,
)
from folsom.express.stealing import fire_targets, move_choices, punch_choices, punch_targets, resolve_next
from folsom.kernel import Chance, bit, lowest, rule, size
from folsom.kernel.log import Log

DRAWING = KINDS  # what a turn does that plays no card
SITUATIONS = 16  # of an action, at most
HASTES = 3  # whether it is the last turn of a seat in the round, the last but one, or an earlier one
SCARCE = 3  # bullets: who has fewer thinks twice


# --- what the pile will have done ------------------------------------------------------------------


@rule(shared=True)
def foresee_card(f: State, log: Log, dice: Chance, entry: int) -> None:
    """The next card of the pile is resolved, by keen players."""
    f.phase, f.resolved = STEALING, f.pile_size
    f.pile[f.pile_size] = entry
    f.pile_size += 1
    resolve_next(f, log)
    while f.legal:
        answer(f, log, f.seat, keen_choice(f, dice), 0)
        f.legal = 0 if f.phase == STEALING else punch_choices(f)


@rule
def foresee_pile(s: State, f: State, log: Log, dice: Chance) -> None:
    """The cards of a game's pile that weren't foreseen yet; *f* was that game, with nothing on the pile."""
    while f.pile_size < s.pile_size:
        foresee_card(f, log, dice, s.pile[f.pile_size])


# --- situations ------------------------------------------------------------------------------------


@rule
def dearness(tokens: int) -> int:
    """Of the dearest of them: none, purse, jewel, strongbox."""
    if tokens == 0:
        return 0
    return 3 if tokens & ALL_STRONGBOXES else 2 if tokens & ALL_JEWELS else 1


@rule
def lies_in_reach(f: State, bandit: int, level: int) -> int:
    """Whether loot lies where a Move can lead, and no Marshal is."""
    ways = move_choices(f, bandit) >> GO
    while ways:
        car = lowest(ways)
        ways ^= bit(car)
        if f.loot[spot(car, level)] and (level != INSIDE or car != f.marshal):
            return 1
    return 0


@rule
def move_situation(f: State, bandit: int, car: int, level: int) -> int:
    """The floor, whether loot lies here and in reach, and whether the Marshal could come."""
    here = 1 if f.loot[spot(car, level)] else 0
    threat = cars_beside(f, f.marshal) >> car & 1
    return level | here << 1 | lies_in_reach(f, bandit, level) << 2 | threat << 3


@rule
def floor_situation(f: State, car: int, level: int) -> int:
    """The floor, whether loot lies on it and on the other, and whether the Marshal is there."""
    here = 1 if f.loot[spot(car, level)] else 0
    there = 1 if f.loot[spot(car, 1 - level)] else 0
    danger = 1 if car == f.marshal else 0
    return level | here << 1 | there << 2 | danger << 3


@rule
def fire_situation(f: State, bandit: int, level: int) -> int:
    """No bullet; or how many could be hit, up to two, on which floor, and whether bullets are scarce."""
    if f.bullets[bandit] == 0:
        return 0
    scarce = 1 if f.bullets[bandit] < SCARCE else 0
    return min(size(fire_targets(f, bandit)), 2) + 1 | level << 2 | scarce << 3


@rule
def rob_situation(f: State, car: int, level: int) -> int:
    """How dear the loot here is, and whether one is alone with it."""
    company = 0 if size(bandits_at(f, car, level)) == 1 else 1
    return dearness(f.loot[spot(car, level)]) | company << 2


@rule
def punch_situation(f: State, bandit: int) -> int:
    """Nobody here, or how dear the loot is that could be punched out."""
    targets, best = punch_targets(f, bandit), 0
    while targets:
        target = lowest(targets)
        targets ^= bit(target)
        best = max(best, 1 + dearness(f.held[target]))
    return best


@rule
def marshal_situation(f: State, seat: int) -> int:
    """How many others the Marshal could meet next, up to three, and whether he could meet one's own bandit."""
    ways, others, own = cars_beside(f, f.marshal), 0, 0
    while ways:
        car = lowest(ways)
        ways ^= bit(car)
        here = bandits_at(f, car, INSIDE)
        while here:
            bandit = lowest(here)
            here ^= bit(bandit)
            if seat_of(f, bandit) == seat:
                own = 1
            else:
                others += 1
    return min(others, 3) | own << 2


@rule
def situation(f: State, seat: int, bandit: int, action: int) -> int:
    """What a bandit's card would meet."""
    if action == PUNCH:
        return punch_situation(f, bandit)
    if action == MARSHAL:
        return marshal_situation(f, seat)
    car, level = car_of(f, bandit), level_of(f, bandit)
    if action == ROB:
        return rob_situation(f, car, level)
    if action == MOVE:
        return move_situation(f, bandit, car, level)
    return floor_situation(f, car, level) if action == FLOOR else fire_situation(f, bandit, level)


@rule
def haste(s: State) -> int:
    """How many turns the seat to act has after this one, about: none, one or more."""
    left = s.turns - s.turn - 1
    return 0 if left < s.players else 1 if left < 2 * s.players else 2


@rule
def situation_of(s: State, f: State, choice: int) -> int:
    """The number of the situation that a choice of this turn meets, among those of all actions and hastes."""
    action, place = DRAWING, min(size(s.hand[s.seat] & ALL_ACTIONS), SITUATIONS - 1)
    if choice != DRAW:
        card = choice - HIDE if choice >= HIDE else choice - PLAY
        action = action_of(card)
        place = situation(f, s.seat, bandit_named(s, s.seat, card), action)
    return (haste(s) * (KINDS + 1) + action) * SITUATIONS + place
