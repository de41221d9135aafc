/** What happened, in the reader's language: one sentence an event, or none where another event says it. */

import type { ExpressFacts, Happening, SuperFacts, TableFacts } from "../wire";
import { INSIDE, ROOF, TO_LOCOMOTIVE, faceName, spotOf, type Facts, type Loot, type PageFacts } from "../wire/facts";
import {
  ACTIONS,
  EVENTS,
  FROM_EVENT,
  GUNSLINGER,
  RANSOM,
  REASONS,
  ROUND_CARDS,
  SUPER_CARDS,
  SUPER_REASONS,
} from "../wire/names";
import type { PageEvent } from "../wire/facts";
import { capital, listed, money, say, type Words } from "./language.svelte";
import { bandit, bandits, car, card, gender, loot, slug, spot, type Cast } from "./things";

/** A sentence of an event with such facts; null where another event says it. */
type Teller<Of> = ((cast: Cast, facts: Of) => string) | null;
type Tellers<Of> = { [Name in keyof Of]: Teller<Of[Name]> };

export function tell(cast: Cast, event: Happening | PageEvent): string {
  const tellers: Record<string, Teller<never> | undefined> = TELLERS[cast.game];
  const teller = tellers[event.name];
  return teller ? capital(teller(cast, event.facts as never)) : "";
}

/** Whom a line of the telegraph is about: a bandit's name, or null. */
export function actorOf(cast: Cast, event: Happening | PageEvent): string | null {
  if (event.name === "marshal moved") return "Marshal";
  const facts: Facts = event.facts;
  const bandit = event.name === "hit" && cast.game === "express" ? facts["target"] : facts["bandit"];
  if (typeof bandit === "number") return cast.bandits[bandit] ?? null;
  return "seat" in event.facts ? (cast.seats[event.facts.seat]?.[0] ?? null) : null;
}

// --- words of facts ------------------------------------------------------------------------------

/** Who does something, and what words about them may depend on. */
function who(cast: Cast, number: number): Words {
  const name = cast.bandits[number] ?? "";
  return { who: bandit(name, "who"), gender: gender(name) };
}

function whom(cast: Cast, number: number): string {
  return bandit(cast.bandits[number] ?? "", "whom");
}

function ofSeat(cast: Cast, seat: number): Words {
  const names = cast.seats[seat] ?? [];
  return { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? "") };
}

/** A card of Express. */
function cardOf(cast: Cast, seat: number, face: number): string {
  const crew = cast.seats[seat] ?? [];
  return card(faceName(face, crew.length > 1 ? crew : []));
}

interface Cards {
  seat: number;
  count: number;
  cards?: (number | "bullet")[] | null;
}

function cardsOf(cast: Cast, { seat, count, cards = null }: Cards): string {
  if (cards === null) return say("cards-count", { count });
  if (cards.length === 0) return say("cards-none");
  return listed(cards.map((face) => (face === "bullet" ? card("Bullet") : cardOf(cast, seat, face))));
}

function at(cast: Cast, place: number): string {
  const { car: where, level } = spotOf(place);
  return spot(cast, where, level, "in");
}

// --- sentences that several events have ------------------------------------------------------------

const simple = (id: string) => (cast: Cast, facts: { bandit: number }) => say(id, who(cast, facts.bandit));

const goes = (id: string) => (cast: Cast, facts: { bandit: number; to_car: number; level: number }) =>
  say(id, { ...who(cast, facts.bandit), to: spot(cast, facts.to_car, facts.level, "to") });

const hits = (id: string) => (cast: Cast, facts: { bandit: number; target: number }) =>
  say(id, { ...who(cast, facts.bandit), whom: whom(cast, facts.target) });

const finds = (id: string) => (cast: Cast, facts: { bandit: number; spot: number; loot: Loot; value: number | null }) =>
  say(id, { ...who(cast, facts.bandit), loot: loot(facts.loot, facts.value), at: at(cast, facts.spot) });

const dealt = (id: string) => (cast: Cast, facts: Cards) =>
  say(id, { ...ofSeat(cast, facts.seat), cards: cardsOf(cast, facts), count: facts.count });

const bySeat = (id: string) => (cast: Cast, facts: { seat: number }) => say(id, ofSeat(cast, facts.seat));

const byWay = (forward: string, back: string) => (cast: Cast, facts: { bandit: number; way: number }) =>
  say(facts.way === TO_LOCOMOTIVE ? forward : back, who(cast, facts.bandit));

const rides = (id: string) => (cast: Cast, facts: { bandit: number }) =>
  say(id, { ...who(cast, facts.bandit), to: car(cast, 0, "to") });

function boarded(cast: Cast, facts: { bandit: number; car: number }): string {
  return say("event-boarded", { ...who(cast, facts.bandit), at: spot(cast, facts.car, INSIDE, "in") });
}

function climbed(cast: Cast, facts: { bandit: number; car: number; level: number }): string {
  const id = facts.level === ROOF ? "event-climbed" : "event-went-down";
  return say(id, { ...who(cast, facts.bandit), to: spot(cast, facts.car, facts.level, "to") });
}

interface Void {
  bandit: number;
  action: number;
  reason: number;
}

function noEffect(cast: Cast, facts: Void): string {
  const names: readonly string[] = cast.game === "express" ? ACTIONS : SUPER_CARDS;
  const done = card(names[facts.action] ?? "");
  return say("event-no-effect", { ...who(cast, facts.bandit), card: done, why: whyVoid(cast, facts) });
}

/** Why a card had no effect. */
export function whyVoid(cast: Cast, facts: Void): string {
  const reasons: readonly string[] = cast.game === "express" ? REASONS : SUPER_REASONS;
  return say(`why-${slug(reasons[facts.reason] ?? "")}`);
}

