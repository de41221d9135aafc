/** How things on the table are named where they are looked up: spots, and kinds of loot on them. */

import { maybeNumber, number, text, type Facts } from "../wire/facts";
import { INSIDE, ROOF } from "../wire/names";

export function spotKey(car: number, level: number): string {
  return `${car}:${level}`;
}

/** Loot by what tells it apart: purses also by their value, where that is known. */
export function lootKey(kind: string, value: number | null): string {
  return kind === "purse" ? `${kind}:${value ?? ""}` : kind;
}

/** The level that facts are about; the Marshal's is always inside. */
export function levelOf(facts: Facts): number {
  return text(facts, "level") === "roof" ? ROOF : INSIDE;
}

/** The spot that facts are about. */
export function spotOf(facts: Facts): string {
  return spotKey(number(facts, "car"), levelOf(facts));
}

/** The kind of loot that facts are about, and the spot where it lies. */
export function lootOf(facts: Facts): string {
  return `${spotOf(facts)}:${lootKey(text(facts, "loot"), maybeNumber(facts, "value"))}`;
}
