/** What the facts of this game's events and choices mean. */

import type { OfferedChoice, TableEvent, WhyNot } from "../../wire";
import { ACTIONS, CARS, TEAM_CARDS } from "./names";
import type { ExpressChoice, ExpressEvent, ExpressFacts } from "./wire";

export type Loot = ExpressFacts["robbed"]["loot"];

/** An event of this game, or of its table. */
export type Told = ExpressEvent | TableEvent;

export type ExpressOffered = Omit<OfferedChoice, "facts"> & { facts: ExpressChoice };

/** Choices that have these facts in common. */
export type SomeChoices<Choice = ExpressChoice> = Choice extends { act: unknown }
  ? Pick<Choice, "act"> & Partial<Choice>
  : never;

export type RuledOut = Omit<WhyNot, "facts"> & { facts: SomeChoices };

/** A card by the number of its face, as views name it; *crew* are the bandits of a team. */
export function faceName(face: number, crew: readonly string[]): string {
  if (crew.length === 0) return ACTIONS[face] ?? "";
  const [kind, mate] = TEAM_CARDS[face] ?? ["", null];
  return mate === null ? kind : `${crew[mate]}'s ${kind}`;
}

/** A spot is its car, and as many more for the roof as a train has at most. */
export function spotOf(spot: number): { car: number; level: number } {
  return { car: spot % CARS, level: Math.floor(spot / CARS) };
}
