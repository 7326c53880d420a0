import { openLocal } from "../operate/backup/bindings.ts";
import { loadSampleContent } from "../sample/load.ts";
import { ensureLocalAdmin } from "./admin.ts";
import type { LocalSecrets } from "./secrets.ts";

/**
 * Migrates the local database in `state`, creates the local admin and loads the sample content
 * into a new database.
 */
export async function prepareDatabase(state: string, secrets: LocalSecrets): Promise<void> {
  const { db, bucket, close } = await openLocal(state);
  try {
    await ensureLocalAdmin(db, {
      name: "Local Admin",
      email: secrets.adminEmail,
      password: secrets.adminPassword,
      isNew: secrets.passwordIsNew,
    });
    await loadSampleContent({ DB: db, MEDIA: bucket });
  } finally {
    await close();
  }
}
