import { sql } from "drizzle-orm";
import type { DiscoverTranslation, DiscoverVersion } from "#shared/contract/discover.ts";
import type { DiscoverInput } from "#shared/contract/discover-input.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import { indexedBy } from "../../db/source.ts";
import { sha256 } from "../../platform/digest.ts";
import { type ReadableContent, readText } from "./discover.rules.ts";
import { findItem } from "./discover-admin.queries.ts";

const hashBytes = 16;

/** The hash of the texts that people read of an item. */
export function textHashOf(content: ReadableContent & { title: string }): Promise<string> {
  return sha256(readText(content), hashBytes);
}

/**
 * The hash of the original that an item is to translate, or a sentence why it cannot. Only an original has
 * translations, so that all of one text are found by its id.
 */
export async function readOriginal(
  db: Db,
  id: string,
  { translationOf, language }: Pick<DiscoverInput, "language"> & { translationOf: string },
): Promise<{ textHash: string } | { problem: string }> {
  if (translationOf === id) return { problem: "Choose another item than this one" };
  const original = await findItem(db, translationOf);
  if (!original) return { problem: "Choose an item that is not deleted" };
  if (original.translationOf) return { problem: "Choose the original: this item is a translation itself" };
  if (original.language === language) return { problem: "Choose an item in another language" };
  const [translated] = await db.all(
    sql`SELECT 1 FROM ${indexedBy(discoverItems, "discover_translations")} WHERE translation_of = ${id} AND is_active = 1 LIMIT 1`,
  );
  if (translated) return { problem: "Other items are translations of this one" };
  return { textHash: await textHashOf(original) };
}

/**
 * Of each published text that is there in more than one language its versions, the original first, by the slug of each.
 * Reads every translation and its original once.
 */
export async function versionsBySlug(db: Db): Promise<Map<string, DiscoverVersion[]>> {
  const version = (name: string) =>
    sql.raw(`json_object('language', ${name}.language, 'slug', ${name}.slug)`);
  const isShown = (name: string) => sql.raw(`${name}.is_active = 1 AND ${name}.is_published = 1`);
  const rows = await db.all<{ id: string; own: string; original: string | null }>(sql`
    SELECT t.translation_of AS id, ${version("t")} AS own, iif(o.id IS NULL, NULL, ${version("o")}) AS original
    FROM discover_items t INDEXED BY discover_translations
    LEFT JOIN discover_items o INDEXED BY discover_id ON o.id = t.translation_of AND ${isShown("o")}
    WHERE t.translation_of IS NOT NULL AND ${isShown("t")}`);
  const texts = [...Map.groupBy(rows, ({ id }) => id).values()].map((text) =>
    [text[0]?.original, ...text.map(({ own }) => own)].flatMap((one) => (one ? JSON.parse(one) : [])),
  ) as DiscoverVersion[][];
  return new Map(
    texts
      .filter(({ length }) => length > 1)
      .flatMap((versions) => versions.map(({ slug }) => [slug, versions])),
  );
}

/** The published versions of an item in other languages, the original first. */
export async function listTranslations(
  db: Db,
  { id, translationOf }: { id: string; translationOf: string | null },
): Promise<DiscoverTranslation[]> {
  const columns = sql`SELECT language, slug, title FROM`;
  const isShown = sql`is_active = 1 AND is_published = 1 AND id <> ${id}`;
  const original = translationOf ?? id;
  return db.all<DiscoverTranslation>(sql`
    ${columns} ${indexedBy(discoverItems, "discover_id")} WHERE id = ${original} AND ${isShown}
    UNION ALL
    ${columns} ${indexedBy(discoverItems, "discover_translations")} WHERE translation_of = ${original} AND ${isShown}`);
}
