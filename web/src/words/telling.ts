/** What happened, in the reader's language: one sentence an event, or none where another event says it. */

import type { Happening } from "../wire";
import {
  INSIDE,
  ROOF,
  TO_LOCOMOTIVE,
  faceName,
  list,
  maybeNumber,
  number,
  spotOf,
  text,
  type Facts,
} from "../wire/facts";
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
import { capital, listed, money, say, type Words } from "./language.svelte";
import { bandit, bandits, car, card, gender, loot, slug, spot, type Case, type Cast } from "./things";

export function tell(cast: Cast, event: Happening): string {
  const teller = (cast.game === "express" ? EXPRESS : SUPER)[event.name] ?? BOTH[event.name];
  return teller === undefined ? "" : capital(teller(new Told(cast, event.facts)));
}

/** Whom a line of the telegraph is about: a bandit's name, or null. */
export function actorOf(cast: Cast, event: Happening): string | null {
  if (event.name === "marshal moved") return "Marshal";
  const about = event.name === "hit" && cast.game === "express" ? "target" : "bandit";
  const bandit = maybeNumber(event.facts, about);
  if (bandit !== null) return cast.bandits[bandit] ?? null;
  const seat = maybeNumber(event.facts, "seat");
  return seat === null ? null : (cast.seats[seat]?.[0] ?? null);
}

/** An event's facts, as words. */
class Told {
  constructor(
    readonly cast: Cast,
    readonly facts: Facts,
  ) {}

  number(name: string): number {
    return number(this.facts, name);
  }

  bandit(name = "bandit", form: Case = "who"): string {
    return bandit(this.cast.bandits[this.number(name)] ?? "", form);
  }

  /** Who does something, and what words about them may depend on. */
  who(name = "bandit"): Words {
    return { who: this.bandit(name), gender: gender(this.cast.bandits[this.number(name)] ?? "") };
  }

  seat(name = "seat"): Words {
    const names = this.cast.seats[this.number(name)] ?? [];
    return { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? "") };
  }

  card(face: number): string {
    if (this.cast.game === "super") return card(SUPER_CARDS[face] ?? "");
    const crew = this.cast.seats[this.number("seat")] ?? [];
    return card(faceName(face, crew.length > 1 ? crew : []));
  }

  cards(): string {
    const faces = list(this.facts, "cards");
    if (faces === null) return say("cards-count", { count: this.number("count") });
    if (faces.length === 0) return say("cards-none");
    return listed(faces.map((face) => (typeof face === "number" ? this.card(face) : card("Bullet"))));
  }

  to(): string {
    return spot(this.cast, this.number("to_car"), this.number("level"), "to");
  }

  here(form: "in" | "to", level = this.number("level")): string {
    return spot(this.cast, this.number("car"), level, form);
  }

  spot(): string {
    const { car: place, level } = spotOf(this.number("spot"));
    return spot(this.cast, place, level, "in");
  }

  loot(): string {
    return loot(text(this.facts, "loot"), maybeNumber(this.facts, "value"));
  }
}

type Teller = (told: Told) => string;

const simple =
  (id: string): Teller =>
  (told) =>
    say(id, told.who());
const goes =
  (id: string): Teller =>
  (told) =>
    say(id, { ...told.who(), to: told.to() });
const hits =
  (id: string, who = "bandit", whom = "target"): Teller =>
  (told) =>
    say(id, { ...told.who(who), whom: told.bandit(whom, "whom") });
const finds =
  (id: string): Teller =>
  (told) =>
    say(id, { ...told.who(), loot: told.loot(), at: told.spot() });
const dealt =
  (id: string): Teller =>
  (told) =>
    say(id, { ...told.seat(), cards: told.cards(), count: told.number("count") });
const ofSeat =
  (id: string): Teller =>
  (told) =>
    say(id, told.seat());
const byWay =
  (forward: string, back: string): Teller =>
  (told) =>
    say(told.number("way") === TO_LOCOMOTIVE ? forward : back, told.who());

function climbed(told: Told): string {
  const up = told.number("level") === ROOF;
  return say(up ? "event-climbed" : "event-went-down", { ...told.who(), to: told.here("to") });
}

function noEffect(told: Told): string {
  const names = told.cast.game === "express" ? ACTIONS : SUPER_CARDS;
  const done = card(names[told.number("action")] ?? "");
  return say("event-no-effect", { ...told.who(), card: done, why: whyVoid(told.cast, told.facts) });
}

/** Why a card had no effect. */
export function whyVoid(cast: Cast, facts: Facts): string {
  const reasons: readonly string[] = cast.game === "express" ? REASONS : SUPER_REASONS;
  return say(`why-${slug(reasons[number(facts, "reason")] ?? "")}`);
}

