import { expect, test } from "vitest";
import { nextAttempt } from "#src/features/submissions/attempt.ts";

const clientId = "0190a000-0000-7000-8000-000000000001";

test("the same words go under the same id as often as they are sent", () => {
  const first = nextAttempt({ clientId }, { message: "Two chargers" });
  const again = nextAttempt(first, { message: "Two chargers" });
  expect([first.clientId, again.clientId]).toEqual([clientId, clientId]);
});

test("words that were changed after an attempt go under an id of their own, and keep that", () => {
  const first = nextAttempt({ clientId }, { message: "Two chargers" });
  const changed = nextAttempt(first, { message: "Four chargers" });
  expect(changed.clientId).not.toBe(clientId);
  expect(nextAttempt(changed, { message: "Four chargers" }).clientId).toBe(changed.clientId);
});
