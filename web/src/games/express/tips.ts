/** What each thing of this game is, in a line, and which rule says more. */

import type { TipWords } from "../../parts/tips.svelte";
import { capital, money, say } from "../../words/language.svelte";
import { symbolOf } from "../../words/symbols";
import { bandit, bandits, car, card, cardParts, loot as lootWords, slug, type Cast } from "../../words/things";
import { BULLETS, GUNSLINGER, JEWEL, PURSE_LEAST, PURSE_MOST, RANSOM, STRONGBOX } from "./names";
import type { ExpressLoot, ExpressRoundCard } from "./wire";

export const CARD_RULES: Readonly<Record<string, string>> = {
  Move: "X5.3",
  Floor: "X5.4",
  Fire: "X5.5",
  Rob: "X5.7",
  Punch: "X5.8",
  Marshal: "X5.9",
  bullet: "X4.2",
};
export const POWER_RULES: Readonly<Record<string, string>> = {
  Ghost: "X7.1",
  Doc: "X7.2",
  Tuco: "X7.3",
  Django: "X7.4",
  Cheyenne: "X7.5",
  Belle: "X7.6",
};
export const EVENT_RULES: Readonly<Record<string, string>> = {
  None: "X1.5",
  "Angry marshal": "X8.1",
  "Swivel arm": "X8.2",
  Braking: "X8.3",
  "Take it all": "X8.4",
  "Passengers' rebellion": "X8.5",
  Pickpocketing: "X8.6",
  "Marshal's revenge": "X8.7",
  Hostage: "X8.8",
};

/** A tip with a rule behind it, if there is one. */
function explained(title: string, text: string, rule: string | undefined): TipWords {
  return rule === undefined ? { title, text } : { title, text, rule };
}

export function cardTip(name: string): TipWords {
  const kind = cardParts(name).kind;
  return explained(card(name), say(`express-card-${slug(kind)}`), CARD_RULES[kind]);
}

export function drawTip(): TipWords {
  return { title: say("draw"), text: say("express-draw"), rule: "X4.2" };
}

/** A bandit with their power, or the Marshal. */
export function figureTip(name: string): TipWords {
  if (name === "Marshal") return { title: bandit(name), text: say("express-marshal"), rule: "X6.1" };
  return explained(bandit(name), say(`bandit-${slug(name)}.power`), POWER_RULES[name]);
}

/** The bandits of a seat, with their powers. */
export function teamTip(names: readonly string[]): TipWords {
  const [first, ...mates] = names.map(figureTip);
  if (first === undefined || mates.length === 0) return first ?? { title: "", text: "" };
  const text = [first, ...mates].map((each) => `${each.title}: ${each.text}`).join(" ");
  return { title: bandits(names), text, rule: "X11.1" };
}

/** A car of the train: two spots to stand on. */
export function carTip(cast: Cast, place: number): TipWords {
  const words = place === 0 ? say("express-locomotive") : say("express-car");
  return { title: car(cast, place), text: words, rule: "X2.1" };
}

export function discardTip(count: number): TipWords {
  return { title: say("discard-count", { count }), text: say("express-discard"), rule: "X10.5" };
}

export function symbolTip(letter: string): TipWords {
  const { name } = symbolOf(letter);
  const text = capital(say(`symbol-${name}.about`));
  return { title: say(`symbol-${name}`), text, rule: letter === "R" ? "X4.1" : "X4.4" };
}

/** What happens at the end of a round. */
export function eventWords(roundCard: ExpressRoundCard): string {
  return say(`round-${slug(roundCard.name)}.about`, { money: money(RANSOM) });
}

/** The picture of an event, by its name. */
export function eventArt(event: string): string {
  return `e-${slug(event).replace("passengers-", "").replace("marshals-", "")}`;
}

export function eventTip(roundCard: ExpressRoundCard): TipWords {
  return explained(say(`round-${slug(roundCard.name)}`), eventWords(roundCard), EVENT_RULES[roundCard.event]);
}

function worth(least: number, most: number): string {
  if (least === most) return say("loot-worth", { money: money(least) });
  return say("loot-worth-between", { least: money(least), most: money(most) });
}

