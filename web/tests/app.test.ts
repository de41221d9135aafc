import { expect, test } from "vitest";
import { isKept, isScreen, type RequestFacts } from "../src/app/keeping";

const SCREEN: RequestFacts = { method: "GET", mode: "navigate", path: "/table/abc", own: true };
const FILE: RequestFacts = { method: "GET", mode: "cors", path: "/assets/index-1a2b.js", own: true };

test("every address of the page is a screen, and nothing of the server is", () => {
  expect(isScreen(SCREEN)).toBe(true);
  expect(isScreen({ ...SCREEN, path: "/" })).toBe(true);
  for (const path of ["/api", "/api/tables", "/health/live", "/metrics"])
    expect(isScreen({ ...SCREEN, path })).toBe(false);
  expect(isScreen({ ...SCREEN, path: "/apiary" })).toBe(true);
});

test("only what stays the same under its name is kept, of this server, and when it is fetched", () => {
  expect(isKept(FILE)).toBe(true);
  expect(isKept({ ...FILE, path: "/icon-192.png" })).toBe(true);
  for (const path of ["/api/tables", "/", "/worker.js", "/folsom.webmanifest"])
    expect(isKept({ ...FILE, path })).toBe(false);
  expect(isKept({ ...FILE, own: false })).toBe(false);
  expect(isKept({ ...FILE, method: "POST" })).toBe(false);
});
