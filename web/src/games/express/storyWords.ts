/** The story in sentences. */

import type { Chapter, Stand, StoryLine } from "../../story/beats";
import { COMMON_SIGNS, who, whom, wordsWith } from "../../story/words";
import type { StoryBeat } from "../../story/beats";
import { capital, money, say } from "../../words/language.svelte";
import { bandits, loot, slug, type Cast } from "../../words/things";
import type { Told } from "./events";
import { EVENTS, GUNSLINGER, RANSOM, ROUND_CARDS } from "./names";

/** The facts of the event where a line begins. */
function factsOf(beat: StoryBeat): Told["facts"] {
  return (beat as StoryBeat<Told>).event.facts;
}

export const lineWords = wordsWith({
  punched: (cast, line) => {
    const facts = factsOf(line.beat);
    const fallen = "loot" in facts ? loot(facts.loot, facts.value) : "";
    return say("story-punched", { ...who(cast, line.bandits), whom: whom(cast, line.targets), loot: fallen });
  },
  met: (cast, line) => say("story-met", who(cast, line.bandits)),
  struck: (cast, line) => {
    const facts = factsOf(line.beat);
    const event = say(`round-${slug(("event" in facts && EVENTS[facts.event]) || "")}`);
    return say("story-struck", { ...who(cast, line.bandits), event });
  },
  ransoms: (cast, line) => say("story-ransoms", { ...who(cast, line.bandits), money: money(RANSOM) }),
  gunslingers: (cast, line) => say("story-gunslingers", { ...who(cast, line.bandits), money: money(GUNSLINGER) }),
});

export function standWords(cast: Cast, stand: Stand): string {
  if (stand.kind !== "lead") return "";
  const leaders = stand.seats.flatMap((seat) => cast.seats[seat] ?? []);
  const words = { who: bandits(leaders, "who"), seats: leaders.length, money: money(stand.money) };
  return capital(say(stand.seats.length > 1 ? "story-lead-shared" : `story-lead-${stand.news}`, words));
}

export function chapterTitle(chapter: Chapter): string {
  const round = say("round-number", { number: chapter.round });
  const card = chapter.card === null ? undefined : ROUND_CARDS[chapter.card];
  return card === undefined ? round : say("story-round", { round, card: say(`round-${slug(card)}`) });
}

const SIGNS: Readonly<Record<string, string>> = {
  ...COMMON_SIGNS,
  punched: "i-punch",
  met: "i-marshal",
  struck: "e-rebellion",
  ransoms: "e-hostage",
  gunslingers: "i-fire",
};
const EVENT_SIGNS: Readonly<Record<string, string>> = { "box put": "strongbox", punched: "i-punch" };

/** The piece of art that stands for a line. */
export function lineSign(line: StoryLine): string {
  if (line.kind !== "told") return SIGNS[line.kind] ?? "";
  const facts = factsOf(line.beat);
  return "loot" in facts ? facts.loot : (EVENT_SIGNS[line.beat.event.name] ?? SIGNS["told"] ?? "");
}
