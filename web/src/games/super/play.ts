/** How a game is played. */

import type { RevealedCard } from "../../table/stageModel";
import type { Happening, SeatInfo } from "../../wire";
import { numberIn, type PageEvent } from "../../wire/facts";
import { actorIn, tellWith } from "../../words/sentences";
import type { Cast } from "../../words/things";
import { playing } from "../module";
import { CUES } from "./cues";
import { Draft, type SuperOffered } from "./draft.svelte";
import { SHOW } from "./show";
import Table from "./Table.svelte";
import { ruleNow } from "./ruleNow";
import { TELLERS } from "./telling";
import type { SuperEvent, SuperView } from "./wire";

/** Cars are told apart by their numbers, also those that are gone. */
export function castOf(view: SuperView, _: readonly SeatInfo[] = []): Cast {
  const names = view.seats.map((seat) => seat.name);
  const cars = view.cars.map((_, place) => (place === 0 ? "locomotive" : "number"));
  return { game: view.game, bandits: names, seats: names.map((name) => [name]), cars, lastCar: "number" };
}

function withoutMe(view: SuperView): number[] {
  return view.to_act.filter((seat) => seat !== view.seat);
}

function revealedAfter(revealed: readonly RevealedCard[], event: Happening | PageEvent): readonly RevealedCard[] {
  const told = event as SuperEvent;
  if (told.name === "round began") return [];
  if (told.name !== "revealed") return revealed;
  const { bandit, card, turn } = told.facts;
  return [...revealed, { seat: bandit, card, turn }];
}

/** What happens while plans are made. */
const CALM = new Set(["placed", "round began", "chose", "changed", "taken back", "game ended"]);

/** What says who has won. */
const COUNTING = new Set(["won", "shared first"]);

export default playing<SuperView, Draft>({
  Table,
  tabs: ["hand", "plan", "seats", "log"],
  cues: CUES,
  isTense: (_, event) => event !== null && !CALM.has(event.name),
  castOf,
  tell: tellWith(TELLERS),
  isCounting: ({ name }) => COUNTING.has(name),
  actorOf: (cast, event) => actorIn(cast, event.facts),
  revealedAfter,
  ruleNow,
  roundBegun: ({ name, facts }) => (name === "round began" ? (numberIn(facts, "number") ?? 0) + 1 : null),
  show: SHOW,
  chosen: (view, choice) => ({ ...view, plan: (choice as SuperOffered).facts.cards, to_act: withoutMe(view) }),
  draft: () => new Draft(),
});
