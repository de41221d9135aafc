/** The story in sentences. */

import type { Happening } from "../wire";
import { EVENTS, GUNSLINGER, RANSOM, ROUND_CARDS } from "../wire/names";
import { capital, listed, money, say, type Words } from "../words/language.svelte";
import { tell } from "../words/telling";
import { bandit, bandits, car, gender, loot, slug, type Cast } from "../words/things";
import type { Chapter, StoryLine, LineKind, Stand } from "./beats";

type StoryTeller = (cast: Cast, line: StoryLine) => string;

function names(cast: Cast, numbers: readonly number[]): string[] {
  return numbers.map((each) => cast.bandits[each] ?? "");
}

/** Who it is about, and how many: verbs follow them. */
function who(cast: Cast, numbers: readonly number[]): Words {
  const found = names(cast, numbers);
  return { who: bandits(found, "who"), seats: found.length, gender: gender(found[0] ?? "") };
}

/** Whom it happened to; who is hit more than once is named once, with how often. */
function whom(cast: Cast, numbers: readonly number[]): string {
  const often = new Map<string, number>();
  for (const name of names(cast, numbers)) often.set(name, (often.get(name) ?? 0) + 1);
  const words = [...often].map(([name, count]) => {
    const hit = bandit(name, "whom");
    return count === 1 ? hit : say("story-times", { whom: hit, count });
  });
  return listed(words);
}

const TELLERS: Record<LineKind, StoryTeller> = {
  told: (cast, line) => tell(cast, line.beat.event),
  punched: (cast, line) => {
    const { facts } = line.beat.event;
    const fallen = "loot" in facts ? loot(facts.loot, facts.value) : "";
    return say("story-punched", { ...who(cast, line.bandits), whom: whom(cast, line.targets), loot: fallen });
  },
  shots: (cast, line) => say("event-hit", { ...who(cast, line.bandits), whom: whom(cast, line.targets) }),
  met: (cast, line) => say("story-met", who(cast, line.bandits)),
  struck: (cast, line) => {
    const { facts } = line.beat.event;
    const event = say(`round-${slug(("event" in facts && EVENTS[facts.event]) || "")}`);
    return say("story-struck", { ...who(cast, line.bandits), event });
  },
  ransoms: (cast, line) => say("story-ransoms", { ...who(cast, line.bandits), money: money(RANSOM) }),
  gunslingers: (cast, line) => say("story-gunslingers", { ...who(cast, line.bandits), money: money(GUNSLINGER) }),
  void: (_, line) => say("story-void", { count: line.bandits.length }),
  felled: (cast, line) => say("story-felled", { ...who(cast, line.bandits), whom: whom(cast, line.targets) }),
  rides: (cast, line) => say("story-rides", { ...who(cast, line.bandits), to: car(cast, 0, "to") }),
  left: (cast, line) => {
    const { facts } = line.beat.event;
    return say("story-left-behind", {
      ...who(cast, line.bandits),
      at: car(cast, "car" in facts ? facts.car : 0, "in"),
    });
  },
};

export function lineWords(cast: Cast, line: StoryLine): string {
  return capital(TELLERS[line.kind](cast, line));
}

export function standWords(cast: Cast, stand: Stand): string {
  if (stand.kind === "left") return say("story-left", { count: stand.count });
  const leaders = stand.seats.flatMap((seat) => cast.seats[seat] ?? []);
  const words = { who: bandits(leaders, "who"), seats: leaders.length, money: money(stand.money) };
  return capital(say(stand.seats.length > 1 ? "story-lead-shared" : `story-lead-${stand.news}`, words));
}

export function chapterTitle(chapter: Chapter): string {
  const round = say("round-number", { number: chapter.round });
  const card = chapter.card === null ? undefined : ROUND_CARDS[chapter.card];
  return card === undefined ? round : say("story-round", { round, card: say(`round-${slug(card)}`) });
}

const SIGNS: Record<LineKind, string> = {
  told: "i-rob",
  punched: "i-punch",
  shots: "i-fire",
  met: "i-marshal",
  struck: "e-rebellion",
  ransoms: "e-hostage",
  gunslingers: "i-fire",
  void: "u-no",
  felled: "burst",
  left: "coupling-open",
  rides: "i-horse",
};
const EVENT_SIGNS: Partial<Record<Happening["name"], string>> = {
  "took car": "strongbox",
  "rode back": "i-horse",
  "fell off": "burst",
  "box put": "strongbox",
  punched: "i-punch",
};

/** The piece of art that stands for a line. */
export function lineSign(line: StoryLine): string {
  if (line.kind !== "told") return SIGNS[line.kind];
  const { name, facts } = line.beat.event;
  return "loot" in facts ? facts.loot : (EVENT_SIGNS[name] ?? SIGNS.told);
}
