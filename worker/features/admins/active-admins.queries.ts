import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { ActiveAdmins } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins } from "../../db/schema.ts";

type ActiveAdmin = ActiveAdmins["colleagues"][number];

const columns = { id: admins.id, name: admins.name };
const namesakeEmail = sql<
  string | null
>`CASE WHEN count(*) OVER (PARTITION BY lower(${admins.name})) > 1 THEN ${admins.email} END`;
/** More would not fit into a menu. */
const maxListed = 500;

/** Submissions are for owners and agents. */
const isAssignable = and(eq(admins.status, "active"), ne(admins.role, "editor"));

/** The admins that work can be assigned to, by name. */
export function listActiveAdmins(db: Db): Promise<ActiveAdmin[]> {
  return db
    .select({ ...columns, email: namesakeEmail })
    .from(admins)
    .where(isAssignable)
    .orderBy(asc(admins.name))
    .limit(maxListed);
}

/** The active admin with this id, with the address that mail goes to, or null. */
export async function findActiveAdmin(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; email: string } | null> {
  const [row] = await db
    .select({ ...columns, email: admins.email })
    .from(admins)
    .where(and(eq(admins.id, id), isAssignable))
    .limit(1);
  return row ?? null;
}
