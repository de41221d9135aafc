/** The lessons: their recordings, and the games that they teach. */

import type { TableSpec } from "../wire";
import type { LessonName } from "./progress";
import type { Script } from "./script";

interface Taught {
  game: TableSpec["game"];
  fetch: () => Promise<{ default: unknown }>;
}

export const TAUGHT: Record<LessonName, Taught> = {
  express: { game: "express", fetch: () => import("./express.json") },
  super: { game: "super", fetch: () => import("./super.json") },
};

/** A recording, as the server's own types wrote it. */
export async function scriptOf(lesson: LessonName): Promise<Script> {
  return (await TAUGHT[lesson].fetch()).default as Script;
}
