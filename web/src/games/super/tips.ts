/** What each thing of this game is, in a line, and which rule says more. */

import type { TipWords } from "../../parts/tips.svelte";
import { capital, say } from "../../words/language.svelte";
import { bandit, car, card, gender, slug, type Cast } from "../../words/things";
import type { SuperBanditView } from "./wire";

export const CARD_RULES: Readonly<Record<string, string>> = {
  Turn: "S3.3",
  Floor: "S3.4",
  Move: "S3.5",
  Fire: "S3.6",
  Reflex: "S6.1",
  Horse: "S6.2",
};

export function cardTip(name: string): TipWords {
  const tip = { title: card(name), text: say(`super-card-${slug(name)}`) };
  const rule = CARD_RULES[name];
  return rule === undefined ? tip : { ...tip, rule };
}

export function figureTip({ name, faces_locomotive, stunned }: SuperBanditView): TipWords {
  const way = faces_locomotive ? "forward" : "back";
  const text = say("super-figure", { way, stunned: stunned ? "yes" : "no", gender: gender(name) });
  return { title: bandit(name), text, rule: stunned ? "S3.7" : "S3.6" };
}

/** The bandit of a seat, who may have left the train. */
export function banditTip(name: string, figure: SuperBanditView | undefined): TipWords {
  return figure === undefined ? { title: bandit(name), text: say("super-off-train") } : figureTip(figure);
}

/** A car by its number: one that stays for now, the next to go, or one that is gone. */
export function carTip(cast: Cast, place: number, state: "stays" | "next" | "gone"): TipWords {
  if (state === "gone") return { title: say("car-gone", { number: place }), text: say("super-car-gone"), rule: "S4.1" };
  if (state === "next")
    return { title: say("car-goes-next", { number: place }), text: say("unhook-about"), rule: "S4.1" };
  return { title: car(cast, place), text: say("super-car", { number: place }), rule: "S4.1" };
}

export function firstTip(): TipWords {
  return { title: capital(say("first-player")), text: say("super-first"), rule: "S3.2" };
}

/** A place in the order of doing, from 0: everyone's card of that number. */
export function turnTip(turn: number): TipWords {
  return { title: say("super-turn", { number: turn + 1 }), text: say("super-turn-about"), rule: "S3.2" };
}

/** How far a seat is with its plan. */
export function planTip(title: string, planned: boolean): TipWords {
  return { title: capital(title), text: say(planned ? "super-planned" : "super-planning"), rule: "S3.1" };
}

export function outTip(title: string): TipWords {
  return { title: capital(title), text: say("super-out"), rule: "S4.1" };
}

export function moneyTip(title: string, count: number): TipWords {
  return { ...lootTip(count), title: capital(title) };
}

export function lootTip(count: number): TipWords {
  return { title: say("loot-cards", { count }), text: say("super-loot"), rule: "S5.2" };
}
