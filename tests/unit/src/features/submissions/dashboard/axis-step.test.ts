import fc from "fast-check";
import { expect, test } from "vitest";
import { axisStep } from "#src/features/submissions/dashboard/dashboard.rules.ts";

test("a chart has one to four lines above zero, at whole numbers that people count in", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
      const step = axisStep(highest);
      expect(String(step)).toMatch(/^[125]0*$/);
      const lines = Math.ceil(highest / step);
      expect(lines).toBeGreaterThanOrEqual(1);
      expect(lines).toBeLessThanOrEqual(4);
    }),
  );
});
