/** The story in sentences. */

import type { Chapter, Stand, StoryLine } from "../../story/beats";
import { COMMON_SIGNS, who, whom, wordsWith } from "../../story/words";
import { numberIn } from "../../wire/facts";
import { say } from "../../words/language.svelte";
import { car, type Cast } from "../../words/things";

export const lineWords = wordsWith({
  felled: (cast, line) => say("story-felled", { ...who(cast, line.bandits), whom: whom(cast, line.targets) }),
  rides: (cast, line) => say("story-rides", { ...who(cast, line.bandits), to: car(cast, 0, "to") }),
  left: (cast, line) =>
    say("story-left-behind", {
      ...who(cast, line.bandits),
      at: car(cast, numberIn(line.beat.event.facts, "car") ?? 0, "in"),
    }),
});

export function standWords(_: Cast, stand: Stand): string {
  return stand.kind === "left" ? say("story-left", { count: stand.count }) : "";
}

export function chapterTitle(chapter: Chapter): string {
  return say("round-number", { number: chapter.round });
}

const SIGNS: Readonly<Record<string, string>> = {
  ...COMMON_SIGNS,
  felled: "burst",
  left: "coupling-open",
  rides: "i-horse",
};
const EVENT_SIGNS: Readonly<Record<string, string>> = {
  "took car": "strongbox",
  "rode back": "i-horse",
  "fell off": "burst",
};

/** The piece of art that stands for a line. */
export function lineSign(line: StoryLine): string {
  const told = line.kind === "told" ? EVENT_SIGNS[line.beat.event.name] : undefined;
  return told ?? SIGNS[line.kind] ?? "";
}
