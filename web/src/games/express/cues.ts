/** Which sound each event makes; null where another event sounds for it. */

import type { Cues } from "../../sound/cue";
import type { SoundName } from "../../sound/sounds";
import type { Loot } from "./events";
import { EVENTS } from "./names";
import type { ExpressFacts } from "./wire";

const BRAKING = EVENTS.indexOf("Braking");
const LOOT: Record<Loot, SoundName> = { purse: "coins", jewel: "jewel", strongbox: "strongbox" };

const loot = (facts: { loot: Loot }): SoundName => LOOT[facts.loot];

export const CUES: Cues<ExpressFacts> = {
  chose: "card",
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
  "game ended": "piano",
  "taken back": null,
};
