import { expect, test } from "vitest";
import { unseenText } from "#worker/features/messages/unseen-message.rules.ts";

const now = Date.parse("2026-11-22T10:00:00.000Z");
const message = (secondsAgo: number, direction: "in" | "out", adminName: string | null = "Asha Rao") => ({
  at: now - secondsAgo * 1000,
  direction,
  name: "Meera Nair",
  adminName,
});

test("a message that came while a reply was written is told with who wrote it and when", () => {
  expect(unseenText(message(10, "out"), now)).toBe("Asha Rao answered 10 s ago. Read it, then send again.");
  expect(unseenText(message(0, "in", null), now)).toMatch(/^Meera Nair wrote 1 s ago\./);
  expect(unseenText(message(150, "out", null), now)).toMatch(/^A former colleague answered 3 min ago\./);
});
