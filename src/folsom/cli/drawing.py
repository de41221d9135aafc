"""The table in text: the train, the seats, the pile, the hand and the round card, as one seat sees them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from folsom.cli.ink import PLAIN, Line, Span, all_painted, centred, joined, named, packed, padded
from folsom.cli.reminders import EVENTS_IN_BRIEF
from folsom.express.components import BULLETS, ROUNDS, SPEEDING_UP, SYMBOL_LETTERS
from folsom.express.seen import ExpressView, Loot, PileCard, RoundCard, SeenBandit, SeenCar, SeenSeat, SeenSpot
from folsom.express.state import SCHEMING

LETTERS = {"Ghost": "G", "Doc": "D", "Tuco": "T", "Cheyenne": "C", "Belle": "B", "Django": "J"}
SHORT_CARS = {"Second class": "2nd class", "First class": "1st class"}
MARSHAL: Span = ("★Marshal", "marshal")
LEGEND: Line = [
    *[("$", "purse"), (" purse   ", PLAIN), ("$300", "purse"), (" one that you know   ", PLAIN)],
    *[("♦", "jewel"), (" jewel, $500   ", PLAIN), ("▣", "strongbox"), (" strongbox, $1000", PLAIN)],
]

HIDDEN_CARD = "▒▒"
TIMES = "\N{MULTIPLICATION SIGN}"

NARROWEST, WIDEST = 10, 20  # columns of a car with its walls
NAME_ROWS = 2  # where bandits take more, they are shown by their letters
SINGLY = 5  # so many tokens of a kind are drawn one by one
FEWEST_ROWS = 2  # inside a car
MANY_CARS = 5  # with more, and more players, a small screen has no line to spare for smoke

# The boiler before the cab: two columns of each row
CHIMNEY, DOME, BOILER, FRONT_WHEEL, NO_BOILER = "┌┐", "│└", "│█", "◢◉", "  "
SMOKE = " °  o O  °   o"


# --- the train -------------------------------------------------------------------------------


def draw(view: ExpressView, width: int, colour: bool) -> str:
    """The train, locomotive first: who and what is on the roofs and inside."""
    return all_painted(train(view, width), colour)


def train(view: ExpressView, width: int) -> list[Line]:
    """The train line by line: smoke, roofs, insides, wheels and names."""
    cars, outer = view.cars, car_width(len(view.cars), width)
    mine = own_bandits(view)
    roofs = [_shown(car.roof, outer - 2, mine) for car in cars]
    insides = [_shown(car.inside, outer - 2, mine, law=[[MARSHAL]] if car.marshal else []) for car in cars]
    return [
        *([[(SMOKE, "train")]] if len(cars) <= MANY_CARS else []),
        *_roof_lines(roofs, outer),
        _timber(DOME, f"╭{'─' * (outer - 2)}╮", len(cars)),
        *_inside_lines(insides, outer),
        _timber(FRONT_WHEEL, f"╰─◎{'─' * (outer - 6)}◎─╯", len(cars)),
        _names_line(cars, outer),
    ]


def car_width(cars: int, width: int) -> int:
    """The columns of one car with its walls: all cars, couplings and the boiler fit in the width."""
    room = (width - len(NO_BOILER) - (cars - 1)) // cars
    return min(max(room, NARROWEST), WIDEST)


def own_bandits(view: ExpressView) -> set[str]:
    """The names of the bandits whom this seat plays."""
    return set() if view.seat is None else {bandit.name for bandit in view.seats[view.seat].bandits}


@dataclass(frozen=True)
class Shown:
    """A spot as it is drawn: people standing, loot on the floor, both packed into lines."""

    people: list[Line]
    loot: list[Line]

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.people) + len(self.loot)

    def under_the_sky(self, height: int) -> list[Line]:
        """All of it at the bottom of so many lines."""
        return [*_air(height - self.height), *self.people, *self.loot]

    def in_a_room(self, height: int) -> list[Line]:
        """People at the top of so many lines, loot at the bottom."""
        return [*self.people, *_air(height - self.height), *self.loot]


def _air(lines: int) -> list[Line]:
    return [[] for _ in range(lines)]


def _shown(spot: SeenSpot, inner: int, mine: set[str], law: Sequence[Line] = ()) -> Shown:
    return Shown([*law, *pawns(spot.bandits, inner, mine)], packed(tokens(spot.loot), inner))


def pawns(names: Sequence[str], inner: int, mine: set[str]) -> list[Line]:
    """Bandits on one spot by name, or by letter where there are too many; one's own in capitals."""
    shown = [[(name.upper() if name in mine else name, f"pawn {name}")] for name in names]
    lines = packed(shown, inner)
    if len(lines) <= NAME_ROWS:
        return lines
    return packed([[(LETTERS[name], f"pawn {name}")] for name in names], inner)


