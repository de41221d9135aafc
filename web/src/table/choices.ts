/** What can be chosen, by the thing on the table that it is about. */

import type { WhyNot, ExpressView, OfferedChoice } from "../wire";
import { ROOF, number, text } from "../wire/facts";
import { NOTHING_RULED_OUT, whyNotsOf, type WhyNots } from "./whyNot";
import { levelOf, lootOf, spotKey } from "./places";

export interface Offer {
  option: OfferedChoice;
  key: number; // that chooses it, from 1
}

export interface Offers {
  all: readonly Offer[];
  pawns: ReadonlyMap<string, Offer>;
  spots: ReadonlyMap<string, Offer & { shade: string }>;
  cards: ReadonlyMap<string, Offer>;
  loot: ReadonlyMap<string, Offer>; // by spot and kind
  draw: Offer | null;
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

export function act(option: OfferedChoice): string {
  return text(option.facts, "act");
}

/** Whether the same cards can be played openly and face down: the reader says which. */
export function mayHide(choices: readonly OfferedChoice[]): boolean {
  const plays = choices.filter((option) => act(option) === "play");
  return plays.some((option) => option.facts["face_down"] === true) && plays.some((o) => o.facts["face_down"] !== true);
}

/** The offers of Express; of a card that can be played both ways, the one that *hidden* says. */
export function offersOf(
  sight: ExpressView,
  choices: readonly OfferedChoice[],
  ruledOut: readonly WhyNot[],
  hidden: boolean,
): Offers {
  const both = mayHide(choices);
  const meant = choices.filter(
    (option) => !both || act(option) !== "play" || (option.facts["face_down"] === true) === hidden,
  );
  const all = meant.map((option, place) => ({ option, key: place + 1 }));
  return {
    all,
    pawns: pick(all, ["aim", "place"], (facts) => text(facts, "bandit")),
    spots: spotsOf(sight, all),
    cards: pick(all, ["play", "discard"], (facts) => text(facts, "card")),
    loot: pick(all, ["take"], lootOf),
    draw: all.find((offer) => act(offer.option) === "draw") ?? null,
    ruledOut: whyNotsOf(ruledOut),
  };
}

function pick(all: readonly Offer[], acts: readonly string[], name: (facts: OfferedChoice["facts"]) => string) {
  const wanted = all.filter((offer) => acts.includes(act(offer.option)));
  return new Map(wanted.map((offer) => [name(offer.option.facts), offer]));
}

/** Spots that someone can go to, with the shade of who would stand there. */
function spotsOf(sight: ExpressView, all: readonly Offer[]): Offers["spots"] {
  const found = new Map<string, Offer & { shade: string }>();
  for (const offer of all) {
    const facts = offer.option.facts;
    const to = number(facts, "car");
    if (act(offer.option) === "go" || act(offer.option) === "send") {
      found.set(spotKey(to, levelOf(facts)), { ...offer, shade: text(facts, "bandit") });
    } else if (act(offer.option) === "marshal") {
      found.set(spotKey(to, 0), { ...offer, shade: "Marshal" });
    } else if (act(offer.option) === "climb") {
      const here = whereIs(sight, sight.action?.bandit ?? "");
      const level = text(facts, "to") === "roof" ? ROOF : 0;
      if (here !== null) found.set(spotKey(here.car, level), { ...offer, shade: sight.action?.bandit ?? "" });
    }
  }
  return found;
}

/** Where a bandit of Express is. */
export function whereIs(sight: ExpressView, name: string): { car: number; level: number } | null {
  for (const [place, each] of sight.cars.entries()) {
    if (name === "Marshal" ? each.marshal : each.inside.bandits.includes(name)) return { car: place, level: 0 };
    if (each.roof.bandits.includes(name)) return { car: place, level: ROOF };
  }
  return null;
}
