import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type {
  DiscoverRequestBody,
  DiscoverRevision,
  DiscoverRevisionContent,
} from "#shared/contract/discover.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems, discoverVersions } from "../../db/schema.ts";
import type { WriteContext } from "./discover-write.queries.ts";

/** How many saves of an item are kept. */
const keptVersions = 50;
/** Milliseconds in which what the editor saved by itself gives way to the next save of the same person. */
const autosaveStands = 600_000;

/** An item's content in the contract's names, made where the item lies, so that a version is exactly what was stored. */
const content = sql.raw(`json_object(
  'title', title, 'slug', slug, 'description', description, 'contentType', content_type,
  'isPublished', json(iif(is_published, 'true', 'false')),
  'mainImageUrl', main_image_url, 'mainImageAlt', main_image_alt, 'mainVideoUrl', main_video_url,
  'features', json(features), 'sections', json(sections), 'importantNote', important_note,
  'keyHighlights', json(key_highlights), 'faqs', json(faqs), 'tags', json(tags),
  'metaTitle', meta_title, 'metaDescription', meta_description)`);

/** Keeps what an item held before its first change, for items that were there before versions were. Stands before the change. */
export function keepFirstVersion(db: Db, mayWrite: SQL | undefined) {
  return db.insert(discoverVersions).select(
    sql`SELECT id, version, updated_at, author_id, author_name, ${content}, 0 FROM ${discoverItems}
        WHERE ${mayWrite} AND NOT EXISTS (SELECT 1 FROM ${discoverVersions} WHERE item_id = ${discoverItems.id})`,
  );
}

/** Keeps what a save left, and drops what is too old. Stands right behind the save's audit entry, and does nothing when that wrote nothing. */
export function keepVersion(db: Db, id: string, { actor, now, autosaved = false }: WriteContext) {
  const older = sql`${discoverVersions.version} < (SELECT max(version) FROM discover_versions WHERE item_id = ${id})`;
  const newest = sql`(SELECT version FROM discover_versions WHERE item_id = ${id} ORDER BY version DESC LIMIT ${keptVersions})`;
  return [
    db.insert(discoverVersions).select(
      sql`SELECT id, version, ${now}, ${actor.id}, ${actor.name}, ${content}, ${autosaved ? 1 : 0} FROM ${discoverItems}
          WHERE id = ${id} AND changes() > 0`,
    ),
    db
      .delete(discoverVersions)
      .where(
        and(
          sql`changes() > 0`,
          eq(discoverVersions.itemId, id),
          eq(discoverVersions.autosaved, true),
          sql`${discoverVersions.adminId} = ${actor.id} AND ${discoverVersions.at} > ${now - autosaveStands}`,
          older,
        ),
      ),
    db
      .delete(discoverVersions)
      .where(and(eq(discoverVersions.itemId, id), sql`${discoverVersions.version} NOT IN ${newest}`)),
  ] as const;
}

/** Who saved an item and when, the newest first. */
export async function listVersions(db: Db, id: string): Promise<DiscoverRevision[]> {
  const rows = await db
    .select({
      version: discoverVersions.version,
      at: discoverVersions.at,
      adminName: discoverVersions.adminName,
      autosaved: discoverVersions.autosaved,
    })
    .from(discoverVersions)
    .where(eq(discoverVersions.itemId, id))
    .orderBy(desc(discoverVersions.version));
  return rows.map(toVersion);
}

/** What one save left, or null. */
export async function findVersion(
  db: Db,
  id: string,
  version: number,
): Promise<DiscoverRevisionContent | null> {
  const [row] = await db
    .select()
    .from(discoverVersions)
    .where(and(eq(discoverVersions.itemId, id), eq(discoverVersions.version, version)));
  return row ? { ...toVersion(row), content: row.content as DiscoverRequestBody } : null;
}

function toVersion(row: {
  version: number;
  at: number;
  adminName: string | null;
  autosaved: boolean;
}): DiscoverRevision {
  const { version, at, adminName, autosaved } = row;
  return { version, at: new Date(at).toISOString(), author: adminName, autosaved };
}
