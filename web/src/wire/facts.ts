/** The facts of events and choices, read with their types. */

export type Facts = Record<string, unknown>;

export const INSIDE = 0;
export const ROOF = 1;
export const TO_LOCOMOTIVE = 0;
const CARS = 7; // a spot of Express is its car, and so many more for the roof

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

export function spotOf(spot: number): { car: number; level: number } {
  return { car: spot % CARS, level: Math.floor(spot / CARS) };
}
