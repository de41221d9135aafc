import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { News, Outgoing, TableView, ViewNews, Whole } from "../src/wire";
import { Feed, standing, stepsOf } from "../src/wire/feed";

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

/** What one view was told by a message of a stream, with how things stood before and stand after it. */
export interface ViewMessage {
  message: News;
  news: ViewNews;
  before: TableView;
  after: TableView;
}

/** The news of a stream that one view was told. */
export function newsOf(name: string): ViewMessage[] {
  const [whole, ...rest] = stream(name) as [Whole, ...News[]];
  let after = whole.views[0]!;
  return rest.map((message) => {
    const [news, before] = [message.news[0]!, after];
    after = standing(stepsOf(before, news), before);
    return { message, news, before, after };
  });
}

/** How things stood in a stream for its view: at the start, and after each message. */
export function standings(name: string): TableView[] {
  return [(stream(name)[0] as Whole).views[0]!, ...newsOf(name).map(({ after }) => after)];
}

/** What a prompt of a stream offers. */
export function offeredIn(name: string, { prompt }: TableView): ReturnType<Feed["offered"]> {
  const feed = new Feed(() => 0);
  feed.take(stream(name)[0]!);
  return prompt === null ? [] : feed.offered(prompt);
}
