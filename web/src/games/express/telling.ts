/** What happened, in a sentence for each kind of event. */

import { INSIDE } from "../../stage/train";
import { listed, money, say } from "../../words/language.svelte";
import {
  OF_TABLE,
  boarded,
  bySeat,
  climbed,
  goes,
  hits,
  nameOf,
  noEffect,
  ofBandit,
  ofPair,
  ofSeat,
  revealed,
  type Pair,
  type Tellers,
} from "../../words/sentences";
import { car, card, loot, slug, spot, type Cast } from "../../words/things";
import { faceName, spotOf, type Loot } from "./events";
import { ACTIONS, EVENTS, FROM_EVENT, GUNSLINGER, RANSOM, REASONS, ROUND_CARDS } from "./names";
import type { ExpressFacts } from "./wire";

/** A card's name by its face; in a team, with its bandit's. */
function cardName(cast: Cast, seat: number, face: number): string {
  const crew = cast.seats[seat] ?? [];
  return faceName(face, crew.length > 1 ? crew : []);
}

interface Cards {
  seat: number;
  count: number;
  cards?: (number | "bullet")[] | null;
}

function cardsOf(cast: Cast, { seat, count, cards = null }: Cards): string {
  if (cards === null) return say("cards-count", { count });
  if (cards.length === 0) return say("cards-none");
  return listed(cards.map((face) => card(face === "bullet" ? "Bullet" : cardName(cast, seat, face))));
}

function at(cast: Cast, place: number): string {
  const { car: where, level } = spotOf(place);
  return spot(cast, where, level, "in");
}

const finds = (id: string) => (cast: Cast, facts: { bandit: number; spot: number; loot: Loot; value: number | null }) =>
  ofBandit(cast, id, facts.bandit, { loot: loot(facts.loot, facts.value), at: at(cast, facts.spot) });

const dealt = (id: string) => (cast: Cast, facts: Cards) =>
  ofSeat(cast, id, facts.seat, { cards: cardsOf(cast, facts), count: facts.count });

function played(cast: Cast, facts: ExpressFacts["played"]): string {
  if (facts.card === null) return ofSeat(cast, "event-played", facts.seat, { shown: "hidden" });
  const shown = facts.face_down > 0 ? "face-down" : "open";
  return ofSeat(cast, "event-played", facts.seat, { shown, card: card(cardName(cast, facts.seat, facts.card)) });
}

/** Whoever is hit stands at the head of the sentence. */
function shot(cast: Cast, { bandit, target }: Pair): string {
  const words = { target: nameOf(cast, target, "who"), from: nameOf(cast, bandit, "whom") };
  return ofPair(cast, "event-bullet-taken", { bandit: target, target: bandit }, words);
}

const EVENT_TELLERS: Tellers<ExpressFacts> = {
  chose: null,
  "round began": (cast, { number, card: which, first }) =>
    ofSeat(cast, "event-round-began", first, {
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
  revealed: (cast, facts) => revealed(cast, facts.bandit, cardName(cast, facts.seat, facts.card)),
  "no effect": noEffect(ACTIONS, REASONS),
  moved: goes("event-moved"),
  "changed floor": climbed,
  fired: hits("event-fired-at"),
  hit: shot,
  pushed: goes("event-pushed"),
  punched: hits("event-punched"),
  dropped: finds("event-dropped"),
  pocketed: (cast, facts) => ofPair(cast, "event-pocketed", facts, { loot: loot(facts.loot, facts.value) }),
  knocked: goes("event-knocked"),
  robbed: finds("event-robbed"),
  "marshal moved": (cast, { to_car }) => say("event-marshal-moved", { to: spot(cast, to_car, INSIDE, "to") }),
  fled: (cast, facts) => ofBandit(cast, "event-fled", facts.bandit, { of: car(cast, facts.car, "of") }),
  "neutral bullet": (cast, { source, bandit }) =>
    ofBandit(cast, "event-neutral-bullet", bandit, { source: source === FROM_EVENT ? "event" : "marshal" }),
  "neutrals gone": (_, { count }) => say("event-neutrals-gone", { count }),
  "event began": (_, { event }) => say("event-began", { event: say(`round-${slug(EVENTS[event] ?? "")}`) }),
  carried: goes("event-carried"),
  "box put": (cast, facts) => say("event-box-put", { at: spot(cast, facts.car, INSIDE, "in") }),
  pickpocketed: finds("event-pickpocketed"),
  "left purse": (cast, facts) => ofBandit(cast, "event-left-purse", facts.bandit, { at: at(cast, facts.spot) }),
  "lost purse": finds("event-lost-purse"),
  ransomed: (cast, { bandit }) => ofBandit(cast, "event-ransomed", bandit, { money: money(RANSOM) }),
  "round ended": (_, { number }) => say("event-round-ended", { number: number + 1 }),
  gunslinger: (cast, { bandit }) => ofBandit(cast, "event-gunslinger", bandit, { money: money(GUNSLINGER) }),
  scored: (cast, facts) => ofSeat(cast, "event-scored", facts.seat, { money: money(facts.money) }),
  "game ended": () => say("event-arrived"),
};

export const TELLERS = { ...OF_TABLE, ...EVENT_TELLERS };
