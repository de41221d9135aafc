/** How a game is played. */

import type { RevealedCard } from "../../table/stageModel";
import type { Happening, SeatInfo } from "../../wire";
import type { PageEvent } from "../../wire/facts";
import { actorIn, tellWith } from "../../words/sentences";
import type { Cast } from "../../words/things";
import { playing } from "../module";
import { CUES } from "./cues";
import { Draft } from "./draft.svelte";
import { MOTIONS } from "./motions";
import Table from "./Table.svelte";
import { TELLERS } from "./telling";
import type { SuperEvent, SuperView } from "./wire";

/** Cars are told apart by their numbers, also those that are gone. */
export function castOf(view: SuperView, _: readonly SeatInfo[] = []): Cast {
  const names = view.seats.map((seat) => seat.name);
  const cars = view.cars.map((_, place) => (place === 0 ? "locomotive" : "number"));
  return { game: view.game, bandits: names, seats: names.map((name) => [name]), cars, lastCar: "number" };
}

function revealedAfter(revealed: readonly RevealedCard[], event: Happening | PageEvent): readonly RevealedCard[] {
  const told = event as SuperEvent;
  if (told.name === "round began") return [];
  if (told.name !== "revealed") return revealed;
  const { bandit, card, turn } = told.facts;
  return [...revealed, { seat: bandit, card, turn }];
}

export default playing<SuperView, Draft>({
  Table,
  tabs: ["hand", "plan", "seats", "log"],
  motions: MOTIONS,
  cues: CUES,
  castOf,
  tell: tellWith(TELLERS),
  actorOf: (cast, event) => actorIn(cast, event.facts),
  revealedAfter,
  draft: () => new Draft(),
});
