/** A spot of the train in the table that screen readers read: who is there, what lies there. */
export interface Cell {
  figures: { name: string; faces: "forward" | "back" | null; stunned: boolean; lit: boolean }[];
  loot: { kind: "purse" | "jewel" | "strongbox"; count: number }[];
  lit: boolean;
}
