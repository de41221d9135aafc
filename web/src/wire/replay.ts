/** A replay as it comes: a line of JSON for the table, one for each act, and one for the end. */

import type { Replayed, ReplayAct, ReplayEnd, ReplayTable } from "../wire";
import { problemOf, RefusedError } from "./api";

/** Something that should be a replay and isn't, or not a whole one. */
export class BrokenReplay extends Error {}

export interface Replay {
  table: ReplayTable;
  acts: ReplayAct[];
  end: ReplayEnd;
}

async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** The whole lines of a body, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces(body)) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest.trim() !== "") yield rest;
}

function parsed(line: string): Replayed {
  try {
    return JSON.parse(line) as Replayed;
  } catch {
    throw new BrokenReplay();
  }
}

/** Read a replay to its end; *heard* is told after each act how many of how many have come. */
export async function readReplay(body: ReadableStream<Uint8Array>, heard?: Heard): Promise<Replay> {
  let [table, end]: [ReplayTable | null, ReplayEnd | null] = [null, null];
  const acts: ReplayAct[] = [];
  for await (const line of linesOf(body)) {
    const said = parsed(line);
    if (said.type === "table") table = said;
    else if (said.type === "act") acts.push(said);
    else end = said;
    heard?.(acts.length, table?.acts ?? 0);
  }
  if (table === null || end === null || acts.length !== table.acts) throw new BrokenReplay();
  return { table, acts, end };
}

/** Whose view to see with: a seat by its number, what everyone saw, all of them, or none: then there are none. */
export type ViewerAsked = "all" | "none" | "public" | `${number}`;

type Heard = (acts: number, of: number) => void;

/** The replay of a finished table. */
export function replayOfTable(table: string, viewer: ViewerAsked, heard?: Heard): Promise<Replay> {
  return ask(`/api/tables/${table}/replay?viewer=${viewer}`, {}, heard);
}

/** The replay of a record, as text. */
export function replayOfRecord(record: string, viewer: ViewerAsked, heard?: Heard): Promise<Replay> {
  const init = { method: "POST", body: record, headers: { "Content-Type": "text/plain; charset=utf-8" } };
  return ask(`/api/replays?viewer=${viewer}`, init, heard);
}

async function ask(path: string, init: RequestInit, heard?: Heard): Promise<Replay> {
  const headers = { ...init.headers, "Accept-Language": document.documentElement.lang };
  const answer = await fetch(path, { ...init, headers });
  if (!answer.ok) throw new RefusedError(answer.status, await problemOf(answer));
  if (answer.body === null) throw new BrokenReplay();
  return readReplay(answer.body, heard);
}