function played(told: Told): string {
  const face = maybeNumber(told.facts, "card");
  if (face === null) return say("event-played-hidden", told.seat());
  const id = told.number("face_down") > 0 ? "event-played-face-down" : "event-played";
  return say(id, { ...told.seat(), card: told.card(face) });
}

const revealed: Teller = (told) =>
  say("event-revealed", { whose: told.bandit("bandit", "whose"), card: told.card(told.number("card")) });

const BOTH: Record<string, Teller> = {
  "changed floor": climbed,
  emoted: (told) => say("event-emoted", { ...told.seat(), words: say(`emote-${text(told.facts, "emote")}`) }),
  moved: goes("event-moved"),
  "no effect": noEffect,
  revealed,
  "taken back": ofSeat("event-taken-back"),
};

const EXPRESS: Record<string, Teller> = {
  "round began": (told) =>
    say("event-round-began", {
      ...told.seat("first"),
      number: told.number("number") + 1,
      card: say(`round-${slug(ROUND_CARDS[told.number("card")] ?? "")}`),
    }),
  dealt: dealt("event-dealt"),
  shed: dealt("event-shed"),
  drew: dealt("event-drew"),
  discarded: dealt("event-discarded"),
  reshuffled: ofSeat("event-reshuffled"),
  played,
  "scheming ended": () => say("event-scheming-ended"),
  placed: (told) => say("event-boarded", { ...told.who(), at: told.here("in", INSIDE) }),
  fired: hits("event-fired-at"),
  hit: hits("event-bullet-taken", "target", "bandit"),
  pushed: goes("event-pushed"),
  punched: hits("event-punched"),
  dropped: finds("event-dropped"),
  pocketed: (told) => say("event-pocketed", { ...told.who(), whom: told.bandit("target", "whom"), loot: told.loot() }),
  knocked: goes("event-knocked"),
  robbed: finds("event-robbed"),
  "marshal moved": goes("event-marshal-moved"),
  fled: (told) => say("event-fled", { ...told.who(), to: told.here("to", ROOF) }),
  "neutral bullet": (told) =>
    say(told.number("source") === FROM_EVENT ? "event-neutral-event" : "event-neutral-marshal", told.who()),
  "neutrals gone": (told) => say("event-neutrals-gone", { count: told.number("count") }),
  "event began": (told) => say("event-began", { event: say(`round-${slug(EVENTS[told.number("event")] ?? "")}`) }),
  carried: goes("event-carried"),
  "box put": (told) => say("event-box-put", { at: told.here("in", INSIDE) }),
  pickpocketed: finds("event-pickpocketed"),
  "left purse": (told) => say("event-left-purse", { ...told.who(), at: told.spot() }),
  "lost purse": finds("event-lost-purse"),
  ransomed: (told) => say("event-ransomed", { ...told.who(), money: money(RANSOM) }),
  "round ended": (told) => say("event-round-ended", { number: told.number("number") + 1 }),
  gunslinger: (told) => say("event-gunslinger", { ...told.who(), money: money(GUNSLINGER) }),
  scored: (told) => say("event-scored", { ...told.seat(), money: money(told.number("money")) }),
  "game ended": () => say("event-arrived"),
};

const SUPER: Record<string, Teller> = {
  chose: ofSeat("event-ready"),
  changed: ofSeat("event-plan-changed"),
  placed: (told) => say("event-boarded", { ...told.who(), at: told.here("in", INSIDE) }),
  "round began": (told) => say("event-super-round-began", { ...told.seat("first"), number: told.number("number") + 1 }),
  turned: byWay("event-turned-forward", "event-turned-back"),
  fired: byWay("event-fired-forward", "event-fired-back"),
  "passed through": hits("event-passed-through"),
  hit: hits("event-hit"),
  thrown: goes("event-thrown"),
  "stood up": simple("event-stood-up"),
  "lay down": simple("event-lay-down"),
  "fell off": byWay("event-fell-off-front", "event-fell-off-rear"),
  "left train": simple("event-left-train"),
  rode: (told) => say("event-rode", { ...told.who(), to: car(told.cast, 0, "to") }),
  "rode back": (told) => say("event-rode-back", { ...told.who(), to: car(told.cast, 0, "to") }),
  unhooked: (told) => say("event-unhooked", { car: car(told.cast, told.number("car")) }),
  "left behind": (told) => say("event-left-behind", { ...told.who(), at: told.here("in") }),
  "took car": (told) =>
    say("event-took-car", {
      ...told.who(),
      of: car(told.cast, told.number("car"), "of"),
      money: money(told.number("value")),
    }),
  "first passed": ofSeat("event-first-passed"),
  won: ofSeat("event-won"),
  "shared first": ofSeat("event-shared-first"),
  "game ended": () => say("event-game-ended"),
};
