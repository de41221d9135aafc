/** What shows the end of a table: fetched, with its words, before it has come, so that nobody waits for it. */

import type { Component } from "svelte";
import type End from "../end/End.svelte";
import { ends } from "../games/loaded";
import type { GameEnd } from "../games/module";
import { wordsOf } from "../words/language.svelte";

type EndProps = typeof End extends Component<infer Props> ? Props : never;

export interface FetchedEnd {
  End: Component<EndProps>;
  game: GameEnd;
}

export class Ending {
  fetched = $state.raw<FetchedEnd | null>(null);
  failed = $state(false);

  private asked = "";

  /** Fetch how a game ends; a game that is being fetched isn't asked for again. */
  async fetch(key: string): Promise<void> {
    if (this.asked === key) return;
    this.asked = key;
    this.failed = false;
    try {
      const [{ default: End }, game] = await Promise.all([import("../end/End.svelte"), ends.load(key), wordsOf("end")]);
      this.fetched = { End, game };
    } catch {
      [this.asked, this.failed] = ["", true];
    }
  }
}
