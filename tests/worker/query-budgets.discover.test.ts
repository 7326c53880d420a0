import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { indexSounds } from "#worker/db/phonetic.queries.ts";
import { countDiscover, findBySlug, listDiscover } from "#worker/features/discover/discover.queries.ts";
import {
  discoverStats,
  findItem,
  listAdminItems,
  listAuthors,
} from "#worker/features/discover/discover-admin.queries.ts";
import { listTagged, listTags } from "#worker/features/discover/discover-tags.queries.ts";
import { listNewest } from "#worker/features/discover/discover-urls.queries.ts";
import { countView, findSeq } from "#worker/features/discover/discover-views.queries.ts";
import { countRows } from "../support/rows-read.ts";

/**
 * Rows that each read may touch at 10,000 articles, a tenth of them drafts and a ninth in Hindi: the measured values,
 * which may only decrease, because D1 bills rows read. The targets are 30 for a list, 4 for
 * counts, 6 for a slug, 40 for the admin list and 20 for each search result shown.
 */
const budgets = {
  "list, page 1": 27,
  "list, page 1 of a type": 25,
  "list, page 80": 975,
  "list, page 700": 389,
  "list, page 240 of a type": 225,
  "list, page 10,000": 28,
  "list in Hindi, page 1": 28,
  "list in Hindi, page 84, where the others begin": 1030,
  "list in Hindi, page 700": 463,
  "list in Hindi, page 240 of a type": 241,
  "newest in Hindi": 60,
  counts: 3,
  slug: 6,
  "slug that has moved": 2,
  "tag of every article, page 1": 62,
  "tag of every article, page 80": 1010,
  "tags for the sitemap": 12,
  "slug that is unknown": 0,
  "search, one rare word": 36,
  "search, a word in every article": 185,
  "search, two common words": 185,
  "search, nothing found": 2,
  "search, a mistyped word": 236,
  "search, some of the words": 112,
  "a view": 4,
  "staff list, page 1": 26,
  "staff list, page 1 of drafts of a type": 26,
  "staff list by views, page 1": 36,
  "staff list by title, page 1 of drafts": 250,
  "staff list of an author, page 1": 2030,
  "staff authors": 5,
  "staff search": 179,
  "staff stats": 6,
  "staff item": 2,
};

const total = 10_000;
const shown = 12;

