/** What is asked, and of whom, in words: the heading, what stands below it, and the name of each choice. */

import type { ExpressChoice, ExpressView, Happening, OfferedChoice, SuperView } from "../wire";
import { ROOF } from "../wire/facts";
import { act, mayHide, whereIs } from "../table/choices";
import { capital, listed, money, say } from "./language.svelte";
import { tell } from "./telling";
import { bandit, car, card, cardParts, loot, slug, spot, type Cast } from "./things";

export interface Asked {
  heading: string;
  below: string;
}

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

/** What kind of question a sight asks: the last part of the ids of its words. */
export function question(sight: ExpressView): string {
  return PHASES[sight.phase] ?? slug(sight.action?.card ?? "play");
}

function here(cast: Cast, seat: number): string {
  return listed((cast.seats[seat] ?? []).map((name) => bandit(name)));
}

export function asked(cast: Cast, sight: ExpressView, seat: number, choices: readonly OfferedChoice[]): Asked {
  const kind = question(sight);
  const name = sight.action === null ? here(cast, seat) : bandit(sight.action.bandit);
  const whom = bandit(sight.action?.target ?? "ghost", "whom");
  const hidden = choices.some(({ facts }) => facts.act === "play" && facts.face_down);
  const form = kind === "play" && hidden ? (mayHide(choices) ? "play-either" : "play-hidden") : kind;
  const below = say(`ask-${form}.below`, { name, whom, may: may(choices) });
  return { heading: capital(say(`ask-${kind}`, { name, whom })), below };
}

/** Whether cards can be played, or only drawn, or both. */
function may(choices: readonly OfferedChoice[]): "play" | "draw" | "both" {
  if (choices.every((option) => act(option) === "draw")) return "draw";
  return choices.some((option) => act(option) === "draw") ? "both" : "play";
}

/** Whom the game waits for, and for what. */
export function waitedFor(cast: Cast, sight: ExpressView): Asked {
  const names = sight.to_act.flatMap((seat) => cast.seats[seat] ?? []);
  const actor = sight.action?.bandit;
  const who = actor === undefined ? listed(names.map((name) => bandit(name, "who"))) : bandit(actor, "who");
  const heading = names.length === 0 ? say("wait-none") : capital(say(`wait-${question(sight)}`, { who }));
  return { heading, below: progress(sight) };
}

/** What is being shown: the phase, and the event in a sentence. */
export function shownNow(cast: Cast, sight: ExpressView, event: Happening): Asked {
  const planning = sight.phase === "scheming" || sight.phase === "placing" || sight.phase === "keeping";
  return { heading: say(planning ? "phase-scheming" : "phase-stealing"), below: tell(cast, event) };
}

/** How far the plan is done. */
export function progress(sight: ExpressView): string {
  const done = sight.pile.filter((each) => each.resolved).length;
  if (sight.phase === "scheming") return say("turn-of", { number: sight.turn + 1, count: sight.turns.length });
  return sight.pile.length === 0 ? "" : say("card-of", { number: Math.max(1, done), count: sight.pile.length });
}

export function superAsked(cast: Cast, sight: SuperView, missing: number): Asked {
  const ready = sight.seats.flatMap((seat) => (seat.planned && seat.in_play ? [seat.name] : []));
  const who = listed(ready.map((name) => bandit(name, "who")));
  const others = ready.length === 0 ? "" : capital(say("ready-already", { who, count: ready.length }));
  const left = missing === 0 ? say("plan-whole") : say("plan-left", { count: missing });
  return { heading: say("ask-plan", { name: here(cast, sight.seat ?? 0) }), below: `${left} ${others}`.trim() };
}

export function superWaited(cast: Cast, sight: SuperView): Asked {
  const names = sight.to_act.flatMap((seat) => cast.seats[seat] ?? []);
  const who = listed(names.map((name) => bandit(name, "who")));
  const heading = names.length === 0 ? say("wait-none") : capital(say("wait-plan", { who, count: names.length }));
  return { heading, below: "" };
}

/** A choice of Express as a button shows it. */
export function labelOf(cast: Cast, sight: ExpressView, option: OfferedChoice): Label {
  const label: Labeller<never> | undefined = (LABELS as Record<string, Labeller<never>>)[act(option)];
  return label === undefined ? plain(option.text) : label(cast, sight, option.facts as never);
}

function plain(title: string, detail = "", icon: string | null = null): Label {
  return { title, detail, face: null, icon };
}

function cardLabel(name: string, detail: string): Label {
  return plain(card(name), detail, `i-${slug(cardParts(name).kind)}`);
}

function way(cast: Cast, sight: ExpressView, name: string, to: number): Label {
  const from = whereIs(sight, name)?.car ?? to;
  const steps = Math.abs(to - from);
  return plain(car(cast, to), say(to < from ? "way-forward" : "way-back", { count: steps }));
}

function lootLabel({ loot: kind, value }: { loot: string; value: number | null }): Label {
  return plain(capital(loot(kind, null)), value === null ? say("value-hidden") : money(value), kind);
}

function aim(cast: Cast, sight: ExpressView, { bandit: name }: { bandit: string }): Label {
  const at = whereIs(sight, name);
  const detail = at === null ? "" : spot(cast, at.car, at.level, "in");
  return { title: bandit(name), detail, face: name, icon: null };
}

type Labeller<Facts> = (cast: Cast, sight: ExpressView, facts: Facts) => Label;

const LABELS: { [Act in ExpressChoice["act"]]: Labeller<Extract<ExpressChoice, { act: Act }>> } = {
  play: (_, __, facts) => cardLabel(facts.card, facts.face_down ? say("face-down") : ""),
  discard: (_, __, facts) => cardLabel(facts.card, say("to-discard")),
  draw: () => plain(say("draw"), "", "i-draw"),
  keep: () => plain(say("keep")),
  go: (cast, sight, facts) => way(cast, sight, facts.bandit, facts.car),
  send: (cast, sight, facts) => way(cast, sight, facts.bandit, facts.car),
  marshal: (cast, sight, facts) => way(cast, sight, "Marshal", facts.car),
  aim,
  place: (cast, _, { bandit: name, car: to }) => {
    return { title: bandit(name), detail: car(cast, to, "to"), face: name, icon: null };
  },
  take: (_, __, facts) => lootLabel(facts),
  "knock off": (_, __, facts) => lootLabel(facts),
  leave: (_, sight) => plain(say(sight.phase === "picking pockets" ? "leave-purse" : "drop-purse"), "", "purse"),
  pocket: () => plain(say("pocket-purse"), "", "purse"),
  climb: (cast, sight, facts) => {
    const at = whereIs(sight, sight.action?.bandit ?? "");
    const level = facts.to === "roof" ? ROOF : 0;
    return plain(say(level === ROOF ? "climb-up" : "climb-down"), at === null ? "" : car(cast, at.car), "i-floor");
  },
};
