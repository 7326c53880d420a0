import { setTimeout } from "node:timers/promises";
import { releases, releaseTag } from "./versions.ts";
import type { Wrangler } from "./wrangler.ts";

export interface Release {
  /** Whether the site serves the new version now. */
  live: boolean;
  faults: string[];
}

/**
 * Deploys, tests the deployment, and rolls back when a test fails. Migrations are applied first
 * and stay: the previous version must work with each of them. `pause` is the milliseconds before
 * a second attempt.
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
    // A new version takes some seconds to reach all locations.
    await setTimeout(pause);
    faults = await test();
  }
  if (faults.length === 0) return { live: true, faults };
  if (before) await serveVersion(wrangler, config, before, "The smoke test failed");
  return { live: before === null, faults };
}

/**
 * Rolls back to the version with this id, else to the previous one. Only versions that have
 * served the site count. Returns its id; throws a sentence when there is none.
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
