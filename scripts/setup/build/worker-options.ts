import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { V4WorkerOptionsShape } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

/** Miniflare's options of a build's Worker, as `wrangler dev` makes them from its `wrangler.json`. */
export function workerOptions(build: string) {
  const server = join(build, "server");
  const config = unstable_readConfig({ config: join(server, "wrangler.json") });
  // Otherwise the variables of `.dev.vars` beside the source's configuration would be in it.
  const configured = unstable_getMiniflareWorkerOptions({ ...config, userConfigPath: config.configPath });
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const inOrder = ["index.js", ...files.filter((file) => file !== "index.js")];
  return {
    ...(configured.workerOptions as V4WorkerOptionsShape),
    modulesRules: undefined,
    modulesRoot: server,
    modules: inOrder.map((file) => ({ type: "ESModule" as const, path: join(server, file) })),
  };
}

/** The same for measurements, without rate limits. */
export function measuredOptions(build: string) {
  const { bindings, ratelimits = {}, ...options } = workerOptions(build);
  const often = { limit: 1_000_000, period: 60 as const };
  return {
    ...options,
    bindings: {
      ...bindings,
      AUTH_SECRET: "a-secret-for-the-bench-only-32-bytes",
      ADMIN_REGISTRATION: "closed",
      ADMIN_SECOND_FACTOR: "optional",
    },
    ratelimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, limit]) => [name, { ...limit, simple: often }]),
    ),
  };
}
