/** How things on the table are named where they are looked up: spots, and kinds of loot on them. */

import { INSIDE, ROOF } from "../stage/train";

/** The facts of a choice that say where. */
interface Place {
  car?: number;
  level?: "inside" | "roof";
}

export function spotKey(car: number, level: number): string {
  return `${car}:${level}`;
}

/** Loot by what tells it apart: purses also by their value, where that is known. */
export function lootKey(kind: string, value: number | null): string {
  return kind === "purse" ? `${kind}:${value ?? ""}` : kind;
}

/** The level that facts are about; the Marshal's is always inside. */
export function levelOf({ level }: Place): number {
  return level === "roof" ? ROOF : INSIDE;
}

/** The spot that facts are about. */
export function spotOf(facts: Place): string {
  return spotKey(facts.car ?? 0, levelOf(facts));
}

/** The kind of loot that facts are about, and the spot where it lies. */
export function lootOf(facts: Place & { loot?: string; value?: number | null }): string {
  return `${spotOf(facts)}:${lootKey(facts.loot ?? "", facts.value ?? null)}`;
}
