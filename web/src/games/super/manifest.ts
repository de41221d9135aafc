/** The train as letters: who is on its roofs, then inside. */

import type { Cell } from "../../table/manifest";
import type { SuperBanditView, SuperView } from "./wire";

export function cellsOf(view: SuperView): Cell[][] {
  return (["roof", "inside"] as const).map((side) => view.cars.map((car) => cellOf(car[side])));
}

function cellOf(row: readonly SuperBanditView[]): Cell {
  const figures = row.map(({ name, stunned, faces_locomotive }) => ({
    name,
    stunned,
    faces: faces_locomotive ? ("forward" as const) : ("back" as const),
    lit: false,
  }));
  return { figures, loot: [], lit: false };
}
