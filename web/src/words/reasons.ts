/** Why something can't be chosen, in words: on the thing itself, and listed in the ask. */

import type { WhyNot } from "../wire";
import { maybeNumber, number, text, type Facts } from "../wire/facts";
import { capital, listed, say } from "./language.svelte";
import { bandit, car, card, loot, type Cast } from "./things";

/** A line of the ask: all that can't be chosen for one reason; the bandits among it. */
export interface Reason {
  bandits: readonly string[];
  words: string;
}

const FEW = 3; // things that a line names

export function whyNot(word: string): string {
  return say(`why-${word}`);
}

export function reasonsOf(cast: Cast, ruledOut: readonly WhyNot[]): Reason[] {
  const alike = new Map<string, WhyNot[]>();
  for (const bar of ruledOut) {
    const key = `${text(bar.facts, "act")} ${bar.why}`;
    alike.set(key, [...(alike.get(key) ?? []), bar]);
  }
  return [...alike.values()].map((ruledOut) => reasonOf(cast, ruledOut));
}

function reasonOf(cast: Cast, ruledOut: readonly WhyNot[]): Reason {
  const why = whyNot(ruledOut[0]?.why ?? "");
  const bandits = ruledOut.flatMap(({ facts }) => (text(facts, "act") === "aim" ? [text(facts, "bandit")] : []));
  const what = ruledOut.length > FEW ? others(ruledOut) : listed(ruledOut.map((bar) => thing(cast, bar.facts)));
  if (what === "") return { bandits, words: capital(why) };
  return { bandits, words: capital(say("not-that", { what, why })) };
}

/** More things than a line names; bandits are known by their letters. */
function others(ruledOut: readonly WhyNot[]): string {
  const act = text(ruledOut[0]?.facts ?? {}, "act");
  return act === "aim" ? "" : say(act === "take" ? "other-loot" : "other-places");
}

/** What facts are about. */
function thing(cast: Cast, facts: Facts): string {
  if (facts["loot"] !== undefined) return loot(text(facts, "loot"), maybeNumber(facts, "value"));
  if (facts["car"] !== undefined) return car(cast, number(facts, "car"));
  if (facts["bandit"] !== undefined) return bandit(text(facts, "bandit"));
  return play(facts);
}

function play(facts: Facts): string {
  if (text(facts, "act") === "draw") return say("draw");
  if (facts["card"] !== undefined) return card(capital(text(facts, "card")));
  return say(facts["face_down"] === true ? "face-down" : "openly");
}
