/** The facts of events, by the names of the events. */

import type { ExpressEvent, ExpressFacts, Happening, SuperEvent } from "../wire";
import { ACTIONS, CARS, TEAM_CARDS } from "./names";

export { INSIDE, ROOF, SUPER_TO_LOCOMOTIVE as TO_LOCOMOTIVE } from "./names";

export type Facts = Record<string, unknown>;

/** What the page tells besides what happened. */
export interface PageFacts {
  emoted: { seat: number; emote: string };
}

export interface PageEvent {
  name: "emoted";
  facts: PageFacts["emoted"];
}

export type Loot = ExpressFacts["robbed"]["loot"];

/** Whether an event of Express has one of these names. */
export function isExpress<Name extends ExpressEvent["name"]>(
  event: Happening,
  ...names: Name[]
): event is Extract<ExpressEvent, { name: Name }> {
  return (names as string[]).includes(event.name);
}

/** Whether an event of Super has one of these names. */
export function isSuper<Name extends SuperEvent["name"]>(
  event: Happening,
  ...names: Name[]
): event is Extract<SuperEvent, { name: Name }> {
  return (names as string[]).includes(event.name);
}

/** A card of Express by the number of its face, as sights name it; *crew* are the bandits of a team. */
export function faceName(face: number, crew: readonly string[]): string {
  if (crew.length === 0) return ACTIONS[face] ?? "";
  const [kind, mate] = TEAM_CARDS[face] ?? ["", null];
  return mate === null ? kind : `${crew[mate]}'s ${kind}`;
}

/** A spot of Express is its car, and as many more for the roof as a train has at most. */
export function spotOf(spot: number): { car: number; level: number } {
  return { car: spot % CARS, level: Math.floor(spot / CARS) };
}