beforeAll(async () => {
  const step = 2500;
  for (let from = 0; from < total; from += step) {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
       INSERT INTO discover_items (id, slug, content_type, language, is_published, published_at, created_at, updated_at, reading_time, author_name, title, description, tags, sections)
       SELECT printf('01890000-0000-7000-8000-%012x', i), 'article-' || i, CASE i % 3 WHEN 0 THEN 'blog' WHEN 1 THEN 'news' ELSE 'faq' END,
         CASE i % 9 WHEN 0 THEN 'hi' WHEN 1 THEN 'ta' ELSE 'en' END,
         i % 10 <> 0, 1500000000000 + i * 9000000, 1500000000000 + i * 9000000, 0, 3, iif(i % 5 = 0, 'Meera Iyer', NULL),
         'Article ' || i || ' about word' || (i % 997), 'How charging works at station ' || i, '["charging","sample"]',
         json_array(json_object('id', 's1', 'title', 'Section', 'paragraph', 'A cable and a plug, part ' || (i % 50)))
       FROM n`,
    )
      .bind(from, from + step)
      .run();
  }
  await env.DB.prepare(
    "INSERT INTO discover_slugs (slug, item_id, created_at) VALUES ('old-address', '01890000-0000-7000-8000-000000000001', 0)",
  ).run();
  while (await indexSounds(openDb(env.DB)));
}, 120_000);

it("reads no more rows than its budgets", async () => {
  const page = { page: 1, limit: shown };
  const reads: Record<keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>> = {
    "list, page 1": (db) => listDiscover(db, page),
    "list, page 1 of a type": (db) => listDiscover(db, { ...page, type: "news" }),
    "list, page 80": (db) => listDiscover(db, { ...page, page: 80 }),
    "list, page 700": (db) => listDiscover(db, { ...page, page: 700 }),
    "list, page 240 of a type": (db) => listDiscover(db, { ...page, type: "faq", page: 240 }),
    "list, page 10,000": (db) => listDiscover(db, { page: 10_000, limit: 100 }),
    "list in Hindi, page 1": (db) => listDiscover(db, { ...page, firstLanguage: "hi" }),
    "list in Hindi, page 84, where the others begin": (db) =>
      listDiscover(db, { ...page, firstLanguage: "hi", page: 84 }),
    "list in Hindi, page 700": (db) => listDiscover(db, { ...page, firstLanguage: "hi", page: 700 }),
    "list in Hindi, page 240 of a type": (db) =>
      listDiscover(db, { ...page, firstLanguage: "hi", type: "faq", page: 240 }),
    "newest in Hindi": (db) => listNewest(db, "hi"),
    counts: (db) => countDiscover(db),
    slug: (db) => findBySlug(db, "article-77"),
    "tag of every article, page 1": (db) => listTagged(db, { ...page, tag: "Charging" }),
    "tag of every article, page 80": (db) => listTagged(db, { tag: "charging", limit: shown, page: 80 }),
    "tags for the sitemap": (db) => listTags(db),
    "slug that has moved": (db) => findBySlug(db, "old-address"),
    "slug that is unknown": (db) => findBySlug(db, "nothing"),
    "search, one rare word": (db) => listDiscover(db, { ...page, search: "word123" }),
    "search, a word in every article": (db) => listDiscover(db, { ...page, search: "charging" }),
    "search, two common words": (db) => listDiscover(db, { ...page, search: "article cable" }),
    "search, nothing found": (db) => listDiscover(db, { ...page, search: "zebra" }),
    "search, a mistyped word": (db) => listDiscover(db, { ...page, search: "artcile" }),
    "search, some of the words": (db) => listDiscover(db, { ...page, search: "article zebra" }),
    "a view": async (db) => {
      const seq = (await findSeq(db, "article-77")) ?? 0;
      await countView(db, { seq, visitor: { hash: "v", previousHash: null }, now: 1 });
    },
    "staff list, page 1": (db) => listAdminItems(db, { page: 1, limit: 10 }),
    "staff list, page 1 of drafts of a type": (db) =>
      listAdminItems(db, { page: 1, limit: 10, status: "draft", type: "blog" }),
    "staff list by views, page 1": (db) => listAdminItems(db, { page: 1, limit: 10, sortBy: "views" }),
    "staff list by title, page 1 of drafts": (db) =>
      listAdminItems(db, { page: 1, limit: 10, sortBy: "title", sortOrder: "asc", status: "draft" }),
    "staff list of an author, page 1": (db) =>
      listAdminItems(db, { page: 1, limit: 10, author: "Meera Iyer" }),
    "staff authors": (db) => listAuthors(db),
    "staff search": (db) => listAdminItems(db, { page: 1, limit: 10, search: "charging" }),
    "staff stats": (db) => discoverStats(db),
    "staff item": (db) => findItem(db, "01890000-0000-7000-8000-000000000001"),
  };
  const measured: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads))
    measured[name] = await countRows((db) => read(openDb(db)));
  for (const [name, max] of Object.entries(budgets))
    expect.soft(measured[name], name).toBeLessThanOrEqual(max);
});

it("shows the same items on a deep page as plain SQL with OFFSET", async () => {
  const db = openDb(env.DB);
  for (const [type, page] of [
    [undefined, 700],
    [undefined, 750],
    [undefined, 751],
    ["faq", 240],
    ["faq", 250],
    ["faq", 251],
  ] as const) {
    const { results } = await env.DB.prepare(
      `SELECT id FROM discover_items WHERE is_active = 1 AND is_published = 1 AND content_type = coalesce(?1, content_type)
       ORDER BY published_at DESC, seq DESC LIMIT ?2 OFFSET ?3`,
    )
      .bind(type ?? null, shown, (page - 1) * shown)
      .all<{ id: string }>();
    const list = await listDiscover(db, { page, limit: shown, type });
    expect(list.discovers.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
  }
});

it("shows the items in Hindi and then the others on a deep page as plain SQL does", async () => {
  const db = openDb(env.DB);
  for (const [type, page] of [
    [undefined, 1],
    [undefined, 84],
    [undefined, 700],
    [undefined, 750],
    [undefined, 751],
    ["faq", 28],
    ["faq", 240],
  ] as const) {
    const { results } = await env.DB.prepare(
      `SELECT id FROM discover_items WHERE is_active = 1 AND is_published = 1 AND content_type = coalesce(?1, content_type)
       ORDER BY language = 'hi' DESC, published_at DESC, seq DESC LIMIT ?2 OFFSET ?3`,
    )
      .bind(type ?? null, shown, (page - 1) * shown)
      .all<{ id: string }>();
    const list = await listDiscover(db, { page, limit: shown, type, firstLanguage: "hi" });
    expect(list.discovers.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
  }
});
