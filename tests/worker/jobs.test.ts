import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { sweepOrphans } from "#worker/features/media/sweep.ts";
import { runJobs } from "#worker/jobs.ts";
import { addAdmin } from "../support/api.ts";
import { addStaff, contentApp, createArticle } from "../support/content.ts";
import { broken } from "../support/faults.ts";
import { collectLog } from "../support/logged.ts";
import { jpeg } from "../support/pictures.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** In eight days at the full hour, when files uploaded now are older than the sweep's period. */
const later = Math.ceil((Date.now() + 8 * day) / hour) * hour;
const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
const app = contentApp({ bindings: { UPLOAD_RATE: unlimited } });
let widths = 2000;

beforeAll(addStaff);
afterEach(() => vi.restoreAllMocks());

function run(now: number, bindings: Partial<Bindings> = {}): Promise<void> {
  return runJobs({ ...env, ...bindings } as Bindings, createExecutionContext(), now);
}

async function upload(content = jpeg({ width: ++widths })): Promise<string> {
  const body = new FormData();
  body.set("file", new File([content as Uint8Array<ArrayBuffer>], "a.jpg"));
  const response = await app.staff("/api/discover/admin/upload", { method: "POST", body });
  return ((await response.json()) as { url: string }).url;
}

async function exists(url: string): Promise<boolean> {
  return (await env.MEDIA.head(url.replace("/media/", ""))) !== null;
}

/**
 * The hour in which the sweep checks a file without a record: each hour has one of sixteen first
 * digits.
 */
function turnOf(url: string): number {
  const digit = Number.parseInt(url.slice("/media/".length)[0] ?? "", 16);
  return later + ((digit + 16 - (Math.floor(later / hour) % 16)) % 16) * hour;
}

/** Work for every job, with something beside it that must stay. */
async function prepare() {
  const staff = await addAdmin();
  const kept = await addAdmin();
  const draft = await createArticle(app, { isPublished: false });
  const waiting = await createArticle(app, { isPublished: false });
  const [orphan, used] = [await upload(), await upload()];
  const article = await createArticle(app, { mainImageUrl: used });
  const failure =
    "INSERT INTO login_failures (email_hash, failures, locked_until, updated_at) VALUES (?, 9, 0, ?)";
  const mark =
    "INSERT INTO discover_view_marks (item_seq, visitor, seen_at) SELECT seq, ?, ? FROM discover_items WHERE id = ?";
  await env.DB.batch([
    env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE id = ?").bind(later - 1, staff.sessionId),
    env.DB.prepare("UPDATE sessions SET expires_at = ? WHERE id = ?").bind(later + 30 * day, kept.sessionId),
    env.DB.prepare(failure).bind(`old ${staff.id}`, later - 2 * day),
    env.DB.prepare(failure).bind(`new ${staff.id}`, later + 20 * hour),
    env.DB.prepare(mark).bind(`old ${staff.id}`, later - hour, article.id),
    env.DB.prepare(mark).bind(`new ${staff.id}`, later + 20 * hour, article.id),
    env.DB.prepare("UPDATE discover_items SET scheduled_at = ? WHERE id = ?").bind(later - 1, draft.id),
    env.DB.prepare("UPDATE discover_items SET scheduled_at = ? WHERE id = ?").bind(
      later + 2 * day,
      waiting.id,
    ),
    env.DB.prepare("INSERT INTO cache_purges (tags, created_at, attempts) VALUES ('[\"discover\"]', 0, 0)"),
  ]);
  return { staff, kept, draft, waiting, orphan, used };
}

async function expectDone({
  staff,
  kept,
  draft,
  waiting,
  orphan,
  used,
}: Awaited<ReturnType<typeof prepare>>) {
  const left: [string, ...string[]][] = [
    [
      "SELECT 'session' AS what, id AS name FROM sessions WHERE id IN (?, ?)",
      staff.sessionId,
      kept.sessionId,
    ],
    [
      "SELECT 'failure' AS what, email_hash AS name FROM login_failures WHERE email_hash LIKE '% ' || ?",
      staff.id,
    ],
    [
      "SELECT 'mark' AS what, visitor AS name FROM discover_view_marks WHERE visitor LIKE '% ' || ?",
      staff.id,
    ],
    ["SELECT 'purge' AS what, tags AS name FROM cache_purges"],
    [
      "SELECT 'item ' || is_published || ' v' || version AS what, id AS name FROM discover_items WHERE id IN (?, ?)",
      draft.id,
      waiting.id,
    ],
    [
      "SELECT action AS what, subject_id AS name FROM audit_log WHERE subject_id IN (?, ?) AND action <> 'discover.create'",
      draft.id,
      waiting.id,
    ],
  ];
  const responses = await env.DB.batch<{ what: string; name: string }>(
    left.map(([query, ...values]) => env.DB.prepare(query).bind(...values)),
  );
  const results = responses.flatMap((response) => response.results);
  expect(results.map(({ what, name }) => `${what}: ${name}`).sort()).toEqual([
    `discover.publish_scheduled: ${draft.id}`,
    `failure: new ${staff.id}`,
    `item 0 v1: ${waiting.id}`,
    `item 1 v2: ${draft.id}`,
    `mark: new ${staff.id}`,
    `session: ${kept.sessionId}`,
  ]);
  expect([await exists(orphan), await exists(used)]).toEqual([false, true]);
}