def tokens(loot: Loot) -> list[Line]:
    """Loot in signs: a purse that one knows by its value."""
    signs = [(_several("$", loot.unknown_purses), "purse")]
    signs += [(_several(f"${value}", count), "purse") for value, count in Counter(loot.purses).items()]
    signs += [(_several("♦", loot.jewels), "jewel"), (_several("▣", loot.strongboxes), "strongbox")]
    return [[sign] for sign in signs if sign[0]]


def _several(sign: str, count: int) -> str:
    if len(sign) > 1:
        return sign if count == 1 else f"{sign}{TIMES}{count}"
    return sign * count if count <= SINGLY else f"{sign}{TIMES}{count}"


def _roof_lines(roofs: list[Shown], outer: int) -> list[Line]:
    height = max(1, *(roof.height for roof in roofs))
    rows = zip(*(roof.under_the_sky(height) for roof in roofs), strict=True)
    boiler = [NO_BOILER] * (height - 1) + [CHIMNEY]
    return [
        [(front, "train"), *joined([centred(cell, outer) for cell in row], " ")]
        for front, row in zip(boiler, rows, strict=True)
    ]


def _inside_lines(insides: list[Shown], outer: int) -> list[Line]:
    height = max(FEWEST_ROWS, *(inside.height for inside in insides))
    rows = zip(*(inside.in_a_room(height) for inside in insides), strict=True)
    couplings = [" "] * (height - 1) + ["═"]
    return [_inside_line(row, outer, coupling) for row, coupling in zip(rows, couplings, strict=True)]


def _inside_line(row: Iterable[Line], outer: int, coupling: str) -> Line:
    line: Line = [(BOILER, "train")]
    for number, cell in enumerate(row):
        wall = f"{coupling}│" if number else "│"
        line += [(wall, "train"), *centred(cell, outer - 2), ("│", "train")]
    return line


def _timber(front: str, car: str, cars: int) -> Line:
    """A line of roofs, or of floors with their wheels."""
    return [(front + " ".join([car] * cars), "train")]


def _names_line(cars: Sequence[SeenCar], outer: int) -> Line:
    shown = [SHORT_CARS.get(car.name, car.name) if len(car.name) > outer else car.name for car in cars]
    return [(NO_BOILER, PLAIN), *joined([centred([(name, "quiet")], outer) for name in shown], " ")]


# --- the seats -------------------------------------------------------------------------------

NAME_COLUMN, PLAYER_COLUMN = 13, 8
BULLETS_COLUMN, NUMBER_COLUMN = 9, 6
NARROWEST_LOOT = 16


def seats(view: ExpressView, width: int, players: Sequence[str]) -> list[Line]:
    """Everyone's loot, bullets and cards; *players* says who plays each seat."""
    numbers = ["hits", "hand", "deck"] + (["discard"] if view.options["expert"] == "on" else [])
    columns = [max(NUMBER_COLUMN, len(number) + 2) for number in numbers]
    room = max(NARROWEST_LOOT, width - NAME_COLUMN - PLAYER_COLUMN - BULLETS_COLUMN - sum(columns))
    head = f"{'':{NAME_COLUMN}}{'player':{PLAYER_COLUMN}}{'loot':{room}}{'bullets':{BULLETS_COLUMN}}"
    head += "".join(f"{number:{column}}" for number, column in zip(numbers, columns, strict=True))
    lines: list[Line] = [[(head, "quiet")]]
    for number, seat in enumerate(view.seats):
        lines += _seat_lines(view, seat, players[number], room, columns)
    return lines


def _seat_lines(view: ExpressView, seat: SeenSeat, player: str, room: int, columns: list[int]) -> list[Line]:
    lines = []
    for number, bandit in enumerate(seat.bandits):
        cards = [seat.hand_size, seat.deck_size, seat.discard_size] if number == 0 else []
        counts = [str(count) for count in [bandit.bullets_received, *cards]][: len(columns)]
        lines += _bandit_lines(view, bandit, player, room, list(zip(counts, columns, strict=False)))
    return lines


