/** The show of a round: its cards, one by one, and what each brings. */

import { numberIn } from "../../wire/facts";
import { cardParts } from "../../words/things";
import type { GameShow, Gain, PieceChange } from "../module";
import { faceName } from "./events";
import type { ExpressBanditView, ExpressSeatView, ExpressView } from "./wire";

const BEGINS: Record<string, "card" | "event" | "end"> = {
  revealed: "card",
  "event began": "event",
  "round ended": "end",
};

/** What a seat has, as one sees it. */
interface Holding {
  purses: number; // all of them
  unknown: number;
  other: number; // pieces whose value everyone knows
  dollars: number;
}

function holdingOf({ bandits, money }: ExpressSeatView): Holding {
  const sum = (count: (bandit: (typeof bandits)[number]) => number) =>
    bandits.reduce((all, one) => all + count(one), 0);
  const unknown = sum(({ loot }) => loot.unknown_purses);
  return {
    unknown,
    purses: unknown + sum(({ loot }) => loot.purses.length),
    other: sum(({ loot, ransoms }) => loot.jewels + loot.strongboxes + ransoms),
    dollars: money,
  };
}

/** A purse whose value one learns is no gain: only what comes or goes counts. */
function gainOf(seat: number, before: Holding, after: Holding): Gain[] {
  if (before.purses === after.purses && before.other === after.other) return [];
  return [{ seat, dollars: after.dollars - before.dollars, purses: after.unknown - before.unknown }];
}

export function gains(before: ExpressView, after: ExpressView): Gain[] {
  return after.seats.flatMap((seat, place) => {
    const old = before.seats[place];
    return old === undefined ? [] : gainOf(place, holdingOf(old), holdingOf(seat));
  });
}

/** How many pieces of each kind a bandit has. A ransom looks like a purse. */
function countsOf({ loot, ransoms, bullets_received }: ExpressBanditView): Record<string, number> {
  return {
    strongbox: loot.strongboxes,
    jewel: loot.jewels,
    purse: loot.purses.length + loot.unknown_purses + ransoms,
    bullet: bullets_received,
  };
}

function pieces(before: ExpressView, after: ExpressView, seat: number): PieceChange[] {
  return (after.seats[seat]?.bandits ?? []).flatMap((bandit, place) => {
    const old = before.seats[seat]?.bandits[place];
    const had = old === undefined ? {} : countsOf(old);
    return Object.entries(countsOf(bandit))
      .map(([art, count]) => ({ bandit: bandit.name, art, count: count - (had[art] ?? count) }))
      .filter(({ count }) => count !== 0);
  });
}

export const SHOW: GameShow<ExpressView> = {
  begins: ({ name }) => BEGINS[name] ?? null,
  gains,
  pieces,
  cardOf: (cast, { name, facts }) => {
    const [bandit, card] = [numberIn(facts, "bandit"), numberIn(facts, "card")];
    if (name !== "revealed" || bandit === null || card === null) return null;
    const crew = cast.seats[numberIn(facts, "seat") ?? -1] ?? [];
    return { bandit: cast.bandits[bandit] ?? "", card: cardParts(faceName(card, crew.length > 1 ? crew : [])).kind };
  },
  sign: { face: "Marshal" },
  recap: () => import("./recap"),
};
