/** A game that the page knows nothing of but what the server tells: it is shown in plain words and values. */

import { wordsOf } from "../../words/language.svelte";
import type { Fetch, GameModule } from "../module";

/** A part, with the words that all parts share. */
function withWords<Part>(fetch: Fetch<Part>): Fetch<Part> {
  return async () => (await Promise.all([fetch(), wordsOf("plain")]))[0];
}

export const PLAIN: GameModule = {
  key: "",
  scope: "plain-game",
  isDrawn: false,
  isPaid: false,
  minutes: null,
  famous: null,
  play: withWords(() => import("./play")),
  motions: () => Promise.resolve({ default: {} }),
  end: withWords(() => import("./end")),
  replay: withWords(() => import("./replay")),
  lesson: null,
  rules: null,
};
