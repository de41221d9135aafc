import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Outgoing } from "../src/wire";

const FOLDER = new URL("streams/", import.meta.url);
const SUFFIX = ".ndjson.gz";

const ALL = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const SEVERAL = "-shared";

/** The names of the recorded streams: games as one socket was told them, with one view. */
export const STREAMS = ALL.filter((name) => !name.endsWith(SEVERAL));

/** Those that were told to a screen that several seats share. */
export const SHARED = ALL.filter((name) => name.endsWith(SEVERAL));

export function stream(name: string): Outgoing[] {
  const text = gunzipSync(readFileSync(new URL(name + SUFFIX, FOLDER))).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Outgoing);
}