export function tokenTip(kind: string, value: number | null): TipWords {
  const title = capital(lootWords(kind, value));
  if (kind === "jewel") return { title, text: worth(JEWEL, JEWEL), rule: "X1.2" };
  if (kind === "strongbox") return { title, text: worth(STRONGBOX, STRONGBOX), rule: "X1.2" };
  const text =
    value === null ? `${worth(PURSE_LEAST, PURSE_MOST)} ${say("express-purse")}` : say("express-known-purse");
  return { title, text, rule: value === null ? "X5.7" : "X5.10" };
}

/** "2 purses, 1 jewel". */
export function lootList({ purses, unknown_purses, jewels, strongboxes }: ExpressLoot): string {
  const bags = purses.length + unknown_purses;
  return [
    ...(bags > 0 ? [say("purses", { count: bags })] : []),
    ...(jewels > 0 ? [say("jewels", { count: jewels })] : []),
    ...(strongboxes > 0 ? [say("strongboxes", { count: strongboxes })] : []),
  ].join(", ");
}

/** What lies together, and what it is worth at least and at most. */
export function lootTip(loot: ExpressLoot, title: string): TipWords {
  const sure = [...loot.purses, JEWEL * loot.jewels, STRONGBOX * loot.strongboxes].reduce((sum, each) => sum + each, 0);
  const unknown = loot.unknown_purses;
  return { title, text: worth(sure + PURSE_LEAST * unknown, sure + PURSE_MOST * unknown), rule: "X1.2" };
}

/** What bullets that are left mean; and who leads the race for fewest, once someone has fired, where a table remembers. */
export function bulletsTip(left: number, leads: boolean): TipWords {
  const prize = { money: money(GUNSLINGER) };
  const text = [
    say("express-bullets", prize),
    ...(leads && left < BULLETS ? [`${say("sheet-gunslinger", prize)}.`] : []),
  ].join(" ");
  return { title: say("bullets-of", { count: left, all: BULLETS }), text, rule: "X9.2" };
}

/** What a seat's money is worth, as far as one may know. */
export function moneyTip(title: string, least: number, most: number): TipWords {
  if (least === most) return { title, text: say("express-money"), rule: "X9.1" };
  return { title, text: `${worth(least, most)} ${say("express-money-unknown")}`, rule: "X9.1" };
}

export function firstTip(): TipWords {
  return { title: capital(say("first-player")), text: say("express-first"), rule: "X3.1" };
}

export function handTip(count: number): TipWords {
  return { title: say("hand-count", { count }), text: say("express-hand-count"), rule: "X4.6" };
}

/** One's own deck: what must be in it, where the table has memory aids. */
export function ownDeckTip(count: number, cards: readonly string[] | null): TipWords {
  if (cards === null || cards.length === 0) return deckTip(count);
  return { ...deckTip(count), text: counted(cards) };
}

/** "Move ×2, Fire, 3 bullets". */
/** The cards of each bandit of a team, and those that are nobody's. */
export function countedByOwner(cards: readonly string[]): { owner: string | null; words: string }[] {
  const owners = [...new Set(cards.map((name) => cardParts(name).owner))];
  return owners.map((owner) => {
    const kinds = cards.map(cardParts).flatMap((each) => (each.owner === owner ? [each.kind] : []));
    return { owner, words: counted(kinds) };
  });
}

function counted(cards: readonly string[]): string {
  return countedCards(cards)
    .map(({ name, count }) => countedCard(name, count))
    .join(", ");
}

/** Each kind of card with its number. */
export function countedCards(cards: readonly string[]): { name: string; count: number }[] {
  return [...new Set(cards)].map((name) => ({ name, count: cards.filter((each) => each === name).length }));
}

function countedCard(name: string, count: number): string {
  if (name === "bullet") return say("sheet-bullets", { count });
  return count === 1 ? card(name) : `${card(name)} ×${count}`;
}

export function deckTip(count: number): TipWords {
  return { title: say("deck-count", { count }), text: say("express-deck-count"), rule: "X4.3" };
}
