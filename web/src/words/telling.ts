/** What happened, in the reader's language: one sentence an event, or none where another event says it. */

import { plays } from "../games/loaded";
import type { Happening } from "../wire";
import type { PageEvent } from "../wire/facts";
import { capital } from "./language.svelte";
import type { Cast } from "./things";

export function tell(cast: Cast, event: Happening | PageEvent): string {
  return capital(plays.of(cast.game).tell(cast, event));
}

/** Whom a line of the telegraph is about: a bandit's name, or null. */
export function actorOf(cast: Cast, event: Happening | PageEvent): string | null {
  return plays.of(cast.game).actorOf(cast, event);
}
