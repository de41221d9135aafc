/** What is asked, and of whom, in words: the heading, what stands below it, and the name of each choice. */

import { ROOF } from "../../stage/train";
import type { Happening } from "../../wire";
import type { Asked } from "../../words/asked";
import { capital, listed, money, say } from "../../words/language.svelte";
import { tell } from "../../words/telling";
import { bandit, bandits, car, card, cardParts, loot, slug, spot, type Cast } from "../../words/things";
import { act, mayHide, whereIs } from "./choices";
import type { ExpressOffered } from "./events";
import type { ExpressChoice, ExpressView } from "./wire";

export interface Label {
  title: string;
  detail: string;
  face: string | null; // a bandit
  icon: string | null; // a piece of art
}

const PHASES: Record<string, string> = {
  placing: "place",
  scheming: "play",
  keeping: "keep",
  "punching: loot": "loot",
  "punching: take": "pocket",
  "punching: way": "send",
  "picking pockets": "pickpocket",
};

/** What kind of question a view asks: the last part of the ids of its words. */
export function question(view: ExpressView): string {
  return PHASES[view.phase] ?? slug(view.action?.card ?? "play");
}

/** What a seat is asked; without choices yet, only that it is. */
export function asked(cast: Cast, view: ExpressView, seat: number, choices: readonly ExpressOffered[]): Asked {
  const kind = question(view);
  const name = view.action === null ? bandits(cast.seats[seat] ?? []) : bandit(view.action.bandit);
  const whom = bandit(view.action?.target ?? "ghost", "whom");
  const hidden = choices.some(({ facts }) => facts.act === "play" && facts.face_down);
  const form = kind === "play" && hidden ? (mayHide(choices) ? "play-either" : "play-hidden") : kind;
  const below = choices.length === 0 ? "" : say(`ask-${form}.below`, { name, whom, may: may(choices) });
  return { heading: capital(say(`ask-${kind}`, { name, whom })), below };
}

/** Whether cards can be played, or only drawn, or both. */
function may(choices: readonly ExpressOffered[]): "play" | "draw" | "both" {
  if (choices.every((option) => act(option) === "draw")) return "draw";
  return choices.some((option) => act(option) === "draw") ? "both" : "play";
}

/** Whom the game waits for, and for what. */
export function waitedFor(cast: Cast, view: ExpressView): Asked {
  const names = view.to_act.flatMap((seat) => cast.seats[seat] ?? []);
  const actor = view.action?.bandit;
  const who = actor === undefined ? listed(names.map((name) => bandit(name, "who"))) : bandit(actor, "who");
  const heading = names.length === 0 ? say("wait-none") : capital(say(`wait-${question(view)}`, { who }));
  return { heading, below: progress(view) };
}

/** What is being shown: the phase, and the event in a sentence. */
export function shownNow(cast: Cast, view: ExpressView, event: Happening): Asked {
  const planning = view.phase === "scheming" || view.phase === "placing" || view.phase === "keeping";
  return { heading: say(planning ? "phase-scheming" : "phase-stealing"), below: tell(cast, event) };
}

/** How far the plan is done. */
export function progress(view: ExpressView): string {
  const done = view.pile.filter((each) => each.resolved).length;
  if (view.phase === "scheming") return say("turn-of", { number: view.turn + 1, count: view.turns.length });
  return view.pile.length === 0 ? "" : say("card-of", { number: Math.max(1, done), count: view.pile.length });
}

/** A choice as a button shows it. */
export function labelOf(cast: Cast, view: ExpressView, option: ExpressOffered): Label {
  const label: Labeller<never> | undefined = (LABELS as Record<string, Labeller<never>>)[act(option)];
  return label === undefined ? plain(option.text) : label(cast, view, option.facts as never);
}

function plain(title: string, detail = "", icon: string | null = null): Label {
  return { title, detail, face: null, icon };
}

function cardLabel(name: string, detail: string): Label {
  return plain(card(name), detail, `i-${slug(cardParts(name).kind)}`);
}

function way(cast: Cast, view: ExpressView, name: string, to: number): Label {
  const from = whereIs(view, name)?.car ?? to;
  const steps = Math.abs(to - from);
  return plain(car(cast, to), say(to < from ? "way-forward" : "way-back", { count: steps }));
}

function lootLabel({ loot: kind, value }: { loot: string; value: number | null }): Label {
  return plain(capital(loot(kind, null)), value === null ? say("value-hidden") : money(value), kind);
}

function aim(cast: Cast, view: ExpressView, { bandit: name }: { bandit: string }): Label {
  const at = whereIs(view, name);
  const detail = at === null ? "" : spot(cast, at.car, at.level, "in");
  return { title: bandit(name), detail, face: name, icon: null };
}

type Labeller<Facts> = (cast: Cast, view: ExpressView, facts: Facts) => Label;

const LABELS: { [Act in ExpressChoice["act"]]: Labeller<Extract<ExpressChoice, { act: Act }>> } = {
  play: (_, __, facts) => cardLabel(facts.card, facts.face_down ? say("face-down") : ""),
  discard: (_, __, facts) => cardLabel(facts.card, say("to-discard")),
  draw: () => plain(say("draw"), "", "i-draw"),
  keep: () => plain(say("keep")),
  go: (cast, view, facts) => way(cast, view, facts.bandit, facts.car),
  send: (cast, view, facts) => way(cast, view, facts.bandit, facts.car),
  marshal: (cast, view, facts) => way(cast, view, "Marshal", facts.car),
  aim,
  place: (cast, _, { bandit: name, car: to }) => {
    return { title: bandit(name), detail: car(cast, to, "to"), face: name, icon: null };
  },
  take: (_, __, facts) => lootLabel(facts),
  "knock off": (_, __, facts) => lootLabel(facts),
  leave: (_, view) => plain(say(view.phase === "picking pockets" ? "leave-purse" : "drop-purse"), "", "purse"),
  pocket: () => plain(say("pocket-purse"), "", "purse"),
  climb: (cast, view, facts) => {
    const at = whereIs(view, view.action?.bandit ?? "");
    const level = facts.to === "roof" ? ROOF : 0;
    return plain(say(level === ROOF ? "climb-up" : "climb-down"), at === null ? "" : car(cast, at.car), "i-floor");
  },
};
