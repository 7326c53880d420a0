import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { RecordTable } from "./record-table.queries.ts";
import { freeSlug } from "./slugs.rules.ts";

const maxAttempts = 4;

/** The slugs of one kind of record, and those that its records had earlier. */
export interface SlugTables {
  records: RecordTable;
  slugs: SQLiteTable & { slug: AnySQLiteColumn<{ data: string; notNull: true }> };
  /** The column of `slugs` with the record's id. */
  slugOwner: AnySQLiteColumn<{ data: string; notNull: true }>;
  /** The condition that visitors may know a record's current slug. */
  wasPublic: SQL;
  /** Slugs that no record may have, because other pages use them. */
  reserved?: ReadonlySet<string>;
}

/**
 * Runs `write` with the wanted slug, or else with free ones from `base` on until none collides.
 * Returns false when the wanted slug is taken. Others may take a slug between the look-up and the
 * write, so the last attempt appends the id.
 */
export async function insertWithFreeSlug(
  db: Db,
  tables: SlugTables,
  { wanted, base, id }: { wanted: string | null; base: string; id: string },
  write: (slug: string) => Promise<unknown>,
): Promise<boolean> {
  if (wanted !== null && tables.reserved?.has(wanted)) return false;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === maxAttempts;
    const slug =
      wanted ?? (isLast ? `${base}-${id.slice(-8)}` : freeSlug(base, await takenSlugs(db, tables, [base])));
    try {
      await write(slug);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error) || (isLast && wanted === null)) throw error;
      if (wanted !== null) return false;
    }
  }
}

/**
 * The slugs that begin with one of these, of live records and old ones that redirect, and all that
 * are reserved.
 */
export async function takenSlugs(
  db: Db,
  { records, slugs, reserved }: SlugTables,
  bases: readonly string[],
): Promise<Set<string>> {
  const list = sql`json_each(${JSON.stringify(bases)}) base`;
  // "." is the character after "-", so the range holds the base itself and every base-something.
  const begins = (slug: AnySQLiteColumn) => sql`${slug} >= base.value AND ${slug} < base.value || '.'`;
  const rows = await db.all<{ slug: string }>(
    sql`SELECT ${records.slug} FROM ${list} CROSS JOIN ${records} ON ${begins(records.slug)} AND ${records.isActive} = 1
      UNION ALL SELECT ${slugs.slug} FROM ${list} CROSS JOIN ${slugs} ON ${begins(slugs.slug)}`,
  );
  return new Set([...rows.map(({ slug }) => slug), ...(reserved ?? [])]);
}

/**
 * Statements before a record's slug changes to `to`: its current slug becomes a redirect when the
 * record has been public, and a redirect from `to` is removed. They do nothing unless `guard`, the
 * condition of the change itself, holds.
 */
export function moveSlug(
  db: Db,
  { records, slugs, slugOwner, wasPublic }: SlugTables,
  { guard, to, now }: { guard: SQL | undefined; to: string; now: number },
) {
  const owner = sql.identifier(slugOwner.name);
  return [
    db.insert(slugs).select(
      sql`SELECT slug, id, ${now} FROM ${records} WHERE ${guard} AND slug <> ${to} AND ${wasPublic}
            ON CONFLICT (slug) DO UPDATE SET ${owner} = excluded.${owner}`,
    ),
    db.delete(slugs).where(and(eq(slugs.slug, to), sql`EXISTS (SELECT 1 FROM ${records} WHERE ${guard})`)),
  ];
}
