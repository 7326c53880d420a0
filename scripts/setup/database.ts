import { openLocal } from "../operate/backup/bindings.ts";
import { loadSampleContent } from "../sample/load.ts";
import { ensureLocalAdmin } from "./admin.ts";
import type { LocalSecrets } from "./secrets.ts";

/**
 * Migrates the local database in `state`, creates the local admin and loads the sample content
 * into a new database.
 */
export async function prepareDatabase(state: string, secrets: LocalSecrets): Promise<void> {
  try {
    await prepare(state, secrets);
  } catch (error) {
    // On a very busy machine workerd closes a connection in the middle of a request. What was done
    // is kept, and what was not is done again.
    if (!(error instanceof TypeError && error.message === "fetch failed")) throw error;
    await prepare(state, secrets);
  }
}

async function prepare(state: string, secrets: LocalSecrets): Promise<void> {
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
