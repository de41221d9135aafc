/** What a table's model needs of others: someone to hear and to speak to, and perhaps someone who leads. */

import type { Outgoing } from "../wire";
import type { Step } from "../wire/feed";
import { BROWSER, ServerConnection, socketAddress, type LinkState, type Unsent } from "../wire/connection";
import { language } from "../words/language.svelte";

/** A connection to the server, or whoever stands in for it. */
export interface Connection {
  say(message: Unsent): number | null;
  retry(): void;
  renew(): void;
  close(): void;
}

export type Connect = (heard: (message: Outgoing) => void, changed: (state: LinkState) => void) => Connection;

/** A connection to a table of the server, by its id. */
export function connectTo(table: string): Connect {
  return (heard, changed) => new ServerConnection(socketAddress(table, language()), BROWSER, heard, changed);
}

/** Leads through what is shown: may hold each step back, and hears when nothing is left to show. */
export interface Guide {
  before: (step: Step) => Promise<void>;
  settled: () => void;
}
