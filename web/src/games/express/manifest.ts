/** The train as letters: who and what is on its roofs, then inside. */

import type { Ahead } from "../../foresee/ghosts";
import { INSIDE, ROOF } from "../../stage/train";
import type { Cell } from "../../table/manifest";
import { spotKey } from "../../table/places";
import type { Offers } from "./choices";
import { figureTip, lootList, lootTip } from "./tips";
import type { ExpressCarView, ExpressView } from "./wire";

export function cellsOf(view: ExpressView, offers: Offers, ahead: Ahead): Cell[][] {
  return [ROOF, INSIDE].map((level) => view.cars.map((car, place) => cellOf(car, place, level, offers, ahead)));
}

function cellOf(car: ExpressCarView, place: number, level: number, offers: Offers, ahead: Ahead): Cell {
  const { bandits, loot } = level === ROOF ? car.roof : car.inside;
  const names = level === INSIDE && car.marshal ? ["Marshal", ...bandits] : bandits;
  const about = () => lootTip(loot, lootList(loot));
  const lying: Cell["loot"] = [
    { kind: "purse", count: loot.purses.length + loot.unknown_purses, about },
    { kind: "jewel", count: loot.jewels, about },
    { kind: "strongbox", count: loot.strongboxes, about },
  ];
  return {
    figures: names.map((name) => ({
      name,
      faces: null,
      stunned: false,
      lit: offers.pawns.has(name),
      hides: ahead.hidden.has(name),
      about: () => figureTip(name),
    })),
    loot: lying.filter((each) => each.count > 0),
    lit: offers.spots.has(spotKey(place, level)),
    ahead: ahead.spots.get(spotKey(place, level)) ?? [],
  };
}
