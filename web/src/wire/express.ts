/** Express, event by event: the sight as it is once an event has been shown.
 *
 * No rule is here: an event says what changes, and the next whole sight is the truth. */

import type { ExpressBandit, ExpressCar, ExpressLoot, ExpressSight, ExpressSpot, Happening } from "../wire";
import { ROOF, maybeNumber, number, spotOf, text, type Facts } from "./facts";
import { ACTIONS, TEAM_CARDS } from "./names";

type Change = (sight: ExpressSight, facts: Facts, goal: ExpressSight) => void;

/** The sight after an event; *goal* is the whole sight that the events lead to. */
export function afterExpress(sight: ExpressSight, event: Happening, goal: ExpressSight): ExpressSight {
  const change = CHANGES[event.name];
  if (change === undefined) return sight;
  const next = structuredClone(sight);
  change(next, event.facts, goal);
  return next;
}

/** All bandits by their number: those of the first seat, then of the next. */
export function banditsOf(sight: ExpressSight): ExpressBandit[] {
  return sight.seats.flatMap((seat) => seat.bandits);
}

export function isTeam(sight: ExpressSight): boolean {
  return (sight.seats[0]?.bandits.length ?? 1) > 1;
}

/** A card by the number of its face, as sights name it; *crew* are the bandits of a team. */
export function faceName(face: number, crew: readonly string[]): string {
  if (crew.length === 0) return ACTIONS[face] ?? "";
  const [kind, mate] = TEAM_CARDS[face] ?? ["", null];
  return mate === null ? kind : `${crew[mate]}'s ${kind}`;
}

function cardName(sight: ExpressSight, seat: number, face: number): string {
  return faceName(face, isTeam(sight) ? (sight.seats[seat]?.bandits.map((bandit) => bandit.name) ?? []) : []);
}

function spotAt(sight: ExpressSight, car: number, level: number): ExpressSpot | undefined {
  const found: ExpressCar | undefined = sight.cars[car];
  return level === ROOF ? found?.roof : found?.inside;
}

function stand(sight: ExpressSight, bandit: number, car: number, level: number): void {
  const names = banditsOf(sight).map((each) => each.name);
  const name = names[bandit];
  const spot = spotAt(sight, car, level);
  if (name === undefined || spot === undefined) return;
  for (const each of sight.cars) {
    each.inside.bandits = each.inside.bandits.filter((other) => other !== name);
    each.roof.bandits = each.roof.bandits.filter((other) => other !== name);
  }
  spot.bandits = [...spot.bandits, name].sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

const stands: Change = (sight, facts) =>
  stand(sight, number(facts, "bandit"), number(facts, "to_car"), number(facts, "level"));

function addLoot(loot: ExpressLoot | undefined, facts: Facts, by: 1 | -1): void {
  if (loot === undefined) return;
  const kind = text(facts, "loot");
  const value = maybeNumber(facts, "value");
  if (kind === "jewel") loot.jewels = Math.max(0, loot.jewels + by);
  else if (kind === "strongbox") loot.strongboxes = Math.max(0, loot.strongboxes + by);
  else if (value !== null && by > 0) loot.purses = [...loot.purses, value].sort((a, b) => a - b);
  else if (value !== null && loot.purses.includes(value)) loot.purses.splice(loot.purses.indexOf(value), 1);
  else loot.unknown_purses = Math.max(0, loot.unknown_purses + by);
}

function lootAt(sight: ExpressSight, facts: Facts): ExpressLoot | undefined {
  const { car, level } = spotOf(number(facts, "spot"));
  return spotAt(sight, car, level)?.loot;
}

function lootOf(sight: ExpressSight, facts: Facts, who = "bandit"): ExpressLoot | undefined {
  return banditsOf(sight)[number(facts, who)]?.loot;
}

const takes: Change = (sight, facts) => {
  addLoot(lootAt(sight, facts), facts, -1);
  addLoot(lootOf(sight, facts), facts, 1);
};

const drops: Change = (sight, facts) => {
  addLoot(lootOf(sight, facts), facts, -1);
  addLoot(lootAt(sight, facts), facts, 1);
};

const isHit: Change = (sight, facts) => {
  const bandits = banditsOf(sight);
  const [target, shooter] = [bandits[number(facts, "target")], bandits[number(facts, "bandit")]];
  if (target !== undefined) target.bullets_received += 1;
  if (shooter !== undefined) shooter.bullets = Math.max(0, shooter.bullets - 1);
};

const plays: Change = (sight, facts) => {
  const seat = number(facts, "seat");
  const face = maybeNumber(facts, "card");
  const owner = sight.seats[seat];
  if (owner === undefined) return;
  const card = face === null ? null : cardName(sight, seat, face);
  sight.pile.push({
    turn: sight.turn,
    seat,
    name: owner.name,
    card,
    face_down: number(facts, "face_down") > 0,
    resolved: false,
  });
  sight.turn += 1;
  owner.hand_size -= 1;
  if (sight.seat === seat && card !== null) sight.hand = without(sight.hand, card);
};

function without(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, each) => each !== place);
}

const draws: Change = (sight, facts) => {
  const seat = number(facts, "seat");
  const owner = sight.seats[seat];
  if (owner === undefined) return;
  owner.hand_size += number(facts, "count");
  owner.deck_size -= number(facts, "count");
  sight.turn += 1;
};

const reveals: Change = (sight, facts) => {
  const current = sight.pile.find((card) => !card.resolved);
  if (current === undefined) return;
  current.resolved = true;
  current.card = cardName(sight, number(facts, "seat"), number(facts, "card"));
};

const begins: Change = (sight, facts, goal) => {
  sight.round = number(facts, "number") + 1;
  sight.first = number(facts, "first");
  sight.phase = "scheming";
  [sight.round_card, sight.turns] = [goal.round_card, goal.turns];
  [sight.pile, sight.turn] = [[], 0];
};

const CHANGES: Record<string, Change> = {
  "round began": begins,
  placed: (sight, facts) => stand(sight, number(facts, "bandit"), number(facts, "car"), 0),
  played: plays,
  drew: draws,
  "scheming ended": (sight) => {
    sight.phase = "stealing";
  },
  revealed: reveals,
  moved: stands,
  pushed: stands,
  knocked: stands,
  carried: stands,
  "changed floor": (sight, facts) =>
    stand(sight, number(facts, "bandit"), number(facts, "car"), number(facts, "level")),
  fled: (sight, facts) => stand(sight, number(facts, "bandit"), number(facts, "car"), ROOF),
  hit: isHit,
  dropped: drops,
  "lost purse": drops,
  robbed: takes,
  pickpocketed: takes,
  pocketed: (sight, facts) => {
    addLoot(lootOf(sight, facts, "target"), facts, -1);
    addLoot(lootOf(sight, facts), facts, 1);
  },
  "marshal moved": (sight, facts) => {
    sight.cars.forEach((car, place) => (car.marshal = place === number(facts, "to_car")));
  },
  "neutral bullet": (sight, facts) => {
    const bandit = banditsOf(sight)[number(facts, "bandit")];
    if (bandit !== undefined) bandit.bullets_received += 1;
    sight.neutral_bullets = Math.max(0, sight.neutral_bullets - 1);
  },
  "box put": (sight, facts) => {
    const spot = spotAt(sight, number(facts, "car"), 0);
    if (spot !== undefined) spot.loot.strongboxes += 1;
  },
  ransomed: (sight, facts) => {
    const bandit = banditsOf(sight)[number(facts, "bandit")];
    if (bandit !== undefined) bandit.ransoms += 1;
  },
  "game ended": (sight) => {
    sight.phase = "over";
  },
};
