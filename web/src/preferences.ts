/** What this device played last: the game, how many, and how good the bots were. The next game begins with it. */

import { gameOf } from "./catalogue.svelte";
import { recall, remember } from "./storage";
import type { Catalogue } from "./wire";
import type { GameName } from "./wire/api";
import { DEFAULT_LEVEL } from "./wire/defaults";

export const GAMES: readonly GameName[] = ["express", "super"];

const LAST = "folsom.last";
const FORMER: Record<string, GameName> = { superexpress: "super" }; // as earlier pages kept it

export interface Preferences {
  game: GameName;
  players: number;
  level: string;
}

/** What was played last, as far as it is still to be had. */
export function lastPreferences(catalogue: Catalogue): Preferences {
  const kept = read();
  const game = GAMES.find((each) => each === (FORMER[String(kept["game"])] ?? kept["game"])) ?? "express";
  return fitted(catalogue, { game, players: Number(kept["players"]), level: String(kept["level"]) });
}

/** The same for a game, with as many players and such bots as it has. */
export function fitted(catalogue: Catalogue, preferences: Preferences): Preferences {
  const info = gameOf(catalogue, preferences.game);
  const players = info.players.includes(preferences.players) ? preferences.players : info.usual_players;
  const level = info.levels.some((each) => each.name === preferences.level) ? preferences.level : DEFAULT_LEVEL;
  return { game: info.game, players, level };
}

export function keepPreferences(preferences: Preferences): void {
  remember(LAST, JSON.stringify(preferences));
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(recall(LAST) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // not what this page has kept
  }
}
