// `npm run bench`: requests per second of the built Worker in workerd, beside two floors measured in the same run.
//   npm run bench                    at 1,000 and at 100,000 articles
//   npm run bench -- --sizes 1000    only that size
//   npm run bench -- --seconds 3     seconds per measurement (default 5)
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { Miniflare } from "miniflare";
import { build as bundle } from "vite";
import { build } from "./build.ts";
import { projectRoot, stopWith } from "./setup/install.mjs";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000" },
    seconds: { type: "string", default: "5" },
    "skip-build": { type: "boolean", default: false },
  },
});
const sizes = options.sizes.split(",").map(Number);
const seconds = Number(options.seconds);
if (sizes.some((size) => !Number.isInteger(size) || size < 100) || !(seconds >= 1))
  stopWith("Sizes are 100 or more.");

interface Measure {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

if (!options["skip-build"]) await build();
const scratch = mkdtempSync(join(tmpdir(), "bench-"));
const floorBundle = await bundleFloor();
const verdicts: string[] = [];
const bySize = new Map<number, Record<string, Measure>>();

console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores; ${seconds} s each, 32 connections\n`,
);
try {
  for (const size of sizes) bySize.set(size, await measureAt(size));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
compare();
for (const verdict of verdicts) console.log(verdict);
const missed = verdicts.filter((verdict) => verdict.startsWith("MISSED")).length;
console.log(missed === 0 ? "\nAll targets met." : `\n${missed} of ${verdicts.length} targets missed.`);
process.exit(missed === 0 ? 0 : 1);

async function bundleFloor(): Promise<string> {
  const outDir = join(scratch, "floor");
  await bundle({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(projectRoot, "scripts/bench/floor.ts"),
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: "floor.js" } },
    },
    ssr: { noExternal: true, target: "webworker" },
  });
  return readFileSync(join(outDir, "floor.js"), "utf8");
}

/** Starts both Workers on one database with `size` articles, and measures every kind of request. */
async function measureAt(size: number): Promise<Record<string, Measure>> {
  const shared = {
    compatibilityDate: "2026-10-12",
    compatibilityFlags: ["nodejs_compat"],
    d1Databases: { DB: "bench" },
  };
  const server = join(projectRoot, "dist/server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  const entry = files.filter((file) => file === "index.js");
  const miniflare = new Miniflare({
    d1Persist: join(scratch, `d1-${size}`),
    r2Persist: join(scratch, `r2-${size}`),
    workers: [
      {
        ...shared,
        name: "app",
        modulesRoot: server,
        modules: [...entry, ...files.filter((file) => file !== "index.js")].map((file) => ({
          type: "ESModule" as const,
          path: join(server, file),
        })),
        r2Buckets: { MEDIA: "bench" },
        bindings: { AUTH_SECRET: "a-secret-for-the-bench-only-32-bytes", ADMIN_REGISTRATION: "closed" },
        ratelimits: {},
        assets: {
          directory: join(projectRoot, "dist/client"),
          binding: "ASSETS",
          routerConfig: { has_user_worker: true },
          assetConfig: { html_handling: "drop-trailing-slash" },
        },
      },
      { ...shared, name: "floor", modules: true, script: floorBundle },
    ],
  });
  try {
    const db = (await miniflare.getD1Database("DB", "app")) as unknown as D1Database;
    await migrate(db);
    await fill(db, size);
    const app = await miniflare.unsafeGetDirectURL("app");
    const floor = await miniflare.unsafeGetDirectURL("floor");
    const slug = `article-${Math.floor(size / 2)}`;
    let unique = 0;
    const results: Record<string, Measure> = {};
    const measure = async (name: string, base: URL, request: (n: number) => autocannon.Request) => {
      const result = await load(base, () => request(unique++));
      results[name] = result;
      console.log(
        `${String(size).padStart(7)}  ${name.padEnd(22)} ${result.perSecond.toFixed(0).padStart(6)}/s` +
          `  p50 ${result.p50.toFixed(1).padStart(5)} ms  p99 ${result.p99.toFixed(1).padStart(6)} ms` +
          (result.failed > 0 ? `  ${result.failed} FAILED` : ""),
      );
    };
    await measure("plain Hono text", floor, () => ({ path: "/text" }));
    await measure("Hono + D1, 12 rows", floor, () => ({ path: "/rows" }));
    await measure("static page", app, () => ({ path: "/" }));
    await measure("list, cached", app, () => ({ path: "/api/discover" }));
    await measure("list, uncached", app, (n) => ({
      path: `/api/discover?page=${1 + (n % Math.min(80, size / 12 - 1))}&limit=12&type=${["blog", "news", "faq"][n % 3]}`,
      headers: uncached(n),
    }));
    await measure("search", app, (n) => ({
      path: `/api/discover?search=word${n % 997}`,
      headers: uncached(n),
    }));
    await measure("article, cached", app, () => ({ path: `/api/discover/slug/${slug}` }));
    await measure("article page, cached", app, () => ({ path: `/discover/${slug}` }));
    await measure("submission", app, (n) => ({
      path: "/api/form-submissions",
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "CF-Connecting-IP": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({
        formType: "general_query",
        firstName: "Bench",
        email: "bench@example.com",
        phone: "9800000000",
        formData: { subject: `Enquiry ${n}`, inquiryType: "Other", message: "Sent by the bench." },
      }),
    }));
    return results;
  } finally {
    await miniflare.dispose();
  }
}

/** A header that the local stand-in of the edge cache takes as a request not to be answered from it. */
function uncached(_n: number): Record<string, string> {
  return { "Cache-Control": "no-cache" };
}

async function migrate(db: D1Database): Promise<void> {
  const folder = join(projectRoot, "migrations");
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}

/** Writes `size` published articles of about 3 kB, a tenth of which share a word with others. */
async function fill(db: D1Database, size: number): Promise<void> {
  const step = 5_000;
  for (let from = 0; from < size; from += step) {
    await db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
         INSERT INTO discover_items (id, slug, content_type, is_published, published_at, created_at, updated_at, reading_time,
           author_name, title, description, tags, sections)
         SELECT printf('01890000-0000-7000-8000-%012x', i), 'article-' || i, CASE i % 3 WHEN 0 THEN 'blog' WHEN 1 THEN 'news' ELSE 'faq' END,
           1, 1700000000000 + i * 1000, 1700000000000 + i * 1000, 1700000000000 + i * 1000, 4, 'Asha Raman',
           'Article ' || i || ' about word' || (i % 997), 'How charging works at station ' || i || '.', '["charging","sample"]',
           json_array(json_object('id', 's1', 'title', 'Section ' || (i % 50), 'paragraph', hex(randomblob(1200)), 'imageUrl', NULL, 'videoUrl', NULL))
         FROM n`,
      )
      .bind(from, Math.min(from + step, size))
      .run();
  }
}

