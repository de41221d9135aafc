/** What could have been meant but can't be chosen, by the thing on the table that it is about, and why. */

import type { WhyNot } from "../wire";
import { text, type Facts } from "../wire/facts";
import { lootOf, spotOf } from "./places";

/** A word for why, by the name of a thing. */
export type Whys = ReadonlyMap<string, string>;

export interface WhyNots {
  all: readonly WhyNot[];
  pawns: Whys;
  spots: Whys;
  cards: Whys;
  loot: Whys; // by spot, or by spot and kind
  draw: string | null;
}

export const NOTHING_RULED_OUT: WhyNots = {
  all: [],
  pawns: new Map(),
  spots: new Map(),
  cards: new Map(),
  loot: new Map(),
  draw: null,
};

const GOING = ["go", "send", "marshal"];

export function whyNotsOf(ruledOut: readonly WhyNot[]): WhyNots {
  return {
    all: ruledOut,
    pawns: whys(ruledOut, ["aim"], (facts) => text(facts, "bandit")),
    spots: whys(ruledOut, GOING, spotOf),
    cards: whys(
      ruledOut.filter((bar) => bar.facts["card"] !== undefined),
      ["play"],
      (facts) => text(facts, "card"),
    ),
    loot: whys(ruledOut, ["take"], (facts) => (facts["loot"] === undefined ? spotOf(facts) : lootOf(facts))),
    draw: ruledOut.find((bar) => text(bar.facts, "act") === "draw")?.why ?? null,
  };
}

function whys(ruledOut: readonly WhyNot[], acts: readonly string[], name: (facts: Facts) => string): Whys {
  const wanted = ruledOut.filter((bar) => acts.includes(text(bar.facts, "act")));
  return new Map(wanted.map((bar) => [name(bar.facts), bar.why]));
}
