import { type SQL, sql } from "drizzle-orm";
import type { ContentLanguage } from "#shared/content-languages.ts";
import type { ContentType } from "#shared/contract/discover-fields.ts";
import type { Db } from "../../db/client.ts";

/** Up to this offset, skipping index entries costs less than reading the timeline. */
const maxPlainOffset = 1000;

/** Bucket lengths as powers of two of milliseconds: 1.1 years, 6 days, 2.3 hours, 2.2 minutes. */
const [coarsest, ...finer] = [35, 29, 23, 17] as const;
const finest = 17;

/** The start of a page: `skip` items after the newest one that is not newer than `notAfter`. */
export interface PageStart {
  /** Milliseconds since 1970; null for no bound. */
  notAfter: number | null;
  skip: number;
}

/** Items that the timeline counts together: of a type, in a language, or both. */
interface TimelineFilter {
  type?: ContentType;
  /** All of them, when none are named. */
  languages?: readonly ContentLanguage[];
}

/** What `discover_timeline` calls the items of a filter: one key, or one for each language. */
function keysOf({ type, languages }: TimelineFilter): string[] {
  return languages?.map((language) => (type ? `${language} ${type}` : language)) ?? [type ?? ""];
}

/** How many published items a filter has. */
export async function countInTimeline(db: Db, filter: TimelineFilter): Promise<number> {
  const [counted] = await db.all<{ total: number }>(
    sql`SELECT coalesce(sum(items), 0) AS total FROM discover_timeline WHERE content_type IN ${keysOf(filter)} AND shift = ${coarsest}`,
  );
  return counted?.total ?? 0;
}

/**
 * Finds the start of a deep page without reading all items before it. `discover_timeline` counts
 * the published items in buckets of time; 64 buckets of one length make one of the next, so that
 * the descent reads a few hundred rows.
 */
export async function pageStart(
  db: Db,
  { offset, ...filter }: TimelineFilter & { offset: number },
): Promise<PageStart> {
  if (offset <= maxPlainOffset) return { notAfter: null, skip: offset };
  const level = (shift: number, from: SQL, before: SQL, inside: SQL) => sql`
    found_${sql.raw(String(shift))} AS (
      SELECT bucket, upto - items AS before FROM (
        SELECT t.bucket, sum(t.items) AS items, ${before} + sum(sum(t.items)) OVER (ORDER BY t.bucket DESC) AS upto
        FROM ${from} discover_timeline t WHERE t.content_type IN ${keysOf(filter)} AND t.shift = ${shift} ${inside}
        GROUP BY t.bucket)
      WHERE upto > ${offset} ORDER BY bucket DESC LIMIT 1)`;
  const levels = [
    level(coarsest, sql``, sql`0`, sql``),
    ...finer.map((shift) =>
      level(
        shift,
        sql.raw(`found_${shift + 6} p JOIN`),
        sql`p.before`,
        sql`AND t.bucket BETWEEN p.bucket * 64 AND p.bucket * 64 + 63`,
      ),
    ),
  ];
  const [found] = await db.all<{ bucket: number; before: number }>(
    sql`WITH ${sql.join(levels, sql`, `)} SELECT bucket, before FROM found_${sql.raw(String(finest))}`,
  );
  // Past the last page: no item has a negative time.
  if (!found) return { notAfter: -1, skip: 0 };
  return { notAfter: (found.bucket + 1) * 2 ** finest - 1, skip: offset - found.before };
}
