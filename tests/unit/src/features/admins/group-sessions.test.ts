import { expect, test } from "vitest";
import { groupSessions } from "#src/features/admins/settings/group-sessions.ts";

test("the settings show this session and the newest of every other device, and put the older ones together", () => {
  const session = (id: string, device: string, day: number, current = false) => ({
    ...{ id, device, current },
    createdAt: `2026-11-0${day}T08:00:00.000Z`,
  });
  const { shown, older } = groupSessions(
    [
      session("phone 1", "Chrome on Android", 1),
      session("this", "Chrome on Linux", 2, true),
      session("phone 3", "Chrome on Android", 3),
      session("desk 4", "Chrome on Linux", 4),
      session("phone 2", "Chrome on Android", 2),
    ],
    ({ device }) => device,
  );
  expect(shown.map(({ id }) => id)).toEqual(["this", "desk 4", "phone 3"]);
  expect(older.map(({ id }) => id)).toEqual(["phone 2", "phone 1"]);
});
