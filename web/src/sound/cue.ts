/** Which sound an event makes; null where another event sounds for it. */

import type { Happening, TableFacts } from "../wire";
import type { SoundName } from "./sounds";

export type Cue<Of = never> = SoundName | ((facts: Of) => SoundName) | null;

/** The cues of all events with these facts, and of those that the table tells. */
export type Cues<Of> = { [Name in keyof (Of & TableFacts)]: Cue<(Of & TableFacts)[Name]> };

export function cueOf(cues: Readonly<Record<string, Cue | undefined>>, event: Happening): SoundName | null {
  const cue = cues[event.name] ?? null;
  return typeof cue === "function" ? cue(event.facts as never) : cue;
}
