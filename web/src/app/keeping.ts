/** What the service worker does with what is asked for. */

export interface RequestFacts {
  method: string;
  mode: string;
  path: string;
  /** Whether it is asked of the page's own server. */
  own: boolean;
}

const SERVERS = /^\/(api|health|metrics)(\/|$)/;
const LASTING = /^\/(assets\/|icon)/;

/** A screen of the page: the index shows it. */
export function isScreen({ method, mode, path, own }: RequestFacts): boolean {
  return own && method === "GET" && mode === "navigate" && !SERVERS.test(path);
}

/** A file that stays the same under its name. */
export function isKept({ method, path, own }: RequestFacts): boolean {
  return own && method === "GET" && LASTING.test(path);
}
