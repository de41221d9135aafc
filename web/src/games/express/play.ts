/** How a game is played. */

import type { Happening, SeatInfo } from "../../wire";
import type { PageEvent } from "../../wire/facts";
import { actorIn, tellWith } from "../../words/sentences";
import type { Cast } from "../../words/things";
import { playing } from "../module";
import { CUES } from "./cues";
import { MOTIONS } from "./motions";
import Table from "./Table.svelte";
import { TELLERS } from "./telling";
import type { ExpressView } from "./wire";

export function castOf(view: ExpressView, _: readonly SeatInfo[] = []): Cast {
  const seats = view.seats.map((seat) => seat.bandits.map((bandit) => bandit.name));
  return { game: view.game, bandits: seats.flat(), seats, cars: view.cars.map((car) => car.name) };
}

/** Whoever acts; of a hit, whoever is hit. */
function actorOf(cast: Cast, event: Happening | PageEvent): string | null {
  if (event.name === "marshal moved") return "Marshal";
  return actorIn(cast, "target" in event.facts && event.name === "hit" ? { bandit: event.facts.target } : event.facts);
}

export default playing<ExpressView>({
  Table,
  tabs: ["hand", "plan", "seats", "log"],
  motions: MOTIONS,
  cues: CUES,
  castOf,
  tell: tellWith(TELLERS),
  actorOf,
  revealedAfter: () => [],
});
