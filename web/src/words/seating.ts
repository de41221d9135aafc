/** Who sits somewhere, in words. */

import type { SeatInfo } from "../wire";
import { DEFAULT_LEVEL } from "../wire/defaults";
import { say } from "./language.svelte";
import { sayOr } from "./plain";

export function levelWords(level: string): string {
  return sayOr(`level-${level}`, level);
}

/** A person by name, a bot by its level. */
export function sitterWords(who: SeatInfo | undefined): string {
  if (who?.kind !== "bot") return who?.name ?? "";
  return say("bot-named", { level: levelWords(who.level ?? DEFAULT_LEVEL) });
}
