/** The facts of results, read with their types: each game has its own. */

import type { Facts } from "../wire/facts";

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
