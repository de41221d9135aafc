/** What the page asks of the server over HTTP. What is refused says why, in the reader's language. */

import type { Catalogue, ErrorBody, Me, NewTable, Problem, RecoveryPhrase, TableInfo, Tables } from "../wire";

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.sentence ?? "");
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const language = document.documentElement.lang;
  const init: RequestInit = { method, headers: { "Accept-Language": language } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok) throw new RefusedError(answer.status, await problemOf(answer));
  return (await answer.json()) as Answer;
}

/** What an answer says that isn't 2xx. */
export async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    return ((await answer.json()) as ErrorBody).error;
  } catch {
    return null; // not the server's own words: something between it and the page
  }
}

export const api = {
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),

  /** Who I am; a new guest, with this name or one that is made up, where the server doesn't know me yet. */
  guest: (name: string | null = null) => ask<Me>("POST", "/guests", { name }),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  phrase: () => ask<RecoveryPhrase>("POST", "/me/phrase"),
  recover: (phrase: string) => ask<Me>("POST", "/recover", { phrase }),
  revoke: () => ask<Me>("POST", "/me/revoke"),
  leave: () => ask<Me>("POST", "/me/leave"),

  publicTables: () => ask<Tables>("GET", "/tables"),
  myTables: (before: string | null = null) => ask<Tables>("GET", `/me/tables${before ? `?before=${before}` : ""}`),

  /** The open table of this code. */
  join: (code: string) => ask<TableInfo>("POST", "/join", { code }),
  create: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  sit: (table: string, seat: number) => ask<TableInfo>("POST", `/tables/${table}/sit`, { seat }),
  stand: (table: string, seat: number) => ask<TableInfo>("POST", `/tables/${table}/stand`, { seat }),
  move: (table: string, seat: number, to: number) => ask<TableInfo>("POST", `/tables/${table}/move`, { seat, to }),
  nameSeat: (table: string, seat: number, name: string) =>
    ask<TableInfo>("POST", `/tables/${table}/name`, { seat, name }),
  free: (table: string, seat: number) => ask<TableInfo>("POST", `/tables/${table}/remove`, { seat }),
  seatBot: (table: string, seat: number, level: string) =>
    ask<TableInfo>("POST", `/tables/${table}/bot`, { seat, level }),
  start: (table: string) => ask<TableInfo>("POST", `/tables/${table}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `/tables/${table}/rematch`),
};
