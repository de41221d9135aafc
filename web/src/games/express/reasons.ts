/** Why something can't be chosen, in words: on the thing itself, and listed in the ask. */

import { capital, listed, say } from "../../words/language.svelte";
import { bandit, car, card, loot, type Cast } from "../../words/things";
import { whyNot } from "../../words/reasons";
import type { RuledOut, SomeChoices } from "./events";

/** A line of the ask: all that can't be chosen for one reason; the bandits among it. */
export interface Reason {
  bandits: readonly string[];
  words: string;
}

const FEW = 3; // things that a line names

export function reasonsOf(cast: Cast, ruledOut: readonly RuledOut[]): Reason[] {
  const alike = new Map<string, RuledOut[]>();
  for (const bar of ruledOut) {
    const key = `${bar.facts.act} ${bar.why}`;
    alike.set(key, [...(alike.get(key) ?? []), bar]);
  }
  return [...alike.values()].map((ruledOut) => reasonOf(cast, ruledOut));
}

function reasonOf(cast: Cast, ruledOut: readonly RuledOut[]): Reason {
  const why = whyNot(ruledOut[0]?.why ?? "");
  const bandits = ruledOut.flatMap(({ facts }) => (facts.act === "aim" ? [facts.bandit ?? ""] : []));
  const what = ruledOut.length > FEW ? others(ruledOut) : listed(ruledOut.map((bar) => thing(cast, bar.facts)));
  if (what === "") return { bandits, words: capital(why) };
  return { bandits, words: capital(say("not-that", { what, why })) };
}

/** More things than a line names; bandits are known by their letters. */
function others(ruledOut: readonly RuledOut[]): string {
  const act = ruledOut[0]?.facts.act;
  return act === "aim" ? "" : say(act === "take" ? "other-loot" : "other-places");
}

/** What facts are about. */
function thing(cast: Cast, facts: SomeChoices): string {
  if ("loot" in facts && facts.loot !== undefined) return loot(facts.loot, facts.value ?? null);
  if ("car" in facts && facts.car !== undefined) return car(cast, facts.car);
  if ("bandit" in facts && facts.bandit !== undefined) return bandit(facts.bandit);
  return play(facts);
}

function play(facts: SomeChoices): string {
  if (facts.act === "draw") return say("draw");
  if ("card" in facts && facts.card !== undefined) return card(capital(facts.card));
  return say(facts.act === "play" && facts.face_down ? "face-down" : "openly");
}
