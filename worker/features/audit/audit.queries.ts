import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { auditLog } from "../../db/schema.ts";

/** Who did something, in which request; every write by staff carries it. */
export interface Actor {
  /** Null for what the product does by itself. */
  id: string | null;
  name: string;
  requestId: string;
}

/** What was done: a verb such as `discover.publish`, and the record it was done to. */
export interface AuditedAction {
  /** UUID of the entry. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  actor: Actor;
  action: string;
  subjectType: "admin" | "discover" | "media" | "submission";
  subjectId: string;
  /** Names of fields and states; never what people wrote. */
  detail?: Record<string, unknown>;
}

/**
 * The statement that writes one line of the audit log, for the same `db.batch` as the change itself, right behind it. It writes
 * nothing when the statement before it changed no row, so a refused change leaves no line.
 */
export function auditEntry(db: Db, { id, at, actor, action, subjectType, subjectId, detail }: AuditedAction) {
  return db
    .insert(auditLog)
    .select(
      sql`SELECT NULL, ${id}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${subjectType}, ${subjectId}, ${
        detail ? JSON.stringify(detail) : null
      }, ${actor.requestId} WHERE changes() > 0`,
    );
}
