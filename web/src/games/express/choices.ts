/** What can be chosen, by the thing on the table that it is about. */

import { ROOF } from "../../stage/train";
import type { Offer } from "../../stage/offer";
import type { ExpressOffered, RuledOut } from "./events";
import type { ExpressChoice, ExpressView } from "./wire";
import { NOTHING_RULED_OUT, whyNotsOf, type WhyNots } from "./whyNot";
import { lootOf, spotKey, spotOf } from "../../table/places";

export interface ExpressOffer extends Offer {
  option: ExpressOffered;
}

export interface Offers {
  all: readonly ExpressOffer[];
  pawns: ReadonlyMap<string, ExpressOffer>;
  spots: ReadonlyMap<string, ExpressOffer & { shade: string }>;
  cards: ReadonlyMap<string, ExpressOffer>;
  loot: ReadonlyMap<string, ExpressOffer>; // by spot and kind
  draw: ExpressOffer | null;
  ruledOut: WhyNots;
}

export const NOTHING: Offers = {
  all: [],
  pawns: new Map(),
  spots: new Map(),
  cards: new Map(),
  loot: new Map(),
  draw: null,
  ruledOut: NOTHING_RULED_OUT,
};

export function act(option: ExpressOffered): ExpressChoice["act"] {
  return option.facts.act;
}

/** Whether a choice plays a card, and face down as asked. */
function plays(option: ExpressOffered, faceDown: boolean): boolean {
  return option.facts.act === "play" && option.facts.face_down === faceDown;
}

/** Whether the same cards can be played openly and face down: the reader says which. */
export function mayHide(choices: readonly ExpressOffered[]): boolean {
  return [true, false].every((faceDown) => choices.some((option) => plays(option, faceDown)));
}

/** What is offered; of a card that can be played both ways, the one that *hidden* says. */
export function offersOf(
  view: ExpressView,
  choices: readonly ExpressOffered[],
  ruledOut: readonly RuledOut[],
  hidden: boolean,
): Offers {
  const both = mayHide(choices);
  const meant = choices.filter((option) => !both || act(option) !== "play" || plays(option, hidden));
  const all = meant.map((option, place) => ({ option, key: place + 1 }));
  return {
    all,
    pawns: pick(all, ["aim", "place"], (facts) => facts.bandit),
    spots: spotsOf(view, all),
    cards: pick(all, ["play", "discard"], (facts) => facts.card),
    loot: pick(all, ["take"], lootOf),
    draw: all.find((offer) => act(offer.option) === "draw") ?? null,
    ruledOut: whyNotsOf(ruledOut),
  };
}

function pick<Act extends ExpressChoice["act"]>(
  all: readonly ExpressOffer[],
  acts: readonly Act[],
  name: (facts: Extract<ExpressChoice, { act: Act }>) => string,
): Map<string, ExpressOffer> {
  const isMeant = (facts: ExpressChoice): facts is Extract<ExpressChoice, { act: Act }> =>
    (acts as readonly string[]).includes(facts.act);
  return new Map(all.flatMap((offer) => (isMeant(offer.option.facts) ? [[name(offer.option.facts), offer]] : [])));
}

/** Spots that someone can go to, with the shade of who would stand there. */
function spotsOf(view: ExpressView, all: readonly ExpressOffer[]): Offers["spots"] {
  const found = new Map<string, ExpressOffer & { shade: string }>();
  for (const offer of all) {
    const facts = offer.option.facts;
    if (facts.act === "go" || facts.act === "send") {
      found.set(spotOf(facts), { ...offer, shade: facts.bandit });
    } else if (facts.act === "marshal") {
      found.set(spotOf(facts), { ...offer, shade: "Marshal" });
    } else if (facts.act === "climb") {
      const here = whereIs(view, view.action?.bandit ?? "");
      const level = facts.to === "roof" ? ROOF : 0;
      if (here !== null) found.set(spotKey(here.car, level), { ...offer, shade: view.action?.bandit ?? "" });
    }
  }
  return found;
}

/** Where a bandit is. */
export function whereIs(view: ExpressView, name: string): { car: number; level: number } | null {
  for (const [place, each] of view.cars.entries()) {
    if (name === "Marshal" ? each.marshal : each.inside.bandits.includes(name)) return { car: place, level: 0 };
    if (each.roof.bandits.includes(name)) return { car: place, level: ROOF };
  }
  return null;
}