it("the jobs do their work once, even in two concurrent runs", async () => {
  const work = await prepare();
  await Promise.all([run(later), run(later)]);
  await run(later);
  await expectDone(work);
});

it("a run that fails at any call leaves nothing half done, and the next runs finish it", {
  timeout: 60_000,
}, async () => {
  vi.spyOn(console, "log").mockImplementation(collectLog);
  const errors = vi.spyOn(console, "error").mockImplementation(collectLog);
  for (const when of ["before", "after"] as const) {
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const faults of [{ DB: { when, nth } }, ...(nth <= 3 ? [{ MEDIA: { when, nth } }] : [])]) {
        const work = await prepare();
        await run(later, broken(faults));
        await run(later);
        await run(turnOf(work.orphan));
        await expectDone(work);
      }
    }
  }
  expect(errors.mock.calls.flat().join()).toContain("job_failed");
});

it("a failing job does not stop the others", async () => {
  vi.spyOn(console, "error").mockImplementation(collectLog);
  const work = await prepare();
  await run(later, broken({ MEDIA: { when: "before" } }));
  const published = "SELECT is_published AS n FROM discover_items WHERE id = ?";
  expect(await env.DB.prepare(published).bind(work.draft.id).first("n")).toBe(1);
  expect(await exists(work.orphan)).toBe(true);
  await run(turnOf(work.orphan));
  await expectDone(work);
});

it("the sweep keeps a file that is uploaded again while it runs", async () => {
  const content = jpeg({ width: ++widths });
  const url = await upload(content);
  const meanwhile = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => meanwhile(target.bind(...values));
        if (name !== "raw" && name !== "all") return Reflect.get(target, name).bind(target);
        return async () => {
          const rows = name === "raw" ? await target.raw() : await target.all();
          await upload(content);
          return rows;
        };
      },
    });
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (text: string) =>
        /^delete from "media"/i.test(text) ? meanwhile(target.prepare(text)) : target.prepare(text);
    },
  });
  await sweepOrphans(openDb(DB), env.MEDIA, later);
  expect((await app(url)).status).toBe(200);
});

it("the sweep keeps files that a text links to or an item names by absolute URL, and the map's archives", async () => {
  const [linked, whole, gone] = [await upload(), await upload(), await upload()];
  await createArticle(app, {
    sections: [{ title: "Plan", paragraph: `See [the plan](${linked}).` }],
    mainImageUrl: `https://charge.example${whole}`,
  });
  await env.MEDIA.put("basemap/india.pmtiles", "an archive");
  await env.MEDIA.put("a-map.pmtiles", "another");
  for (let turn = 0; turn < 16; turn++) await run(later + turn * hour);
  expect(await exists(linked)).toBe(true);
  expect(await exists(whole)).toBe(true);
  expect(await exists(gone)).toBe(false);
  for (const key of ["basemap/india.pmtiles", "a-map.pmtiles"]) expect(await exists(key), key).toBe(true);
});

it("the sweep finds files without a record however many others there are", async () => {
  const used = [];
  for (let count = 0; count < 5; count++) used.push(await upload());
  const lost = Array.from("0123456789abcdef", (digit) => `/media/${digit.repeat(31)}f.jpg`);
  for (const url of lost) await env.MEDIA.put(url.replace("/media/", ""), "no record names this");
  for (const mainImageUrl of used) await createArticle(app, { mainImageUrl });
  const pages = new Proxy(env.MEDIA, {
    get(target, name) {
      if (name !== "list") return Reflect.get(target, name).bind(target);
      return (options: R2ListOptions) => target.list({ ...options, limit: 1 });
    },
  });
  for (let turn = 0; turn < 16; turn++) await sweepOrphans(openDb(env.DB), pages, later + turn * hour);
  for (const url of lost) expect(await exists(url), url).toBe(false);
  for (const url of used) expect(await exists(url), url).toBe(true);
});
