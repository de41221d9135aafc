/** Sharing a finished game: what is being made, how far it is, and what became of it. */

import { copied } from "../copying";
import type { StoryBeat } from "../story/beats";
import { say } from "../words/language.svelte";
import { canSend, save, send } from "./giving";
import type { Finished } from "./making";

export type Making = "picture" | "clip" | null;

export class Sharing {
  making = $state<Making>(null);
  part = $state(0); // of the clip, from 0 to 1
  said = $state("");
  /** A clip that is ready: sending it needs another tap. */
  ready = $state.raw<File | null>(null);

  private stop = new AbortController();

  constructor(
    private readonly game: () => Finished,
    private readonly url: () => string,
  ) {}

  /** The result as a picture, to be looked at; null where it can't be drawn. */
  async preview(): Promise<HTMLCanvasElement | null> {
    try {
      const { pictureOf, sharedOf } = await import("./making");
      return await pictureOf(sharedOf(this.game()));
    } catch {
      return null;
    }
  }

  async picture(): Promise<void> {
    await this.make("picture", async () => {
      const { pictureFile } = await import("./making");
      return pictureFile(this.game());
    });
  }

  async clip(best: StoryBeat): Promise<void> {
    await this.make("clip", async (signal) => {
      const { clipFile, clipType } = await import("./making");
      if (clipType() === null) {
        this.said = say("share-no-clip");
        return null;
      }
      return clipFile(this.game(), best, { heard: (part) => (this.part = part), signal });
    });
  }

  async sendReady(): Promise<void> {
    const file = this.ready;
    this.ready = null;
    if (file !== null) await this.give(file);
  }

  async link(): Promise<void> {
    this.said = (await copied(this.url())) ? say("share-copied") : say("share-is", { url: this.url() });
  }

  /** Interrupt what is being made. */
  interrupt(): void {
    this.stop.abort();
  }

  private async make(what: Making, make: (signal: AbortSignal) => Promise<File | null>): Promise<void> {
    if (this.making !== null) return;
    this.stop = new AbortController();
    [this.making, this.part, this.said, this.ready] = [what, 0, "", null];
    try {
      const file = await make(this.stop.signal);
      if (file === null) return;
      if (what === "clip" && canSend(file)) this.ready = file;
      else await this.give(file);
    } catch {
      this.said = this.stop.signal.aborted ? "" : say("share-failed");
    } finally {
      this.making = null;
    }
  }

  private async give(file: File): Promise<void> {
    const { end, cast, outcome, below } = this.game();
    if (canSend(file)) {
      await send(file, say("share-text", { headline: end.headline(cast, outcome), below }), this.url());
    } else {
      save(file);
      this.said = say("share-saved", { file: file.name });
    }
  }
}
