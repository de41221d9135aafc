/** The screen of the page: which address leads where. A screen is fetched, with its words, when it is entered. */

import type { Component } from "svelte";
import { MODULES } from "./games/registry";

/** What a screen is told: the parts of the address that its pattern has names for. */
export type AddressParts = Record<string, string>;

export interface Screen {
  /** The address, with a name for each part that varies. */
  at: RegExp;
  /** Its language files, where it has some of its own. */
  words?: readonly string[];
  enter: () => Promise<{ default: Component<{ place: AddressParts }> | Component }>;
}

/** The keys of games that have something, as a pattern. */
function keysOf(part: "famous" | "lesson" | "rules"): string {
  return MODULES.flatMap((module) => (module[part] === null ? [] : [module.key])).join("|");
}

const SCREENS: Screen[] = [
  { at: /^\/table\/(?<id>[a-z2-7]+)\/?$/, words: ["table", "help"], enter: () => import("./table/Table.svelte") },
  {
    at: new RegExp(`^/rules(?:/(?<game>${keysOf("rules")}))?/?$`),
    words: ["rules"],
    enter: () => import("./rules/Rules.svelte"),
  },
  {
    at: /^\/replay(?:\/(?<id>[a-z2-7]+))?\/?$/,
    words: ["replay", "help"],
    enter: () => import("./replay/Replay.svelte"),
  },
  {
    at: new RegExp(`^/replay/famous/(?<famous>${keysOf("famous")})/?$`),
    words: ["replay", "help"],
    enter: () => import("./replay/Replay.svelte"),
  },
  { at: /^\/learn\/?$/, words: ["learn", "help"], enter: () => import("./learn/Learn.svelte") },
  {
    at: new RegExp(`^/learn/(?<lesson>${keysOf("lesson")})/?$`),
    words: ["learn", "help"],
    enter: () => import("./learn/LessonScreen.svelte"),
  },
  { at: /^\/new\/?$/, words: ["lobby"], enter: () => import("./new/New.svelte") },
  { at: /^\/tables\/?$/, words: ["me"], enter: () => import("./tables/Tables.svelte") },
  { at: /^\/games\/?$/, words: ["me"], enter: () => import("./lists/Games.svelte") },
  { at: /^\/me\/?$/, words: ["me"], enter: () => import("./me/Me.svelte") },
];

/** The screen at an address and what it is told; null for the first screen. */
export function screenAt(path: string): { screen: Screen; place: AddressParts } | null {
  for (const screen of SCREENS) {
    const found = screen.at.exec(path);
    if (found !== null) return { screen, place: { ...found.groups } };
  }
  return null;
}
