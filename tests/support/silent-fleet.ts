import type { StoredReport } from "#shared/station-status.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import { silentPoints, withActivity } from "#worker/features/stations/silent-points.rules.ts";

interface Fleet {
  stations: number;
  /** Sessions of a point in a day, from the quietest station to the busiest. */
  sessions: [least: number, most: number];
  seed: number;
}

const warmUpMs = 28 * dayMs;
const watchedMs = 3 * dayMs;
const ghostShare = 0.1;
/** Share of a usual hour's sessions in each hour of the day. */
const byHour = [
  0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 1.2, 1.4, 1.5, 1.5, 1.4, 1.4, 1.3, 1.3, 1.4, 1.6, 1.8, 1.8, 1.6, 1.2,
  0.9, 0.6, 0.4,
];
const usualHour = byHour.reduce((sum, share) => sum + share, 0) / 24;

/**
 * The largest share of broken points that any rule on changes alone can mark within three days for this share of
 * false alarms, in a fleet whose stations have `least` to `most` sessions a day at each point: cars come at random
 * (Poisson) at a rate that the rule knows. A sound point is silent for three days at some time of three with
 * probability (1 + x) e^-x, x its sessions in three days; marking the stations from some x on is best, because
 * a broken and a sound point that were silent for longer tell nothing more apart.
 */
export function bestShare([least, most]: Fleet["sessions"], alarmShare: number): number {
  const alarmsAbove = (rate: number) => (3 * rate + 2) * Math.exp(-3 * rate);
  const alarms = (from: number) => (alarmsAbove(from) - alarmsAbove(most)) / 3 / (most - least);
  let [low, high] = [least, most];
  if (alarms(least) <= alarmShare) return 1;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (alarms(middle) > alarmShare) low = middle;
    else high = middle;
  }
  return (most - high) / (most - least);
}

/**
 * A simulated fleet in which points break without a word: they go on to be reported free. Returns the share of
 * these that are marked within three days, and that of the sound ones which are ever marked in that time.
 */
export function watchFleet({ stations, sessions: [least, most], seed }: Fleet) {
  const random = randomFrom(seed);
  const found = { ghosts: 0, marked: 0, sound: 0, alarms: 0 };
  for (let station = 0; station < stations; station++) {
    const perDay = least + ((most - least) * station) / Math.max(1, stations - 1);
    const uids = Array.from({ length: 2 + Math.floor(random() * 7) }, (_, index) => `P${index}`);
    const ghosts = new Set(uids.filter(() => random() < ghostShare));
    const marked = watchStation(uids, { ghosts, perDay, random });
    for (const uid of uids) {
      const isGhost = ghosts.has(uid);
      found[isGhost ? "ghosts" : "sound"]++;
      if (marked.has(uid)) found[isGhost ? "marked" : "alarms"]++;
    }
  }
  return { ...found, markedShare: found.marked / found.ghosts, alarmShare: found.alarms / found.sound };
}

/** The points that were marked at any full hour after the ghosts broke. */
function watchStation(
  uids: readonly string[],
  { ghosts, perDay, random }: { ghosts: ReadonlySet<string>; perDay: number; random: () => number },
): Set<string> {
  const reports: Record<string, StoredReport> = {};
  const marked = new Set<string>();
  const report = (uid: string, status: StoredReport["status"], now: number) => {
    reports[uid] = withActivity(reports[uid], { status, reportedAt: now, confirmedAt: now }, now);
  };
  const freeAt = new Map(uids.map((uid) => [uid, 0]));
  for (const uid of uids) report(uid, "AVAILABLE", 0);
  const stepMs = hourMs / 4;
  for (let now = stepMs; now <= warmUpMs + watchedMs; now += stepMs) {
    const hour = Math.floor((now % dayMs) / hourMs);
    const chance = ((perDay / 24) * (byHour[hour] ?? 1)) / usualHour / 4;
    for (const uid of uids) {
      if (ghosts.has(uid) && now > warmUpMs) report(uid, "AVAILABLE", now);
      else if ((freeAt.get(uid) ?? 0) > now) continue;
      else if (reports[uid]?.status === "CHARGING") report(uid, "AVAILABLE", now);
      else if (random() < chance) {
        report(uid, "CHARGING", now);
        freeAt.set(uid, now + (0.5 + random()) * hourMs);
      } else report(uid, "AVAILABLE", now);
    }
    if (now > warmUpMs && now % hourMs === 0) for (const uid of silentPoints(reports, now)) marked.add(uid);
  }
  return marked;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
