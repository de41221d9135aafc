/** All that can be chosen, as the server lists it: asked for once. */

import type { Catalogue, GameInfo } from "./wire";
import { api } from "./wire/api";

class Shelf {
  now = $state.raw<Catalogue | null>(null);

  private asked: Promise<Catalogue> | null = null;

  /** The catalogue; after a failure it can be asked for again. */
  async load(): Promise<Catalogue> {
    this.asked ??= api.catalogue();
    try {
      return (this.now = await this.asked);
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }
}

export const shelf = new Shelf();

export function gameOf(catalogue: Catalogue, name: string): GameInfo {
  const found = catalogue.games.find((each) => each.game === name) ?? catalogue.games[0];
  if (found === undefined) throw new Error("there are no games");
  return found;
}
