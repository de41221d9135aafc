/** What a table says is held back until its game was fetched. */
import { beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/games/module";
import type { Outgoing } from "../src/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { documentElement: { dataset: {} }, cookie: "" });

const fetched = vi.fn<GameModule["play"]>();
vi.mock("../src/games/registry", () => ({ moduleOf: () => ({ play: fetched }) }));

const { heldBack } = await import("../src/table/connection");
const { plays } = await import("../src/games/loaded");

const tableOf = (game: string, seq: number) => ({ type: "table", seq, table: { table: { game } } }) as Outgoing;
const pong = (seq: number) => ({ type: "pong", seq, id: 0 }) as Outgoing;

let [heard, failed] = [vi.fn<(message: Outgoing) => void>(), vi.fn<() => void>()];
const seen = () => heard.mock.calls.map(([{ seq }]) => seq);

beforeEach(() => {
  [heard, failed] = [vi.fn(), vi.fn()];
  fetched.mockReset();
});

test("messages wait for the game, and then come in their order", async () => {
  fetched.mockResolvedValue({ default: {} as never });
  const hear = heldBack(heard, failed);
  [tableOf("first", 0), pong(1), pong(2)].forEach(hear);
  expect(heard).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(seen()).toEqual([0, 1, 2]));
  hear(pong(3));
  expect(seen()).toEqual([0, 1, 2, 3]);
});

test("a game that was fetched is shown at once, and isn't fetched again", async () => {
  fetched.mockResolvedValue({ default: {} as never });
  await plays.load("second");
  heldBack(heard, failed)(tableOf("second", 0));
  expect(seen()).toEqual([0]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what can't be fetched is told, and nothing is shown", async () => {
  fetched.mockRejectedValue(new Error("offline"));
  const hear = heldBack(heard, failed);
  hear(tableOf("third", 0));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  hear(pong(1));
  expect(heard).not.toHaveBeenCalled();
});

test("a part that wasn't fetched can't be asked for", () => {
  expect(() => plays.of("nowhere")).toThrow("nowhere");
});
