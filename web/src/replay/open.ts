/** All eyes as one: what everyone knew together. */

import type { ExpressLoot, ExpressSight, ExpressSpot, Eye } from "../wire";

/** The sight with everything open that any of the eyes sees; there is one for each seat. */
export function opened(eyes: readonly Eye[]): Eye {
  const [first] = eyes;
  if (first === undefined) throw new Error("a replay with all eyes has one for each seat");
  const plain = { ...first, seat: null, choices: [], decision: null, may_take_back: false };
  const sights = eyes.flatMap((eye) => (eye.express === null ? [] : [eye.express]));
  if (first.express !== null) return { ...plain, express: openedExpress(first.express, sights) };
  return { ...plain, superexpress: first.superexpress && { ...first.superexpress, seat: null, plan: null } };
}

/** Each seat knows its own purses and cards best. */
function openedExpress(first: ExpressSight, sights: readonly ExpressSight[]): ExpressSight {
  return {
    ...first,
    seat: null,
    hand: [],
    discard: [],
    seats: first.seats.map((seat, place) => sights[place]?.seats[place] ?? seat),
    pile: first.pile.map((card, place) => sights[card.seat]?.pile[place] ?? card),
    cars: first.cars.map((car, place) => ({
      ...car,
      inside: openedSpot(sights.map((sight) => sight.cars[place]?.inside ?? car.inside)),
      roof: openedSpot(sights.map((sight) => sight.cars[place]?.roof ?? car.roof)),
    })),
  };
}

function openedSpot(seen: readonly ExpressSpot[]): ExpressSpot {
  return seen.reduce((best, spot) => (hidden(spot.loot) < hidden(best.loot) ? spot : best));
}

function hidden(loot: ExpressLoot): number {
  return loot.unknown_purses;
}

/** The hands of Express that the eyes show, by seat; null where none of them sees a hand. */
export function handsOf(eyes: readonly Eye[]): (readonly string[] | null)[] {
  const seats = eyes[0]?.express?.seats ?? [];
  return seats.map((_, seat) => eyes.find((eye) => eye.seat === seat)?.express?.hand ?? null);
}

/** The plans of Super that the eyes show, by seat; null where none of them sees one. */
export function plansOf(eyes: readonly Eye[]): (readonly string[] | null)[] {
  const seats = eyes[0]?.superexpress?.seats ?? [];
  return seats.map((_, seat) => eyes.find((eye) => eye.seat === seat)?.superexpress?.plan ?? null);
}
