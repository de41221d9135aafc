/** All views as one: what everyone knew together. */

import type { ExpressLoot, ExpressViewData, ExpressSpotView, TableView } from "../wire";

/** The sight with everything open that any of the views sees; there is one for each seat. */
export function opened(views: readonly TableView[]): TableView {
  const [first] = views;
  if (first === undefined) throw new Error("a replay with all views has one for each seat");
  const plain = { ...first, seat: null, choices: [], decision: null, may_take_back: false };
  const sights = views.flatMap((view) => (view.express === null ? [] : [view.express]));
  if (first.express !== null) return { ...plain, express: openedExpress(first.express, sights) };
  return { ...plain, super: first.super && { ...first.super, seat: null, plan: null } };
}

/** Each seat knows its own purses and cards best. */
function openedExpress(first: ExpressViewData, sights: readonly ExpressViewData[]): ExpressViewData {
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

function openedSpot(seen: readonly ExpressSpotView[]): ExpressSpotView {
  return seen.reduce((best, spot) => (hidden(spot.loot) < hidden(best.loot) ? spot : best));
}

function hidden(loot: ExpressLoot): number {
  return loot.unknown_purses;
}

/** The hands of Express that the views show, by seat; null where none of them sees a hand. */
export function handsOf(views: readonly TableView[]): (readonly string[] | null)[] {
  const seats = views[0]?.express?.seats ?? [];
  return seats.map((_, seat) => views.find((view) => view.seat === seat)?.express?.hand ?? null);
}

/** The plans of Super that the views show, by seat; null where none of them sees one. */
export function plansOf(views: readonly TableView[]): (readonly string[] | null)[] {
  const seats = views[0]?.super?.seats ?? [];
  return seats.map((_, seat) => views.find((view) => view.seat === seat)?.super?.plan ?? null);
}
