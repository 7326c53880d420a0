import { setTimeout } from "node:timers/promises";
import { releases, releaseTag } from "./versions.ts";
import type { Wrangler } from "./wrangler.ts";

export interface Release {
  /** Whether the new version serves the site now. */
  live: boolean;
  faults: string[];
}

/**
 * Deploys, tests what is then served, and puts the version before back when the test finds a fault. Migrations are applied before and
 * stay: each must leave a database that the version before can work with. `pause` is how many milliseconds a second look waits.
 */
export async function release(
  wrangler: Wrangler,
  config: string,
  { message, test, pause = 5_000 }: { message: string; test: () => Promise<string[]>; pause?: number },
): Promise<Release> {
  const before = (await releases(wrangler, config)).at(-1) ?? null;
  await wrangler(["deploy", "-c", config, "--tag", releaseTag, "--message", message]);
  let faults = await test();
  if (faults.length > 0) {
    // A new version takes some seconds to be everywhere.
    await setTimeout(pause);
    faults = await test();
  }
  if (faults.length === 0) return { live: true, faults };
  if (before) await serveVersion(wrangler, config, before, "The smoke test failed");
  return { live: before === null, faults };
}

/**
 * Puts an earlier version back: the one with this id, else the one before the present one. Only what has served the site already is taken.
 * Returns its id; throws a sentence when there is none.
 */
export async function rollBack(
  wrangler: Wrangler,
  config: string,
  wanted: string | null,
  message: string,
): Promise<string> {
  const line = await releases(wrangler, config);
  const version = wanted ?? line.at(-2);
  if (!version) throw new Error("There is no earlier version of the site to go back to.");
  if (!line.includes(version))
    throw new Error(`${version} has not served the site. These have: ${line.join(", ") || "none"}.`);
  await serveVersion(wrangler, config, version, message);
  return version;
}

async function serveVersion(
  wrangler: Wrangler,
  config: string,
  version: string,
  message: string,
): Promise<void> {
  await wrangler(["rollback", version, "-c", config, "--message", message, "--yes"]);
}
