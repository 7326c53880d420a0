import { and, asc, eq } from "drizzle-orm";
import type { ActiveAdmins } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { admins } from "../../db/schema.ts";

type Colleague = ActiveAdmins["colleagues"][number];

const colleague = { id: admins.id, name: admins.name };
/** No more than a person can choose from. */
const most = 500;

/** The accounts that may be given work, by name. */
export function listColleagues(db: Db): Promise<Colleague[]> {
  return db
    .select(colleague)
    .from(admins)
    .where(eq(admins.status, "active"))
    .orderBy(asc(admins.name))
    .limit(most);
}

/** The active account with this id, or null. */
export async function findColleague(db: Db, id: string): Promise<Colleague | null> {
  const [row] = await db
    .select(colleague)
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.status, "active")))
    .limit(1);
  return row ?? null;
}
