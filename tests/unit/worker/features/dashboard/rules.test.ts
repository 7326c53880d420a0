import fc from "fast-check";
import { expect, test } from "vitest";
import { summariseResponses } from "#worker/features/dashboard/dashboard.rules.ts";

test("the median, the ones in time and the stretches agree with the list of all responses", () => {
  const responses = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(responses, responses, (monday, tuesday) => {
      const days = [monday, tuesday].map((day) => {
        const counts: Record<string, number> = { "17": 0 };
        for (const minutes of day) counts[minutes] = (counts[minutes] ?? 0) + 1;
        return counts;
      });
      const all = [...monday, ...tuesday].sort((one, other) => one - other);
      const middle = [all[Math.floor((all.length - 1) / 2)] ?? 0, all[Math.floor(all.length / 2)] ?? 0];
      const { count, medianMinutes, withinTarget, spread } = summariseResponses(days);
      expect(count).toBe(all.length);
      expect(medianMinutes).toBe(Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2));
      expect(withinTarget).toBe(all.filter((minutes) => minutes <= 240).length);
      expect(spread.reduce((sum, part) => sum + part.count, 0)).toBe(all.length);
    }),
  );
});

test("without responses there is no median", () => {
  expect(summariseResponses([{ "30": 0 }])).toMatchObject({ count: 0, medianMinutes: null, withinTarget: 0 });
});
