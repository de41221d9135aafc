/** Who sits somewhere, in words. */

import type { TipWords } from "../parts/tips.svelte";
import type { SeatInfo } from "../wire";
import { DEFAULT_LEVEL } from "../wire/defaults";
import { capital, maySay, say } from "./language.svelte";
import { sayOr } from "./plain";
import { slug } from "./things";

export function levelWords(level: string): string {
  return sayOr(`level-${level}`, level);
}

/** How a bot plays a bandit: a sentence; none for one that this page doesn't know. */
export function temperWords(bandit: string): string {
  return maySay(`bandit-${slug(bandit)}.temper`) ?? "";
}

/** A person by name; a bot by its level, and by its temper where it plays one bandit. */
export function sitterWords(who: SeatInfo | undefined, bandits: readonly string[]): string {
  if (who?.kind !== "bot") return who?.name ?? "";
  const level = levelWords(who.level ?? DEFAULT_LEVEL);
  const mood = bandits.length === 1 ? maySay(`bandit-${slug(bandits[0] ?? "")}.mood`) : null;
  return mood === null ? say("bot-named", { level }) : say("bot-in-mood", { level, mood });
}

/** Whether a person is there, in a word. */
export function presenceWords(who: SeatInfo | undefined, mine: boolean): string {
  return say(who?.away ? "sheet-away" : mine || who?.here ? "sheet-here" : "sheet-gone");
}

/** Who plays these bandits: a bot with its tempers, or a person who is there or not. */
export function sitterTip(
  title: string,
  who: SeatInfo | undefined,
  mine: boolean,
  bandits: readonly string[],
): TipWords {
  const text = who?.kind === "bot" ? bandits.map(temperWords).join(" ") : `${capital(presenceWords(who, mine))}.`;
  return { title: capital(title), text };
}