function played(cast: Cast, facts: ExpressFacts["played"]): string {
  const words = ofSeat(cast, facts.seat);
  if (facts.card === null) return say("event-played-hidden", words);
  const id = facts.face_down > 0 ? "event-played-face-down" : "event-played";
  return say(id, { ...words, card: cardOf(cast, facts.seat, facts.card) });
}

function revealed(cast: Cast, number: number, what: string): string {
  return say("event-revealed", { whose: bandit(cast.bandits[number] ?? "", "whose"), card: what });
}

// --- every event -----------------------------------------------------------------------------------

const BOTH: Tellers<TableFacts & PageFacts> = {
  emoted: (cast, { seat, emote }) => say("event-emoted", { ...ofSeat(cast, seat), words: say(`emote-${emote}`) }),
  "taken back": bySeat("event-taken-back"),
};

const EXPRESS: Tellers<ExpressFacts> = {
  chose: null,
  "round began": (cast, { number, card: which, first }) =>
    say("event-round-began", {
      ...ofSeat(cast, first),
      number: number + 1,
      card: say(`round-${slug(ROUND_CARDS[which] ?? "")}`),
    }),
  dealt: dealt("event-dealt"),
  shed: dealt("event-shed"),
  drew: dealt("event-drew"),
  discarded: dealt("event-discarded"),
  reshuffled: bySeat("event-reshuffled"),
  played,
  "scheming ended": () => say("event-scheming-ended"),
  placed: boarded,
  revealed: (cast, facts) => revealed(cast, facts.bandit, cardOf(cast, facts.seat, facts.card)),
  "no effect": noEffect,
  moved: goes("event-moved"),
  "changed floor": climbed,
  fired: hits("event-fired-at"),
  hit: (cast, { target, bandit }) => say("event-bullet-taken", { ...who(cast, target), whom: whom(cast, bandit) }),
  pushed: goes("event-pushed"),
  punched: hits("event-punched"),
  dropped: finds("event-dropped"),
  pocketed: (cast, facts) =>
    say("event-pocketed", {
      ...who(cast, facts.bandit),
      whom: whom(cast, facts.target),
      loot: loot(facts.loot, facts.value),
    }),
  knocked: goes("event-knocked"),
  robbed: finds("event-robbed"),
  "marshal moved": (cast, { to_car }) => say("event-marshal-moved", { to: spot(cast, to_car, INSIDE, "to") }),
  fled: (cast, facts) => say("event-fled", { ...who(cast, facts.bandit), to: spot(cast, facts.car, ROOF, "to") }),
  "neutral bullet": (cast, { source, bandit }) =>
    say(source === FROM_EVENT ? "event-neutral-event" : "event-neutral-marshal", who(cast, bandit)),
  "neutrals gone": (_, { count }) => say("event-neutrals-gone", { count }),
  "event began": (_, { event }) => say("event-began", { event: say(`round-${slug(EVENTS[event] ?? "")}`) }),
  carried: goes("event-carried"),
  "box put": (cast, facts) => say("event-box-put", { at: spot(cast, facts.car, INSIDE, "in") }),
  pickpocketed: finds("event-pickpocketed"),
  "left purse": (cast, facts) => say("event-left-purse", { ...who(cast, facts.bandit), at: at(cast, facts.spot) }),
  "lost purse": finds("event-lost-purse"),
  ransomed: (cast, { bandit }) => say("event-ransomed", { ...who(cast, bandit), money: money(RANSOM) }),
  "round ended": (_, { number }) => say("event-round-ended", { number: number + 1 }),
  gunslinger: (cast, { bandit }) => say("event-gunslinger", { ...who(cast, bandit), money: money(GUNSLINGER) }),
  scored: (cast, facts) => say("event-scored", { ...ofSeat(cast, facts.seat), money: money(facts.money) }),
  "game ended": () => say("event-arrived"),
};

const SUPER: Tellers<SuperFacts> = {
  chose: bySeat("event-ready"),
  changed: bySeat("event-plan-changed"),
  placed: boarded,
  "round began": (cast, { number, first }) =>
    say("event-super-round-began", { ...ofSeat(cast, first), number: number + 1 }),
  revealed: (cast, facts) => revealed(cast, facts.bandit, card(SUPER_CARDS[facts.card] ?? "")),
  turned: byWay("event-turned-forward", "event-turned-back"),
  "changed floor": climbed,
  moved: goes("event-moved"),
  fired: byWay("event-fired-forward", "event-fired-back"),
  "passed through": hits("event-passed-through"),
  hit: hits("event-hit"),
  thrown: goes("event-thrown"),
  "no effect": noEffect,
  "stood up": simple("event-stood-up"),
  "lay down": simple("event-lay-down"),
  "fell off": byWay("event-fell-off-front", "event-fell-off-rear"),
  "left train": simple("event-left-train"),
  rode: rides("event-rode"),
  "rode back": rides("event-rode-back"),
  unhooked: (cast, facts) => say("event-unhooked", { car: car(cast, facts.car) }),
  "left behind": (cast, facts) =>
    say("event-left-behind", { ...who(cast, facts.bandit), at: spot(cast, facts.car, facts.level, "in") }),
  "took car": (cast, facts) =>
    say("event-took-car", {
      ...who(cast, facts.bandit),
      of: car(cast, facts.car, "of"),
      money: money(facts.value),
    }),
  "first passed": bySeat("event-first-passed"),
  won: bySeat("event-won"),
  "shared first": bySeat("event-shared-first"),
  "game ended": () => say("event-game-ended"),
};

export const TELLERS = { express: { ...BOTH, ...EXPRESS }, super: { ...BOTH, ...SUPER } };
