import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build as bundle } from "vite";
import { requireBuild } from "../setup/build/folder.ts";
import { measuredOptions } from "../setup/build/worker-options.ts";
import { projectRoot } from "../setup/install.mjs";
import { migrate } from "../setup/migrations.ts";
import { fill } from "./content.ts";
import { heapOf } from "./heap.ts";
import { film } from "./rows.ts";

/** The built Worker and the floor in one workerd, with one database. */
export interface BenchServer {
  app: URL;
  /**
   * The same behind the router of static files, which is not part of the Worker on Cloudflare.
   */
  site: URL;
  floor: URL;
  /** Seconds of processor time used by workerd so far. */
  processorSeconds(): number;
  /** MiB of memory used by workerd, which also runs the database and the bucket. */
  memory(): number;
  /** MiB that the Worker's isolate holds after collecting garbage. */
  heap(): Promise<number>;
  stop(): Promise<void>;
}

/** Bundles the floor like the Worker; returns the script. */
export async function bundleFloor(scratch: string): Promise<string> {
  const outDir = join(scratch, "floor");
  await bundle({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(projectRoot, "scripts/bench/floor.ts"),
      outDir,
      rollupOptions: { output: { entryFileNames: "floor.js" } },
    },
    ssr: { noExternal: true, target: "webworker" },
  });
  return readFileSync(join(outDir, "floor.js"), "utf8");
}

/**
 * Serves the latest build and the floor with `articles` articles through Miniflare's API, without
 * a development proxy.
 */
export async function startServer({
  scratch,
  floor,
  articles,
}: {
  scratch: string;
  floor: string;
  articles: number;
}): Promise<BenchServer> {
  const { assets, ...options } = measuredOptions(requireBuild());
  const { compatibilityDate, compatibilityFlags, d1Databases } = options;
  const shared = {
    ...{ compatibilityDate, compatibilityFlags, d1Databases },
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(scratch, String(articles)),
      workers: [
        { ...options, ...shared, name: "app" },
        { ...options, ...shared, name: "site", assets },
        { ...shared, name: "floor", modules: true, script: floor },
      ],
      inspectorPort: 0,
      // Logging each request would measure the terminal.
      handleStructuredLogs: () => {},
    }),
  );
  const before = new Set(workerds());
  await miniflare.ready;
  const [process] = workerds().filter((id) => !before.has(id));
  const db = (await miniflare.getD1Database("DB", "app")) as unknown as D1Database;
  await migrate(db);
  await fill(db, articles);
  const bucket = (await miniflare.getR2Bucket("MEDIA", "app")) as unknown as R2Bucket;
  await bucket.put(film.key, new Uint8Array(film.size));
  return {
    app: await miniflare.unsafeGetDirectURL("app"),
    site: await miniflare.unsafeGetDirectURL("site"),
    floor: await miniflare.unsafeGetDirectURL("floor"),
    processorSeconds: () => (process === undefined ? 0 : processorSecondsOf(process)),
    memory: () => (process === undefined ? 0 : memoryOf(process)),
    heap: async () => heapOf(await miniflare.getInspectorURL(), "app"),
    stop: () => miniflare.dispose(),
  };
}

/** The ids of this process's workerd processes; none without /proc. */
function workerds(): string[] {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
    return children.filter((id) => id && readFileSync(`/proc/${id}/comm`, "utf8").startsWith("workerd"));
  } catch {
    return [];
  }
}

function processorSecondsOf(id: string): number {
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryOf(id: string): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
  return Number(kibibytes ?? 0) / 1024;
}
