import { openLocal } from "../operate/backup/place.ts";
import { loadSampleContent } from "../sample/load.ts";
import { ensureLocalAdmin } from "./admin.ts";
import type { LocalSecrets } from "./secrets.ts";

/** Brings the local database in `state` up to date, makes the local admin and, when it is new, loads the sample content. */
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
