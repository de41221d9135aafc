/** What is worth telling of a round. */

import { banditOf, line, named, type StoryBeat, type StoryLine } from "../../story/beats";
import { shots, together } from "../../story/lines";
import type { Told } from "./events";
import { FROM_EVENT } from "./names";

export type Beat = StoryBeat<Told>;

const PER_WEIGHT = 100; // dollars
const MET = 2;
const STRUCK = 1;
const RANSOM_PAID = 2.5;
const VOID = 0.6;
const BOX = 2;
const PRIZED = 10;

function worth(beat: Beat | undefined): number {
  return beat !== undefined && "value" in beat.event.facts ? (beat.event.facts.value ?? 0) : 0;
}

/** Loot that changes hands without a blow; what is punched loose is told with the punch. */
const FINDS = new Set<string>(["robbed", "pickpocketed", "lost purse"]);

export function linesOf(beats: readonly Beat[]): StoryLine[] {
  const finds = beats.filter((beat) => FINDS.has(beat.event.name));
  return [
    ...finds.map((beat) => line("told", beat, worth(beat) / PER_WEIGHT, [banditOf(beat)])),
    ...punches(beats),
    ...shots(beats),
    ...together(beats, "met", "fled", MET),
    ...struck(beats),
    ...together(beats, "ransoms", "ransomed", RANSOM_PAID),
    ...together(beats, "void", "no effect", VOID),
    ...named(beats, "box put").map((beat) => line("told", beat, BOX)),
    ...together(beats, "gunslingers", "gunslinger", PRIZED),
  ];
}

/** A punch with what it shook loose: it was dropped, or caught by the one who punched. */
function punches(beats: readonly Beat[]): StoryLine[] {
  return beats.flatMap((beat, at) => {
    if (beat.event.name !== "punched") return [];
    const next = beats.slice(at + 1).find(({ event }) => ["dropped", "pocketed", "knocked"].includes(event.name));
    const weight = 1 + worth(next) / PER_WEIGHT;
    const { bandit, target } = beat.event.facts;
    if (next === undefined || next.event.name === "knocked") return [line("told", beat, 1, [bandit], [target])];
    if (next.event.name === "pocketed") return [line("told", next, weight, [bandit], [target])];
    return [line("punched", next, weight, [bandit], [target])];
  });
}

/** Bullets that the event of the round card dealt out, told with the event. */
function struck(beats: readonly Beat[]): StoryLine[] {
  const [began] = named(beats, "event began");
  const hit = named(beats, "neutral bullet").filter(({ event }) => event.facts.source === FROM_EVENT);
  if (began === undefined || hit.length === 0) return [];
  const bandits = hit.map(banditOf);
  return [line("struck", began, STRUCK * hit.length, [...new Set(bandits)])];
}
