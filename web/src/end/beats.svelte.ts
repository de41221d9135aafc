/** The events of a finished game, fetched while its loot is being counted. */

import { beatsOf, type StoryBeat } from "../story/beats";
import type { Replay } from "../wire/replay";

export class FetchedBeats {
  now = $state.raw<readonly StoryBeat[] | null>(null);
  failed = $state(false);

  constructor(private readonly read: () => Promise<Replay>) {}

  async fetch(): Promise<void> {
    this.failed = false;
    try {
      this.now = beatsOf(await this.read());
    } catch {
      this.failed = true;
    }
  }
}
