/** What cards do, as their game explains it: hands and plans ask here, so that nobody in between has to know. */

import { getContext, setContext } from "svelte";
import type { TipWords } from "../parts/tips.svelte";

export type CardTips = (card: string) => TipWords;

const KEY = Symbol("card tips");

export function explainCards(tipOf: CardTips): void {
  setContext(KEY, tipOf);
}

/** The tips of cards; a card of a game that explains none has its name alone. */
export function cardTips(named: (card: string) => string): CardTips {
  return getContext<CardTips | undefined>(KEY) ?? ((card) => ({ title: named(card), text: "" }));
}
