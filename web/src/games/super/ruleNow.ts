/** Which rule matters at a moment of this game. */

import type { Happening } from "../../wire";
import { CARDS } from "./names";
import { CARD_RULES } from "./tips";
import type { SuperEvent, SuperView } from "./wire";

const EVENTS: Readonly<Record<string, string>> = {
  turned: "S3.3",
  "changed floor": "S3.4",
  moved: "S3.5",
  fired: "S3.6",
  hit: "S3.6",
  thrown: "S3.6",
  "stood up": "S3.7",
  unhooked: "S4.1",
  "left behind": "S4.1",
  "took car": "S4.1",
};

export function ruleNow(view: SuperView, event: Happening | null): string {
  if (view.phase === "over") return "S5.2";
  const told = event as SuperEvent | null;
  if (told?.name === "revealed") return CARD_RULES[CARDS[told.facts.card] ?? ""] ?? "S3.2";
  return (told === null ? undefined : EVENTS[told.name]) ?? (event === null ? "S3.1" : "S3.2");
}
