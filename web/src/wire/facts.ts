/** The facts of events and choices, read with their types. */

import { ACTIONS, CARS, TEAM_CARDS } from "./names";

export { INSIDE, ROOF, SUPER_TO_LOCOMOTIVE as TO_LOCOMOTIVE } from "./names";

export type Facts = Record<string, unknown>;

export function number(facts: Facts, name: string): number {
  const value = facts[name];
  return typeof value === "number" ? value : 0;
}

export function maybeNumber(facts: Facts, name: string): number | null {
  const value = facts[name];
  return typeof value === "number" ? value : null;
}

export function text(facts: Facts, name: string): string {
  const value = facts[name];
  return typeof value === "string" ? value : "";
}

export function list(facts: Facts, name: string): readonly unknown[] | null {
  const value = facts[name];
  return Array.isArray(value) ? value : null;
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
