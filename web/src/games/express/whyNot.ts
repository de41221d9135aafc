/** What could have been meant but can't be chosen, by the thing on the table that it is about, and why. */

import { lootOf, spotOf } from "../../table/places";
import type { RuledOut, SomeChoices } from "./events";

/** A word for why, by the name of a thing. */
export type Whys = ReadonlyMap<string, string>;

export interface WhyNots {
  all: readonly RuledOut[];
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

type Some<Act> = Extract<SomeChoices, { act: Act }>;

export function whyNotsOf(ruledOut: readonly RuledOut[]): WhyNots {
  return {
    all: ruledOut,
    pawns: whys(ruledOut, ["aim"], (facts) => facts.bandit),
    spots: whys(ruledOut, ["go", "send", "marshal"], spotOf),
    cards: whys(ruledOut, ["play"], (facts) => facts.card),
    loot: whys(ruledOut, ["take"], (facts) => (facts.loot === undefined ? spotOf(facts) : lootOf(facts))),
    draw: ruledOut.find((bar) => bar.facts.act === "draw")?.why ?? null,
  };
}

/** By the name of what is meant; what has none is left out. */
function whys<Act extends SomeChoices["act"]>(
  ruledOut: readonly RuledOut[],
  acts: readonly Act[],
  name: (facts: Some<Act>) => string | undefined,
): Whys {
  const isMeant = (facts: SomeChoices): facts is Some<Act> => (acts as readonly string[]).includes(facts.act);
  return new Map(
    ruledOut.flatMap(({ facts, why }) => {
      const thing = isMeant(facts) ? name(facts) : undefined;
      return thing === undefined ? [] : [[thing, why]];
    }),
  );
}
