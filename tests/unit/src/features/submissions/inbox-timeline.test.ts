import { expect, test } from "vitest";
import type { ConversationMessage } from "#shared/contract/messages.ts";
import type { SubmissionStats, TimelineEntry } from "#shared/contract/submissions.ts";
import { arrivedSince } from "#src/features/submissions/alerts/use-new-submissions.ts";
import { noteThread, timelineOf } from "#src/features/submissions/inbox/detail/timeline.rules.ts";

/** A timeline of notes, written as the values that the latest note had one after the other. */
function timeline(...values: (string | null)[]): TimelineEntry[] {
  const entries = values.map((to, at) => ({
    id: String(at),
    at: "2026-11-22T10:00:00.000Z",
    adminName: "Kavya Rao",
    field: "notes",
    from: values[at - 1] ?? null,
    to,
    outcome: null,
  }));
  return entries.reverse();
}

test("a thread of notes shows each of them, newest first, without those that were undone", () => {
  const texts = (...values: (string | null)[]) => noteThread(timeline(...values)).map(({ to }) => to);
  expect(texts("one", "two", "three")).toEqual(["three", "two", "one"]);
  expect(texts("one", "two", "one")).toEqual(["one"]);
  expect(texts("one", null)).toEqual([]);
  expect(texts("one", null, "two")).toEqual(["two"]);
});

test("mails, notes and events stand in the order in which they happened, and a note that no entry has is first", () => {
  const at = (minute: number) => `2026-11-22T10:0${minute}:00.000Z`;
  const entry = (minute: number, field: string, to: string) =>
    ({
      id: `${field} ${minute}`,
      at: at(minute),
      adminName: "Kavya Rao",
      field,
      from: null,
      to,
    }) as TimelineEntry;
  const message = (minute: number) => ({ id: `mail ${minute}`, at: at(minute) }) as ConversationMessage;
  const shown = (latest: string | null) =>
    timelineOf(
      [message(1), message(4)],
      [entry(5, "status", "completed"), entry(3, "notes", "Rang twice"), entry(2, "assignee", "Kavya Rao")],
      latest,
    ).map((item) =>
      item.kind === "message" ? item.message.id : item.kind === "note" ? item.text : item.entry.id,
    );
  const listed = ["mail 1", "assignee 2", "Rang twice", "mail 4", "status 5"];
  expect(shown("Rang twice")).toEqual(listed);
  expect(shown("From a list of 2019")).toEqual(["From a list of 2019", ...listed]);
});

test("enquiries that came in are counted over midnight, and a deleted one is not taken for a new one", () => {
  const stats = (days: Record<string, number>) =>
    ({ last30Days: Object.entries(days).map(([date, count]) => ({ date, count })) }) as SubmissionStats;
  const before = stats({ "2026-11-21": 4, "2026-11-22": 2 });
  expect(arrivedSince(before, stats({ "2026-11-21": 4, "2026-11-22": 5 }))).toBe(3);
  expect(arrivedSince(before, stats({ "2026-11-22": 3, "2026-11-23": 2 }))).toBe(3);
  expect(arrivedSince(before, stats({ "2026-11-21": 3, "2026-11-22": 1 }))).toBe(0);
});
