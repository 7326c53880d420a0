import { expect, test } from "vitest";
import { isNearlyUsedUp } from "#src/features/admins/settings/mail-quota.rules.ts";

test("settings warn from four fifths of the day's mails on, and never where the limit is not known", () => {
  expect(isNearlyUsedUp({ sentToday: 159, dailyLimit: 200 })).toBe(false);
  expect(isNearlyUsedUp({ sentToday: 160, dailyLimit: 200 })).toBe(true);
  expect(isNearlyUsedUp({ sentToday: 240, dailyLimit: 200 })).toBe(true);
  expect(isNearlyUsedUp({ sentToday: 5000, dailyLimit: null })).toBe(false);
});
