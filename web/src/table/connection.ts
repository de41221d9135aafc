/** What a table's model needs of others: someone to hear and to speak to, and perhaps someone who leads. */

import { plays } from "../games/loaded";
import type { Outgoing } from "../wire";
import type { Step } from "../wire/feed";
import { BROWSER, ServerConnection, socketAddress, type LinkState, type Unsent } from "../wire/connection";
import { language, say } from "../words/language.svelte";

/** A connection to the server, or whoever stands in for it. */
export interface Connection {
  say(message: Unsent): number | null;
  retry(): void;
  renew(): void;
  close(): void;
}

export type Connect = (heard: (message: Outgoing) => void, changed: (state: LinkState) => void) => Connection;

export const NOT_FETCHED = 0; // no code of the server's: what shows the game can't be fetched

/** A connection to a table of the server, by its id. What it says is held back until its game can be shown. */
export function connectTo(table: string): Connect {
  return (heard, changed) => {
    const failed = () => changed({ kind: "closed", code: NOT_FETCHED, sentence: say("no-answer") });
    return new ServerConnection(socketAddress(table, language()), BROWSER, heldBack(heard, failed), changed);
  };
}

/** Passes messages on, in their order, once the game that they are about was fetched. */
export function heldBack(heard: (message: Outgoing) => void, failed: () => void): (message: Outgoing) => void {
  let held: Outgoing[] | null = null;
  const release = () => {
    const waiting = held ?? [];
    held = null;
    waiting.forEach(heard);
  };
  return (message) => {
    if (held !== null) held.push(message);
    else if (message.type === "table" && !plays.has(message.table.table.game)) {
      held = [message];
      plays.load(message.table.table.game).then(release, failed);
    } else heard(message);
  };
}

/** Leads through what is shown: may hold each step back, and hears when nothing is left to show. */
export interface Guide {
  before: (step: Step) => Promise<void>;
  settled: () => void;
}
