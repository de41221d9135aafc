/** Which sound each event makes; null where another event sounds for it. */

import type { Cues } from "../../sound/cue";
import type { SuperFacts } from "./wire";

export const CUES: Cues<SuperFacts> = {
  chose: "card",
  changed: null,
  placed: "steps",
  "round began": "card",
  revealed: "card",
  turned: "steps",
  "changed floor": "ladder",
  moved: "steps",
  fired: "shot",
  "passed through": "ricochet",
  hit: "hit",
  thrown: "whoosh",
  "no effect": "stamp",
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
  "taken back": null,
};
