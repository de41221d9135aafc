/** The rooms of the page: which address leads where. A room is fetched, with its words, when it is entered. */

import type { Component } from "svelte";

/** What a room is told: the parts of the address that its pattern has names for. */
export type Place = Record<string, string>;

export interface Room {
  /** The address, with a name for each part that varies. */
  at: RegExp;
  /** Its language file, where it has one of its own. */
  words?: string;
  enter: () => Promise<{ default: Component<{ place: Place }> | Component }>;
}

const ROOMS: Room[] = [
  { at: /^\/table\/(?<id>[a-z2-7]+)\/?$/, words: "table", enter: () => import("./table/Table.svelte") },
  { at: /^\/rules(?:\/(?<game>express|super))?\/?$/, words: "rules", enter: () => import("./rules/Rules.svelte") },
  { at: /^\/replay(?:\/(?<id>[a-z2-7]+))?\/?$/, words: "replay", enter: () => import("./replay/Replay.svelte") },
  { at: /^\/learn\/?$/, words: "learn", enter: () => import("./learn/Learn.svelte") },
  { at: /^\/learn\/(?<lesson>express|super)\/?$/, words: "learn", enter: () => import("./learn/LessonRoom.svelte") },
  { at: /^\/new\/?$/, words: "lobby", enter: () => import("./new/New.svelte") },
  { at: /^\/tables\/?$/, words: "me", enter: () => import("./tables/Tables.svelte") },
  { at: /^\/games\/?$/, words: "me", enter: () => import("./games/Games.svelte") },
  { at: /^\/me\/?$/, words: "me", enter: () => import("./me/Me.svelte") },
];

/** The room at an address and what it is told; null for the first screen. */
export function roomAt(path: string): { room: Room; place: Place } | null {
  for (const room of ROOMS) {
    const found = room.at.exec(path);
    if (found !== null) return { room, place: { ...found.groups } };
  }
  return null;
}
