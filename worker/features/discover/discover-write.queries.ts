import { type SQL, sql } from "drizzle-orm";
import { languageOfText } from "#shared/content-languages.ts";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { DiscoverInput } from "#shared/contract/discover-input.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { slugTaken, type WriteTarget } from "../records/record-table.queries.ts";
import { insertRecord, saveRecord } from "../records/records.queries.ts";
import { readingMinutes, slugBase, withSectionIds } from "./discover.rules.ts";
import { findItem } from "./discover-admin.queries.ts";
import { discoverRecords } from "./discover-records.queries.ts";
import { textHashOf } from "./discover-translations.queries.ts";

/** What is written: the content, and the hash of the original that it names. */
interface ItemWrite {
  input: DiscoverInput;
  /** Null for an item that names none. */
  originalHash: string | null;
}

/** Adds an item, under the first free slug made of its title when the input names none. */
export async function createItem(
  db: Db,
  { id, input, originalHash }: { id: string } & ItemWrite,
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { actor, now } = context;
  const { slug, isPublished } = input;
  const row = {
    ...(await contentColumns(input)),
    language: input.language ?? languageOfText(input.title),
    translationOf: input.translationOf ?? null,
    sourceHash: originalHash && (input.sourceHash ?? originalHash),
    id,
    isPublished,
    publishedAt: isPublished ? now : null,
    createdAt: now,
    updatedAt: now,
    authorId: actor.id,
    authorName: actor.name,
  };
  const audit = { action: "discover.create", detail: { isPublished } } as const;
  const write = { row, slug, slugBase: slugBase(input.title, id), audit };
  const inserted = await insertRecord(db, discoverRecords, write, context);
  return inserted ? findItem(db, id) : slugTaken;
}

/** Replaces an item's content; a public slug keeps redirecting. Null: nothing was changed. */
export async function updateItem(
  db: Db,
  target: WriteTarget,
  { input, originalHash, autosaved }: ItemWrite & { autosaved?: boolean },
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { isPublished, slug } = input;
  const columns = {
    ...(await contentColumns(input)),
    ...translationColumns(input, originalHash),
    isPublished,
    publishedAt: isPublished ? firstPublishedAt(context.now) : sql`${discoverItems.publishedAt}`,
    scheduledAt: isPublished ? null : sql`${discoverItems.scheduledAt}`,
  };
  const audit = { action: "discover.update", detail: { isPublished } } as const;
  const saved = await saveRecord(db, discoverRecords, target, { columns, slug, audit, autosaved }, context);
  if (saved === slugTaken) return slugTaken;
  return saved ? findItem(db, target.id) : null;
}

/** The time of the first publication, which never changes. */
export function firstPublishedAt(now: number) {
  return sql`coalesce(${discoverItems.publishedAt}, ${now})`;
}

/** What is left out stays as it is. */
function translationColumns(
  { language, translationOf, sourceHash }: DiscoverInput,
  originalHash: string | null,
): { language?: string; translationOf?: string | null; sourceHash?: string | SQL | null } {
  if (translationOf === undefined) return { language, ...(sourceHash && { sourceHash }) };
  const { translationOf: stored, sourceHash: storedHash } = discoverItems;
  const unchanged = sql`CASE WHEN ${stored} = ${translationOf} THEN ${storedHash} ELSE ${originalHash} END`;
  return { language, translationOf, sourceHash: translationOf && (sourceHash ?? unchanged) };
}

async function contentColumns(input: DiscoverInput) {
  const { slug, isPublished, language, translationOf, sourceHash, ...content } = input;
  const sections = withSectionIds(content.sections);
  const readable = { ...content, sections };
  return {
    ...readable,
    description: content.description ?? "",
    readingTime: readingMinutes(readable),
    textHash: await textHashOf(readable),
  };
}
