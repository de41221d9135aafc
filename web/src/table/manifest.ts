import type { GhostHere } from "../foresee/ghosts";
import type { TipSource } from "../parts/tips.svelte";

export interface CellFigure {
  name: string;
  faces: "forward" | "back" | null;
  stunned: boolean;
  lit: boolean;
  hides: boolean; // whether a card of theirs keeps one from foreseeing where they end up
  about: TipSource;
}

/** A spot of the train in the table that screen readers read: who is there, what lies there. */
export interface Cell {
  figures: CellFigure[];
  loot: { kind: "purse" | "jewel" | "strongbox"; count: number; about: TipSource }[];
  lit: boolean;
  ahead?: readonly GhostHere[]; // who may end up there
}
