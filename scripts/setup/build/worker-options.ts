import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Miniflare's options of a build's Worker, without its database and bucket; nobody is slowed down. */
export function workerOptions(build: string) {
  const server = join(build, "server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const inOrder = ["index.js", ...files.filter((file) => file !== "index.js")];
  const often = (id: string) => ({ namespace_id: id, simple: { limit: 1_000_000, period: 60 as const } });
  return {
    compatibilityDate: "2026-10-12",
    compatibilityFlags: ["nodejs_compat"],
    modulesRoot: server,
    modules: inOrder.map((file) => ({ type: "ESModule" as const, path: join(server, file) })),
    stripCfConnectingIp: false,
    bindings: {
      AUTH_SECRET: "a-secret-for-the-bench-only-32-bytes",
      ADMIN_REGISTRATION: "closed",
      ADMIN_SECOND_FACTOR: "optional",
    },
    ratelimits: {
      LOGIN_RATE: often("1"),
      ENQUIRY_RATE: often("2"),
      UPLOAD_RATE: often("3"),
      OCPI_RATE: often("4"),
    },
  };
}
