import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { workerOptions } from "./worker-options.ts";

interface LocalServer {
  port: number;
  /** Where the database, the bucket and the cache live, such as `.wrangler/state`. */
  state: string;
  /** Variables and secrets beside those of `wrangler.toml`. */
  vars: Record<string, string>;
}

/**
 * Serves a build in workerd, as `wrangler dev` does but without its development proxy, which takes
 * processor time of its own and loses a connection now and then.
 */
export async function serveBuild(build: string, { port, state, vars }: LocalServer): Promise<void> {
  const options = workerOptions(build);
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      resourcePersistencePath: join(state, "v3"),
      // For `/cdn-cgi/local/scheduled`, which runs the cron.
      unsafeTriggerHandlers: true,
      // Otherwise it asks Cloudflare where this machine is.
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      handleStructuredLogs: ({ level, message }) => {
        if (level === "warn" || level === "error") console.error(message);
      },
      workers: [{ ...options, name: "site", bindings: { ...options.bindings, ...vars } }],
    }),
  );
  await server.ready;
}
