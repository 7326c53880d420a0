import { expect, test } from "vitest";
import { nameInList } from "#src/features/stations/area-text.ts";

test("a list leaves out the name of the business", () => {
  expect(nameInList("Charge India Vashi")).toBe("Vashi");
  expect(nameInList("Highway Plaza")).toBe("Highway Plaza");
});
