/** The parts of games, each fetched once. */

import type { Fetch, GameEnd, GameModule, GameMotions, GamePlay, GameReplay } from "./module";
import { moduleOf } from "./registry";

class Loaded<Part> {
  private readonly parts = new Map<string, Part>();

  constructor(private readonly fetchOf: (module: GameModule) => Fetch<Part>) {}

  async load(key: string): Promise<Part> {
    const found = this.parts.get(key) ?? (await this.fetchOf(moduleOf(key))()).default;
    this.parts.set(key, found);
    return found;
  }

  has(key: string): boolean {
    return this.parts.has(key);
  }

  /** A part that was fetched before. */
  of(key: string): Part {
    const found = this.parts.get(key);
    if (found === undefined) throw new Error(`the game ${key} wasn't fetched`);
    return found;
  }
}

export const plays = new Loaded<GamePlay>((module) => module.play);
export const motions = new Loaded<GameMotions>((module) => module.motions);
export const ends = new Loaded<GameEnd>((module) => module.end);
export const replays = new Loaded<GameReplay>((module) => module.replay);
