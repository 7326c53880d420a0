import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type Request, Response } from "miniflare";
import { type OutgoingMail, storeMail } from "../../mail/local-mail.ts";
import { workerOptions } from "./worker-options.ts";

interface LocalServer {
  port: number;
  /** Where the database, the bucket and the cache live, such as `.wrangler/state`. */
  state: string;
  /** Variables and secrets beside those of `wrangler.toml`. */
  vars: Record<string, string>;
}

/** The folder of the mails that a server with this state sends. */
export function mailFolder(state: string): string {
  return join(state, "mail");
}

/**
 * Serves a build in workerd, as `wrangler dev` does but without its development proxy, which takes
 * processor time of its own and loses a connection now and then. Returns its database.
 */
export async function serveBuild(build: string, { port, state, vars }: LocalServer): Promise<D1Database> {
  const { email: _, ...options } = workerOptions(build);
  const toFolder = async (request: Request) => {
    await storeMail(mailFolder(state), (await request.json()) as OutgoingMail);
    return new Response(null, { status: 204 });
  };
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
      workers: [
        {
          ...options,
          name: "site",
          bindings: { ...options.bindings, ...vars },
          serviceBindings: { ...options.serviceBindings, MAIL: { name: "mail", entrypoint: "LocalMail" } },
        },
        {
          name: "mail",
          compatibilityDate: options.compatibilityDate,
          modules: [{ type: "ESModule", path: join(import.meta.dirname, "../../mail/local-mail.worker.js") }],
          serviceBindings: { FOLDER: toFolder },
        },
      ],
    }),
  );
  await server.ready;
  return server.getD1Database("DB", "site");
}
