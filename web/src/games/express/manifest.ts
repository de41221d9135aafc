/** The train as letters: who and what is on its roofs, then inside. */

import { INSIDE, ROOF } from "../../stage/train";
import type { Cell } from "../../table/manifest";
import { spotKey } from "../../table/places";
import type { Offers } from "./choices";
import type { ExpressCarView, ExpressView } from "./wire";

export function cellsOf(view: ExpressView, offers: Offers): Cell[][] {
  return [ROOF, INSIDE].map((level) => view.cars.map((car, place) => cellOf(car, place, level, offers)));
}

function cellOf(car: ExpressCarView, place: number, level: number, offers: Offers): Cell {
  const { bandits, loot } = level === ROOF ? car.roof : car.inside;
  const names = level === INSIDE && car.marshal ? ["Marshal", ...bandits] : bandits;
  const lying: Cell["loot"] = [
    { kind: "purse", count: loot.purses.length + loot.unknown_purses },
    { kind: "jewel", count: loot.jewels },
    { kind: "strongbox", count: loot.strongboxes },
  ];
  return {
    figures: names.map((name) => ({ name, faces: null, stunned: false, lit: offers.pawns.has(name) })),
    loot: lying.filter((each) => each.count > 0),
    lit: offers.spots.has(spotKey(place, level)),
  };
}
