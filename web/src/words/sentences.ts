/** Sentences that several events have, and the words that they are made of. */

import { INSIDE, ROOF } from "../stage/train";
import type { TableFacts } from "../wire";
import { numberIn, type PageFacts } from "../wire/facts";
import { say, type Words } from "./language.svelte";
import { bandit, card, cardParts, gender, seatWords, slug, spot, type Cast } from "./things";

/** A sentence of an event with such facts; null where another event says it. */
export type Teller<Of = never> = ((cast: Cast, facts: Of) => string) | null;

/** The sentences of all events with these facts. */
export type Tellers<Of> = { [Name in keyof Of]: Teller<Of[Name]> };

/** Who does something, and what words about them may depend on. */
export function who(cast: Cast, number: number): Words {
  const name = cast.bandits[number] ?? "";
  return { who: bandit(name, "who"), gender: gender(name) };
}

export function whom(cast: Cast, number: number): string {
  return bandit(cast.bandits[number] ?? "", "whom");
}

/** Whom something happens to: whoever looks is called so. */
function whomOrYou(cast: Cast, number: number): string {
  return cast.you?.includes(cast.bandits[number] ?? "") ? say("you-whom") : whom(cast, number);
}

export function ofSeat(cast: Cast, seat: number): Words {
  const names = cast.seats[seat] ?? [];
  return { who: seatWords(cast, seat, "who"), seats: Math.max(1, names.length), gender: gender(names[0] ?? "") };
}

export const simple = (id: string) => (cast: Cast, facts: { bandit: number }) => say(id, who(cast, facts.bandit));

export const goes = (id: string) => (cast: Cast, facts: { bandit: number; to_car: number; level: number }) =>
  say(id, { ...who(cast, facts.bandit), to: spot(cast, facts.to_car, facts.level, "to") });

export const hits = (id: string) => (cast: Cast, facts: { bandit: number; target: number }) =>
  say(id, { ...who(cast, facts.bandit), whom: whomOrYou(cast, facts.target) });

export const bySeat = (id: string) => (cast: Cast, facts: { seat: number }) => say(id, ofSeat(cast, facts.seat));

export function boarded(cast: Cast, facts: { bandit: number; car: number }): string {
  return say("event-boarded", { ...who(cast, facts.bandit), at: spot(cast, facts.car, INSIDE, "in") });
}

export function climbed(cast: Cast, facts: { bandit: number; car: number; level: number }): string {
  const [level, to] = [facts.level === ROOF ? "roof" : "inside", spot(cast, facts.car, facts.level, "to")];
  return say("event-changed-floor", { ...who(cast, facts.bandit), level, to });
}

/** A card that is turned up: whose it is stands before it. */
export function revealed(cast: Cast, number: number, name: string): string {
  const whose = bandit(cast.bandits[number] ?? "", "whose");
  return say("event-revealed", { whose, card: card(cardParts(name).kind) });
}

export interface Void {
  bandit: number;
  action: number;
  reason: number;
}

/** An action without effect, and why; *actions* and *reasons* are named by the facts. */
export const noEffect = (actions: readonly string[], reasons: readonly string[]) => (cast: Cast, facts: Void) =>
  say("event-no-effect", {
    ...who(cast, facts.bandit),
    card: card(actions[facts.action] ?? ""),
    why: whyVoid(reasons, facts),
  });

/** Why a card had no effect. */
export function whyVoid(reasons: readonly string[], facts: Void): string {
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

/** What tables tell, whatever is played there. */
export const OF_TABLE: Tellers<TableFacts & PageFacts> = {
  emoted: (cast, { seat, emote }) => say("event-emoted", { ...ofSeat(cast, seat), words: say(`emote-${emote}`) }),
  "taken back": bySeat("event-taken-back"),
};
