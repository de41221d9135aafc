/** Which rule matters at a moment of this game. */

import type { Happening } from "../../wire";
import { symbolOf } from "../../words/symbols";
import { cardParts } from "../../words/things";
import { EVENTS } from "./names";
import { cardNow } from "./plan";
import { CARD_RULES, EVENT_RULES } from "./tips";
import type { ExpressEvent, ExpressView } from "./wire";

const PHASES: Readonly<Record<string, string>> = {
  placing: "X11.2",
  keeping: "X10.3",
  "punching: loot": "X5.8",
  "punching: take": "X7.5",
  "punching: way": "X5.8",
  "picking pockets": "X8.6",
  over: "X9.1",
};

export function ruleNow(view: ExpressView, event: Happening | null): string {
  const told = event as ExpressEvent | null;
  if (told?.name === "event began") return EVENT_RULES[EVENTS[told.facts.event] ?? ""] ?? "X8.1";
  const phase = PHASES[view.phase];
  if (phase !== undefined) return phase;
  if (view.phase === "scheming") return schemingRule(view);
  const card = view.action?.card ?? cardNow(view)?.card ?? null;
  return (card === null ? undefined : CARD_RULES[cardParts(card).kind]) ?? "X5.1";
}

/** In a turn like most others one plays or draws; the other symbols have rules of their own. */
function schemingRule(view: ExpressView): string {
  const symbol = view.round_card?.symbols[view.turns[view.turn]?.symbol ?? 0];
  const { name } = symbolOf(symbol);
  if (name === "standard") return "X4.2";
  return name === "switching" ? "X4.1" : "X4.4";
}
