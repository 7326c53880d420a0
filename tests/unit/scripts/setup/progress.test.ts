import { afterEach, expect, test, vi } from "vitest";
import { progress, progressLine } from "../../../../scripts/setup/progress.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a long command says every 15 seconds what it does, how far it is and how long that still takes", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
  progress.begin("building");
  vi.advanceTimersByTime(15_000);
  progress.begin("reports", 10_000);
  progress.add(4000);
  vi.advanceTimersByTime(30_000);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    "... building: 15 s so far",
    "... reports: 4,000 of 10,000, 15 s so far, about 23 s left",
    "... reports: 4,000 of 10,000, 30 s so far, about 45 s left",
  ]);
});

test.each([
  [{ what: "pages", total: 8, done: 0 }, "... pages: 0 of 8, 2 min 5 s so far"],
  [{ what: "pages", total: 8, done: 5 }, "... pages: 5 of 8, 2 min 5 s so far, about 1 min 15 s left"],
  [{ what: "files", total: 0, done: 8 }, "... files: 8, 2 min 5 s so far"],
  [{ what: "pages", total: 8, done: 8 }, "... pages: 8 of 8, 2 min 5 s so far"],
])("nothing is promised before the first is done, nor after the last", (part, line) => {
  expect(progressLine({ ...part, began: 0 }, 125_000)).toBe(line);
});
