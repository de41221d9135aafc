/** What this device played last: the game, how many, and how good the bots were. The next game begins with it. */

import { gameOf } from "./catalogue.svelte";
import { recall, remember } from "./memory";
import type { Catalogue } from "./wire";
import type { GameName } from "./wire/api";

export const GAMES: readonly GameName[] = ["express", "super"];
export const USUAL_LEVEL = "drifter";

const LAST = "folsom.last";

export interface Picks {
  game: GameName;
  players: number;
  level: string;
}

/** What was played last, as far as it is still to be had. */
export function lastPicks(catalogue: Catalogue): Picks {
  const kept = read();
  const game = GAMES.find((each) => each === kept["game"]) ?? GAMES[0] ?? "express";
  return fitted(catalogue, { game, players: Number(kept["players"]), level: String(kept["level"]) });
}

/** The same for a game, with as many players and such bots as it has. */
export function fitted(catalogue: Catalogue, picks: Picks): Picks {
  const info = gameOf(catalogue, picks.game);
  const players = info.players.includes(picks.players) ? picks.players : info.usual_players;
  const level = info.levels.some((each) => each.name === picks.level) ? picks.level : USUAL_LEVEL;
  return { game: info.game, players, level };
}

export function keepPicks(picks: Picks): void {
  remember(LAST, JSON.stringify(picks));
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(recall(LAST) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // not what this page has kept
  }
}
