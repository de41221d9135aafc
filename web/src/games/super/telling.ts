/** What happened, in a sentence for each kind of event. */

import { TO_LOCOMOTIVE } from "../../stage/train";
import { money, say } from "../../words/language.svelte";
import {
  OF_TABLE,
  boarded,
  bySeat,
  climbed,
  goes,
  hits,
  noEffect,
  ofSeat,
  revealed,
  rides,
  simple,
  who,
  type Tellers,
} from "../../words/sentences";
import { car, card, spot, type Cast } from "../../words/things";
import { CARDS, REASONS } from "./names";
import type { SuperFacts } from "./wire";

const byWay = (forward: string, back: string) => (cast: Cast, facts: { bandit: number; way: number }) =>
  say(facts.way === TO_LOCOMOTIVE ? forward : back, who(cast, facts.bandit));

const EVENT_TELLERS: Tellers<SuperFacts> = {
  chose: bySeat("event-ready"),
  changed: bySeat("event-plan-changed"),
  placed: boarded,
  "round began": (cast, { number, first }) =>
    say("event-super-round-began", { ...ofSeat(cast, first), number: number + 1 }),
  revealed: (cast, facts) => revealed(cast, facts.bandit, card(CARDS[facts.card] ?? "")),
  turned: byWay("event-turned-forward", "event-turned-back"),
  "changed floor": climbed,
  moved: goes("event-moved"),
  fired: byWay("event-fired-forward", "event-fired-back"),
  "passed through": hits("event-passed-through"),
  hit: hits("event-hit"),
  thrown: goes("event-thrown"),
  "no effect": noEffect(CARDS, REASONS),
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

export const TELLERS = { ...OF_TABLE, ...EVENT_TELLERS };
