/** A round that is over: who took the car, who fell, and who leads. */

import { INSIDE, ROOF } from "../../stage/train";
import { amountOf, signed, wayOf } from "../../table/amounts";
import { leadOf } from "../../table/recapWords";
import { capital, money, say } from "../../words/language.svelte";
import { bandit as banditWords, gender, spot, type Cast } from "../../words/things";
import type { Round, RoundRecap, Tally, TallyLine } from "../module";
import Ahead from "./Ahead.svelte";
import { gains } from "./show";
import type { SuperEvent, SuperSeatView, SuperView } from "./wire";

const LINES = 3; // at most, of a seat

function holdingOf(seat: SuperSeatView) {
  const sure = seat.loot.reduce((sum, value) => sum + value, 0);
  return { names: [seat.name], sure, possible: sure };
}

function whereOf(cast: Cast, view: SuperView, seat: number): string {
  const stands = (row: readonly { seat: number }[]) => row.some((bandit) => bandit.seat === seat);
  const car = view.cars.findIndex(({ inside, roof }) => stands(inside) || stands(roof));
  if (car < 0) return say("fell-off", { gender: gender(view.seats[seat]?.name ?? "") });
  return capital(spot(cast, car, stands(view.cars[car]?.roof ?? []) ? ROOF : INSIDE, "in"));
}

/** The line of an event for a seat; null where it isn't worth one. */
function lineOf(cast: Cast, seat: number, event: SuperEvent): TallyLine | null {
  const name = (number: number) => banditWords(cast.bandits[number] ?? "", "whom");
  switch (event.name) {
    case "hit":
      if (event.facts.bandit === seat)
        return { art: "i-fire", words: say("recap-hit", { whom: name(event.facts.target) }), amount: "", way: "gain" };
      return event.facts.target === seat
        ? { art: "i-fire", words: say("recap-was-hit", { whom: name(event.facts.bandit) }), amount: "", way: "loss" }
        : null;
    case "took car":
      return event.facts.bandit === seat
        ? { art: "purse", words: say("recap-took-car"), amount: signed(event.facts.value), way: "gain" }
        : null;
    case "fell off":
    case "left behind":
      return event.facts.bandit === seat
        ? {
            art: "u-no",
            words: say("recap-off", { gender: gender(cast.bandits[seat] ?? "") }),
            amount: "",
            way: "loss",
          }
        : null;
    default:
      return null;
  }
}

function tallies(cast: Cast, { before, after, events }: Round<SuperView>): Tally[] {
  const won = gains(before, after);
  return after.seats.map((seat, place) => {
    const gain = won.find((each) => each.seat === place) ?? { seat: place, dollars: 0, purses: 0 };
    const lines = events.flatMap((event) => lineOf(cast, place, event as SuperEvent) ?? []);
    return {
      ...holdingOf(seat),
      where: whereOf(cast, after, place),
      net: amountOf(gain),
      way: wayOf(gain),
      gained: gain.dollars,
      lines: lines.slice(-LINES),
      out: !seat.in_play,
    };
  });
}

export default {
  tallies,
  lead: (_, view) => leadOf(view.seats.map(holdingOf), money),
  Ahead,
} satisfies RoundRecap<SuperView> as unknown as RoundRecap;
