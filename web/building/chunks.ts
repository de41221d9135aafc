/** Which modules are fetched together. What is always needed at once is one file: many small ones pack worse. */

/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const FIRST = /[\\/]src[\\/]main\.ts$/;
const PLAY = /[\\/]games[\\/](?!plain[\\/])[^\\/]+[\\/]play\.ts$/;

/** Which of these modules import one, directly or through others; a part that is fetched later doesn't count. */
function importersOf(id: string, modules: Modules, wanted: RegExp): Set<string> {
  const seen = new Set<string>();
  const next = [id];
  for (let each = next.pop(); each !== undefined; each = next.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    next.push(...(modules.getModuleInfo(each)?.importers ?? []));
  }
  return new Set([...seen].filter((each) => wanted.test(each)));
}

/** What the first screen needs: with the entry itself. */
export function firstChunk(id: string, modules: Modules): string | null {
  return importersOf(id, modules, FIRST).size > 0 ? "index" : null;
}

/** What several games need to be played. */
export function commonChunk(id: string, modules: Modules): string | null {
  return importersOf(id, modules, PLAY).size > 1 ? "common" : null;
}
