import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // A leading underscore marks a value that is there for its position or to trigger a retry.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // noUncheckedIndexedAccess makes every indexed value possibly undefined, even right after a check.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Collections that change in place are never rendered; rendered state is replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // A space in braces survives the formatter; a plain one doesn't.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-empty-function": ["error", { allow: ["methods"] }] }, // stubs
  },
);
