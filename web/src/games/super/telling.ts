/** What happened, in a sentence for each kind of event. */

import { INSIDE, TO_LOCOMOTIVE } from "../../stage/train";
import { money, say, type Words } from "../../words/language.svelte";
import {
  OF_TABLE,
  bySeat,
  climbed,
  goes,
  hits,
  noEffect,
  ofBandit,
  ofSeat,
  revealed,
  simple,
  type Tellers,
} from "../../words/sentences";
import { car, spot, type Cast } from "../../words/things";
import { CARDS, REASONS } from "./names";
import type { SuperFacts } from "./wire";

interface Along {
  bandit: number;
  way: number;
}

/** What a bandit does one way along the train. */
function along(cast: Cast, id: string, { bandit, way }: Along, words: Words = {}): string {
  return ofBandit(cast, id, bandit, { way: way === TO_LOCOMOTIVE ? "forward" : "back", ...words });
}

const byWay = (id: string) => (cast: Cast, facts: Along) => along(cast, id, facts);

const EVENT_TELLERS: Tellers<SuperFacts> = {
  chose: bySeat("event-ready"),
  changed: bySeat("event-plan-changed"),
  placed: (cast, facts) => along(cast, "event-super-boarded", facts, { at: spot(cast, facts.car, INSIDE, "in") }),
  "round began": (cast, { number, first }) => ofSeat(cast, "event-super-round-began", first, { number: number + 1 }),
  revealed: (cast, facts) => revealed(cast, facts.bandit, CARDS[facts.card] ?? ""),
  turned: byWay("event-turned"),
  "changed floor": climbed,
  moved: goes("event-moved"),
  fired: byWay("event-fired-along"),
  "passed through": hits("event-passed-through"),
  hit: hits("event-hit"),
  thrown: goes("event-thrown"),
  "no effect": noEffect(CARDS, REASONS),
  "stood up": simple("event-stood-up"),
  "lay down": simple("event-lay-down"),
  "fell off": byWay("event-fell-off"),
  "left train": simple("event-left-train"),
  rode: simple("event-rode"),
  "rode back": simple("event-rode-back"),
  unhooked: (cast, facts) => say("event-unhooked", { car: car(cast, facts.car) }),
  "left behind": (cast, facts) =>
    ofBandit(cast, "event-left-behind", facts.bandit, { at: spot(cast, facts.car, facts.level, "in") }),
  "took car": (cast, facts) =>
    ofBandit(cast, "event-took-car", facts.bandit, { of: car(cast, facts.car, "of"), money: money(facts.value) }),
  "first passed": bySeat("event-first-passed"),
  won: bySeat("event-won"),
  "shared first": bySeat("event-shared-first"),
  "game ended": () => say("event-game-ended"),
};

export const TELLERS = { ...OF_TABLE, ...EVENT_TELLERS };
