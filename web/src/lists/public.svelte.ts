/** Public tables as they come and go: looked at again every few seconds while the page is seen. */

import type { ListedTable } from "../wire";
import { api } from "../wire/api";

const AGAIN = 5_000; // milliseconds

export class PublicTables {
  tables = $state.raw<ListedTable[]>([]);
  loaded = $state(false);
  /** Whether the last look failed. */
  problem = $state(false);

  /** Keep looking; gives what stops it. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    try {
      this.tables = (await api.publicTables()).tables;
      [this.loaded, this.problem] = [true, false];
    } catch {
      this.problem = true;
    }
  }
}
