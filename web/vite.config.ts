import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import type { Plugin, Rollup } from "vite";
import { commonChunk, firstChunk } from "./building/chunks";
import { rulesInPage } from "./building/plugin";
import { onSheets } from "./building/styles";

const WORKER = "worker.js"; // at the top, so that it serves the whole page

/** All art stands in the page itself as symbols: `<use href="#…">` then takes the colours of where it stands. */
function artInPage(): Plugin {
  return {
    name: "folsom-art",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("<!--art-->", () => readFileSync("src/art/pieces.svg", "utf8")),
    },
  };
}

/** A chunk, what it can't do without, and their styles. */
function fetchedWith(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const needed = chunk.imports.flatMap((name) => {
    const part = bundle[name];
    return part?.type === "chunk" ? fetchedWith(part, bundle) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...needed];
}

/** An entry that only fetches another chunk: the page names that one itself, and the entry isn't kept. */
function isKept(chunk: Rollup.OutputChunk): boolean {
  return chunk.code.replaceAll(/import\s*["'][^"']+["'];?|\s/g, "") !== "";
}

/** The service worker is told which files make up the first screen, and a name that changes with any of them. */
function shellInWorker(): Plugin {
  return {
    name: "folsom-shell",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker isn't built");
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const spoken = chunks.filter((chunk) => /\/(page|games)\.ftl\?raw$/.test(chunk.facadeModuleId ?? ""));
      const first = chunks.filter((chunk) => chunk.isEntry && chunk.name === "index");
      const named = new Set(chunks.filter((chunk) => !isKept(chunk)).map((chunk) => chunk.fileName));
      const needed = [...first, ...spoken].flatMap((chunk) => fetchedWith(chunk, bundle));
      const files = needed.filter((name) => !named.has(name));
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 16);
      const shell = JSON.stringify({ version, files: [...new Set(files)].sort().map((name) => `/${name}`) });
      worker.code = worker.code.replaceAll("SHELL", () => shell);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), artInPage(), rulesInPage(), shellInWorker()],
  base: "/",
  css: { postcss: { plugins: onSheets() } },
  build: {
    outDir: "../src/folsom/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's own rules of safety allow no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/app/worker.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: firstChunk, debugName: "first", priority: 2 },
            { name: commonChunk, debugName: "common", priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 }, // no test depends on speed
});
