"""Looking ahead: where everyone would stand if the pile were resolved now, and what the next card would meet there.

What a card meets is one of a few *situations*. How often strong players play it in each situation is the policy prior
(see `policy_prior`).
"""

from folsom.bots.express.rollout import heuristic_choice
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
from folsom.express.firing import fire_targets
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
from folsom.express.stealing import move_choices, punch_choices, punch_targets, resolve_next
from folsom.kernel import Chance, bit, lowest, rule, size
from folsom.kernel.log import Log

DRAWING = KINDS  # the action of a turn that draws instead of playing a card
SITUATIONS_OF_ACTION = 16  # at most
TURNS_LEFT = 3  # classes of turns: a seat's last turn of the round, its last but one, and earlier ones
SITUATIONS = TURNS_LEFT * (KINDS + 1) * SITUATIONS_OF_ACTION
SCARCE_BULLETS = 3  # fewer than this make a bandit think twice

# A situation of an action is a number of four bits; what each bit says depends on the action
SECOND_BIT, THIRD_BIT, FOURTH_BIT = 1, 2, 3


# --- resolving the pile ahead of time ------------------------------------------------------------------


@rule(shared=True)
def resolve_card_ahead(ahead: State, log: Log, dice: Chance, entry: int) -> None:
    """Resolve the next card of the pile; its player chooses by the heuristic rollout policy."""
    ahead.phase, ahead.resolved = STEALING, ahead.pile_size
    ahead.pile[ahead.pile_size] = entry
    ahead.pile_size += 1
    resolve_next(ahead, log)
    while ahead.legal:
        answer(ahead, log, ahead.seat, heuristic_choice(ahead, dice), 0)
        ahead.legal = 0 if ahead.phase == STEALING else punch_choices(ahead)


@rule
def resolve_pile_ahead(s: State, ahead: State, log: Log, dice: Chance) -> None:
    """Resolve the cards of the pile of *s* that aren't resolved in *ahead*, which began as *s* with an empty pile."""
    while ahead.pile_size < s.pile_size:
        resolve_card_ahead(ahead, log, dice, s.pile[ahead.pile_size])


# --- situations ------------------------------------------------------------------------------------


@rule
def best_kind(tokens: int) -> int:
    """The most valuable kind of these tokens: 0 none, 1 purse, 2 jewel, 3 strongbox."""
    if tokens == 0:
        return 0
    return 3 if tokens & ALL_STRONGBOXES else 2 if tokens & ALL_JEWELS else 1


@rule
def lies_in_reach(ahead: State, bandit: int, level: int) -> int:
    """1 if a Move can reach loot where the Marshal isn't, else 0."""
    ways = move_choices(ahead, bandit) >> GO
    while ways:
        car = lowest(ways)
        ways ^= bit(car)
        if ahead.loot[spot(car, level)] and (level != INSIDE or car != ahead.marshal):
            return 1
    return 0


@rule
def move_situation(ahead: State, bandit: int, car: int, level: int) -> int:
    """Which floor; whether loot lies here, and in reach; whether the Marshal could come."""
    here = 1 if ahead.loot[spot(car, level)] else 0
    threat = cars_beside(ahead, ahead.marshal) >> car & 1
    return level | here << SECOND_BIT | lies_in_reach(ahead, bandit, level) << THIRD_BIT | threat << FOURTH_BIT


@rule
def floor_situation(ahead: State, car: int, level: int) -> int:
    """Which floor; whether loot lies on it, and on the other one; whether the Marshal is in the car."""
    here = 1 if ahead.loot[spot(car, level)] else 0
    there = 1 if ahead.loot[spot(car, 1 - level)] else 0
    danger = 1 if car == ahead.marshal else 0
    return level | here << SECOND_BIT | there << THIRD_BIT | danger << FOURTH_BIT


@rule
def fire_situation(ahead: State, bandit: int, level: int) -> int:
    """0 without a bullet; else how many targets there are, up to two, which floor, and whether bullets are scarce."""
    if ahead.bullets[bandit] == 0:
        return 0
    scarce = 1 if ahead.bullets[bandit] < SCARCE_BULLETS else 0
    return min(size(fire_targets(ahead, bandit)), 2) + 1 | level << THIRD_BIT | scarce << FOURTH_BIT


@rule
def rob_situation(ahead: State, car: int, level: int) -> int:
    """The best kind of loot here, and whether others are here too."""
    company = 0 if size(bandits_at(ahead, car, level)) == 1 else 1
    return best_kind(ahead.loot[spot(car, level)]) | company << THIRD_BIT


@rule
def punch_situation(ahead: State, bandit: int) -> int:
    """0 if nobody is here; else 1 and the best kind of loot that a punch could make someone drop."""
    targets, best = punch_targets(ahead, bandit), 0
    while targets:
        target = lowest(targets)
        targets ^= bit(target)
        best = max(best, 1 + best_kind(ahead.held[target]))
    return best


@rule
def marshal_situation(ahead: State, seat: int) -> int:
    """How many others the Marshal could meet next, up to three, and whether he could meet a bandit of the seat."""
    ways, others, own = cars_beside(ahead, ahead.marshal), 0, 0
    while ways:
        car = lowest(ways)
        ways ^= bit(car)
        here = bandits_at(ahead, car, INSIDE)
        while here:
            bandit = lowest(here)
            here ^= bit(bandit)
            if seat_of(ahead, bandit) == seat:
                own = 1
            else:
                others += 1
    return min(others, 3) | own << THIRD_BIT


@rule
def situation(ahead: State, seat: int, bandit: int, action: int) -> int:
    """What a bandit's card would meet, among the situations of its action."""
    if action == PUNCH:
        return punch_situation(ahead, bandit)
    if action == MARSHAL:
        return marshal_situation(ahead, seat)
    car, level = car_of(ahead, bandit), level_of(ahead, bandit)
    if action == ROB:
        return rob_situation(ahead, car, level)
    if action == MOVE:
        return move_situation(ahead, bandit, car, level)
    return floor_situation(ahead, car, level) if action == FLOOR else fire_situation(ahead, bandit, level)


@rule
def turns_left(s: State) -> int:
    """About how many turns the seat to act has after this one: 0, 1, or 2 for more."""
    left = s.turns - s.turn - 1
    return 0 if left < s.players else 1 if left < 2 * s.players else 2


@rule
def situation_of(s: State, ahead: State, choice: int) -> int:
    """The situation that a choice of this turn meets, among those of all turns and actions."""
    action, place = DRAWING, min(size(s.hand[s.seat] & ALL_ACTIONS), SITUATIONS_OF_ACTION - 1)
    if choice != DRAW:
        card = choice - HIDE if choice >= HIDE else choice - PLAY
        action = action_of(card)
        place = situation(ahead, s.seat, bandit_named(s, s.seat, card), action)
    return (turns_left(s) * (KINDS + 1) + action) * SITUATIONS_OF_ACTION + place
