import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

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

export default defineConfig({
  plugins: [svelte(), artInPage()],
  base: "/",
  build: {
    outDir: "../src/folsom/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's own rules of safety allow no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
