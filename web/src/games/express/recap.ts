/** A round that is over: what it has brought each seat, and what comes next. */

import { INSIDE, ROOF } from "../../stage/train";
import { amountOf, wayOf } from "../../table/amounts";
import { leadOf } from "../../table/recapWords";
import type { Happening } from "../../wire";
import { capital, money, say } from "../../words/language.svelte";
import { bandit as banditWords, loot as lootWords, spot, type Cast } from "../../words/things";
import type { Gain, Round, RoundRecap, Tally, TallyLine } from "../module";
import Ahead from "./Ahead.svelte";
import type { Told } from "./events";
import { PURSE_LEAST, PURSE_MOST } from "./names";
import { gains } from "./show";
import type { ExpressSeatView, ExpressView } from "./wire";

const LINES = 3; // at most, of a seat

function unknownOf(seat: ExpressSeatView): number {
  return seat.bandits.reduce((sum, { loot }) => sum + loot.unknown_purses, 0);
}

/** What a seat surely has, and may have at most: every purse is worth something. */
function holdingOf(seat: ExpressSeatView) {
  const unknown = unknownOf(seat);
  return {
    names: seat.bandits.map(({ name }) => name),
    sure: seat.money + PURSE_LEAST * unknown,
    possible: seat.money + PURSE_MOST * unknown,
  };
}

function whereOf(cast: Cast, view: ExpressView, names: readonly string[]): string {
  const places = view.cars.flatMap((car, place) => [
    ...(car.inside.bandits.some((name) => names.includes(name)) ? [spot(cast, place, INSIDE, "in")] : []),
    ...(car.roof.bandits.some((name) => names.includes(name)) ? [spot(cast, place, ROOF, "in")] : []),
  ]);
  return capital(places.join(" · "));
}

/** A piece of loot that came or went, with its amount. */
function piece(words: string, facts: { loot?: string; value: number | null }, sign: 1 | -1): TallyLine {
  const kind = facts.loot ?? "purse";
  const gain = { seat: 0, dollars: sign * (facts.value ?? 0), purses: facts.value === null ? sign : 0 };
  return { art: kind, words, amount: amountOf(gain), way: wayOf(gain) };
}

/** The line of an event for a seat with these bandits; null where it changes nothing for them. */
function lineOf(cast: Cast, own: ReadonlySet<number>, told: Happening): TallyLine | null {
  const event = told as Told;
  const from = (number: number) => banditWords(cast.bandits[number] ?? "", "whom");
  switch (event.name) {
    case "robbed":
    case "pickpocketed":
      return own.has(event.facts.bandit)
        ? piece(say("recap-robbed", { loot: lootWords(event.facts.loot, null) }), event.facts, 1)
        : null;
    case "dropped":
    case "lost purse":
      return own.has(event.facts.bandit)
        ? piece(say("recap-dropped", { loot: lootWords(event.facts.loot, null) }), event.facts, -1)
        : null;
    case "pocketed":
      if (own.has(event.facts.bandit))
        return piece(say("recap-pocketed", { whom: from(event.facts.target) }), event.facts, 1);
      return own.has(event.facts.target)
        ? piece(say("recap-dropped", { loot: lootWords(event.facts.loot, null) }), event.facts, -1)
        : null;
    case "ransomed":
      return own.has(event.facts.bandit)
        ? { art: "purse", words: say("recap-ransomed"), amount: "", way: "gain" }
        : null;
    default:
      return null;
  }
}

function counted(art: string, words: string, count: number): TallyLine[] {
  return count === 0 ? [] : [{ art, words, amount: String(count), way: "loss" }];
}

function linesOf(cast: Cast, seat: number, { before, after, events }: Round<ExpressView>): TallyLine[] {
  const own = new Set((cast.seats[seat] ?? []).map((name) => cast.bandits.indexOf(name)));
  const taken = (view: ExpressView) =>
    view.seats[seat]?.bandits.reduce((sum, each) => sum + each.bullets_received, 0) ?? 0;
  const vain = events.filter((each) => {
    const event = each as Told;
    return event.name === "no effect" && own.has(event.facts.bandit);
  }).length;
  return [
    ...events.flatMap((event) => lineOf(cast, own, event) ?? []),
    ...counted("bullet", say("recap-bullets"), taken(after) - taken(before)),
    ...counted("u-no", say("recap-vain"), vain),
  ].slice(0, LINES);
}

function tallies(cast: Cast, round: Round<ExpressView>): Tally[] {
  const won = gains(round.before, round.after);
  return round.after.seats.map((seat, place) => {
    const gain: Gain = won.find((each) => each.seat === place) ?? { seat: place, dollars: 0, purses: 0 };
    const [now, then] = [holdingOf(seat), holdingOf(round.before.seats[place] ?? seat)];
    return {
      ...now,
      where: whereOf(cast, round.after, now.names),
      net: amountOf(gain),
      way: wayOf(gain),
      gained: now.sure - then.sure,
      lines: linesOf(cast, place, round),
      out: false,
    };
  });
}

export default {
  tallies,
  lead: (_, view) => leadOf(view.seats.map(holdingOf), money),
  Ahead,
} satisfies RoundRecap<ExpressView> as unknown as RoundRecap;
