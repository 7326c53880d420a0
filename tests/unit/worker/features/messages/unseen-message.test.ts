import { expect, test } from "vitest";
import { idsOf, unseenAnswer } from "#src/features/submissions/inbox/detail/unseen-answer.rules.ts";

const now = Date.parse("2026-11-22T10:00:00.000Z");
const message = (id: string, secondsAgo: number, direction: "in" | "out") => ({
  id,
  at: new Date(now - secondsAgo * 1000).toISOString(),
  direction,
  name: "Meera Nair",
  adminName: direction === "out" ? "Asha Rao" : null,
});

test("who writes a reply is told of the newest message that came after it was begun, and of no other", () => {
  const begun = [message("a", 900, "in"), message("b", 600, "out")];
  const seen = idsOf(begun);
  expect(unseenAnswer(begun, seen, now)).toBe(null);
  expect(unseenAnswer([...begun, message("c", 10, "out")], seen, now)).toBe("Asha Rao answered 10 s ago.");
  expect(unseenAnswer([...begun, message("c", 10, "out"), message("d", 0, "in")], seen, now)).toBe(
    "Meera Nair wrote 1 s ago.",
  );
  expect(unseenAnswer([...begun, message("c", 150, "out")], seen, now)).toBe("Asha Rao answered 3 min ago.");
});