def _bandit_lines(
    view: ExpressView, bandit: SeenBandit, player: str, room: int, counts: list[tuple[str, int]]
) -> list[Line]:
    """A bandit's line, and more of them where the loot takes more."""
    mine = bandit.name in own_bandits(view)
    first, *more = packed(_possessions(bandit, mine), room - 1) or [[]]
    name = bandit.name.upper() if mine else bandit.name
    pawn = [(LETTERS[bandit.name], f"pawn {bandit.name}"), (f" {name}", f"name {bandit.name}")]
    left = [("•" * bandit.bullets, "strong"), ("·" * (BULLETS - bandit.bullets), "quiet")]
    line = [*padded([(" ", PLAIN), *pawn], NAME_COLUMN), (f"{player:{PLAYER_COLUMN}}", "quiet")]
    line += [*padded(first, room), *padded(left, BULLETS_COLUMN)]
    line += [(f"{count:{column}}", PLAIN) for count, column in counts]
    return [line, *([(" " * (NAME_COLUMN + PLAYER_COLUMN), PLAIN), *rest] for rest in more)]


def _possessions(bandit: SeenBandit, mine: bool) -> list[Line]:
    """Tokens and ransoms, and for one's own what they come to."""
    shown = tokens(bandit.loot)
    ransom = 250 * bandit.ransoms
    if ransom:
        shown.append([(f"+${ransom}", "purse")])
    if mine:
        shown.append([(f"= ${bandit.loot.known_value + ransom}", "strong")])
    return shown


# --- the round, the pile, the hand -----------------------------------------------------------


def round_lines(view: ExpressView, width: int) -> list[Line]:
    """The round card: its symbols, the current one marked, and what happens after Stealin'."""
    card = view.round_card
    if card is None:
        return []
    head = [(f"Round {view.round_number} of {ROUNDS}: {card.name}  ", "strong"), *_symbols(view, card)]
    then: list[Line] = [[(f"then {EVENTS_IN_BRIEF[card.event]}", PLAIN)]] if card.event in EVENTS_IN_BRIEF else []
    return packed([head, *then], width, "  ")


def _symbols(view: ExpressView, card: RoundCard) -> Line:
    now = current_symbol(view)
    letters = [(f"[{letter}]", "now") if place == now else (letter, PLAIN) for place, letter in enumerate(card.symbols)]
    return joined([[letter] for letter in letters], " ")


def current_symbol(view: ExpressView) -> int | None:
    """Which symbol of the card is being played, in Schemin'."""
    card = view.round_card
    if card is None or view.record.phase != SCHEMING:
        return None
    turns = 0
    for place, letter in enumerate(card.symbols):
        turns += view.players * (2 if letter == SYMBOL_LETTERS[SPEEDING_UP] else 1)
        if view.record.turn < turns:
            return place
    return None


def pile(view: ExpressView, width: int) -> list[Line]:
    """The cards of the common pile that are still to come; where they are many, by letter."""
    cards = [card for card in view.pile if not card.resolved]
    if not cards:
        return []
    head = "Pile  " if view.record.phase == SCHEMING else "To come  "
    full, brief = (
        packed([_pile_card(card, shorten) for card in cards], width - len(head), "   ") for shorten in (str, _letters)
    )
    lines = full if len(full) <= NAME_ROWS else brief
    return [[(head if number == 0 else " " * len(head), "strong"), *line] for number, line in enumerate(lines)]


def _pile_card(card: PileCard, shorten: Callable[[str], str]) -> Line:
    """Who played what: in the team game the card itself names its bandit."""
    what = HIDDEN_CARD if card.card is None else f"{HIDDEN_CARD[0]}{card.card}" if card.face_down else card.card
    if "'s " in what:
        return named(what)
    first = card.name.split(" & ")[0]
    return [(shorten(card.name), f"name {first}"), (f" {what}", PLAIN)]


def _letters(name: str) -> str:
    return "&".join(LETTERS[part] for part in name.split(" & "))


def hand(view: ExpressView, width: int) -> list[Line]:
    """One's own cards."""
    return _cards_lines("Hand  ", view.hand, width)


def discard(view: ExpressView, width: int) -> list[Line]:
    """One's own discard pile (X10.1)."""
    return _cards_lines("Discard  ", view.discard, width)


def _cards_lines(head: str, cards: Sequence[str], width: int) -> list[Line]:
    lines = packed(_by_owner(cards) or [[("nothing", "quiet")]], width - len(head), "   ")
    return [[(head if number == 0 else " " * len(head), "strong"), *line] for number, line in enumerate(lines)]


def _by_owner(cards: Sequence[str]) -> list[Line]:
    """Cards with their numbers; in the team game those of one bandit together."""
    shown = []
    for owner, group in groupby(cards, key=lambda card: card.rpartition("'s ")[0]):
        counted = Counter(card.rpartition("'s ")[2] for card in group)
        names = ", ".join(f"{card} {TIMES}{count}" if count > 1 else card for card, count in counted.items())
        shown.append(named(f"{owner}: {names}" if owner else names))
    return shown