async function load(base: URL, request: () => autocannon.Request): Promise<Measure> {
  const run = (duration: number) =>
    autocannon({
      url: base.href,
      connections: 32,
      duration,
      requests: [{ setupRequest: (previous) => ({ ...previous, ...request() }) }],
    });
  await run(1);
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Holds the measured ratios against what is wanted. */
function compare(): void {
  const ratio = (size: number, name: string, of: string, atLeast: number) => {
    const at = bySize.get(size);
    want(
      `${name} at ${size}: of "${of}"`,
      (at?.[name]?.perSecond ?? 0) / (at?.[of]?.perSecond ?? 1),
      atLeast,
    );
  };
  for (const size of sizes) {
    ratio(size, "list, cached", "plain Hono text", 0.8);
    ratio(size, "list, uncached", "Hono + D1, 12 rows", 0.6);
  }
  const small = bySize.get(1000);
  const large = bySize.get(100_000);
  if (!small || !large) return;
  for (const [name, atLeast] of [
    ["list, uncached", 0.9],
    ["search", 0.5],
  ] as const) {
    want(
      `${name} at 100,000: of itself at 1,000`,
      (large[name]?.perSecond ?? 0) / (small[name]?.perSecond ?? 1),
      atLeast,
    );
  }
}

function want(what: string, value: number, atLeast: number): void {
  verdicts.push(
    `${value >= atLeast ? "met   " : "MISSED"}  ${what}  ${value.toFixed(2)} (wanted ${atLeast})`,
  );
}
