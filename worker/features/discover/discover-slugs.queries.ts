import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { discoverItems, discoverSlugs } from "../../db/schema.ts";
import { freeSlug } from "./discover.rules.ts";

const maxAttempts = 4;

/**
 * Runs `write` with the wanted slug, or else with free ones from `base` on until none collides.
 * Returns false when the wanted slug is taken. Others may take a slug between the look-up and the
 * write, so the last attempt appends the id.
 */
export async function insertWithFreeSlug(
  db: Db,
  { wanted, base, id }: { wanted: string | null; base: string; id: string },
  write: (slug: string) => Promise<unknown>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === maxAttempts;
    const slug = wanted ?? (isLast ? `${base}-${id.slice(-8)}` : freeSlug(base, await takenSlugs(db, base)));
    try {
      await write(slug);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error) || (isLast && wanted === null)) throw error;
      if (wanted !== null) return false;
    }
  }
}

/** Slugs that begin with `base`: those of live items, and old ones that still redirect. */
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  // "." is the character after "-", so the range holds the base itself and every base-something.
  const end = `${base}.`;
  const isLive = sql`${discoverItems.isActive} = 1`;
  const [live, old] = await db.batch([
    db
      .select({ slug: discoverItems.slug })
      .from(discoverItems)
      .where(and(gte(discoverItems.slug, base), lt(discoverItems.slug, end), isLive)),
    db
      .select({ slug: discoverSlugs.slug })
      .from(discoverSlugs)
      .where(and(gte(discoverSlugs.slug, base), lt(discoverSlugs.slug, end))),
  ]);
  return new Set([...live, ...old].map(({ slug }) => slug));
}

/**
 * Statements before an item's slug changes to `to`: its current slug becomes a redirect when the
 * item has been public, and a redirect from `to` is removed. They do nothing unless `guard`, the
 * condition of the change itself, holds.
 */
export function moveSlug(db: Db, { guard, to, now }: { guard: SQL | undefined; to: string; now: number }) {
  return [
    db
      .insert(discoverSlugs)
      .select(
        sql`SELECT slug, id, ${now} FROM ${discoverItems}
            WHERE ${guard} AND slug <> ${to} AND published_at IS NOT NULL`,
      )
      .onConflictDoUpdate({ target: discoverSlugs.slug, set: { itemId: sql`excluded.item_id` } }),
    db
      .delete(discoverSlugs)
      .where(and(eq(discoverSlugs.slug, to), sql`EXISTS (SELECT 1 FROM ${discoverItems} WHERE ${guard})`)),
  ];
}
