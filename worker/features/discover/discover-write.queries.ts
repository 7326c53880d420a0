import { sql } from "drizzle-orm";
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

/** Adds an item, under the first free slug made of its title when the input names none. */
export async function createItem(
  db: Db,
  { id, input }: { id: string; input: DiscoverInput },
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { actor, now } = context;
  const { slug, isPublished } = input;
  const row = {
    ...contentColumns(input),
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
  { input, autosaved }: { input: DiscoverInput; autosaved?: boolean },
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { isPublished, slug } = input;
  const columns = {
    ...contentColumns(input),
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

function contentColumns({ slug: _, isPublished: __, ...input }: DiscoverInput) {
  const sections = withSectionIds(input.sections);
  return {
    ...input,
    description: input.description ?? "",
    sections,
    readingTime: readingMinutes({ ...input, sections }),
  };
}
