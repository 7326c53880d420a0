import { getPlatformProxy } from "wrangler";
import { loadSampleContent } from "../sample/load.ts";
import { run } from "./run.ts";

/** Brings the local database in `state` up to date and, when it is new, loads the sample content. */
export async function prepareDatabase(state: string, secrets: Record<string, string>): Promise<void> {
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  const platform = await getPlatformProxy<Cloudflare.Env>({ persist: { path: `${state}/v3` }, envFiles: [] });
  try {
    await loadSampleContent(platform.env, {
      email: secrets.ADMIN_EMAIL ?? "",
      password: secrets.ADMIN_PASSWORD ?? "",
    });
  } finally {
    await platform.dispose();
  }
}
