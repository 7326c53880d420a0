import { getPlatformProxy } from "wrangler";
import { loadSampleContent } from "../sample/load.ts";
import { ensureLocalAdmin } from "./admin.ts";
import { run } from "./run.ts";
import type { LocalSecrets } from "./secrets.ts";

/** Brings the local database in `state` up to date, makes the local admin and, when it is new, loads the sample content. */
export async function prepareDatabase(state: string, secrets: LocalSecrets): Promise<void> {
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  const { env, dispose } = await getPlatformProxy<Cloudflare.Env>({
    persist: { path: `${state}/v3` },
    envFiles: [],
  });
  try {
    await ensureLocalAdmin(env.DB, {
      name: "Local Admin",
      email: secrets.adminEmail,
      password: secrets.adminPassword,
      isNew: secrets.passwordIsNew,
    });
    await loadSampleContent(env);
  } finally {
    await dispose();
  }
}
