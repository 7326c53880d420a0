import { setTimeout } from "node:timers/promises";
import { parseJson, type Wrangler } from "./wrangler.ts";

export interface Release {
  /** Whether the new version serves the site now. */
  live: boolean;
  faults: string[];
}

/** The version that serves all requests now; null when the Worker was never deployed. */
export async function liveVersion(wrangler: Wrangler, config: string): Promise<string | null> {
  const output = await wrangler(["deployments", "status", "--json", "-c", config], { reads: true }).catch(
    () => "",
  );
  const status = parseJson<{ versions?: { version_id: string; percentage: number }[] }>(output);
  return status?.versions?.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null;
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
  const before = await liveVersion(wrangler, config);
  await wrangler(["deploy", "-c", config, "--message", message]);
  let faults = await test();
  if (faults.length > 0) {
    // A new version takes some seconds to be everywhere.
    await setTimeout(pause);
    faults = await test();
  }
  if (faults.length === 0) return { live: true, faults };
  if (before) await rollBack(wrangler, config, before, "The smoke test failed");
  return { live: before === null, faults };
}

/** Puts an earlier version back; without one, the version before the present one. */
export async function rollBack(
  wrangler: Wrangler,
  config: string,
  version: string | null,
  message: string,
): Promise<void> {
  await wrangler(["rollback", ...(version ? [version] : []), "-c", config, "--message", message, "--yes"]);
}
