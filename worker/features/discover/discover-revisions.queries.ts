import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DiscoverRevision, DiscoverRevisionContent, ListedRevision } from "#shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#shared/contract/discover-input.ts";
import { isoTime, minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems, discoverRevisions } from "../../db/schema.ts";
import { previousChanged, type WriteContext } from "../audit/audit.queries.ts";

/** How many revisions of an item are stored. */
const maxRevisions = 50;
/** An autosaved revision younger than this is replaced by the next save of the same admin. */
const autosaveReplacedMs = 10 * minuteMs;

/** An item's content under the contract's names, built in SQL, exactly as stored. */
const content = sql.raw(`json_object(
  'title', title, 'slug', slug, 'description', description, 'contentType', content_type,
  'isPublished', json(iif(is_published, 'true', 'false')),
  'mainImageUrl', main_image_url, 'mainImageAlt', main_image_alt, 'mainVideoUrl', main_video_url,
  'features', json(features), 'sections', json(sections), 'importantNote', important_note,
  'keyHighlights', json(key_highlights), 'faqs', json(faqs), 'tags', json(tags),
  'metaTitle', meta_title, 'metaDescription', meta_description)`);

/**
 * Stores the content before an item's first change, for items older than revisions. Runs before
 * the change, under its guard.
 */
export function recordFirstRevision(db: Db, guard: SQL | undefined) {
  return db.insert(discoverRevisions).select(
    sql`SELECT id, version, updated_at, author_id, author_name, ${content}, 0 FROM ${discoverItems}
        WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM ${discoverRevisions} WHERE item_id = ${discoverItems.id})`,
  );
}

/**
 * The parts of an `auditedBatch` that store the content after a save, and delete the revisions
 * that it replaces or that are too old.
 */
export function recordRevision(
  db: Db,
  id: string,
  { actor, now }: WriteContext,
  { autosaved = false }: { autosaved?: boolean } = {},
) {
  const { adminId, at, itemId, version } = discoverRevisions;
  const isOlder = sql`${version} < (SELECT max(version) FROM discover_versions WHERE item_id = ${id})`;
  const newest = sql`(SELECT version FROM discover_versions WHERE item_id = ${id} ORDER BY version DESC LIMIT ${maxRevisions})`;
  const isReplaced = and(
    eq(itemId, id),
    eq(discoverRevisions.autosaved, true),
    sql`${adminId} = ${actor.id} AND ${at} > ${now - autosaveReplacedMs}`,
    isOlder,
  );
  return {
    history: [
      db.insert(discoverRevisions).select(
        sql`SELECT id, version, ${now}, ${actor.id}, ${actor.name}, ${content}, ${autosaved ? 1 : 0} FROM ${discoverItems}
            WHERE id = ${id} AND ${previousChanged}`,
      ),
      db.delete(discoverRevisions).where(and(previousChanged, isReplaced)),
    ],
    after: [db.delete(discoverRevisions).where(and(eq(itemId, id), sql`${version} NOT IN ${newest}`))],
  };
}

/** Who saved an item, when, and which fields that changed; newest first. */
export async function listRevisions(db: Db, id: string): Promise<ListedRevision[]> {
  const rows = await db.all<Parameters<typeof toRevision>[0] & { changed: string | null }>(
    sql`SELECT version, at, admin_name AS adminName, autosaved, iif(before IS NULL, NULL, (
          SELECT json_group_array(now.key) FROM json_each(content) now
          LEFT JOIN json_each(before) old ON old.key = now.key WHERE now.value IS NOT old.value)) AS changed
        FROM (SELECT *, lag(content) OVER (ORDER BY version) AS before FROM ${discoverRevisions} WHERE item_id = ${id})
        ORDER BY version DESC`,
  );
  return rows.map(({ changed, ...row }) => ({
    ...toRevision({ ...row, autosaved: Boolean(row.autosaved) }),
    changed: changed === null ? null : JSON.parse(changed),
  }));
}

/** One revision with its content, or null. */
export async function findRevision(
  db: Db,
  id: string,
  version: number,
): Promise<DiscoverRevisionContent | null> {
  const [row] = await db
    .select()
    .from(discoverRevisions)
    .where(and(eq(discoverRevisions.itemId, id), eq(discoverRevisions.version, version)));
  return row ? { ...toRevision(row), content: row.content as DiscoverRequestBody } : null;
}

function toRevision({
  version,
  at,
  adminName,
  autosaved,
}: Pick<
  typeof discoverRevisions.$inferSelect,
  "version" | "at" | "adminName" | "autosaved"
>): DiscoverRevision {
  return { version, at: isoTime(at), author: adminName, autosaved };
}
