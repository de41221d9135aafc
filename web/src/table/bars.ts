/** What could have been meant but can't be chosen, by the thing on the table that it is about, and why. */

import type { Barred } from "../wire";
import { text, type Facts } from "../wire/facts";
import { lootOf, spotOf } from "./places";

/** A word for why, by the name of a thing. */
export type Whys = ReadonlyMap<string, string>;

export interface Bars {
  all: readonly Barred[];
  pawns: Whys;
  spots: Whys;
  cards: Whys;
  loot: Whys; // by spot, or by spot and kind
  draw: string | null;
}

export const NO_BARS: Bars = {
  all: [],
  pawns: new Map(),
  spots: new Map(),
  cards: new Map(),
  loot: new Map(),
  draw: null,
};

const GOING = ["go", "send", "marshal"];

export function barsOf(barred: readonly Barred[]): Bars {
  return {
    all: barred,
    pawns: whys(barred, ["aim"], (facts) => text(facts, "bandit")),
    spots: whys(barred, GOING, spotOf),
    cards: whys(
      barred.filter((bar) => bar.facts["card"] !== undefined),
      ["play"],
      (facts) => text(facts, "card"),
    ),
    loot: whys(barred, ["take"], (facts) => (facts["loot"] === undefined ? spotOf(facts) : lootOf(facts))),
    draw: barred.find((bar) => text(bar.facts, "act") === "draw")?.why ?? null,
  };
}

function whys(barred: readonly Barred[], acts: readonly string[], name: (facts: Facts) => string): Whys {
  const wanted = barred.filter((bar) => acts.includes(text(bar.facts, "act")));
  return new Map(wanted.map((bar) => [name(bar.facts), bar.why]));
}
