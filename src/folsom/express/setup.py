"""Set-up: the train, the loot, the bandits and their decks (X2, X11).

A state to be set up describes the table: players, options, and what was chosen; whatever
holds `CHANCE` is left to chance.
"""

from folsom.express.choice_codes import PLACE
from folsom.express.components import (
    ALL_PURSES,
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    CARS,
    CHARACTERS,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    INSIDE,
    LOCOMOTIVE,
    NEUTRAL_BULLETS,
    POWER_OF,
    SOLO_DECK,
    TEAM_DECK,
    TEAM_PLAYERS,
)
from folsom.express.events import note_placed
from folsom.express.scheming import begin_round
from folsom.express.state import (
    PLACING,
    State,
    caboose,
    put,
    seat_from_first,
    spot,
)
from folsom.kernel import bit, lowest, pick, rule
from folsom.kernel.drawing import CHANCE, draw_lots
from folsom.kernel.log import Log

TEAM_CARS = 5


@rule
def choose_train(s: State) -> None:
    """Behind the locomotive, one car per player, all different (X2.1); four for two players (X11.1)."""
    s.cars = TEAM_CARS if s.team else s.players + 1
    s.car_kind[0] = LOCOMOTIVE
    draw_lots(s.chance, s.car_kind, 1, s.cars, bit(CARS) - bit(1))


@rule
def choose_characters(s: State) -> None:
    """Each character is used once (X2.2)."""
    draw_lots(s.chance, s.character, 0, s.bandits, bit(CHARACTERS) - 1)
    for bandit in range(s.bandits):
        s.having[POWER_OF[s.character[bandit]]] |= bit(bandit)


@rule
def lay_loot(s: State) -> None:
    """Each bandit gets a $250 purse; the cars' purses come from what remains, at random (X2.3, X2.4)."""
    for bandit in range(s.bandits):
        s.held[bandit] = bit(bandit)
    purses = ALL_PURSES & ~(bit(s.bandits) - 1)
    jewel = FIRST_JEWEL
    for car in range(1, s.cars):
        tokens = 0
        for _ in range(CAR_PURSES[s.car_kind[car]]):
            purse = bit(pick(s.chance, purses))
            purses ^= purse
            tokens |= purse
        jewels = CAR_JEWELS[s.car_kind[car]]
        tokens |= bit(jewel + jewels) - bit(jewel)
        jewel += jewels
        s.loot[spot(car, INSIDE)] = tokens
    s.loot[spot(LOCOMOTIVE, INSIDE)] = bit(FIRST_STRONGBOX)
    s.second_box_aside = 1


@rule
def arm_bandits(s: State) -> None:
    """Six bullets and a deck each (X1.3), one deck per team (X11.3); thirteen neutral bullets (X1.4)."""
    for bandit in range(s.bandits):
        s.bullets[bandit] = BULLETS
    for seat in range(s.players):
        s.deck[seat] = TEAM_DECK if s.team else SOLO_DECK
    s.neutral = NEUTRAL_BULLETS


@rule
def board_train(s: State, log: Log) -> None:
    """Starting with the first player, alternately inside the caboose and inside the car ahead of it (X2.6)."""
    for place in range(s.players):
        car = caboose(s) - place % 2
        note_placed(s, log, bandit=seat_from_first(s, place), car=car)
        put(s, seat_from_first(s, place), car, INSIDE)


@rule
def place_choices() -> int:
    """Which of the two bandits goes to the caboose (X11.2)."""
    return bit(PLACE) | bit(PLACE + 1)


@rule
def place_team(s: State, seat: int, choice: int) -> None:
    """A seat secretly chooses which of its bandits starts in the caboose (X11.2)."""
    s.placed |= (choice - PLACE) << seat
    s.waiting &= ~bit(seat)


@rule
def board_teams(s: State, log: Log) -> None:
    """One bandit of each team inside each of the two rear cars (X11.2)."""
    for bandit in range(s.bandits):
        chosen = s.placed >> (bandit >> 1) & 1
        car = caboose(s) - (0 if bandit & 1 == chosen else 1)
        note_placed(s, log, bandit=bandit, car=car)
        put(s, bandit, car, INSIDE)


@rule
def ask_place(s: State) -> None:
    """Both seats choose at once (X11.2)."""
    s.seat = lowest(s.waiting)
    s.legal = place_choices()


@rule(shared=True)
def set_up(s: State, log: Log) -> None:
    """Set up everything, and begin the first round unless teams still have to be placed (X2, X11)."""
    s.team = 1 if s.players == TEAM_PLAYERS else 0
    s.bandits = s.players << s.team
    choose_train(s)
    choose_characters(s)
    lay_loot(s)
    arm_bandits(s)
    if s.first == CHANCE:
        s.first = pick(s.chance, bit(s.players) - 1)
    if s.team:
        s.phase = PLACING
        s.waiting = bit(s.players) - 1
    else:
        board_train(s, log)
        begin_round(s, log, 0, s.first)
