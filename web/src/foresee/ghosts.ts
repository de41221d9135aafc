/** Where bandits may end up, by spot. */

/** How sure it is: this spot, one of two or three, or one of more. */
export type Sureness = "sure" | "one" | "many";

export interface GhostHere {
  name: string;
  sureness: Sureness;
  words: string; // where the plan leads this bandit, in a sentence
  facing?: "loco" | "caboose";
}

/** What is foreseen of a table: all that a stage needs to draw it. */
export interface Ahead {
  spots: ReadonlyMap<string, readonly GhostHere[]>;
  hidden: ReadonlyMap<string, string>; // bandits who hide a card, and a sentence that says so
  told: readonly string[]; // the same in sentences
}

export const NOTHING_AHEAD: Ahead = { spots: new Map(), hidden: new Map(), told: [] };

const FEW = 3; // spots between which one can still choose by eye

export function surenessOf(spots: number): Sureness {
  return spots === 1 ? "sure" : spots <= FEW ? "one" : "many";
}
