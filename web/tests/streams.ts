import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Outgoing } from "../src/wire";

const FOLDER = new URL("streams/", import.meta.url);
const SUFFIX = ".ndjson.gz";

/** The names of the recorded streams: games as one socket was told them. */
export const STREAMS = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

export function stream(name: string): Outgoing[] {
  const text = gunzipSync(readFileSync(new URL(name + SUFFIX, FOLDER))).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Outgoing);
}
