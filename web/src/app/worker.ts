/**
 * The service worker: the page opens without a connection, and says so itself.
 *
 * The index comes from the server where that answers, so that a new version is seen at once; what has a hash in its
 * name is kept once it was fetched. What the server says under `/api` is never kept.
 */

/// <reference lib="webworker" />

import { isKept, isScreen, type RequestFacts } from "./keeping";

declare const SHELL: { version: string; files: string[] }; // put in when the page is built

const worker = self as unknown as ServiceWorkerGlobalScope;
const INDEX = "/";

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOlder()));
worker.addEventListener("fetch", (event) => {
  const asked = askedOf(event.request);
  if (isScreen(asked)) event.respondWith(screen(event.request));
  else if (isKept(asked)) event.respondWith(kept(event.request));
});

function askedOf(request: Request): RequestFacts {
  const { pathname, origin } = new URL(request.url);
  return { method: request.method, mode: request.mode, path: pathname, own: origin === worker.location.origin };
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL.version);
  await cache.addAll([INDEX, ...SHELL.files]);
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL.version).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function screen(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(INDEX)) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL.version)).put(request, answer.clone());
  return answer;
}
