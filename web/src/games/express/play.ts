/** How a game is played. */

import type { Happening, SeatInfo } from "../../wire";
import { numberIn, type PageEvent } from "../../wire/facts";
import { actorIn, tellWith } from "../../words/sentences";
import type { Cast } from "../../words/things";
import { playing } from "../module";
import { CUES } from "./cues";
import type { ExpressOffered } from "./events";
import { laid } from "./laid";
import { SHOW } from "./show";
import Table from "./Table.svelte";
import { ruleNow } from "./ruleNow";
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

/** While plans are made, and once it's over. */
const CALM = new Set(["placing", "scheming", "keeping", "over"]);

/** What the end counts poster by poster. */
const COUNTING = new Set(["gunslinger", "scored"]);

export default playing<ExpressView>({
  Table,
  tabs: ["hand", "plan", "seats", "log"],
  cues: CUES,
  isTense: ({ phase }) => !CALM.has(phase),
  castOf,
  tell: tellWith(TELLERS),
  isCounting: ({ name }) => COUNTING.has(name),
  actorOf,
  revealedAfter: () => [],
  ruleNow,
  roundBegun: ({ name, facts }) => (name === "round began" ? (numberIn(facts, "number") ?? 0) + 1 : null),
  show: SHOW,
  chosen: (view, choice) => laid(view, choice as ExpressOffered),
});
