/** Which sound each event makes. Those without one are quiet: another event sounds for them. */

import type { Happening } from "../wire";
import { number, text } from "../wire/facts";
import { EVENTS } from "../wire/names";
import type { SoundName } from "./sounds";

const BRAKING = EVENTS.indexOf("Braking");
const LOOT: Record<string, SoundName> = { purse: "coins", jewel: "jewel", strongbox: "strongbox" };

type Cue = SoundName | ((event: Happening) => SoundName);

const loot: Cue = (event) => LOOT[text(event.facts, "loot")] ?? "coins";

export const CUES: Record<string, Cue> = {
  "round began": "card",
  dealt: "card",
  drew: "card",
  shed: "card",
  discarded: "card",
  reshuffled: "card",
  played: "card",
  revealed: "card",
  chose: "card",
  "scheming ended": "bell",
  placed: "steps",
  moved: "steps",
  "changed floor": "ladder",
  fled: "ladder",
  fired: "shot",
  "passed through": "ricochet",
  hit: "hit",
  "neutral bullet": "hit",
  punched: "punch",
  pushed: "whoosh",
  knocked: "whoosh",
  carried: "whoosh",
  thrown: "whoosh",
  robbed: loot,
  pickpocketed: loot,
  pocketed: loot,
  dropped: loot,
  "lost purse": loot,
  "box put": "strongbox",
  ransomed: "coins",
  "took car": "coins",
  "marshal moved": "spurs",
  "event began": (event) => (number(event.facts, "event") === BRAKING ? "brakes" : "bell"),
  "no effect": "stamp",
  turned: "steps",
  "stood up": "steps",
  "lay down": "stamp",
  "fell off": "fall",
  "left behind": "fall",
  "left train": "hooves",
  rode: "hooves",
  "rode back": "hooves",
  unhooked: "clank",
  "first passed": "card",
  gunslinger: "coins",
  "game ended": "piano",
};

export function cueOf(event: Happening): SoundName | null {
  const cue = CUES[event.name];
  return cue === undefined ? null : typeof cue === "function" ? cue(event) : cue;
}
