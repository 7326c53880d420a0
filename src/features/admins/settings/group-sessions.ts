interface Session {
  current: boolean;
  createdAt: string;
}

/**
 * Splits sessions into this one with the newest of every other device, and the older ones of the
 * same devices, each newest first.
 */
export function groupSessions<One extends Session>(
  sessions: readonly One[],
  deviceOf: (session: One) => string,
) {
  const newestFirst = sessions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const current = newestFirst.filter((session) => session.current);
  const others = newestFirst.filter((session) => !session.current);
  const newest = [...Map.groupBy(others, deviceOf).values()].flatMap((group) => group.slice(0, 1));
  return { shown: [...current, ...newest], older: others.filter((session) => !newest.includes(session)) };
}
