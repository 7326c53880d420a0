import { expect, it } from "vitest";
import { isAboutPerson } from "#worker/features/privacy/purge.rules.ts";

const person = { firstName: "🙂", lastName: "---", email: "a@example.in", phone: null, reference: "EV-1" };

it("a name without a letter or digit is in no other view", () => {
  expect(isAboutPerson({ name: "Overdue in Pune", query: "status=new" }, person)).toBe(false);
  expect(isAboutPerson({ name: "Call a@example.in", query: "" }, person)).toBe(true);
});
