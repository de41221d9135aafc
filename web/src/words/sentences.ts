/** Sentences that several events have, and the words that they are made of. */

import { INSIDE, ROOF } from "../stage/train";
import type { TableFacts } from "../wire";
import { numberIn, type PageFacts } from "../wire/facts";
import { say, type Words } from "./language.svelte";
import { bandit, card, cardParts, gender, seatWords, slug, spot, type Case, type Cast } from "./things";

/** A sentence of an event with such facts; null where another event says it. */
export type Teller<Of = never> = ((cast: Cast, facts: Of) => string) | null;

/** The sentences of all events with these facts. */
export type Tellers<Of> = { [Name in keyof Of]: Teller<Of[Name]> };

export function nameOf(cast: Cast, number: number, form: Case): string {
  return bandit(cast.bandits[number] ?? "", form);
}

/** Whether a bandit is the viewer's. In a team of two, "you" could be either, so both keep their names. */
function isYou(cast: Cast, number: number): boolean {
  const crew = cast.you === undefined ? [] : (cast.seats[cast.you] ?? []);
  return crew.length === 1 && crew[0] === cast.bandits[number];
}

/** The sentence of what a bandit does; the viewer's own is told to "you". */
export function ofBandit(cast: Cast, id: string, number: number, words: Words = {}): string {
  const [who, whose] = [nameOf(cast, number, "who"), nameOf(cast, number, "whose")];
  const own = { who, whose, gender: gender(cast.bandits[number] ?? "") };
  return say(isYou(cast, number) ? `${id}.you` : id, { ...own, ...words });
}

/** The sentence of what a seat does; the viewer's own is told to "you". */
export function ofSeat(cast: Cast, id: string, seat: number, words: Words = {}): string {
  const names = cast.seats[seat] ?? [];
  const own = { who: seatWords(cast, seat, "who"), seats: Math.max(1, names.length), gender: gender(names[0] ?? "") };
  return say(seat === cast.you ? `${id}.you` : id, { ...own, ...words });
}

export interface Pair {
  bandit: number;
  target: number;
}

/** The sentence of two bandits; the viewer may be either. */
export function ofPair(cast: Cast, id: string, facts: Pair, words: Words = {}): string {
  const form = isYou(cast, facts.target) ? `${id}.to-you` : id;
  return ofBandit(cast, form, facts.bandit, { whom: nameOf(cast, facts.target, "whom"), ...words });
}

export const simple = (id: string) => (cast: Cast, facts: { bandit: number }) => ofBandit(cast, id, facts.bandit);

export const goes = (id: string) => (cast: Cast, facts: { bandit: number; to_car: number; level: number }) =>
  ofBandit(cast, id, facts.bandit, { to: spot(cast, facts.to_car, facts.level, "to") });

export const hits = (id: string) => (cast: Cast, facts: Pair) => ofPair(cast, id, facts);

export const bySeat = (id: string) => (cast: Cast, facts: { seat: number }) => ofSeat(cast, id, facts.seat);

export function boarded(cast: Cast, facts: { bandit: number; car: number }): string {
  return ofBandit(cast, "event-boarded", facts.bandit, { at: spot(cast, facts.car, INSIDE, "in") });
}

export function climbed(cast: Cast, facts: { bandit: number; car: number; level: number }): string {
  const [level, to] = [facts.level === ROOF ? "roof" : "inside", spot(cast, facts.car, facts.level, "to")];
  return ofBandit(cast, "event-changed-floor", facts.bandit, { level, to });
}

/** A card that is turned up: whose it is stands before it. */
export function revealed(cast: Cast, number: number, name: string): string {
  return ofBandit(cast, "event-revealed", number, { card: card(cardParts(name).kind) });
}

export interface Void {
  bandit: number;
  action: number;
  reason: number;
}

/** An action without effect, and why; *actions* and *reasons* are named by the facts. */
export const noEffect = (actions: readonly string[], reasons: readonly string[]) => (cast: Cast, facts: Void) =>
  ofBandit(cast, "event-no-effect", facts.bandit, {
    card: card(actions[facts.action] ?? ""),
    why: whyVoid(reasons, facts),
  });

/** Why a card had no effect. */
function whyVoid(reasons: readonly string[], facts: Void): string {
  return say(`why-${slug(reasons[facts.reason] ?? "")}`);
}

/** Tells events with these sentences, by their names. */
export function tellWith(tellers: Readonly<Record<string, Teller>>) {
  return (cast: Cast, event: { name: string; facts: object }): string =>
    tellers[event.name]?.(cast, event.facts as never) ?? "";
}

/** The bandit, or the first one of the seat, that facts are about. */
export function actorIn(cast: Cast, facts: object): string | null {
  const [bandit, seat] = [numberIn(facts, "bandit"), numberIn(facts, "seat")];
  if (bandit !== null) return cast.bandits[bandit] ?? null;
  return seat === null ? null : (cast.seats[seat]?.[0] ?? null);
}

/** What tables tell, whatever is played there. A gesture keeps its name, even the viewer's own: it reads like a play. */
export const OF_TABLE: Tellers<TableFacts & PageFacts> = {
  emoted: (cast, { seat, emote }) =>
    say("event-emoted", { who: seatWords(cast, seat, "who"), words: say(`emote-${emote}`) }),
  "taken back": bySeat("event-taken-back"),
};
