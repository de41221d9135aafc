"""How the players of an imagined game play on."""

from folsom.express.choice_codes import AIM, DRAW, GO, POCKET, TAKE
from folsom.express.components import INSIDE, LOOT_KINDS, MARSHAL, MOVE, PUNCH, ROB, ROOF
from folsom.express.flow import go_on
from folsom.express.state import OVER, SCHEMING, STEALING, State, bandits_at, level_of, spot
from folsom.kernel import Chance, below, bit, highest, pick, rule
from folsom.kernel.log import Log

RANDOM, SENSIBLE, KEEN, FARSIGHTED = range(4)  # a farsighted player is a keen one who plans by wishes
POLICIES = ("random", "sensible", "keen", "farsighted")
ALL_TAKES = (1 << TAKE + LOOT_KINDS) - (1 << TAKE)
SELDOM = 8  # a sensible player who has a card to play draws once in so many turns, at most


@rule(shared=True)
def step(s: State, log: Log, choice: int) -> None:
    """The seat to act makes a choice, and the game goes on."""
    go_on(s, log, s.seat, choice)


@rule
def sensible_choice(legal: int, scheming: bool, dice: Chance) -> int:
    """Rather a card than a draw, and the dearest loot that one can name; all else by chance."""
    if scheming:
        cards = legal & ~bit(DRAW)
        return pick(dice, cards if cards and below(dice, SELDOM) else legal)
    if legal & ALL_TAKES:
        return highest(legal & ALL_TAKES)
    return POCKET if legal >> POCKET & 1 else pick(dice, legal)


@rule
def cars_with_loot(s: State, level: int) -> int:
    """The cars in or on which loot lies, as choices to go there."""
    cars = 0
    for car in range(s.cars):
        cars |= bit(GO + car) if s.loot[spot(car, level)] else 0
    return cars


@rule
def cars_with_bandits(s: State, bandits: int) -> int:
    """The cars inside which some of these bandits are, as choices to go there."""
    cars = 0
    for car in range(s.cars):
        cars |= bit(GO + car) if bandits_at(s, car, INSIDE) & bandits else 0
    return cars


@rule
def bandits_with_loot(s: State) -> int:
    """The bandits who hold loot, as choices to aim at."""
    bandits = 0
    for bandit in range(s.bandits):
        bandits |= bit(AIM + bandit) if s.held[bandit] else 0
    return bandits


@rule
def own_bandits(s: State) -> int:
    """The bandits of the seat that acts."""
    return (1 + 2 * s.team) << (s.seat << s.team)


@rule
def wishes(s: State) -> int:
    """What a keen bandit would do: go where loot lies, but not to the Marshal; send him to others; punch the rich."""
    if s.action == MOVE:
        level = level_of(s, s.bandit)
        safe = s.legal if level == ROOF else s.legal & ~bit(GO + s.marshal)
        rich = safe & cars_with_loot(s, level)
        return rich if rich else safe
    if s.action == MARSHAL:
        return cars_with_bandits(s, ~own_bandits(s)) & ~cars_with_bandits(s, own_bandits(s))
    return bandits_with_loot(s) & ~(own_bandits(s) << AIM) if s.action == PUNCH else 0


@rule
def keen_choice(s: State, dice: Chance) -> int:
    """Sensibly, and with an eye on loot and the Marshal."""
    if s.phase == STEALING and s.action != ROB:
        wanted = s.legal & wishes(s)
        return pick(dice, wanted if wanted else s.legal)
    return sensible_choice(s.legal, s.phase == SCHEMING, dice)


@rule
def imagined_choice(s: State, dice: Chance, policy: int) -> int:
    """What the seat to act chooses by a policy."""
    if policy == RANDOM:
        return pick(dice, s.legal)
    return sensible_choice(s.legal, s.phase == SCHEMING, dice) if policy == SENSIBLE else keen_choice(s, dice)


@rule(shared=True)
def play_on(s: State, log: Log, dice: Chance, policy: int, horizon: int) -> None:
    """By a policy, until the round numbered *horizon* begins, or the game ends."""
    while s.phase != OVER and s.round_number < horizon:
        step(s, log, imagined_choice(s, dice, policy))
