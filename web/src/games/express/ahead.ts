/** What is foreseen of the plan: shades by spot, and soft words on cards that would do nothing. */

import { NOTHING_AHEAD, surenessOf, type Ahead, type GhostHere } from "../../foresee/ghosts";
import { INSIDE, ROOF } from "../../stage/train";
import { spotKey } from "../../table/places";
import { either, listed, say } from "../../words/language.svelte";
import { bandit, slug, spot, type Cast } from "../../words/things";
import { whereIs } from "./choices";
import { REASONS } from "./names";
import type { ExpressBanditAhead, ExpressForesight, ExpressView } from "./wire";

/** Words on cards, by the code of the choice that would do nothing. */
export type Notes = ReadonlyMap<number, string>;

/** What a hand shows of help: notes on cards, and the choice that a hint names. */
export interface HandHelp {
  notes: Notes;
  hinted: number | null;
}

export const NO_HELP: HandHelp = { notes: new Map(), hinted: null };

const levelOf = (level: string) => (level === "roof" ? ROOF : INSIDE);

export function aheadOf(cast: Cast, view: ExpressView, foresight: ExpressForesight | null): Ahead {
  if (foresight === null) return NOTHING_AHEAD;
  const moving = foresight.bandits.filter((each) => !each.hidden && moves(view, each));
  const spots = new Map<string, GhostHere[]>();
  for (const each of moving) {
    const ghost = { name: each.bandit, sureness: surenessOf(each.spots.length), words: ending(cast, each) };
    for (const { car, level } of each.spots) {
      const at = spotKey(car, levelOf(level));
      if (at !== whereNow(view, each.bandit)) spots.set(at, [...(spots.get(at) ?? []), ghost]);
    }
  }
  const hiding = foresight.bandits.filter((each) => each.hidden).map((each) => each.bandit);
  const hidden = new Map(hiding.map((name) => [name, hides([name])]));
  const told = moving.map((each) => ending(cast, each));
  return { spots, hidden, told: hiding.length === 0 ? told : [...told, hides(hiding)] };
}

/** Whether the plan may lead a bandit anywhere else. */
function moves(view: ExpressView, { bandit: name, spots }: ExpressBanditAhead): boolean {
  return spots.some(({ car, level }) => spotKey(car, levelOf(level)) !== whereNow(view, name));
}

function whereNow(view: ExpressView, name: string): string | null {
  const here = whereIs(view, name);
  return here && spotKey(here.car, here.level);
}

/** Where a bandit ends up. */
function ending(cast: Cast, { bandit: name, spots }: ExpressBanditAhead): string {
  const at = either(spots.map(({ car, level }) => spot(cast, car, levelOf(level), "in")));
  return say("ahead-at", { who: bandit(name, "who"), at });
}

function hides(names: readonly string[]): string {
  return say("ahead-hidden", { who: listed(names.map((name) => bandit(name, "who"))), count: names.length });
}

export function notesOf(foresight: ExpressForesight | null): Notes {
  return new Map((foresight?.idle ?? []).map(({ code, reason }) => [code, say(`idle-${slug(REASONS[reason] ?? "")}`)]));
}
