import { describe, expect, test } from "vitest";
import { formatWorkingMinutes, responseState } from "#src/features/submissions/inbox/first-response.rules.ts";

const at = (text: string) => new Date(`${text}:00+05:30`);
const friday = {
  createdAt: at("2026-11-20T15:00").toISOString(),
  firstRespondedAt: null,
  priority: "normal",
  status: "new",
  spam: false,
} as const;

describe("the first response of a submission", () => {
  test("is awaited in working hours, due in the last hour, and overdue after it", () => {
    expect(responseState(friday, at("2026-11-20T16:00"))).toMatchObject({ state: "waiting", minutes: 180 });
    expect(responseState(friday, at("2026-11-20T23:00"))).toMatchObject({ state: "due", minutes: 30 });
    expect(responseState(friday, at("2026-11-21T10:45"))).toMatchObject({ state: "overdue", minutes: 45 });
    expect(responseState(friday, at("2026-11-22T12:00"))).toMatchObject({ state: "overdue", minutes: 510 });
    const urgent = { ...friday, priority: "urgent" } as const;
    expect(responseState(urgent, at("2026-11-20T16:05"))).toMatchObject({ state: "overdue", minutes: 5 });
  });

  test("keeps the time it took once given, and is null for spam and where none is needed", () => {
    const answered = { ...friday, firstRespondedAt: at("2026-11-21T10:00").toISOString() };
    expect(responseState(answered, at("2026-12-01T10:00"))).toEqual({ state: "answered", minutes: 240 });
    expect(responseState({ ...friday, spam: true }, at("2026-12-01T10:00"))).toBeNull();
    expect(responseState({ ...friday, status: "archived" }, at("2026-12-01T10:00"))).toBeNull();
  });

  test("is shown in minutes, hours and working days", () => {
    expect([38, 60, 202, 1079, 1080].map(formatWorkingMinutes)).toEqual([
      "38 min",
      "1 h 00",
      "3 h 22",
      "17 h 59",
      "2 days",
    ]);
  });
});
