/** Which sound each event makes; null where another event sounds for it. */

import type { ExpressFacts, Happening, SuperFacts, TableFacts } from "../wire";
import type { Loot } from "../wire/facts";
import { EVENTS } from "../wire/names";
import type { SoundName } from "./sounds";

const BRAKING = EVENTS.indexOf("Braking");
const LOOT: Record<Loot, SoundName> = { purse: "coins", jewel: "jewel", strongbox: "strongbox" };

type Cue<Of> = SoundName | ((facts: Of) => SoundName) | null;
type Cues = { [Name in keyof ExpressFacts]: Cue<ExpressFacts[Name]> } & {
  [Name in Exclude<keyof SuperFacts, keyof ExpressFacts>]: Cue<SuperFacts[Name]>;
} & { [Name in keyof TableFacts]: Cue<TableFacts[Name]> };

const loot = (facts: { loot: Loot }): SoundName => LOOT[facts.loot];

/** An event of the same name sounds the same in both games. */
export const CUES: Cues = {
  chose: "card",
  changed: null,
  "taken back": null,
  "round began": "card",
  dealt: "card",
  shed: "card",
  drew: "card",
  reshuffled: "card",
  played: "card",
  discarded: "card",
  "scheming ended": "bell",
  placed: "steps",
  revealed: "card",
  "no effect": "stamp",
  moved: "steps",
  "changed floor": "ladder",
  fired: "shot",
  "passed through": "ricochet",
  hit: "hit",
  pushed: "whoosh",
  punched: "punch",
  dropped: loot,
  pocketed: loot,
  knocked: "whoosh",
  robbed: loot,
  "marshal moved": "spurs",
  fled: "ladder",
  "neutral bullet": "hit",
  "neutrals gone": null,
  "event began": ({ event }) => (event === BRAKING ? "brakes" : "bell"),
  carried: "whoosh",
  "box put": "strongbox",
  pickpocketed: loot,
  "left purse": null,
  "lost purse": loot,
  ransomed: "coins",
  "round ended": null,
  gunslinger: "coins",
  scored: null,
  turned: "steps",
  thrown: "whoosh",
  "stood up": "steps",
  "lay down": "stamp",
  "fell off": "fall",
  "left train": "hooves",
  rode: "hooves",
  "rode back": "hooves",
  unhooked: "clank",
  "left behind": "fall",
  "took car": "coins",
  "first passed": "card",
  won: null,
  "shared first": null,
  "game ended": "piano",
};

export function cueOf(event: Happening): SoundName | null {
  const cue: Cue<never> = CUES[event.name];
  return typeof cue === "function" ? cue(event.facts as never) : cue;
}
