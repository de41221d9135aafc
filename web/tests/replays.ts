import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Replay } from "../src/wire/replay";
import type { Replayed } from "../src/wire";

const FOLDER = new URL("replays/", import.meta.url);
const SUFFIX = ".ndjson.gz";

/** The names of the recorded replays: games between bots, with all views. */
export const REPLAYS = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

export function replayText(name: string): string {
  return gunzipSync(readFileSync(new URL(name + SUFFIX, FOLDER))).toString();
}

export function replay(name: string): Replay {
  const lines = replayText(name)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Replayed);
  const [table, end] = [lines[0], lines.at(-1)];
  if (table?.type !== "table" || end?.type !== "end") throw new Error(`${name} is no replay`);
  return { table, acts: lines.filter((line) => line.type === "act"), end };
}
