import { and, eq, lte, ne } from "drizzle-orm";
import type { Presence } from "#shared/contract/submissions.ts";
import { minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionPresence } from "../../db/schema.ts";

interface Present {
  submissionId: string;
  admin: { id: string; name: string };
  editing: boolean;
  now: number;
}

/** Notes that an admin has a submission open. Returns who else had it open in the last minute. */
export async function notePresence(
  db: Db,
  { submissionId, admin, editing, now }: Present,
): Promise<Presence["others"]> {
  const { adminName: name, editing: isEditing, seenAt, adminId } = submissionPresence;
  const [, , others] = await db.batch([
    db
      .insert(submissionPresence)
      .values({ submissionId, adminId: admin.id, adminName: admin.name, editing, seenAt: now })
      .onConflictDoUpdate({
        target: [submissionPresence.submissionId, adminId],
        set: { editing, seenAt: now, adminName: admin.name },
      }),
    db.delete(submissionPresence).where(lte(seenAt, now - minuteMs)),
    db
      .select({ name, editing: isEditing })
      .from(submissionPresence)
      .where(and(eq(submissionPresence.submissionId, submissionId), ne(adminId, admin.id)))
      .orderBy(name),
  ]);
  return others;
}
