/** What the page asks of the server over HTTP. What is refused says why, in the reader's language. */

import type { Catalogue, Me, NewTable, Problem, Refused, TableInfo } from "../wire";

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
    return ((await answer.json()) as Refused).error;
  } catch {
    return null; // not the server's own words: something between it and the page
  }
}

export const api = {
  /** Who I am; a new guest where the server doesn't know me yet. */
  guest: () => ask<Me>("POST", "/guests", {}),
  catalogue: () => ask<Catalogue>("GET", "/catalogue"),
  create: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  start: (table: string) => ask<TableInfo>("POST", `/tables/${table}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `/tables/${table}/rematch`),
};
