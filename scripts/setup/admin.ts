import { v7 as uuidv7 } from "uuid";
import { hashPassword } from "../../worker/features/admins/passwords.ts";

interface LocalAdmin {
  name: string;
  email: string;
  password: string;
  /** The password is new: an existing account gets it. */
  isNew: boolean;
}

/**
 * Creates the local admin, or sets its new password; otherwise an existing account is not
 * changed.
 */
export async function ensureLocalAdmin(
  db: D1Database,
  { name, email, password, isNew }: LocalAdmin,
): Promise<void> {
  const existing = await db.prepare("SELECT id FROM admins WHERE email = ?").bind(email).first();
  if (existing && !isNew) return;
  const now = Date.now();
  await db
    .prepare(
      `INSERT INTO admins (id, name, email, password_hash, status, created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, 'active', ?5, ?5)
       ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, status = 'active', updated_at = excluded.updated_at`,
    )
    .bind(uuidv7({ msecs: now }), name, email, await hashPassword(password), now)
    .run();
}
