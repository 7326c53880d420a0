import fc from "fast-check";
import { expect, test } from "vitest";
import { splitName } from "#shared/split-name.ts";

test("the first word is the first name, and no character but white space is lost", () => {
  expect(splitName("Asha Devi Rao")).toEqual({ firstName: "Asha", lastName: "Devi Rao" });
  expect(splitName(" Asha ")).toEqual({ firstName: "Asha", lastName: "" });
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { firstName, lastName } = splitName(name);
      expect(firstName).not.toMatch(/\s/);
      expect(`${firstName}${lastName}`.replace(/\s/g, "")).toBe(name.replace(/\s/g, ""));
    }),
  );
});

test("extra spaces around and between words are removed", () => {
  expect(splitName("  Kaveri  Devi Raghunathan ")).toEqual({
    firstName: "Kaveri",
    lastName: "Devi Raghunathan",
  });
  expect(splitName("Kaveri")).toEqual({ firstName: "Kaveri", lastName: "" });
  expect(splitName("")).toEqual({ firstName: "", lastName: "" });
});
