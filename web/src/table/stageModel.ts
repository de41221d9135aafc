/** What stage and telegraph show: a table as it is played, or one that is played again. */

import type { GameView, Happening } from "../wire";
import type { Step } from "../wire/feed";
import type { Cast } from "../words/things";

export interface LogLine {
  id: number;
  event: Happening;
}

/** A card of Super that was shown in this round. */
export interface RevealedCard {
  seat: number;
  card: number;
  turn: number;
}

/** Shows an event: *apply* draws what it changes; resolves when the next one may come. */
export type Director = (step: Step, apply: () => void, cut?: AbortSignal) => Promise<void>;

export interface StageModel {
  readonly view: GameView | null;
  readonly cast: Cast | null;
  /** One's own seat that looks, if any. */
  readonly seat: number | null;
  /** What was told, oldest first. */
  readonly log: readonly LogLine[];
  readonly shown: readonly RevealedCard[];
  /** The event that is being shown. */
  readonly event: Happening | null;
  /** How many steps wait to be shown. */
  readonly waiting: number;
  director: Director;
}

/** The cards of Super that lie open after another event. */
export function shownAfter(shown: readonly RevealedCard[], event: Happening): readonly RevealedCard[] {
  if (event.name === "round began") return [];
  const { bandit, card, turn } = event.facts;
  if (event.name !== "revealed" || typeof turn !== "number") return shown;
  return [...shown, { seat: Number(bandit), card: Number(card), turn }];
}
