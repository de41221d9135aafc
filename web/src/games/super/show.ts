/** The show of a round: everyone's cards, one by one, and the car that goes. */

import { numberIn } from "../../wire/facts";
import type { GameShow, Gain } from "../module";
import { CARDS } from "./names";
import type { SuperView } from "./wire";

const BEGINS: Record<string, "card" | "event" | "end"> = {
  revealed: "card",
  unhooked: "event",
  won: "end",
  "shared first": "end",
  "game ended": "end",
};

function lootOf(view: SuperView, seat: number): number {
  return (view.seats[seat]?.loot ?? []).reduce((sum, value) => sum + value, 0);
}

export function gains(before: SuperView, after: SuperView): Gain[] {
  return after.seats.flatMap((_, seat) => {
    const dollars = lootOf(after, seat) - lootOf(before, seat);
    return dollars === 0 ? [] : [{ seat, dollars, purses: 0 }];
  });
}

export const SHOW: GameShow<SuperView> = {
  begins: ({ name }) => BEGINS[name] ?? null,
  gains,
  pieces: (before, after, seat) => {
    const [had, has] = [before.seats[seat]?.loot.length ?? 0, after.seats[seat]?.loot.length ?? 0];
    return had === has ? [] : [{ bandit: after.seats[seat]?.name ?? "", art: "purse", count: has - had }];
  },
  cardOf: (cast, { name, facts }) => {
    const [bandit, card] = [numberIn(facts, "bandit"), numberIn(facts, "card")];
    if (name !== "revealed" || bandit === null || card === null) return null;
    return { bandit: cast.bandits[bandit] ?? "", card: CARDS[card] ?? "" };
  },
  sign: { art: "car-narrow" },
  recap: () => import("./recap"),
};
