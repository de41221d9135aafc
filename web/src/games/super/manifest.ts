/** The train as letters: who is on its roofs, then inside. */

import type { Ahead, GhostHere } from "../../foresee/ghosts";
import { INSIDE, ROOF } from "../../stage/train";
import type { Cell } from "../../table/manifest";
import { spotKey } from "../../table/places";
import { figureTip } from "./tips";
import type { SuperBanditView, SuperView } from "./wire";

export function cellsOf(view: SuperView, ahead: Ahead): Cell[][] {
  return SIDES.map(([side, level]) =>
    view.cars.map((car, place) => cellOf(car[side], ahead.spots.get(spotKey(place, level)) ?? [])),
  );
}

const SIDES = [
  ["roof", ROOF],
  ["inside", INSIDE],
] as const;

function cellOf(row: readonly SuperBanditView[], ghosts: readonly GhostHere[]): Cell {
  const figures = row.map((figure) => ({
    name: figure.name,
    stunned: figure.stunned,
    faces: figure.faces_locomotive ? ("forward" as const) : ("back" as const),
    lit: false,
    hides: false,
    about: () => figureTip(figure),
  }));
  return { figures, loot: [], lit: false, ahead: ghosts };
}
