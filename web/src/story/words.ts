/** The story in sentences: what the stories of several games have. */

import { capital, listed, say, type Words } from "../words/language.svelte";
import { tell } from "../words/telling";
import { bandit, bandits, forEverybody, gender, type Cast } from "../words/things";
import type { StoryLine } from "./beats";

export type StoryTeller = (cast: Cast, line: StoryLine) => string;

function names(cast: Cast, numbers: readonly number[]): string[] {
  return numbers.map((each) => cast.bandits[each] ?? "");
}

/** Who it is about, and how many: verbs follow them. */
export function who(cast: Cast, numbers: readonly number[]): Words {
  const found = names(cast, numbers);
  return { who: bandits(found, "who"), seats: found.length, gender: gender(found[0] ?? "") };
}

/** Whom it happened to; who is hit more than once is named once, with how often. */
export function whom(cast: Cast, numbers: readonly number[]): string {
  const often = new Map<string, number>();
  for (const name of names(cast, numbers)) often.set(name, (often.get(name) ?? 0) + 1);
  const words = [...often].map(([name, count]) => {
    const hit = bandit(name, "whom");
    return count === 1 ? hit : say("story-times", { whom: hit, count });
  });
  return listed(words);
}

/** Lines that every story may have. */
export const COMMON: Readonly<Record<string, StoryTeller>> = {
  told: (cast, line) => tell(forEverybody(cast), line.beat.event),
  shots: (cast, line) => say("event-hit", { ...who(cast, line.bandits), whom: whom(cast, line.targets) }),
  void: (_, line) => say("story-void", { count: line.bandits.length }),
};

export const COMMON_SIGNS: Readonly<Record<string, string>> = { told: "i-rob", shots: "i-fire", void: "u-no" };

/** The words of a line, by these sentences and those that every story has. */
export function wordsWith(tellers: Readonly<Record<string, StoryTeller>>): StoryTeller {
  const all: Readonly<Record<string, StoryTeller | undefined>> = { ...COMMON, ...tellers };
  return (cast, line) => capital(all[line.kind]?.(cast, line) ?? "");
}
