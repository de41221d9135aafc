/** What happened, in the reader's language: one sentence an event, or none where another event says it.
 *
 * Facts become words by their types, and Fluent puts them together. `src/folsom/locale/telling.py` does the same for the
 * terminal, and a test compares the two sentence by sentence.
 */

import type { Happening } from "../wire";
import { INSIDE, ROOF, TO_LOCOMOTIVE, faceName, spotOf, type Facts, type PageEvent } from "../wire/facts";
import { ACTIONS, EVENTS, FROM_EVENT, REASONS, ROUND_CARDS, SUPER_CARDS, SUPER_REASONS } from "../wire/names";
import { SENTENCES } from "../wire/sentences";
import { capital, listed, money, say, type Words } from "./language.svelte";
import { bandit, bandits, car, card, gender, loot, slug, spot, type Cast } from "./things";

export function tell(cast: Cast, event: Happening | PageEvent): string {
  if (event.name === "emoted") return capital(emoted(cast, event.facts));
  if (event.name === "taken back") return capital(say("event-taken-back", ofSeat(cast, event.facts.seat)));
  const sentence = SENTENCES[cast.game]?.[event.name];
  if (sentence === undefined) return "";
  const words = amountOf(sentence.amount);
  for (const [fact, type] of Object.entries(sentence.facts))
    Object.assign(words, wordsOf(cast, event.facts, fact, type));
  return capital(say(sentence.id, words));
}

function emoted(cast: Cast, { seat, emote }: PageEvent["facts"]): string {
  return say("event-emoted", { ...ofSeat(cast, seat), words: say(`emote-${emote}`) });
}

/** Whom a line of the telegraph is about: a bandit's name, or null. */
export function actorOf(cast: Cast, event: Happening | PageEvent): string | null {
  if (event.name === "marshal moved") return "Marshal";
  const facts: Facts = event.facts;
  const bandit = event.name === "hit" && cast.game === "express" ? facts["target"] : facts["bandit"];
  if (typeof bandit === "number") return cast.bandits[bandit] ?? null;
  return "seat" in event.facts ? (cast.seats[event.facts.seat]?.[0] ?? null) : null;
}

// --- facts by their types ------------------------------------------------------------------------

function wordsOf(cast: Cast, facts: Facts, fact: string, type: string): Words {
  const make: Worder | undefined = WORDS[type];
  return make === undefined ? { [fact]: facts[fact] as number } : make(cast, facts, fact);
}

type Worder = (cast: Cast, facts: Facts, fact: string) => Words;

function amountOf(amount: number | undefined): Words {
  return amount === undefined ? {} : { money: money(amount) };
}

function numberOf(facts: Facts, fact: string): number {
  const value = facts[fact];
  return typeof value === "number" ? value : 0;
}

function ofBandit(cast: Cast, facts: Facts, fact: string): Words {
  const name = cast.bandits[numberOf(facts, fact)] ?? "";
  const who = bandit(name, "who");
  const whom = bandit(name, "whom");
  if (fact === "target") return { target: who, whom };
  return { who, from: whom, whose: bandit(name, "whose"), seats: 1, gender: gender(name) };
}

function ofSeat(cast: Cast, seat: number): Words {
  const names = cast.seats[seat] ?? [];
  return { who: bandits(names, "who"), seats: names.length, gender: gender(names[0] ?? "") };
}

/** Where something is or goes; where it comes from isn't told. */
function ofCar(cast: Cast, facts: Facts, fact: string): Words {
  if (fact === "from_car") return {};
  const place = numberOf(facts, fact);
  const level = "level" in facts ? numberOf(facts, "level") : INSIDE;
  return {
    car: car(cast, place),
    of: car(cast, place, "of"),
    at: spot(cast, place, level, "in"),
    to: spot(cast, place, level, "to"),
  };
}

function ofSpot(cast: Cast, facts: Facts, fact: string): Words {
  const { car: place, level } = spotOf(numberOf(facts, fact));
  return { at: spot(cast, place, level, "in") };
}

/** A card by its face: those of a team are the bandits' own. */
function cardOf(cast: Cast, seat: number, face: number): string {
  if (cast.game === "super") return card(SUPER_CARDS[face] ?? "");
  const crew = cast.seats[seat] ?? [];
  return card(faceName(face, crew.length > 1 ? crew : []));
}

function ofCard(cast: Cast, facts: Facts, fact: string): Words {
  return facts[fact] === null ? {} : { card: cardOf(cast, numberOf(facts, "seat"), numberOf(facts, fact)) };
}

/** Cards, or how many there are where they aren't for the viewer. */
function ofCards(cast: Cast, facts: Facts, fact: string): Words {
  const faces = facts[fact] as (number | "bullet")[] | null;
  if (faces === null) return { cards: say("cards-count", { count: numberOf(facts, "count") }) };
  if (faces.length === 0) return { cards: say("cards-none") };
  const seat = numberOf(facts, "seat");
  return { cards: listed(faces.map((face) => (face === "bullet" ? card("Bullet") : cardOf(cast, seat, face)))) };
}

/** How a card was played; no sentence depends on other flags. */
function ofFlag(_: Cast, facts: Facts, fact: string): Words {
  if (fact !== "face_down") return {};
  if (facts["card"] === null) return { shown: "hidden" };
  return { shown: numberOf(facts, fact) > 0 ? "face-down" : "open" };
}

interface Void {
  reason: number;
}

/** Why a card had no effect. */
export function whyVoid(cast: Cast, facts: Void): string {
  const reasons: readonly string[] = cast.game === "express" ? REASONS : SUPER_REASONS;
  return say(`why-${slug(reasons[facts.reason] ?? "")}`);
}

function roundCard(names: readonly string[], number: number): string {
  return say(`round-${slug(names[number] ?? "")}`);
}

const fromOne: Worder = (_, facts, fact) => ({ [fact]: numberOf(facts, fact) + 1 });
const unsaid: Worder = () => ({});

const WORDS: Record<string, Worder> = {
  Bandit: ofBandit,
  Seat: (cast, facts, fact) => ("bandit" in facts ? {} : ofSeat(cast, numberOf(facts, fact))),
  Car: ofCar,
  Spot: ofSpot,
  Level: (_, facts, fact) => ({ level: numberOf(facts, fact) === ROOF ? "roof" : "inside" }),
  Way: (_, facts, fact) => ({ way: numberOf(facts, fact) === TO_LOCOMOTIVE ? "forward" : "back" }),
  Card: ofCard,
  Cards: ofCards,
  Action: (_, facts, fact) => ({ card: card(ACTIONS[numberOf(facts, fact)] ?? "") }),
  RoundCard: (_, facts, fact) => ({ card: roundCard(ROUND_CARDS, numberOf(facts, fact)) }),
  RoundEvent: (_, facts, fact) => ({ event: roundCard(EVENTS, numberOf(facts, fact)) }),
  Reason: (cast, facts, fact) => ({ why: whyVoid(cast, { reason: numberOf(facts, fact) }) }),
  Source: (_, facts, fact) => ({ source: numberOf(facts, fact) === FROM_EVENT ? "event" : "marshal" }),
  Loot: (_, facts, fact) => ({ loot: loot(String(facts[fact]), facts["value"] as number | null) }),
  Money: (_, facts, fact) => (facts[fact] === null ? {} : { money: money(numberOf(facts, fact)) }),
  Flag: ofFlag,
  RoundNumber: fromOne,
  ChoiceCode: unsaid,
  Turn: unsaid,
  EndedBy: unsaid,
  PlaceInRow: unsaid,
};
