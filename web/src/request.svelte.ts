/** Something that is asked of the server: under way, done, or refused with a sentence. */

import { RefusedError } from "./wire/api";
import { say } from "./words/language.svelte";

export class ServerRequest {
  busy = $state(false);
  /** Why it couldn't be done, in the reader's language. */
  problem = $state("");
  /** The same for programs. */
  code = $state("");

  /** Do it, one at a time; whether it was done. */
  async at(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem, this.code] = [true, "", ""];
    try {
      await act();
      return true;
    } catch (error) {
      const refused = error instanceof RefusedError && error.message !== "" ? error : null;
      this.problem = refused?.message ?? say("no-answer");
      this.code = refused?.problem?.code ?? "";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
